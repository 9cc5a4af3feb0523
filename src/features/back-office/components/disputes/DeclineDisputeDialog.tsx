import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { type ClientDispute, useTokenDisputeDecideMutation } from '../../api';

interface DeclineDisputeDialogProps {
  dispute: ClientDispute;
  onClose: () => void;
}

/** Rejects a dispute, with an answer that the client reads. */
export function DeclineDisputeDialog({ dispute, onClose }: DeclineDisputeDialogProps) {
  const { t } = useTranslation('office');
  const [clientKey] = useState(uuid);
  const [decide] = useTokenDisputeDecideMutation();
  const notify = useNotify();
  const { organizationId, id, objectName } = dispute;
  return (
    <ConfirmTextDialog
      title={t('office:disputes.declineTitle', { name: objectName })}
      label={t('office:disputes.answer')}
      help={t('office:disputes.answerHelp')}
      maxLength={limits.tokens.dispute}
      confirmLabel={t('office:disputes.decline')}
      isDestructive
      isFocused
      onSend={async (answer) => {
        const sent = await decide({ decision: { organizationId, id, isAccepted: false, answer }, clientKey });
        if (!sent.error) notify.success(t('office:disputes.declined'));
        return sent;
      }}
      onClose={onClose}
    />
  );
}
