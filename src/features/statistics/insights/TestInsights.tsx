import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Section } from '@src/components/layout/Section';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { ItemVerdicts } from '@src/entities/test-question/ItemVerdicts';
import { CircleHelp } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useTestScoresQuery, useTestWorstQuestionsQuery, type WorstQuestion } from '../api';
import { InsightGrid } from '../components/InsightGrid';
import { InsightNotes } from '../components/InsightNotes';
import { useStatisticFilter } from '../lib/useStatisticFilter';
import { objectPath, useStatisticTab, useStatisticText } from '../statistic-tab';
import { Histogram } from './Histogram';
import { InsightLoading } from './InsightLoading';
import { StaleQuestions } from './StaleQuestions';

function Scores() {
  const { t, i18n } = useStatisticText();
  const scores = useTestScoresQuery({ filter: useStatisticFilter() });
  const found = scores.data?.testScores;
  if (!found) return <InsightLoading error={scores.error} onRetry={() => void scores.refetch()} />;
  const number = new Intl.NumberFormat(i18n.language);
  const { count, passedCount, mean, since } = found;
  const text = t('statistics:scores.text', { mean: mean ?? t('statistics:tile.none') });
  return (
    <Histogram
      title={t('statistics:scores.title')}
      text={<InsightNotes text={text} since={since} />}
      summary={t('statistics:scores.summary', {
        ...{ total: number.format(count), passed: number.format(passedCount), mean: mean ?? 0 },
      })}
      by={t('statistics:scores.score')}
      unit={t('statistics:scores.attempts')}
      bars={found.bars.map(({ from, to, count: value }) => ({
        value,
        label: `${from}–${to}`,
        name: t('statistics:scores.between', { from, to }),
      }))}
      empty={t('statistics:scores.empty')}
    />
  );
}

function useColumns(): SimpleColumn<WorstQuestion>[] {
  const { t, i18n } = useStatisticText();
  const tab = useStatisticTab();
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' });
  return [
    {
      key: 'question',
      title: t('statistics:worst.question'),
      render: ({ test, figures }) => (
        <>
          <Link
            component={RouterLink}
            to={objectPath(tab, test.id, tab.reportPage)}
            color="textPrimary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {figures.text}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            {t('statistics:worst.of', { name: test.name, count: figures.count })}
          </Typography>
        </>
      ),
    },
    {
      key: 'facility',
      title: t('statistics:worst.facility'),
      align: 'right',
      width: 90,
      render: ({ figures }) => percent.format(figures.facility / 10_000),
    },
    {
      key: 'verdict',
      title: t('statistics:worst.why'),
      render: ({ figures }) => <ItemVerdicts verdicts={figures.verdicts} />,
    },
  ];
}

function WorstQuestions() {
  const { t } = useStatisticText();
  const worst = useTestWorstQuestionsQuery();
  const title = t('statistics:worst.title');
  return (
    <Section title={title} text={t('statistics:worst.text')}>
      <SimpleTable<WorstQuestion>
        label={title}
        columns={useColumns()}
        rows={worst.data?.testWorstQuestions}
        rowKey={({ test, figures }) => `${test.id}-${figures.questionId}`}
        isFetching={worst.isFetching}
        error={worst.error}
        onRetry={() => void worst.refetch()}
        empty={
          <EmptyState
            icon={CircleHelp}
            title={t('statistics:worst.empty')}
            text={t('statistics:worst.emptyText')}
            isDense
          />
        }
      />
    </Section>
  );
}

/** How attempts were scored, the questions that people answer worst, and those whose clause has changed. */
export function TestInsights() {
  return (
    <InsightGrid>
      <Scores />
      <WorstQuestions />
      <StaleQuestions />
    </InsightGrid>
  );
}
