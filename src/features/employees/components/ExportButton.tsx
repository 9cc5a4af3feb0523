import { useUrlState } from '@src/components/routing/useUrlState';
import { DownloadButton } from '@src/store/DownloadButton';
import { useTranslation } from 'react-i18next';
import { employeeCodecs, employeeVariables } from '../lib/employee-filters';

/** What is filtered in the table, all of it, as a spreadsheet. */
export function ExportButton() {
  const { t } = useTranslation('employees');
  const { state } = useUrlState(employeeCodecs);
  const given = Object.entries(employeeVariables(state)).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return (
    <DownloadButton variant="text" path={`/api/employees.xlsx?${new URLSearchParams(given).toString()}`}>
      {t('employees:action.export')}
    </DownloadButton>
  );
}
