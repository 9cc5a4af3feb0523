import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { BusyButton } from '@src/components/form/BusyButton';
import { contentPath } from '@src/content/content-kind';
import { formatDate } from '@src/lib/dates';
import { type TestDetails, useTestAttemptQuery } from '../api';
import { AttemptReview } from '../execution/AttemptReview';
import { testKind } from '../kind';
import { AskAttempt } from './AskAttempt';

interface ResultProps {
  attemptId: number;
  test: TestDetails;
  next: ReactNode;
  isStarting: boolean;
  onAgain: () => void;
}

/** The result of an attempt, as far as the test taker may see it; expert grades arrive by live events. */
export function Result({ attemptId, test, next, isStarting, onAgain }: ResultProps) {
  const { t } = useTranslation('tests');
  const { data, error, refetch } = useTestAttemptQuery(
    { id: attemptId },
    { refetchOnMountOrArgChange: true },
  );
  const { canTake } = test.abilities;
  const nextAt = test.startProblem === 'tooEarly' ? (test.myResult?.nextAt ?? null) : null;
  return (
    <Loaded
      data={data?.testAttempt ?? undefined}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows rows={4} columns={1} height={72} />}
    >
      {(attempt) => (
        <Stack spacing={2} sx={{ maxWidth: 860 }}>
          <AttemptReview attempt={attempt} />
          <Card sx={{ p: 2 }}>
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
              {canTake ? (
                <BusyButton
                  variant="contained"
                  startIcon={<RotateCcw />}
                  isBusy={isStarting}
                  onClick={onAgain}
                >
                  {t('result.again')}
                </BusyButton>
              ) : null}
              {nextAt ? (
                <Typography>{t('result.againAt', { date: formatDate(nextAt, 'dateTime') })}</Typography>
              ) : null}
              <Button component={Link} to={contentPath(testKind, 'my', test.id, 'execution')}>
                {t('start.results')}
              </Button>
              {attempt.isPassed ? next : null}
              <AskAttempt test={test} />
            </Stack>
          </Card>
        </Stack>
      )}
    </Loaded>
  );
}
