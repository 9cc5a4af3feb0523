import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { questionProblems } from '@domain/questions/question-problems';
import { BusyButton } from '@src/components/form/BusyButton';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { type BankQuestion, useTestBankAddMutation, useTestBankUpdateMutation } from '../api';
import { QuestionCard } from '../question/QuestionCard';
import { AboutQuestion } from './AboutQuestion';

interface BankFormProps {
  /** A question of the bank, or a new one. */
  edited: BankQuestion | AnyQuestion;
  onClose: () => void;
}

/** The form of a bank question. Attempts that have already drawn it keep the previous version. */
export function BankForm({ edited, onClose }: BankFormProps) {
  const { t } = useTranslation(['tests', 'common']);
  const notify = useNotify();
  const stored = 'question' in edited ? edited : null;
  const [question, setQuestion] = useState<AnyQuestion>('question' in edited ? edited.question : edited);
  const [clientKey] = useState(uuid);
  const [add, adding] = useTestBankAddMutation();
  const [update, updating] = useTestBankUpdateMutation();
  const save = async () => {
    const { error } = stored
      ? await update({ id: stored.id, question, updatedAt: stored.updatedAt })
      : await add({ questions: [question], clientKey });
    if (error === undefined) onClose();
    else notify.failure(error);
  };
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          {stored ? <Alert severity="info">{t('bank.editText')}</Alert> : null}
          <QuestionCard
            question={question}
            number={1}
            isReadOnly={false}
            about={<AboutQuestion question={question} onChange={setQuestion} />}
            onChange={setQuestion}
            onRemove={onClose}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <BusyButton
          variant="contained"
          isBusy={adding.isLoading || updating.isLoading}
          disabled={questionProblems(question).length > 0}
          onClick={() => void save()}
        >
          {t('common:action.save')}
        </BusyButton>
      </DialogActions>
    </>
  );
}
