import Button from '@mui/material/Button';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type Refusal, RefusalsDialog } from '@src/components/feedback/RefusalsDialog';
import { useUrlState } from '@src/components/routing/useUrlState';
import { DataTable } from '@src/components/table/DataTable';
import { UserPlus, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatch } from 'react-router-dom';
import { type EmployeeRow, useEmployeesQuery } from '../api';
import {
  employeeCodecs,
  employeeVariables,
  isEmployeeFiltered,
  isEmployeeSort,
} from '../lib/employee-filters';
import { useOpenEmployee } from '../lib/useOpenEmployee';
import { BulkActions } from './BulkActions';
import { EmployeeFilterBar } from './EmployeeFilterBar';
import { useEmployeeColumns } from './useEmployeeColumns';

/** Employees for those who manage them: filters in the address, sorting, many at once. */
export function EmployeesTable() {
  const { t } = useTranslation('employees');
  const { state, setState, reset } = useUrlState(employeeCodecs);
  const columns = useEmployeeColumns();
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const open = useOpenEmployee();
  const openId = Number(useMatch('/employees/:id/*')?.params.id) || null;
  // The rows of the earlier filters stay until the new ones are there.
  const { data, isFetching, error, refetch } = useEmployeesQuery(employeeVariables(state));
  return (
    <>
      <DataTable<EmployeeRow>
        label={t('employees:title')}
        storageKey="employees"
        columns={columns}
        rows={data?.users.items}
        count={data?.users.count ?? 0}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        page={state.page}
        pageSize={state.pageSize}
        onPage={(page) => setState({ page })}
        onPageSize={(pageSize) => setState({ pageSize })}
        sort={{ field: state.sort, direction: state.direction }}
        onSort={(sort) => {
          const field = sort?.field ?? '';
          if (sort && isEmployeeSort(field)) setState({ sort: field, direction: sort.direction });
          else setState({ sort: 'name', direction: 'asc' });
        }}
        onRowOpen={(row) => open(row.id)}
        openId={openId}
        isFiltered={isEmployeeFiltered(state)}
        onResetFilters={reset}
        empty={
          <EmptyState
            icon={UsersRound}
            title={t('employees:empty.title')}
            text={t('employees:empty.text')}
            action={
              <Button variant="contained" startIcon={<UserPlus />} component={Link} to="/employees/new">
                {t('employees:action.add')}
              </Button>
            }
          />
        }
        toolbar={<EmployeeFilterBar isListed={Boolean(data)} state={state} setState={setState} />}
        bulk={({ ids, clear }) => (
          <BulkActions
            people={data?.users.items.filter(({ id }) => ids.includes(id)) ?? []}
            onDone={(refused) => {
              clear();
              setRefusals(refused);
            }}
          />
        )}
      />
      {refusals.length ? <RefusalsDialog refusals={refusals} onClose={() => setRefusals([])} /> : null}
    </>
  );
}
