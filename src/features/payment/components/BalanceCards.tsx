import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact } from '@src/components/data/Fact';
import { Section } from '@src/components/layout/Section';
import { formatDate } from '@src/lib/dates';
import { formatMoney } from '@src/lib/money';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import type { Balance } from '../api';
import { tariffPrice, tariffSum } from '../lib/tariff-price';
import { CountedPeople } from './CountedPeople';
import { TariffDialog } from './TariffDialog';

/** The balance, the current costs, and the next charge. */
export function BalanceCards({ balance }: { balance: Balance }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Holdings balance={balance} />
        <NextCharge balance={balance} />
      </Box>
      <TariffCard balance={balance} />
    </Box>
  );
}

function Holdings({ balance: { balance, debt, lastsUntil } }: { balance: Balance }) {
  const { t, i18n } = useTranslation('payment');
  const money = (kopecks: string) => formatMoney(kopecks, i18n.language);
  return (
    <Section title={t('payment:balance.title')}>
      <Typography sx={{ fontSize: 28, fontWeight: 600, lineHeight: 1.2 }} data-testid="balance">
        {money(balance)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {lastsUntil
          ? t('payment:balance.lasts', { date: formatDate(lastsUntil) })
          : t('payment:balance.nothingCharged')}
      </Typography>
      {debt !== '0' ? (
        <Typography color="error" sx={{ mt: 0.5 }}>
          {t('payment:balance.debt', { sum: money(debt.replace('-', '')) })}
        </Typography>
      ) : null}
    </Section>
  );
}

function TariffCard({ balance }: { balance: Balance }) {
  const { tariff, nextTariff, people, isFreePeriod, nextCharge } = balance;
  const { t, i18n } = useTranslation('payment');
  const [isListed, setIsListed] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const can = useAppSelector(selectCan);
  return (
    <Section
      title={t('payment:tariff.title', { name: tariff.name })}
      action={
        can('payment', 'write') ? (
          <Button size="small" variant="outlined" onClick={() => setIsChanging(true)}>
            {t('payment:tariff.change.title')}
          </Button>
        ) : null
      }
    >
      <Stack component="dl" spacing={1} sx={{ m: 0 }}>
        <Fact label={t('payment:tariff.people')}>
          <Link component="button" type="button" onClick={() => setIsListed(true)}>
            {t('payment:tariff.peopleCount', { count: people })}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {t('payment:tariff.peopleHelp')}
          </Typography>
        </Fact>
        <Fact label={t('payment:tariff.price')}>{tariffPrice(tariff, t, i18n.language)}</Fact>
        {nextTariff ? (
          <Fact label={t('payment:tariff.nextLabel')}>
            {nextCharge
              ? t('payment:tariff.next', { name: nextTariff.name, date: formatDate(nextCharge.on) })
              : nextTariff.name}
          </Fact>
        ) : null}
        {isFreePeriod ? (
          <Fact label={t('payment:tariff.free')}>
            {nextCharge
              ? t('payment:tariff.freeUntil', { date: formatDate(nextCharge.on) })
              : t('payment:tariff.freeOpen')}
          </Fact>
        ) : null}
      </Stack>
      {tariff.isSample ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('payment:tariff.sample')}
        </Typography>
      ) : null}
      {isListed ? <CountedPeople onClose={() => setIsListed(false)} /> : null}
      {isChanging ? (
        <TariffDialog nextCode={nextTariff?.code ?? ''} onClose={() => setIsChanging(false)} />
      ) : null}
    </Section>
  );
}

function NextCharge({ balance: { nextCharge, people, tariff, nextTariff } }: { balance: Balance }) {
  const { t, i18n } = useTranslation('payment');
  if (!nextCharge) {
    return (
      <Section title={t('payment:next.title')}>
        <Typography color="textSecondary">{t('payment:next.none')}</Typography>
      </Section>
    );
  }
  return (
    <Section title={t('payment:next.title')}>
      <Typography sx={{ fontSize: 28, fontWeight: 600, lineHeight: 1.2 }}>
        {formatMoney(nextCharge.amount, i18n.language)}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        {t('payment:next.on', { date: formatDate(nextCharge.on) })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {tariffSum(nextTariff ?? tariff, people, t, i18n.language)}
      </Typography>
    </Section>
  );
}
