import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@domain/questions/answer';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { BusyButton } from '@src/components/form/BusyButton';
import { ClausePictures } from '@src/content/text/ClausePictures';
import { AnswerControl } from '../answers/AnswerControl';
import { type RepeatedToday, type RepetitionResult, useTestRepetitionAnswerMutation } from '../api';

interface RepeatedQuestionProps {
  asked: RepeatedToday;
  onResult: (result: RepetitionResult) => void;
}

/** One of today's questions, shown as in a test. An answer that could not be sent is kept and can be sent again. */
export function RepeatedQuestion({ asked, onResult }: RepeatedQuestionProps) {
  const { t } = useTranslation('tests');
  const { testId, question, pictures } = asked;
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [send, { error, isLoading }] = useTestRepetitionAnswerMutation();
  const submit = async (given: Answer | null) => {
    const { data } = await send({ answer: { testId, questionId: question.id, answer: given } });
    if (data) onResult(data.testRepetitionAnswer);
  };
  return (
    <>
      <Typography
        component="h3"
        sx={{ fontSize: 18, fontWeight: 560, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
      >
        {question.text}
      </Typography>
      <ClausePictures pictures={pictures}>
        <AnswerControl question={question} answer={answer} onChange={setAnswer} />
      </ClausePictures>
      {error ? <ErrorState isDense error={error} onRetry={() => void submit(answer)} /> : null}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', pt: 0.5 }}>
        <BusyButton
          variant="contained"
          isBusy={isLoading}
          disabled={answer === null}
          onClick={() => void submit(answer)}
        >
          {t('repetition.answer')}
        </BusyButton>
        <Button disabled={isLoading} onClick={() => void submit(null)}>
          {t('repetition.unknown')}
        </Button>
      </Stack>
    </>
  );
}
