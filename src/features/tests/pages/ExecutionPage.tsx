import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { IntegrityCard } from '@src/content/history/IntegrityCard';
import { useContentRoute } from '@src/content/pages/useContentRoute';
import type { TestDetails } from '../api';
import { MyAttempts } from '../execution/MyAttempts';
import { TestReport } from '../execution/TestReport';
import { TestFrame } from './TestFrame';

/** The results of a test: the user's own, or those of the people they are responsible for. */
export function ExecutionPage() {
  const { t } = useTranslation('tests');
  return <TestFrame purpose={t('execution.purpose')}>{(test) => <Execution test={test} />}</TestFrame>;
}

function Execution({ test }: { test: TestDetails }) {
  const { tab } = useContentRoute();
  if (tab === 'my' || !test.abilities.canReport) return <MyAttempts test={test} />;
  return (
    <>
      <TestReport test={test} />
      <Box sx={{ mt: 2.5 }}>
        <IntegrityCard id={test.id} />
      </Box>
    </>
  );
}
