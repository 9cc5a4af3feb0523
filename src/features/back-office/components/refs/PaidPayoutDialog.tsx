import { useTranslation } from 'react-i18next';
import { payoutPaymentSchema } from '@domain/payment/bank-payment';
import limits from '@graphql/limits.json';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { todayStored } from '@src/lib/dates';
import { useNotify } from '@src/store/useNotify';
import { type RefPayout, useRefPayoutDecideMutation } from '../../api';
import { PayoutPayee } from './PayoutPayee';

/** Marks a partner's invoice as paid: when, and by which payment order. */
export function PaidPayoutDialog({ payout, onClose }: { payout: RefPayout; onClose: () => void }) {
  const { t } = useTranslation('office');
  const [decide] = useRefPayoutDecideMutation();
  const notify = useNotify();
  const { organizationId, organizationName: name, id, number } = payout;
  return (
    <QuestionDialog
      title={t('office:refs.payouts.payTitle', { number, name })}
      initialValues={{ paidOn: todayStored(), paymentNumber: '' }}
      schema={payoutPaymentSchema}
      submitLabel={t('office:refs.payouts.pay')}
      onSubmit={async ({ paidOn, paymentNumber }) => {
        const order = { paidOn, paymentNumber: paymentNumber.trim() };
        const { error } = await decide({ decision: { organizationId, id, isPaid: true, ...order } });
        if (error) return error;
        notify.success(t('office:refs.payouts.payDone'));
        onClose();
        return undefined;
      }}
      onClose={onClose}
      maxWidth="xs"
    >
      <PayoutPayee payout={payout} />
      <FormDateField name="paidOn" label={t('office:refs.payouts.paidOn')} isRequired max={todayStored()} />
      <FormTextField
        name="paymentNumber"
        label={t('office:refs.payouts.order')}
        isRequired
        maxLength={limits.payment.bankNumber}
      />
    </QuestionDialog>
  );
}
