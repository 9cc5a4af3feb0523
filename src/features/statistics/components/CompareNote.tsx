import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { formatDate } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import type { PeriodBefore } from '../lib/usePeriodBefore';

interface CompareNoteProps {
  before: PeriodBefore;
  /** The first day with numbers, once it is known. */
  firstDay: string | undefined;
}

/** The period that the numbers are compared with, or why they are not compared. */
export function CompareNote({ before, firstDay = '' }: CompareNoteProps) {
  const { t, i18n } = useTranslation(['statistics', 'common']);
  const { filter, isEarly, error, refetch } = before;
  const date = (value: string) => formatDate(value, 'date', i18n.language);
  if (!filter) {
    return (
      <Alert severity="info" sx={{ mb: 2.5 }}>
        {t('statistics:compare.choosePeriod')}
      </Alert>
    );
  }
  if (error) {
    return (
      <Alert
        severity="warning"
        sx={{ mb: 2.5 }}
        action={
          <Button size="small" color="inherit" onClick={refetch}>
            {t('common:action.retry')}
          </Button>
        }
      >
        {t('statistics:compare.failed')}
      </Alert>
    );
  }
  const words = {
    ...{ from: date(filter.dateFrom), to: date(filter.dateTo), day: date(filter.asOf) },
    firstDay: date(firstDay),
  };
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      {t(isEarly ? 'statistics:compare.early' : 'statistics:compare.with', words)}{' '}
      {!isEarly && filter.dateFrom < firstDay ? t('statistics:compare.partly', words) : null}
    </Alert>
  );
}
