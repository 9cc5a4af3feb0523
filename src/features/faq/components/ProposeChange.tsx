import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useFaqProposalCreateMutation } from '../api';

/** Sends a suggestion to change the answer to the provider. */
export function ProposeChange({ entryId }: { entryId: number }) {
  const { t } = useTranslation('faq');
  const notify = useNotify();
  const [propose] = useFaqProposalCreateMutation();
  const [clientKey, setClientKey] = useState<string>();
  const send = async (text: string) => {
    const answer = await propose({ entryId, text, clientKey });
    if (!answer.error) {
      notify.success(t('faq:propose.done'));
      setClientKey(undefined);
    }
    return answer;
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setClientKey(uuid())}>
        {t('faq:propose.open')}
      </Button>
      {clientKey ? (
        <ConfirmTextDialog
          title={t('faq:propose.title')}
          label={t('faq:propose.label')}
          help={t('faq:propose.help')}
          maxLength={limits.faqComment}
          confirmLabel={t('faq:propose.send')}
          isFocused
          onSend={send}
          onClose={() => setClientKey(undefined)}
        />
      ) : null}
    </>
  );
}
