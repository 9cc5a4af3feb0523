import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SignMethod } from '../api';

/** Says that the signature below is a rehearsal, and what a real one would also ask for. */
export function RehearsalNote({ method }: { method: SignMethod }) {
  const { t } = useTranslation('regulations');
  return (
    <Typography
      variant="body2"
      sx={({ tokens }) => ({
        mb: 1,
        px: 1.25,
        py: 0.75,
        mr: { xs: 4, sm: 0 },
        borderRadius: 1,
        color: tokens.status.blue.text,
        bgcolor: tokens.status.blue.soft,
      })}
    >
      {[t('rehearsal.note'), method === 'checkbox' ? '' : t(`rehearsal.method.${method}`)]
        .filter(Boolean)
        .join(' ')}
    </Typography>
  );
}

interface RehearsalButtonsProps {
  /** Null: the rehearsal lasts as long as the view. */
  stop: (() => void) | null;
  /** Null: the reading has been skipped. */
  skip: (() => void) | null;
}

/** What only a rehearsal offers: to skip the reading, and to leave. */
export function RehearsalButtons({ stop, skip }: RehearsalButtonsProps) {
  const { t } = useTranslation('regulations');
  return (
    <>
      {skip ? (
        <Button color="inherit" onClick={skip}>
          {t('rehearsal.skip')}
        </Button>
      ) : null}
      {stop ? (
        <Button color="inherit" onClick={stop}>
          {t('rehearsal.stop')}
        </Button>
      ) : null}
    </>
  );
}
