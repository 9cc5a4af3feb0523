import Button from '@mui/material/Button';
import { PageHeader } from '@src/components/layout/PageHeader';
import { useAppSelector } from '@src/store/hooks';
import { selectIsAdminEmployees, selectMayImport } from '@src/store/selectors/rights';
import { FileSpreadsheet, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Directory } from '../components/Directory';
import { ProfileRequests } from '../components/ProfileRequests';
import { EmployeesTable } from '../components/EmployeesTable';
import { ExportButton } from '../components/ExportButton';

/** /employees: a table to manage people for those who may, a directory of colleagues for the rest. */
export function EmployeesPage() {
  const { t } = useTranslation('employees');
  const { search } = useLocation();
  const isAdminView = useAppSelector(selectIsAdminEmployees);
  const mayImport = useAppSelector(selectMayImport);
  return (
    <>
      <PageHeader
        title={t('employees:title')}
        purpose={t(isAdminView ? 'employees:purpose' : 'employees:purposeUser')}
        action={
          isAdminView ? (
            <>
              <ExportButton />
              {mayImport ? (
                <Button component={Link} to="/employees/import" startIcon={<FileSpreadsheet />}>
                  {t('employees:action.import')}
                </Button>
              ) : null}
              <Button
                variant="contained"
                startIcon={<UserPlus />}
                component={Link}
                to={{ pathname: '/employees/new', search }}
              >
                {t('employees:action.add')}
              </Button>
            </>
          ) : undefined
        }
      />
      {isAdminView ? <ProfileRequests /> : null}
      {isAdminView ? <EmployeesTable /> : <Directory />}
      <Outlet />
    </>
  );
}
