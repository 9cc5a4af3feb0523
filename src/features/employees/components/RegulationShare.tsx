import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface RegulationShareProps {
  statistic: { performance: number | null; overdueIds: readonly number[] };
}

/** How much of what was assigned is signed: a bar and a number, red when something is late; «—» when nothing is. */
export function RegulationShare({ statistic }: RegulationShareProps) {
  const { t } = useTranslation('employees');
  const { performance, overdueIds } = statistic;
  if (performance === null) {
    return (
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        title={t('employees:regulations.none')}
      >
        —
      </Typography>
    );
  }
  const colour = performance === 100 ? 'success' : overdueIds.length ? 'error' : 'primary';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', maxWidth: 130 }}>
      <LinearProgress variant="determinate" value={performance} color={colour} aria-hidden sx={{ flex: 1 }} />
      <Typography component="span" variant="body2" sx={{ minWidth: 42, textAlign: 'right' }}>
        {t('employees:regulations.percent', { value: performance })}
      </Typography>
    </Box>
  );
}
