import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useUrlState } from '@src/components/routing/useUrlState';
import { choiceParam } from '@src/lib/url-state';
import { type TestDetails, useTestReviewQueueQuery } from '../api';
import { Analysis } from './Analysis';
import { AttemptRequests } from './AttemptRequests';
import { Attempts } from './Attempts';
import { People } from './People';
import { ReviewQueue } from './ReviewQueue';

const forLeaders = ['people', 'attempts'] as const;
const forEditors = ['people', 'attempts', 'review', 'analysis'] as const;
const params = { part: choiceParam(forEditors, 'people') };

/**
 * The results of a test: leaders see those of their people, the test's owner sees all, grades answers, and sees the questions.
 */
export function TestReport({ test }: { test: TestDetails }) {
  const { t } = useTranslation('tests');
  const { canReview } = test.abilities;
  const parts: readonly (typeof forEditors)[number][] = canReview ? forEditors : forLeaders;
  const { state, setState } = useUrlState(params);
  const part = parts.find((item) => item === state.part) ?? 'people';
  const groupId = useId();
  const waiting = useTestReviewQueueQuery({ testId: test.id, page: 1, pageSize: 1 }, { skip: !canReview });
  const count = waiting.data?.testReviewQueue.count ?? 0;
  return (
    <>
      <Tabs
        value={part}
        onChange={(_event, next: (typeof forEditors)[number]) => setState({ part: next })}
        aria-label={t('execution.parts')}
        variant="scrollable"
        sx={{ mb: 2 }}
      >
        {parts.map((part) => (
          <Tab
            key={part}
            value={part}
            label={`${t(`execution.${part}`)}${part === 'review' && count > 0 ? ` (${count})` : ''}`}
            id={`${groupId}-${part}`}
            aria-controls={`${groupId}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${groupId}-panel`} aria-labelledby={`${groupId}-${part}`}>
        {part === 'people' ? (
          <>
            <AttemptRequests test={test} />
            <People test={test} />
          </>
        ) : null}
        {part === 'attempts' ? <Attempts test={test} /> : null}
        {part === 'review' ? <ReviewQueue test={test} /> : null}
        {part === 'analysis' ? <Analysis test={test} /> : null}
      </Box>
    </>
  );
}
