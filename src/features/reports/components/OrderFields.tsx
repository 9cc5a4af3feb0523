import { useTranslation } from 'react-i18next';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import type { ShapePanelProps } from './ShapePanel';

const NONE = '';

/** What the rows are grouped by, and sorted by within a group. */
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
        onChange={(groupBy) => onChange({ ...shape, groupBy: groupBy === NONE ? null : groupBy })}
        width={240}
      />
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
