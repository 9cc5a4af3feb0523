import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { todayStored } from '@src/lib/dates';
import { useTranslation } from 'react-i18next';
import { adaptationOn } from '../lib/adaptation';

interface AdaptationCellProps {
  person: { dateJobStart: string | null; dateAdaptEnd: string | null };
}

/** «День 12 из 90» with a bar. */
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
      <Box aria-hidden sx={{ mt: 0.5, height: 4, borderRadius: 0.5, overflow: 'hidden', bgcolor: 'divider' }}>
        <Box
          style={{ width: `${Math.min(100, (day / total) * 100)}%` }}
          sx={{ height: '100%', bgcolor: 'primary.main' }}
        />
      </Box>
    </Box>
  );
}
