import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RISK_LEVELS } from '@domain/adaptation-risk';
import { StatusChip } from '@src/components/data/StatusChip';
import { useTranslation } from 'react-i18next';
import type { PlanRisk } from '../api';
import { riskColours } from '../lib/plan';
import { useRiskReason } from '../lib/useRiskReason';

/** The level of a plan's risk as a word. */
export function RiskChip({ risk }: { risk: Pick<PlanRisk, 'level'> }) {
  const { t } = useTranslation('adaptation');
  return <StatusChip colour={riskColours[risk.level]} label={t(`adaptation:risk.level.${risk.level}`)} />;
}

/** The level and, when it is not low, its reasons: «Отстаёт: 3 шага просрочено, 5 рабочих дней без действий». */
export function RiskLine({ risk }: { risk: PlanRisk }) {
  const reasonOf = useRiskReason();
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <RiskChip risk={risk} />
      {risk.level === 'low' ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ minWidth: 180, maxWidth: 320 }}>
          {risk.reasons.map(reasonOf).join(', ')}
        </Typography>
      )}
    </Stack>
  );
}

/** All reasons of the risk with the points that each adds, and what the sum means; renders nothing when there are none. */
export function RiskReasons({ risk }: { risk: PlanRisk }) {
  const { t } = useTranslation('adaptation');
  const reasonOf = useRiskReason();
  if (!risk.reasons.length) return null;
  return (
    <Box>
      <Typography variant="h3" component="h3" sx={{ mb: 0.5 }}>
        {t('adaptation:risk.why')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxWidth: 520 }}>
        {risk.reasons.map((reason) => (
          <Stack
            key={reason.kind}
            component="li"
            direction="row"
            spacing={2}
            sx={{ py: 0.5, borderBottom: 1, borderColor: 'divider', justifyContent: 'space-between' }}
          >
            <Typography
              component="span"
              sx={{ '&::first-letter': { textTransform: 'uppercase' }, display: 'block' }}
            >
              {reasonOf(reason)}
            </Typography>
            <Typography component="span" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              {t('adaptation:risk.points', { count: reason.points })}
            </Typography>
          </Stack>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        {t('adaptation:risk.scale', RISK_LEVELS)}
      </Typography>
    </Box>
  );
}
