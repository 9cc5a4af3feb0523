import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ShareBar } from '@src/components/data/ShareBar';
import type { StatisticRow } from '../api';
import { totalOf } from '../lib/figures';
import { useStatisticText } from '../statistic-tab';

interface SignedBarProps {
  statistic: StatisticRow;
  label: string;
}

/** Signed, pending and overdue as one bar, with a label above it. */
export function SignedBar({ statistic, label }: SignedBarProps) {
  const { t } = useStatisticText();
  const total = totalOf(statistic);
  return (
    <>
      <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Typography component="span" variant="body2">
          {label}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
          {statistic.performance === null
            ? t('statistics:tile.none')
            : t('statistics:tile.percent', { value: statistic.performance })}
        </Typography>
      </Box>
      <Box component="span" sx={{ display: 'flex', mt: 0.75 }}>
        <ShareBar done={statistic.signed} late={statistic.overdue} of={total} />
      </Box>
    </>
  );
}
