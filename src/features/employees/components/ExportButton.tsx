import { download } from '@src/api/download';
import { BusyButton } from '@src/components/form/BusyButton';
import { useUrlState } from '@src/components/routing/useUrlState';
import { useNotify } from '@src/store/useNotify';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { employeeCodecs, employeeVariables } from '../lib/employee-filters';

/** What is filtered in the table, all of it, as a spreadsheet. */
export function ExportButton() {
  const { t } = useTranslation('employees');
  const notify = useNotify();
  const { state } = useUrlState(employeeCodecs);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const given = Object.entries(employeeVariables(state)).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    );
    const { error } = await download(`/api/employees.xlsx?${new URLSearchParams(given).toString()}`);
    if (error) notify.failure(error);
    setIsBusy(false);
  };
  return (
    <BusyButton isBusy={isBusy} startIcon={<Download />} onClick={() => void save()}>
      {t('employees:action.export')}
    </BusyButton>
  );
}
