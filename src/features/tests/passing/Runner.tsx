import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ArrowRight, Flag, MonitorSmartphone, WifiOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { BusyButton } from '@src/components/form/BusyButton';
import { Strip } from '@src/components/layout/Strip';
import { AnswerControl } from '../answers/AnswerControl';
import { AnswerFilesContext } from '../answers/answer-files';
import { type Reviewed, type Taking, useTestAttemptSubmitMutation } from '../api';
import { FinishDialog } from './FinishDialog';
import { TimeGiven } from './TimeGiven';
import { Dots, RunnerHead } from './RunnerHead';
import { marksOf } from './answer-queue';
import { useAnswerFiles } from './useAnswerFiles';
import { useAttempt } from './useAttempt';
import { useRunnerKeys } from './useRunnerKeys';
import { useClock, useDeadline } from './useDeadline';

interface RunnerProps {
  taking: Taking;
  tab: string;
  isTaking: boolean;
  /** Continues the attempt in this window. */
  onTakeOver: () => void;
  onEnd: (attempt: Reviewed) => void;
}

/** Ends the attempt: at the test taker's request, at the deadline, or because the server has ended it. */
function useEnding(
  { taking, tab, onEnd }: Pick<RunnerProps, 'onEnd' | 'tab' | 'taking'>,
  flush: () => Promise<boolean>,
  settled: () => Promise<boolean>,
) {
  const [submit, state] = useTestAttemptSubmitMutation();
  const { id: attemptId } = taking;
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isWaiting, setIsWaiting] = useState(false);
  /** Sends what is left and ends the attempt in any case, because its time is over. */
  const close = useCallback(async () => {
    await flush();
    const { data } = await submit({ attemptId, tab });
    if (data) onEnd(data.testAttemptSubmit);
  }, [attemptId, flush, onEnd, submit, tab]);
  /** At the test taker's request: only after the server has every file and every answer. */
  const finish = useCallback(async () => {
    setIsWaiting(true);
    const isSaved = (await settled()) && (await flush());
    setIsWaiting(false);
    setIsUnsaved(!isSaved);
    if (isSaved) await close();
  }, [close, flush, settled]);
  return { close, finish, isUnsaved, isBusy: isWaiting || state.isLoading, ...state };
}

/** Answering a test: one question at a time, saved continuously. */
export function Runner(props: RunnerProps) {
  const { taking, tab, isTaking, onTakeOver } = props;
  const { t } = useTranslation('tests');
  const attempt = useAttempt(taking, tab);
  const { given, state } = attempt;
  const files = useAnswerFiles({ taking, tab, change: attempt.change });
  const waiting = attempt.waiting + files.uploads.filter((upload) => upload.state === 'waiting').length;
  const { clock, left, hasMore } = useClock(taking);
  const ending = useEnding(props, attempt.flush, files.settled);
  const [at, setAt] = useState(0);
  const [isFinishing, setIsFinishing] = useState(false);
  const { questions } = taking;
  const question = questions[at];
  const count = questions.length;
  const go = (to: number) => setAt(Math.min(Math.max(to, 0), count - 1));
  const forward = () => (at < count - 1 ? go(at + 1) : setIsFinishing(true));
  useRunnerKeys({ onNext: forward, onBack: () => go(at - 1) });

  const { close, reset } = ending;
  useDeadline({ left, isRefused: state === 'over', hasMore, close, reset });

  if (state === 'elsewhere') return <OtherWindowMessage isTaking={isTaking} onTakeOver={onTakeOver} />;
  if (!question) return null;
  return (
    <Stack spacing={2} sx={{ maxWidth: 860 }}>
      <RunnerHead left={left} state={state} />
      <TimeGiven {...clock} />
      {state === 'offline' ? (
        <Strip icon={WifiOff} colour="amber">
          {t('run.offline', { count: waiting })}
        </Strip>
      ) : null}
      <EndProblem error={ending.error} onRetry={() => void close()} />
      <Dots questions={questions} given={given} at={at} onOpen={go} />
      <Card
        component="section"
        aria-label={t('question.of', { number: at + 1 })}
        sx={{ p: { xs: 2, sm: 3 } }}
      >
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
          <Typography color="textSecondary" variant="body2">
            {t('run.number', { number: at + 1, count })}
          </Typography>
          <FormControlLabel
            sx={{ mr: 0 }}
            control={
              <Checkbox
                icon={<Flag size={18} />}
                checkedIcon={<Flag size={18} fill="currentColor" />}
                checked={marksOf(given, question.id).isFlagged}
                onChange={(_event, isFlagged) => attempt.flag(question.id, isFlagged)}
              />
            }
            label={t('run.flag')}
          />
        </Stack>
        <Typography
          component="h2"
          sx={{ fontSize: 18, fontWeight: 560, mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {question.text}
        </Typography>
        <AnswerFilesContext value={files}>
          <AnswerControl
            key={question.id}
            question={question}
            answer={given[question.id]?.answer ?? null}
            onChange={(answer) => attempt.answer(question.id, answer)}
          />
        </AnswerFilesContext>
      </Card>
      <StepButtons isFirst={at === 0} isLast={at === count - 1} onBack={() => go(at - 1)} onNext={forward} />
      <Box sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary', fontSize: 13 }}>
        {t('run.keys')}
      </Box>
      {isFinishing ? (
        <FinishDialog
          questions={questions}
          given={given}
          isBusy={ending.isBusy}
          isUnsaved={ending.isUnsaved && waiting > 0}
          onOpen={(to) => {
            setIsFinishing(false);
            go(to);
          }}
          onFinish={() => void ending.finish()}
          onClose={() => setIsFinishing(false)}
        />
      ) : null}
    </Stack>
  );
}

/** An error message that the attempt could not be ended. */
function EndProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return error ? <ErrorState isDense error={error} onRetry={onRetry} /> : null;
}

/** A message that the attempt is active in another window. */
function OtherWindowMessage({ isTaking, onTakeOver }: { isTaking: boolean; onTakeOver: () => void }) {
  const { t } = useTranslation('tests');
  return (
    <Strip
      isAlert
      icon={MonitorSmartphone}
      colour="amber"
      action={
        <BusyButton size="small" variant="outlined" isBusy={isTaking} onClick={onTakeOver}>
          {t('run.here')}
        </BusyButton>
      }
    >
      {t('run.elsewhere')}
    </Strip>
  );
}

interface StepButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  onBack: () => void;
  onNext: () => void;
}

function StepButtons({ isFirst, isLast, onBack, onNext }: StepButtonsProps) {
  const { t } = useTranslation('tests');
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
      <Button startIcon={<ArrowLeft />} disabled={isFirst} onClick={onBack}>
        {t('run.back')}
      </Button>
      <Button variant="contained" endIcon={isLast ? null : <ArrowRight />} onClick={onNext}>
        {t(isLast ? 'run.finish' : 'run.next')}
      </Button>
    </Stack>
  );
}
