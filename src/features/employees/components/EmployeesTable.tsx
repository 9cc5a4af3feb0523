import Button from '@mui/material/Button';
import { EmptyState } from '@src/components/feedback/EmptyState';
import type { Rejection } from '@src/components/feedback/RejectionsDialog';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { useUrlState } from '@src/components/routing/useUrlState';
import { VirtualTable } from '@src/components/table/VirtualTable';
import { personName } from '@src/lib/person';
import { ExportButton } from '@src/store/ExportButton';
import { useIsEdit } from '@src/store/useEditMode';
import { UserPlus, UsersRound } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useMatch } from 'react-router-dom';
import type { EmployeeRow } from '../first-api';
import {
  employeeCodecs,
  employeeExportQuery,
  employeeVariables,
  isEmployeeFiltered,
  isEmployeeSort,
  isSearchAmongWorking,
} from '../lib/employee-filters';
import { useEmployeePages } from '../lib/useEmployeePages';
import { useOpenEmployee } from '../lib/useOpenEmployee';
import { EmployeeFilterBar } from './EmployeeFilterBar';
import { useEmployeeColumns } from './useEmployeeColumns';

/** Loaded when people are selected, because its dialogs include forms and calendars. */
const BulkActions = lazyPart(async () => (await import('./BulkActions')).BulkActions);
const RejectionsDialog = lazyPart(
  async () => (await import('@src/components/feedback/RejectionsDialog')).RejectionsDialog,
);

/** Hidden by default, because the status and the percentage of signed documents show the same. */
const hidden = ['hasPassword'];

/** The table of employees for those who manage them: one scrolling list, filters in the address, sorting, bulk actions. */
export function EmployeesTable() {
  const { t } = useTranslation('employees');
  const { state, setState, reset } = useUrlState(employeeCodecs);
  const isEdit = useIsEdit();
  const columns = useEmployeeColumns();
  const [rejections, setRejections] = useState<Rejection[]>([]);
  const open = useOpenEmployee();
  const openId = Number(useMatch('/employees/:id/*')?.params.id) || null;
  const source = useEmployeePages(useMemo(() => employeeVariables(state), [state]));
  return (
    <>
      <VirtualTable<EmployeeRow>
        label={t('employees:title')}
        storageKey="employees"
        columns={columns}
        hidden={hidden}
        source={source}
        rowName={personName}
        sort={{ field: state.sort, direction: state.direction }}
        onSort={({ field, direction }) => {
          if (isEmployeeSort(field)) setState({ sort: field, direction });
        }}
        onRowOpen={(row) => open(row.id)}
        openId={openId}
        isFiltered={isEmployeeFiltered(state)}
        onResetFilters={reset}
        secondaryAction={
          isSearchAmongWorking(state) ? (
            <Button variant="outlined" onClick={() => setState({ statuses: ['dismissed'] })}>
              {t('employees:list.amongDismissed')}
            </Button>
          ) : undefined
        }
        empty={
          <EmptyState
            icon={UsersRound}
            title={t('employees:empty.title')}
            text={t('employees:empty.text')}
            action={
              isEdit ? (
                <Button variant="contained" startIcon={<UserPlus />} component={Link} to="/employees/new">
                  {t('employees:action.add')}
                </Button>
              ) : undefined
            }
          />
        }
        toolbar={
          <EmployeeFilterBar isListed={source.count !== undefined} state={state} setState={setState} />
        }
        toolbarEnd={<ExportButton path={`/api/employees.xlsx?${employeeExportQuery(state)}`} />}
        {...(isEdit
          ? {
              bulk: ({ rows, clear }) => (
                <Suspense>
                  <BulkActions
                    people={rows}
                    onDone={(rejections) => {
                      clear();
                      setRejections(rejections);
                    }}
                  />
                </Suspense>
              ),
            }
          : {})}
      />
      {rejections.length ? (
        <Suspense>
          <RejectionsDialog rejections={rejections} onClose={() => setRejections([])} />
        </Suspense>
      ) : null}
    </>
  );
}
