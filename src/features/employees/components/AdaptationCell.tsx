import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { todayStored } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import { ShareBar } from '@src/components/data/ShareBar';
import { adaptationOn } from '../lib/adaptation';

interface AdaptationCellProps {
  person: { dateJobStart: string | null; dateAdaptEnd: string | null };
}

/** «День 12 из 90» with a progress bar. */
export function AdaptationCell({ person }: AdaptationCellProps) {
  const { t } = useTranslation('employees');
  const adaptation = adaptationOn(person, todayStored());
  if (adaptation.kind === 'none') {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        —
      </Typography>
    );
  }
  if (adaptation.kind !== 'day') {
    return (
      <Typography component="span" variant="body2" color="textSecondary">
        {adaptation.kind === 'over'
          ? t('employees:adaptation.over')
          : t('employees:adaptation.before', { count: adaptation.days })}
      </Typography>
    );
  }
  const { day, total } = adaptation;
  const label = t('employees:adaptation.day', { day, total });
  return (
    <Box sx={{ width: '100%', maxWidth: 130 }}>
      <Typography component="span" variant="body2" noWrap sx={{ display: 'block' }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', mt: 0.5 }}>
        <ShareBar done={day} of={total} />
      </Box>
    </Box>
  );
}
