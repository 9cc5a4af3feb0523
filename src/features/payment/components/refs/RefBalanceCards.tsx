import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact } from '@src/components/data/Fact';
import { Section } from '@src/components/layout/Section';
import { formatMoney } from '@src/lib/money';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import type { RefBalance } from '../../api';
import { CardRow } from '../CardRow';
import { PayoutDialog } from './PayoutDialog';

/** The amount available for withdrawal, the pending amount, and the earning rule. */
export function RefBalanceCards({ balance }: { balance: RefBalance }) {
  return (
    <CardRow>
      <Available balance={balance} />
      <Waiting balance={balance} />
      <Rule balance={balance} />
    </CardRow>
  );
}

function Available({ balance }: { balance: RefBalance }) {
  const { t, i18n } = useTranslation('payment');
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const can = useAppSelector(selectCan);
  const { available, minimum, owed } = balance;
  const isEnough = BigInt(available) >= BigInt(minimum);
  return (
    <Section title={t('payment:refs.balance.available')}>
      <Typography sx={{ fontSize: 28, fontWeight: 600, lineHeight: 1.2 }} data-testid="ref-available">
        {formatMoney(available, i18n.language)}
      </Typography>
      {can('payment', 'write') && isEnough ? (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setIsWithdrawing(true)}>
          {t('payment:refs.payout.title')}
        </Button>
      ) : (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t('payment:refs.balance.minimum', { sum: formatMoney(minimum, i18n.language) })}
        </Typography>
      )}
      {owed === '0' ? null : (
        <Typography color="error" sx={{ mt: 0.5 }}>
          {t('payment:refs.balance.owed', { sum: formatMoney(owed, i18n.language) })}
        </Typography>
      )}
      {isWithdrawing ? <PayoutDialog balance={balance} onClose={() => setIsWithdrawing(false)} /> : null}
    </Section>
  );
}

function Waiting({ balance: { onHold, inReview, inPayment, withdrawn } }: { balance: RefBalance }) {
  const { t, i18n } = useTranslation('payment');
  const money = (kopecks: string) => formatMoney(kopecks, i18n.language);
  return (
    <Section title={t('payment:refs.balance.waiting')}>
      <Stack component="dl" direction="row" useFlexGap spacing={2} sx={{ m: 0, flexWrap: 'wrap' }}>
        <Fact label={t('payment:refs.status.onHold')}>{money(onHold)}</Fact>
        <Fact label={t('payment:refs.status.inReview')}>{money(inReview)}</Fact>
        {inPayment === '0' ? null : (
          <Fact label={t('payment:refs.status.inPayment')}>{money(inPayment)}</Fact>
        )}
        <Fact label={t('payment:refs.balance.withdrawn')}>
          {money(String(BigInt(withdrawn) - BigInt(inPayment)))}
        </Fact>
      </Stack>
    </Section>
  );
}

function Rule({ balance: { percent, holdDays } }: { balance: RefBalance }) {
  const { t } = useTranslation('payment');
  return (
    <Section title={t('payment:refs.rule.title')}>
      <Typography sx={{ fontSize: 20, fontWeight: 600, lineHeight: 1.3 }}>
        {t('payment:refs.rule.share', { percent })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {t('payment:refs.rule.hold', { count: holdDays })} {t('payment:refs.rule.clawback')}
      </Typography>
    </Section>
  );
}
