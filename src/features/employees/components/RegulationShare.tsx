import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ShareBar } from '@src/components/data/ShareBar';

interface RegulationShareProps {
  statistic: {
    performance: number | null;
    signedIds: readonly number[];
    notSignedIds: readonly number[];
    overdueIds: readonly number[];
  };
}

/** The percentage of assigned regulations that are signed: a bar and a number; «—» when none are assigned. */
export function RegulationShare({ statistic }: RegulationShareProps) {
  const { t } = useTranslation('employees');
  const { performance, signedIds, notSignedIds, overdueIds } = statistic;
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
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', maxWidth: 130 }}>
      <ShareBar
        done={signedIds.length}
        late={overdueIds.length}
        of={signedIds.length + notSignedIds.length}
      />
      <Typography component="span" variant="body2" sx={{ minWidth: 42, textAlign: 'right' }}>
        {t('employees:regulations.percent', { value: performance })}
      </Typography>
    </Box>
  );
}
