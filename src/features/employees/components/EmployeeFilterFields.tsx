import { USER_STATUSES } from '@domain/user-statuses';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { FilterMultiple } from '@src/components/filters/FilterMultiple';
import { FilterSwitch } from '@src/components/filters/FilterSwitch';
import { useTranslation } from 'react-i18next';
import type { EmployeeFilters } from '../lib/employee-filters';
import { useStatusTypes } from '@src/entities/person/useStatusTypes';

export interface EmployeeFilterFieldsProps {
  /** Whether the people are loaded: the filters' options are requested after them, not in parallel. */
  isListed: boolean;
  state: EmployeeFilters;
  setState: (patch: Partial<EmployeeFilters>) => void;
}

/** All filters of the table of employees except the search. */
export function EmployeeFilterFields({ isListed, state, setState }: EmployeeFilterFieldsProps) {
  const { t } = useTranslation(['employees', 'common']);
  const later = { skip: !isListed };
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery(undefined, later);
  const { data: positions = [] } = useAllPositionOptionsQuery(undefined, later);
  const types = useStatusTypes();
  const statusOptions = USER_STATUSES.map((value, index) => ({
    id: index,
    name: types.find((type) => type.value === value)?.name ?? value,
  }));
  return (
    <>
      <FilterMultiple
        label={t('employees:list.subdivisions')}
        placeholder={t('employees:list.anySubdivision')}
        options={subdivisions}
        value={state.subdivisionIds}
        onChange={(subdivisionIds) => setState({ subdivisionIds })}
        width={215}
      />
      {state.subdivisionIds.length ? (
        <FilterSwitch
          label={t('employees:list.withChildren')}
          value={!state.isExact}
          onChange={(withChildren) => setState({ isExact: !withChildren })}
        />
      ) : null}
      <FilterMultiple
        label={t('employees:list.positions')}
        placeholder={t('employees:list.anyPosition')}
        options={positions}
        value={state.positionIds}
        onChange={(positionIds) => setState({ positionIds })}
        width={190}
      />
      <FilterMultiple
        label={t('employees:list.status')}
        placeholder={t(state.isArchive ? 'employees:list.anyStatus' : 'employees:list.whoWorks')}
        options={statusOptions}
        value={state.statuses.map((status) => USER_STATUSES.indexOf(status))}
        onChange={(ids) =>
          setState({ statuses: USER_STATUSES.filter((_status, index) => ids.includes(index)) })
        }
        width={170}
      />
      <FilterSwitch
        label={t('employees:list.documents')}
        value={state.isDocumentExpiring}
        onChange={(isDocumentExpiring) => setState({ isDocumentExpiring })}
      />
      <FilterSwitch
        label={t('common:list.showArchive')}
        value={state.isArchive}
        onChange={(isArchive) => setState({ isArchive })}
      />
    </>
  );
}
