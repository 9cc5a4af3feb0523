import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import type { ShapePanelProps } from './shape-panel-props';

const NONE = '';
const CHARTS = ['none', 'bars', 'shares'] as const;

/** Selects the grouping, and the sort order within a group. */
export function OrderFields({ source, shape, onChange }: ShapePanelProps) {
  const { t } = useTranslation('reports');
  const columns = source.columns.map(({ name, title }) => ({ name, title }));
  return (
    <>
      <FilterSelect
        label={t('reports:shape.groupBy')}
        value={shape.groupBy ?? NONE}
        choices={[
          { value: NONE, label: t('reports:shape.noGroup') },
          ...columns.map(({ name, title }) => ({
            value: name,
            label: t('reports:shape.groupOf', { column: title }),
          })),
        ]}
        onChange={(groupBy) =>
          onChange({
            ...shape,
            ...(groupBy === NONE
              ? { groupBy: null, chart: null }
              : { groupBy, chart: shape.chart ?? 'bars' }),
          })
        }
        width={240}
      />
      {shape.groupBy === null ? null : (
        <FilterSelect
          label={t('reports:chart.label')}
          value={shape.chart ?? 'none'}
          choices={CHARTS.map((value) => ({ value, label: t(`reports:chart.${value}`) }))}
          onChange={(chart) => onChange({ ...shape, chart: chart === 'none' ? null : chart })}
          width={190}
        />
      )}
      <FilterSelect
        label={t('reports:shape.sortBy')}
        value={shape.sortBy ?? NONE}
        choices={[
          { value: NONE, label: t('reports:shape.noSort') },
          ...columns.map(({ name, title }) => ({
            value: name,
            label: t('reports:shape.sortOf', { column: title }),
          })),
        ]}
        onChange={(sortBy) => onChange({ ...shape, sortBy: sortBy === NONE ? null : sortBy })}
        width={240}
      />
      {shape.sortBy === null ? null : (
        <FilterSwitch
          label={t('reports:shape.isDescending')}
          value={shape.isDescending}
          onChange={(isDescending) => onChange({ ...shape, isDescending })}
        />
      )}
    </>
  );
}
