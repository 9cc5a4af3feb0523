import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BusyButton } from '@src/components/form/BusyButton';
import { Strip } from '@src/components/layout/Strip';
import { contentPath } from '@src/content/content-kind';
import { formatDate } from '@src/lib/dates';
import type { TestDetails } from '../api';
import { testKind } from '../kind';
import { useHundredths } from '../lib/useHundredths';
import { AskAttempt } from './AskAttempt';
import { HowItGoes } from './HowItGoes';

interface StartCardProps {
  test: TestDetails;
  version: NonNullable<TestDetails['currentVersion']>;
  reasons: (assignmentId: number) => ReactNode;
  next: ReactNode;
  isStarting: boolean;
  onStart: () => void;
}

/** The page before a start: the number of questions, the time, the attempts, and how the test goes. */
export function StartCard(props: StartCardProps) {
  const { test, version } = props;
  return (
    <Stack spacing={2}>
      <Summary {...props} />
      {test.abilities.canTake ? (
        <HowItGoes settings={version.settings} dueAt={test.myAssignment?.dueAt ?? null} />
      ) : null}
    </Stack>
  );
}

function Summary({ test, version, reasons, next, isStarting, onStart }: StartCardProps) {
  const { t } = useTranslation('tests');
  const { abilities, myAssignment, myResult, startProblem } = test;
  const isOpen = myResult?.openAttemptId != null;
  const isPassed = startProblem === 'passed';
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2.5}>
        {isPassed ? (
          <Strip icon={CircleCheck} colour="green" action={next}>
            {t('start.passed')}
          </Strip>
        ) : null}
        {test.description ? (
          <Typography sx={{ whiteSpace: 'pre-line' }}>{test.description}</Typography>
        ) : null}
        <Rules version={version} result={myResult} />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          {abilities.canTake ? (
            <BusyButton variant="contained" startIcon={<Play />} isBusy={isStarting} onClick={onStart}>
              {t(isOpen ? 'start.continue' : 'start.begin')}
            </BusyButton>
          ) : null}
          {test.myAttempts.length > 0 ? (
            <Button
              variant="outlined"
              component={Link}
              to={contentPath(testKind, 'my', test.id, 'execution')}
            >
              {t('start.results')}
            </Button>
          ) : null}
          {myAssignment ? reasons(myAssignment.id) : null}
        </Stack>
        {abilities.canTake || isPassed ? null : <Problem test={test} />}
        <AskAttempt test={test} />
      </Stack>
    </Card>
  );
}

/** Why no attempt can be started now. */
function Problem({ test }: { test: TestDetails }) {
  const { t } = useTranslation('tests');
  const { currentVersion, myResult, startProblem } = test;
  const nextAt = myResult?.nextAt ?? null;
  const { openOn = null, closeOn = null } = currentVersion?.settings ?? {};
  const date = formatDate(startProblem === 'notOpen' ? openOn : closeOn);
  return (
    <Typography color="textSecondary">
      {startProblem === 'tooEarly' && nextAt
        ? t('start.againAt', { date: formatDate(nextAt, 'dateTime') })
        : t(`start.problem.${startProblem ?? 'notOwed'}`, { date })}
    </Typography>
  );
}

/** The rules as pairs of a label and a value. */
function Rules({ version, result }: { version: StartCardProps['version']; result: TestDetails['myResult'] }) {
  const { t } = useTranslation('tests');
  const shown = useHundredths();
  const { settings, questionCount } = version;
  const left = result?.attemptsLeft ?? null;
  const facts = [
    [t('start.questions'), String(questionCount)],
    [
      t('start.time'),
      settings.limitMinutes > 0 ? t('minutes', { count: settings.limitMinutes }) : t('start.noLimit'),
    ],
    [t('start.pass'), `${settings.passPercent} %`],
    [t('start.attempts'), left === null ? t('start.noLimit') : String(left)],
    ...(result?.percent == null ? [] : [[t('start.best'), `${shown(result.percent)} %`]]),
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(120px, 1fr))' },
      }}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontSize: 17, fontWeight: 560 }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
