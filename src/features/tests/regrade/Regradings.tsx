import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatDate } from '@src/lib/dates';
import { type Regrading, useTestRegradingsQuery } from '../api';
import { answerLines } from '../lib/answer-text';
import { useAnswerWords } from '../lib/useMarkedSpots';

const WHOLE = 100;
/** Polling interval while the server is computing, in case no live event arrives. */
const POLL_MS = 3_000;

interface RegradingsProps {
  testId: number;
  versionId: number;
}

/** The regrading decisions on questions of a version, with their progress. */
export function Regradings({ testId, versionId }: RegradingsProps) {
  const { t } = useTranslation('tests');
  const args = { testId, versionId };
  const isRunning = useTestRegradingsQuery(args).currentData?.testRegradings.some(
    ({ state }) => state === 'running',
  );
  const { currentData } = useTestRegradingsQuery(args, { pollingInterval: isRunning ? POLL_MS : 0 });
  const found = currentData?.testRegradings ?? [];
  if (found.length === 0) return null;
  return (
    <Stack spacing={1} component="section" aria-label={t('regrade.list')}>
      <Typography component="h2" variant="h6" sx={{ mt: 1 }}>
        {t('regrade.list')}
      </Typography>
      {found.map((regrading) => (
        <RegradingRow key={regrading.id} regrading={regrading} />
      ))}
    </Stack>
  );
}

function RegradingRow({ regrading }: { regrading: Regrading }) {
  const { t } = useTranslation('tests');
  const { question, answer, isOnly, state, reason, createdBy, createdAt } = regrading;
  const { total, done, changed } = regrading;
  const words = useAnswerWords();
  const answerText = answer ? answerLines(question, answer, words).join('; ') : '';
  const counted = ([key, count]: readonly [string, number]) => (count > 0 ? [t(key, { count })] : []);
  const rest = (
    [
      ['regrade.resultGained', regrading.gained],
      ['regrade.resultLost', regrading.lost],
      ['regrade.resultKept', regrading.kept],
      ['regrade.resultFailed', regrading.failed],
    ] as const
  ).flatMap(counted);
  return (
    <Card sx={{ p: 2 }}>
      <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{question.text}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {answer
          ? t(isOnly ? 'regrade.wasOnly' : 'regrade.wasAlso', { answer: answerText })
          : t('regrade.wasVoid')}
      </Typography>
      {state === 'running' ? (
        <div role="status">
          <Typography variant="body2">{t('regrade.running', { done, total })}</Typography>
          <LinearProgress
            variant="determinate"
            value={total === 0 ? WHOLE : Math.min(WHOLE, (done / total) * WHOLE)}
            aria-hidden
            sx={{ my: 0.75 }}
          />
        </div>
      ) : (
        <Typography variant="body2">
          {[t('regrade.result', { changed, total }), ...rest].join(', ')}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {t('regrade.by', { name: createdBy.nameShort, date: formatDate(createdAt, 'dateTime'), reason })}
      </Typography>
    </Card>
  );
}
