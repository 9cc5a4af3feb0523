import { Library } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { questionProblems } from '@domain/questions/question-problems';
import { BusyButton } from '@src/components/form/BusyButton';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { useTestBankAddMutation } from '../api';

/** Copies a finished question to the bank; it stays in its test. */
export function ToBank({ question }: { question: AnyQuestion }) {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const [add, { isLoading }] = useTestBankAddMutation();
  const [clientKey, setClientKey] = useState(uuid);
  const put = async () => {
    const { data, error } = await add({ questions: [question], clientKey });
    if (!data) return notify.failure(error);
    setClientKey(uuid());
    notify.success(t(data.testBankAdd.count === 0 ? 'bank.known' : 'bank.added', { count: 1 }));
  };
  return (
    <BusyButton
      size="small"
      startIcon={<Library />}
      isBusy={isLoading}
      disabled={questionProblems(question).length > 0}
      onClick={() => void put()}
    >
      {t('bank.put')}
    </BusyButton>
  );
}
