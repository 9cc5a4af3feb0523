import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { type TokenWriteOff, useTokenDisputeCreateMutation } from '../api';

/** «Оспорить»: asks why the write-off is wrong. */
export function DisputeDialog({
  writeOff: { id, objectName },
  onClose,
}: {
  writeOff: TokenWriteOff;
  onClose: () => void;
}) {
  const { t } = useTranslation('payment');
  const [clientKey] = useState(uuid);
  const [create] = useTokenDisputeCreateMutation();
  const notify = useNotify();
  return (
    <ConfirmTextDialog
      title={t('payment:dispute.title', { name: objectName })}
      label={t('payment:dispute.reason')}
      help={t('payment:dispute.reasonHelp')}
      maxLength={limits.tokens.dispute}
      confirmLabel={t('payment:dispute.do')}
      isFocused
      onSend={async (reason) => {
        const answer = await create({ writeOffId: id, reason, clientKey });
        if (!answer.error) notify.success(t('payment:dispute.sent'));
        return answer;
      }}
      onClose={onClose}
    />
  );
}
