import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { disputeAcceptSchema } from '@domain/payment/tokens';
import limits from '@graphql/limits.json';
import { FormNumberField } from '@src/components/form/FormNumberField';
import { FormTextField } from '@src/components/form/FormTextField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { type ClientDispute, useTokenDisputeDecideMutation } from '../../api';

interface AcceptDisputeDialogProps {
  dispute: ClientDispute;
  onClose: () => void;
}

interface Values {
  tokens: number | '';
  answer: string;
}

/** Accepts a dispute: how many tokens are returned, the rest of the write-off or a part of it. */
export function AcceptDisputeDialog({ dispute, onClose }: AcceptDisputeDialogProps) {
  const { t } = useTranslation('office');
  const [clientKey] = useState(uuid);
  const [decide] = useTokenDisputeDecideMutation();
  const notify = useNotify();
  const { organizationId, id, objectName, returnable } = dispute;
  return (
    <QuestionDialog<Values>
      title={t('office:disputes.acceptTitle', { name: objectName })}
      initialValues={{ tokens: returnable, answer: '' }}
      schema={disputeAcceptSchema(returnable)}
      submitLabel={t('office:disputes.accept')}
      onSubmit={async ({ tokens, answer }) => {
        const { error } = await decide({
          decision: { organizationId, id, isAccepted: true, tokens: Number(tokens), answer },
          clientKey,
        });
        if (error) return error;
        notify.success(t('office:disputes.accepted'));
        onClose();
        return undefined;
      }}
      onClose={onClose}
    >
      <FormNumberField
        name="tokens"
        label={t('office:disputes.count')}
        help={t('office:disputes.countHelp', { count: returnable })}
        isRequired
        min={1}
        max={returnable}
      />
      <FormTextField
        name="answer"
        label={t('office:disputes.answer')}
        help={t('office:disputes.answerHelp')}
        maxLength={limits.tokens.dispute}
        minRows={2}
      />
    </QuestionDialog>
  );
}
