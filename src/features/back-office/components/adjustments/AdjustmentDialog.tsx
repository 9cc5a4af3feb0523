import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { formatMoney } from '@src/lib/money';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import { type Adjustment, useAdjustmentDecideMutation } from '../../api';

export type AdjustmentStep = 'confirm' | 'decline' | 'withdraw';

interface AdjustmentDialogProps {
  adjustment: Adjustment;
  step: AdjustmentStep;
  onClose: () => void;
}

/** Asks for confirmation before a pending correction is confirmed, declined or withdrawn. */
export function AdjustmentDialog({ adjustment, step, onClose }: AdjustmentDialogProps) {
  const { t, i18n } = useTranslation('office');
  const [decide] = useAdjustmentDecideMutation();
  const call = useCall();
  const notify = useNotify();
  const { organizationId, organizationName: name, id, amount, reason, proposedBy } = adjustment;
  const sum = formatMoney(amount, i18n.language);
  const title = t(`office:adjustments.${step}Title`, { sum, name });
  const notifyDone = () => notify.success(t(`office:adjustments.${step}Done`));
  if (step === 'decline') {
    return (
      <ConfirmTextDialog
        title={title}
        label={t('office:adjustments.answer')}
        help={t('office:adjustments.answerHelp', { person: proposedBy })}
        maxLength={limits.adjustments.answer}
        confirmLabel={t('office:adjustments.decline')}
        isDestructive
        isFocused
        onSend={async (text) => {
          const sent = await decide({ organizationId, id, decision: step, reason: text });
          if (!sent.error) notifyDone();
          return sent;
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={t(`office:adjustments.${step}`)}
      cancelLabel={t('office:adjustments.keep')}
      isDestructive={step === 'withdraw'}
      onConfirm={async () => {
        await call(decide({ organizationId, id, decision: step }));
        notifyDone();
      }}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t('office:adjustments.proposedBy', { person: proposedBy })}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{reason}</Typography>
    </ConfirmDialog>
  );
}
