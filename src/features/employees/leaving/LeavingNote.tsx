import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatDate } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EmployeeCard } from '../api';

/** Shows where a person's position is edited that they leave or have left. */
export function LeavingNote({ employee }: { employee: EmployeeCard }) {
  const { t, i18n } = useTranslation('leaving');
  const { id, status, isArchive, dateJobEnd } = employee;
  if (isArchive || (status !== 'leaving' && status !== 'dismissed')) return null;
  const date = formatDate(dateJobEnd, 'longDate', i18n.language);
  const planned = date ? t('leaving:dismissal.note', { date }) : t('leaving:dismissal.noteNoDate');
  return (
    <Alert
      severity={status === 'leaving' ? 'warning' : 'info'}
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={`/employees/${id}/additional`} color="inherit" size="small">
          {t('leaving:dismissal.details')}
        </Button>
      }
    >
      {status === 'leaving' ? planned : t('leaving:dismissal.noteDone')}
    </Alert>
  );
}
