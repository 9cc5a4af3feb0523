import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@src/components/feedback/ErrorState';
import { Section } from '@src/components/layout/Section';
import { useNotify } from '@src/store/useNotify';
import {
  type RepetitionResult,
  type RepetitionToday,
  useTestRepetitionQuery,
  useTestRepetitionSwitchMutation,
} from '../api';
import { RepeatedQuestion } from './RepeatedQuestion';
import { RepetitionAnswered } from './RepetitionAnswered';

/** «Повторение»: today's questions from passed tests, one after another. Renders nothing when there are none. */
export function Repetition() {
  const { t } = useTranslation('tests');
  const { data, error, refetch } = useTestRepetitionQuery();
  const [switchTo] = useTestRepetitionSwitchMutation();
  const notify = useNotify();
  if (error) {
    return (
      <Section title={t('repetition.title')}>
        <ErrorState isDense error={error} onRetry={() => void refetch()} />
      </Section>
    );
  }
  const today = data?.testRepetition;
  if (!today?.isOn || today.questions.length === 0) return null;
  const switchIt = async (isOn: boolean) => {
    const answer = await switchTo({ isOn });
    if (answer.error) return notify.failure(answer.error);
    if (isOn) return;
    notify.alert(t('repetition.isOff'), { label: t('repetition.undo'), onPress: () => void switchIt(true) });
  };
  return <Questions today={today} onOff={() => void switchIt(false)} />;
}

/** The questions as they were when the page was opened: an answered question stays visible until the next one. */
function Questions({ today, onOff }: { today: RepetitionToday; onOff: () => void }) {
  const { t } = useTranslation('tests');
  const [{ questions, answeredCount }] = useState(today);
  const [at, setAt] = useState(0);
  const [result, setResult] = useState<RepetitionResult | null>(null);
  const asked = questions[at];
  const count = answeredCount + questions.length;
  const next = () => {
    setResult(null);
    setAt(at + 1);
  };
  return (
    <Section
      title={t('repetition.title')}
      text={t('repetition.text')}
      action={
        <Button size="small" onClick={onOff}>
          {t('repetition.off')}
        </Button>
      }
    >
      {asked ? (
        // Options have no keyboard shortcuts here, because the page has other fields to type into.
        <Stack spacing={1.5} sx={{ maxWidth: 860, '& kbd': { display: 'none' } }}>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('repetition.number', { number: answeredCount + at + 1, count, name: asked.name })}
          </Typography>
          {result ? (
            <RepetitionAnswered
              key={at}
              result={result}
              pictures={asked.pictures}
              isLast={at === questions.length - 1}
              onNext={next}
            />
          ) : (
            <RepeatedQuestion key={at} asked={asked} onResult={setResult} />
          )}
        </Stack>
      ) : (
        <Typography role="status">{t('repetition.done')}</Typography>
      )}
    </Section>
  );
}
