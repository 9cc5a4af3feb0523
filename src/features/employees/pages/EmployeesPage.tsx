import Button from '@mui/material/Button';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { PageHeader } from '@src/components/layout/PageHeader';
import { readUrlState } from '@src/lib/url-state';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAdminEmployees, selectMayImport } from '@src/store/selectors/rights';
import type { AppDispatch, RootState } from '@src/store/reducer';
import { useIsEdit } from '@src/store/useEditMode';
import { FileSpreadsheet, UserPlus } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { colleaguesPage, employeesPage } from '../first-api';
import { ProfileRequests } from '../components/ProfileRequests';
import { UninvitedPeople } from '../components/UninvitedPeople';
import { colleaguesFilter, directoryCodecs, firstColleagues } from '../lib/directory';
import { employeeCodecs, employeeVariables } from '../lib/employee-filters';
import { firstPage } from '../lib/useEmployeePages';

const loadTable = () => import(/* webpackChunkName: "employees-table" */ '../components/EmployeesTable');
const loadDirectory = () => import('../components/Directory');
const EmployeesTable = lazyPart(async () => (await loadTable()).EmployeesTable);
const Directory = lazyPart(async () => (await loadDirectory()).Directory);

/** Prefetches the first page of people before the page is opened. The result is kept for a minute. */
export function askForEmployees(dispatch: AppDispatch, state: RootState): void {
  const address = new URLSearchParams();
  const once = { subscribe: false };
  if (selectIsAdminEmployees(state)) {
    loadTable().catch(() => undefined);
    const filter = employeeVariables(readUrlState(employeeCodecs, address));
    void dispatch(employeesPage.initiate(firstPage(filter), once));
  } else {
    loadDirectory().catch(() => undefined);
    const filter = colleaguesFilter(readUrlState(directoryCodecs, address));
    void dispatch(colleaguesPage.initiate(firstColleagues(filter), once));
  }
}

/** /employees: a table for users who manage people, a directory of colleagues for the others. */
export function EmployeesPage() {
  const { t } = useTranslation('employees');
  const { search } = useLocation();
  const isAdminView = useAppSelector(selectIsAdminEmployees);
  const isEdit = useIsEdit();
  const mayImport = useAppSelector(selectMayImport);
  return (
    <>
      <PageHeader
        title={t('employees:title')}
        purpose={t(isAdminView ? 'employees:purpose' : 'employees:purposeUser')}
        action={
          isAdminView ? (
            <>
              {mayImport && isEdit ? (
                <Button component={Link} to="/employees/import" startIcon={<FileSpreadsheet />}>
                  {t('employees:action.import')}
                </Button>
              ) : null}
              {isEdit ? (
                <Button
                  variant="contained"
                  startIcon={<UserPlus />}
                  component={Link}
                  to={{ pathname: '/employees/new', search }}
                >
                  {t('employees:action.add')}
                </Button>
              ) : null}
            </>
          ) : undefined
        }
      />
      {isAdminView ? <ProfileRequests /> : null}
      {isAdminView && isEdit ? <UninvitedPeople /> : null}
      <Suspense>{isAdminView ? <EmployeesTable /> : <Directory />}</Suspense>
      <Outlet />
    </>
  );
}
