import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Section } from '@src/components/layout/Section';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { CircleCheck } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { type StaleQuestion, useTestStaleQuestionsQuery } from '../api';
import { objectPath, type StatisticTab, useStatisticTab, useStatisticText } from '../statistic-tab';

/** Where its editor decides about the question; for those who may not edit, the results of its test. */
function questionAddress(tab: StatisticTab, { test, questionId, isEditable }: StaleQuestion): string {
  if (!isEditable) return objectPath(tab, test.id, tab.reportPage);
  return `${objectPath(tab, test.id, 'edit')}&question=${encodeURIComponent(questionId)}`;
}

function useColumns(): SimpleColumn<StaleQuestion>[] {
  const { t, i18n } = useStatisticText();
  const tab = useStatisticTab();
  return [
    {
      key: 'question',
      title: t('statistics:staleQuestions.question'),
      render: (question) => (
        <>
          <Link
            component={RouterLink}
            to={questionAddress(tab, question)}
            color="textPrimary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {question.text}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            {question.test.name}
          </Typography>
        </>
      ),
    },
    {
      key: 'publishedAt',
      title: t('statistics:staleQuestions.publishedAt'),
      width: 130,
      render: ({ publishedAt }) => formatDate(publishedAt, 'date', i18n.language),
    },
  ];
}

/** The questions whose clause has changed, until their editor decides. */
export function StaleQuestions() {
  const { t } = useStatisticText();
  const { data, isFetching, error, refetch } = useTestStaleQuestionsQuery();
  const found = data?.testStaleQuestions;
  const shown = found?.items.length ?? 0;
  const notes = [
    t('statistics:staleQuestions.text'),
    ...(found?.compared ? [t('statistics:staleQuestions.more', { count: found.compared })] : []),
    ...(found && found.count > shown
      ? [t('statistics:staleQuestions.shown', { shown, total: found.count })]
      : []),
  ];
  const title = t('statistics:staleQuestions.title');
  return (
    <Section title={title} text={notes.join(' ')}>
      <SimpleTable<StaleQuestion>
        label={title}
        columns={useColumns()}
        rows={found?.items}
        rowKey={({ test, questionId }) => `${test.id}-${questionId}`}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={CircleCheck} title={t('statistics:staleQuestions.empty')} isDense />}
      />
    </Section>
  );
}
