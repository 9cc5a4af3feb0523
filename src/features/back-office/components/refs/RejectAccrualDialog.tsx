import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { type RefAccrual, useRefAccrualDecideMutation } from '../../api';

/** Rejects an accrual, with a reason that the referrer reads. */
export function RejectAccrualDialog({ accrual, onClose }: { accrual: RefAccrual; onClose: () => void }) {
  const { t } = useTranslation('office');
  const [decide] = useRefAccrualDecideMutation();
  const { organizationId, id, payerName } = accrual;
  return (
    <ConfirmTextDialog
      title={t('office:refs.rejectTitle', { name: payerName })}
      label={t('office:refs.reason')}
      help={t('office:refs.reasonHelp')}
      maxLength={limits.referrals.reason}
      confirmLabel={t('office:refs.reject')}
      isDestructive
      isFocused
      onSend={(reason) => decide({ organizationId, id, isApproved: false, reason })}
      onClose={onClose}
    />
  );
}
