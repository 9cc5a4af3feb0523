import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { type ItemFigures, type TestDetails, useTestItemAnalysisQuery } from '../api';

const PART = 10_000;

/** How hard each question is, and whether it tells those who know from those who do not. */
export function Analysis({ test }: { test: TestDetails }) {
  const { t, i18n } = useTranslation('tests');
  const { data, error, isFetching, refetch } = useTestItemAnalysisQuery({ testId: test.id });
  const analysis = data?.testItemAnalysis;
  const part = (value: number | null) =>
    value === null
      ? '–'
      : (value / PART).toLocaleString(i18n.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const columns: SimpleColumn<ItemFigures>[] = [
    { key: 'text', title: t('column.question'), render: ({ text }) => text },
    { key: 'facility', title: t('analysis.facility'), align: 'right', render: (row) => part(row.facility) },
    {
      key: 'discrimination',
      title: t('analysis.discrimination'),
      align: 'right',
      render: (row) => part(row.discrimination),
    },
    {
      key: 'verdict',
      title: t('analysis.verdict'),
      render: ({ verdicts }) =>
        verdicts.length === 0 ? (
          t('analysis.fine')
        ) : (
          <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {verdicts.map((verdict) => (
              <StatusChip
                key={verdict}
                label={t(`analysis.${verdict}`)}
                colour={verdict === 'checkKey' ? 'red' : 'amber'}
              />
            ))}
          </Stack>
        ),
    },
  ];
  return (
    <Stack spacing={1.5}>
      {analysis?.version ? (
        <Typography color="textSecondary">
          {t('analysis.of', { label: analysis.version.label, count: analysis.count })}
        </Typography>
      ) : null}
      <SimpleTable
        label={t('execution.analysis')}
        columns={columns}
        rows={analysis?.items}
        rowKey={({ questionId }) => questionId}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={
          <EmptyState
            icon={ChartColumn}
            title={t('analysis.few')}
            text={t('analysis.fewText', { count: analysis?.count ?? 0, min: analysis?.minCount ?? 0 })}
          />
        }
      />
    </Stack>
  );
}
