import { SearchField } from '@src/components/data/SearchField';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { FilterFold } from '@src/components/filters/FilterFold';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmployeeNarrowed } from '../lib/employee-filters';
import type { EmployeeFilterFieldsProps } from './EmployeeFilterFields';

/** On a phone the filters are collapsed; autocomplete fields are as large as the table, so they are lazy-loaded. */
const EmployeeFilterFields = lazyPart(
  async () => (await import('./EmployeeFilterFields')).EmployeeFilterFields,
);

/** The filters of the table of employees. */
export function EmployeeFilterBar(props: EmployeeFilterFieldsProps) {
  const { t } = useTranslation('employees');
  const { state, setState } = props;
  return (
    <>
      <SearchField
        label={t('employees:list.search')}
        value={state.search}
        onChange={(search) => setState({ search })}
        maxWidth={230}
      />
      <FilterFold isActive={isEmployeeNarrowed(state)}>
        <Suspense>
          <EmployeeFilterFields {...props} />
        </Suspense>
      </FilterFold>
    </>
  );
}
