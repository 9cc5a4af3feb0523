import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { useNotify } from '@src/store/useNotify';
import { type RefPayout, useRefPayoutDecideMutation } from '../../api';

/** Declines a partner's invoice, with a reason that the partner reads. */
export function DeclinePayoutDialog({ payout, onClose }: { payout: RefPayout; onClose: () => void }) {
  const { t } = useTranslation('office');
  const [decide] = useRefPayoutDecideMutation();
  const notify = useNotify();
  const { organizationId, organizationName: name, id, number } = payout;
  return (
    <ConfirmTextDialog
      title={t('office:refs.payouts.declineTitle', { number, name })}
      label={t('office:refs.payouts.reason')}
      help={t('office:refs.payouts.reasonHelp')}
      maxLength={limits.referrals.reason}
      confirmLabel={t('office:refs.payouts.decline')}
      isDestructive
      isFocused
      onSend={async (reason) => {
        const sent = await decide({ decision: { organizationId, id, isPaid: false, reason } });
        if (!sent.error) notify.success(t('office:refs.payouts.declineDone'));
        return sent;
      }}
      onClose={onClose}
    />
  );
}
