import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { BusyButton } from '@src/components/form/BusyButton';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useFaqQuestionCreateMutation } from '../api';

/** Shown when nothing was found: sends the search text to the provider with one click. */
export function AskProvider({ question }: { question: string }) {
  const { t } = useTranslation('faq');
  const notify = useNotify();
  const [ask, { isLoading }] = useFaqQuestionCreateMutation();
  const [clientKey] = useState(uuid);
  const [sent, setSent] = useState('');
  const send = async () => {
    const { error } = await ask({ text: question, clientKey });
    if (error) return;
    setSent(question);
    notify.success(t('faq:ask.done'));
  };
  return (
    <EmptyState
      title={t('faq:ask.title')}
      text={t('faq:ask.text', { question })}
      action={
        <BusyButton
          variant="contained"
          isBusy={isLoading}
          disabled={sent === question}
          onClick={() => void send()}
        >
          {t(sent === question ? 'faq:ask.sent' : 'faq:ask.send')}
        </BusyButton>
      }
    />
  );
}
