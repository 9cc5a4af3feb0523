import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact } from '@src/components/data/Fact';
import { BusyButton } from '@src/components/form/BusyButton';
import { Section } from '@src/components/layout/Section';
import { formatMoney } from '@src/lib/money';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { useIsEdit } from '@src/store/useEditMode';
import { useNotify } from '@src/store/useNotify';
import { type AutoTopUp, useAutoTopUpQuery, useSavedCardRemoveMutation } from '../api';
import { AutoTopUpDialog } from './AutoTopUpDialog';

/** «Автопополнение»: the saved card, when it is charged, and why it was switched off. */
export function AutoTopUpSection({ onSaveCard }: { onSaveCard: () => void }) {
  const { t } = useTranslation('payment');
  const can = useAppSelector(selectCan);
  const [isSetting, setIsSetting] = useState(false);
  const settings = useAutoTopUpQuery().data?.autoTopUp;
  const mayPay = can('payment', 'write');
  if (!settings?.isAvailable || (!settings.card && !mayPay)) return null;
  return (
    <Section
      title={t('payment:auto.title')}
      action={
        mayPay ? (
          <Action settings={settings} onSet={() => setIsSetting(true)} onSaveCard={onSaveCard} />
        ) : null
      }
    >
      <Stack spacing={1.5}>
        <Reason settings={settings} />
        {settings.card ? (
          <State settings={settings} mayPay={mayPay} />
        ) : (
          <Typography color="textSecondary">{t('payment:auto.none')}</Typography>
        )}
      </Stack>
      {isSetting ? <AutoTopUpDialog settings={settings} onClose={() => setIsSetting(false)} /> : null}
    </Section>
  );
}

interface ActionProps {
  settings: AutoTopUp;
  onSet: () => void;
  onSaveCard: () => void;
}

function Action({ settings: { card, isOn }, onSet, onSaveCard }: ActionProps) {
  const { t } = useTranslation('payment');
  const isEdit = useIsEdit();
  if (card && !isEdit) return null;
  return card ? (
    <Button variant="outlined" onClick={onSet}>
      {t(isOn ? 'payment:auto.set' : 'payment:auto.turnOn')}
    </Button>
  ) : (
    <Button variant="outlined" onClick={onSaveCard}>
      {t('payment:auto.saveCard')}
    </Button>
  );
}

/** Why it is off and how to switch it on again, or that it is about to be switched off. */
function Reason({ settings: { isOn, card, failures, offReason } }: { settings: AutoTopUp }) {
  const { t } = useTranslation('payment');
  if (offReason && !isOn)
    return (
      <Alert severity="error">
        {t(card ? 'payment:auto.off' : 'payment:auto.offWithoutCard', { reason: offReason })}
      </Alert>
    );
  if (!isOn || failures === 0) return null;
  return <Alert severity="warning">{t('payment:auto.failing', { count: failures })}</Alert>;
}

function State({ settings, mayPay }: { settings: AutoTopUp; mayPay: boolean }) {
  const { t, i18n } = useTranslation('payment');
  const { card, isOn, threshold, amount, monthlyCap, toppedUp } = settings;
  const money = (kopecks: string | null) => formatMoney(kopecks ?? '0', i18n.language);
  return (
    <Stack component="dl" spacing={1} sx={{ m: 0 }}>
      <Fact label={t('payment:auto.card')}>
        {t('payment:auto.cardText', { last4: card?.last4 ?? '' })}
        {mayPay ? <RemoveCard /> : null}
      </Fact>
      <Fact label={t('payment:auto.rule')}>
        {isOn
          ? t('payment:auto.ruleText', { threshold: money(threshold), amount: money(amount) })
          : t('payment:auto.isOff')}
      </Fact>
      {isOn ? (
        <Fact label={t('payment:auto.month')}>
          {t('payment:auto.monthText', { sum: money(toppedUp), cap: money(monthlyCap) })}
        </Fact>
      ) : null}
    </Stack>
  );
}

/** Removes the card immediately; nothing is charged to it any more. */
function RemoveCard() {
  const { t } = useTranslation('payment');
  const [remove, { isLoading }] = useSavedCardRemoveMutation();
  const notify = useNotify();
  const press = async () => {
    const { data } = await remove();
    if (data) notify.success(t('payment:auto.removed'));
  };
  return (
    <BusyButton size="small" color="error" isBusy={isLoading} onClick={() => void press()} sx={{ ml: 1 }}>
      {t('payment:auto.remove')}
    </BusyButton>
  );
}
