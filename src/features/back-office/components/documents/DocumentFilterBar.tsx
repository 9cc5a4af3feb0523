import { useTranslation } from 'react-i18next';
import { SearchField } from '@src/components/data/SearchField';
import { FilterDate } from '@src/components/filters/FilterDate';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { DOCUMENT_STATUSES, DOCUMENT_TYPES, type DocumentFilter } from '../../lib/document-filter';

interface DocumentFilterBarProps {
  filter: DocumentFilter;
  onChange: (patch: Partial<DocumentFilter>) => void;
}

/** Filters by number or client, kind, status and day. */
export function DocumentFilterBar({ filter, onChange }: DocumentFilterBarProps) {
  const { t } = useTranslation(['office', 'payment']);
  return (
    <>
      <SearchField
        label={t('office:documents.search')}
        value={filter.find}
        onChange={(find) => onChange({ find })}
        maxWidth={260}
      />
      <FilterSelect
        label={t('payment:documents.type')}
        value={filter.type}
        onChange={(type) => onChange({ type })}
        width={150}
        choices={[
          { value: '', label: t('office:documents.anyType') },
          ...DOCUMENT_TYPES.map((value) => ({ value, label: t(`payment:documents.${value}`) })),
        ]}
      />
      <FilterSelect
        label={t('office:documents.status')}
        value={filter.state}
        onChange={(state) => onChange({ state })}
        width={170}
        choices={[
          { value: '', label: t('office:documents.anyStatus') },
          ...DOCUMENT_STATUSES.map((value) => ({ value, label: t(`payment:documents.state.${value}`) })),
        ]}
      />
      <FilterDate
        label={t('payment:writeOffs.from')}
        value={filter.dayFrom}
        max={filter.dayTo}
        onChange={(dayFrom) => onChange({ dayFrom })}
      />
      <FilterDate
        label={t('payment:writeOffs.to')}
        value={filter.dayTo}
        min={filter.dayFrom}
        onChange={(dayTo) => onChange({ dayTo })}
      />
    </>
  );
}
