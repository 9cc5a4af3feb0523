import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { formatDate } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';

interface AsOfNoteProps {
  /** The day of the numbers, yyyy-MM-dd. */
  day: string;
  placementsSince: string;
  /** Since when the tree of departments is recorded, when departments are selected; null when none are. */
  treeSince: string | null;
  /** Since when held qualifications are recorded, when they are shown; null when they are not. */
  heldSince: string | null;
  onToday: () => void;
}

/** Shows that the numbers are of a past day, and what they are based on. */
export function AsOfNote({ day, placementsSince, treeSince, heldSince, onToday }: AsOfNoteProps) {
  const { t, i18n } = useTranslation('statistics');
  const date = (value: string) => formatDate(value, 'date', i18n.language);
  return (
    <Alert severity="info" sx={{ mb: 2.5 }}>
      <AlertTitle>{t('statistics:asOf.title', { date: date(day) })}</AlertTitle>
      {t('statistics:asOf.text')}{' '}
      {day < placementsSince ? t('statistics:asOf.places', { date: date(placementsSince) }) : null}{' '}
      {treeSince !== null && day < treeSince ? t('statistics:asOf.tree', { date: date(treeSince) }) : null}{' '}
      {heldSince !== null && day < heldSince ? t('statistics:asOf.held', { date: date(heldSince) }) : null}
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        onClick={onToday}
        sx={{ display: 'flex', mt: 1 }}
      >
        {t('statistics:asOf.today')}
      </Button>
    </Alert>
  );
}
