import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ChartColumn } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { useIsEdit } from '@src/store/useEditMode';
import {
  type ItemFigures,
  type TestDetails,
  useTestItemAnalysisQuery,
  useTestVersionQuestionsQuery,
  type VersionQuestions,
} from '../api';
import { RegradeDialog } from '../regrade/RegradeDialog';
import { Regradings } from '../regrade/Regradings';
import { useAnalysisColumns } from './analysis-columns';
import { AnalysisHead } from './AnalysisHead';

/** Returns the versions whose grading the user may change here. */
function useRegradable({ id, abilities, isArchive }: TestDetails): readonly VersionQuestions[] {
  const isEdit = useIsEdit();
  const skip = !abilities.canEdit || !isEdit || isArchive;
  const { currentData } = useTestVersionQuestionsQuery({ id }, { skip });
  return (skip ? null : currentData?.test?.versions) ?? [];
}

/** The difficulty of each question, and how well it discriminates between those who know and those who do not. */
export function Analysis({ test }: { test: TestDetails }) {
  const { t } = useTranslation('tests');
  const [versionId, setVersionId] = useState<number | null>(null);
  /** The id of the question being regraded; '' while it is still to be selected. */
  const [regraded, setRegraded] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useTestItemAnalysisQuery({ testId: test.id, versionId });
  const versions = useRegradable(test);
  const analysis = data?.testItemAnalysis;
  const version = versions.find(({ id }) => id === analysis?.version?.id);
  const columns = useAnalysisColumns();
  const regradeColumn: SimpleColumn<ItemFigures> = {
    key: 'regrade',
    title: t('regrade.column'),
    render: ({ questionId, text }) => (
      <Button
        size="small"
        aria-label={t('regrade.openOf', { question: text })}
        onClick={() => setRegraded(questionId)}
      >
        {t('regrade.open')}
      </Button>
    ),
  };
  return (
    <Stack spacing={1.5}>
      {analysis?.version ? (
        <AnalysisHead
          version={analysis.version}
          count={analysis.count}
          versions={versions}
          onVersion={setVersionId}
          onRegrade={version ? () => setRegraded('') : null}
        />
      ) : null}
      <SimpleTable
        label={t('execution.analysis')}
        columns={version ? [...columns, regradeColumn] : columns}
        rows={analysis?.items}
        rowKey={({ questionId }) => questionId}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<Few analysis={analysis} />}
      />
      {analysis?.version ? <Regradings testId={test.id} versionId={analysis.version.id} /> : null}
      {version ? (
        <OpenRegrade
          testId={test.id}
          version={version}
          questionId={regraded}
          onClose={() => setRegraded(null)}
        />
      ) : null}
    </Stack>
  );
}

interface OpenRegradeProps {
  testId: number;
  version: VersionQuestions;
  /** Null when no question is open. */
  questionId: string | null;
  onClose: () => void;
}

function OpenRegrade({ questionId, ...props }: OpenRegradeProps) {
  return questionId === null ? null : <RegradeDialog {...props} questionId={questionId} />;
}

function Few({ analysis }: { analysis: { count: number; minCount: number } | undefined }) {
  const { t } = useTranslation('tests');
  if (!analysis) return null;
  const { count, minCount: min } = analysis;
  return (
    <EmptyState icon={ChartColumn} title={t('analysis.few')} text={t('analysis.fewText', { count, min })} />
  );
}
