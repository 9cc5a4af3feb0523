import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@domain/questions/answer';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { BusyButton } from '@src/components/form/BusyButton';
import { useCall } from '@src/store/useCall';
import { type CheckpointResult, type VideoCheckpoint, useEducationCheckpointAnswerMutation } from '../api';
import type { AnswerSlot } from './answer-slot';

interface CheckpointDialogProps {
  educationId: number;
  versionId: number;
  checkpoint: VideoCheckpoint;
  AnswerControl: AnswerSlot;
  /** Called after the server has accepted the answer; the video may continue. */
  onPassed: (result: CheckpointResult) => void;
  onClose: () => void;
}

/** The question at which the video stops. Only the server has the correct answer. */
export function CheckpointDialog(props: CheckpointDialogProps) {
  const { educationId, versionId, checkpoint, AnswerControl, onPassed, onClose } = props;
  const { t } = useTranslation('educations');
  const call = useCall();
  const [send, { isLoading }] = useEducationCheckpointAnswerMutation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [result, setResult] = useState<CheckpointResult | null>(null);
  const submit = async () => {
    if (answer === null) return;
    const sent = { educationId, versionId, checkpointId: checkpoint.id, answer };
    const { data } = await call(send({ answer: sent }));
    if (data) setResult(data.educationCheckpointAnswer);
  };
  return (
    <ContentDialog
      title={checkpoint.question.text}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('checkpoint.later')}
          </Button>
          {result?.isPassed ? (
            <Button variant="contained" onClick={() => onPassed(result)}>
              {t('checkpoint.goOn')}
            </Button>
          ) : (
            <BusyButton
              variant="contained"
              isBusy={isLoading}
              disabled={answer === null}
              onClick={() => void submit()}
            >
              {t('checkpoint.answer')}
            </BusyButton>
          )}
        </>
      }
    >
      <Stack spacing={2}>
        {result?.isPassed ? null : (
          <AnswerControl
            question={checkpoint.question}
            answer={answer}
            onChange={(next) => {
              setAnswer(next);
              setResult(null);
            }}
          />
        )}
        <Verdict result={result} />
      </Stack>
    </ContentDialog>
  );
}

function Verdict({ result }: { result: CheckpointResult | null }) {
  const { t } = useTranslation('educations');
  if (!result) return null;
  const { isRight, isPassed, explanation } = result;
  const wrong = t(isPassed ? 'checkpoint.wrong' : 'checkpoint.again');
  return (
    <Alert severity={isRight ? 'success' : 'warning'} role="status">
      {isRight ? t('checkpoint.right') : wrong}
      {explanation ? ` ${explanation}` : null}
    </Alert>
  );
}
