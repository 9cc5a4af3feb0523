import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StatisticRow } from '../api';
import { totalOf } from '../lib/figures';
import { useStatisticText } from '../statistic-tab';

interface SignedBarProps {
  statistic: StatisticRow;
  label: string;
}

/** Signed, waiting and overdue as one bar, with the words above it. */
export function SignedBar({ statistic, label }: SignedBarProps) {
  const { t } = useStatisticText();
  const total = totalOf(statistic);
  const share = (count: number) => (total ? `${(count / total) * 100}%` : '0%');
  return (
    <>
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="span" variant="body2">
          {label}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {statistic.performance === null
            ? t('statistics:tile.none')
            : t('statistics:tile.percent', { value: statistic.performance })}
        </Typography>
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={(theme) => ({
          display: 'flex',
          height: 6,
          mt: 0.75,
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: theme.tokens.status.grey.soft,
          '& > span': { transition: 'width 180ms' },
        })}
      >
        <Box component="span" sx={{ width: share(statistic.signed), bgcolor: 'primary.main' }} />
        <Box component="span" sx={{ width: share(statistic.overdue), bgcolor: 'error.main' }} />
      </Box>
    </>
  );
}
