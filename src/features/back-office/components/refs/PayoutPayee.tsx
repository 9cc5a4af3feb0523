import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@src/lib/money';
import type { RefPayout } from '../../api';
import { payeeLines } from '../../lib/ref-payout';

/** The amount and the payee. */
export function PayoutPayee({ payout: { amount, payee } }: { payout: RefPayout }) {
  const { t, i18n } = useTranslation('office');
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography
        sx={{ fontWeight: 600 }}
      >{`${formatMoney(amount, i18n.language)}, ${payee.name}`}</Typography>
      {payeeLines(payee, t).map((line) => (
        <Typography key={line} variant="body2" color="textSecondary">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
