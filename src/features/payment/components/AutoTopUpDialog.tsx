import { autoTopUpSchema } from '@domain/payment/top-up';
import { useTranslation } from 'react-i18next';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { useAppSelector } from '@src/store/hooks';
import { type AutoTopUp, useAutoTopUpUpdateMutation } from '../api';
import { autoTopUpInput, autoTopUpValues, type AutoTopUpValues } from '../lib/auto-top-up';
import { ReceiptEmailField } from './ReceiptEmailField';

const SUMS = ['threshold', 'amount', 'monthlyCap'] as const;

/** «Автопополнение»: the threshold, the amount, and the monthly maximum. */
export function AutoTopUpDialog({ settings, onClose }: { settings: AutoTopUp; onClose: () => void }) {
  const { t } = useTranslation('payment');
  const email = useAppSelector(({ auth }) => auth.user?.email ?? '');
  const [update] = useAutoTopUpUpdateMutation();
  const { card, updatedAt } = settings;
  return (
    <FormDialog<AutoTopUpValues>
      title={t('payment:auto.title')}
      text={t('payment:auto.text', { last4: card?.last4 ?? '' })}
      submit={t('common:action.save')}
      record={updatedAt ? { updatedAt } : undefined}
      draftName="payment-auto-top-up"
      initialValues={autoTopUpValues(settings, email)}
      schema={autoTopUpSchema}
      send={(values, knownAt) =>
        update({ settings: { ...autoTopUpInput(values), ...(knownAt ? { updatedAt: knownAt } : {}) } })
      }
      onSaved={onClose}
      onClose={onClose}
    >
      <FormCheckbox name="isOn" label={t('payment:auto.isOn')} isSwitch />
      {SUMS.map((name) => (
        <FormTextField
          key={name}
          name={name}
          label={t(`payment:auto.${name}`)}
          help={t(`payment:auto.${name}Help`)}
          isRequired
          inputMode="numeric"
          endAdornment="₽"
        />
      ))}
      <ReceiptEmailField />
    </FormDialog>
  );
}
