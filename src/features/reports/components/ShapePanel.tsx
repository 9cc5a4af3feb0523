import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { FilterMultiple } from '@src/components/filters/FilterMultiple';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import type { ReportSource } from '../api';
import { PERIODS, shapeOfSource } from '../lib/report-shape';
import { ColumnsField } from './ColumnsField';
import { OrderFields } from './OrderFields';
import type { ShapePanelProps } from './shape-panel-props';
import { TotalsField } from './TotalsField';

/** The settings of a report: source, people, period, columns and their order. */
export function ShapePanel(props: ShapePanelProps & { sources: readonly ReportSource[] }) {
  const { sources, source, shape, onChange } = props;
  const { t } = useTranslation('reports');
  const choose = (name: string) => {
    const next = sources.find((source) => source.name === name);
    if (next) onChange(shapeOfSource(next));
  };
  return (
    <Card
      component="section"
      aria-label={t('reports:shape.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1.5 }}
    >
      <FilterSelect
        label={t('reports:shape.source')}
        value={source.name}
        choices={sources.map(({ name, title }) => ({ value: name, label: title }))}
        onChange={choose}
      />
      <FilterSelect
        label={t('reports:shape.state')}
        value={shape.state}
        choices={source.states.map(({ name, title }) => ({ value: name, label: title }))}
        onChange={(state) => onChange({ ...shape, state })}
        width={180}
      />
      <People {...props} />
      <OrderFields source={source} shape={shape} onChange={onChange} />
      <ColumnsField source={source} shape={shape} onChange={onChange} />
      <TotalsField source={source} shape={shape} onChange={onChange} />
    </Card>
  );
}

const ALL = 'all';

function People({ shape, onChange }: ShapePanelProps) {
  const { t } = useTranslation(['reports', 'statistics']);
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const { data: positions = [] } = useAllPositionOptionsQuery();
  return (
    <>
      <FilterSelect
        label={t('statistics:filter.period')}
        value={shape.periodDays === null ? ALL : String(shape.periodDays)}
        choices={PERIODS.map((days) => ({
          value: days === null ? ALL : String(days),
          label: t(`statistics:filter.periods.${days ?? ALL}`),
        }))}
        onChange={(days) => onChange({ ...shape, periodDays: days === ALL ? null : Number(days) })}
        width={160}
      />
      <FilterMultiple
        label={t('statistics:filter.subdivisions')}
        placeholder={t('statistics:filter.anySubdivision')}
        options={subdivisions}
        value={shape.subdivisionIds}
        onChange={(subdivisionIds) => onChange({ ...shape, subdivisionIds })}
      />
      <FilterMultiple
        label={t('statistics:filter.positions')}
        placeholder={t('statistics:filter.anyPosition')}
        options={positions}
        value={shape.positionIds}
        onChange={(positionIds) => onChange({ ...shape, positionIds })}
      />
      <FilterSwitch
        label={t('statistics:filter.isAdaptation')}
        value={shape.isAdaptation}
        onChange={(isAdaptation) => onChange({ ...shape, isAdaptation })}
      />
    </>
  );
}
