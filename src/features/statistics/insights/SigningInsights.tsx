import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Section } from '@src/components/layout/Section';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { formatDuration } from '@src/lib/duration';
import { personName } from '@src/lib/person';
import { TimerReset } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type QuickSignature, useQuickSignaturesQuery, useSigningSpeedQuery } from '../api';
import { InsightGrid } from '../components/InsightGrid';
import { InsightNotes } from '../components/InsightNotes';
import { useStatisticFilter } from '../lib/useStatisticFilter';
import { objectPath, useStatisticTab, useStatisticText } from '../statistic-tab';
import { Histogram } from './Histogram';
import { InsightLoading } from './InsightLoading';
import { UnclearClauses } from './UnclearClauses';

/** Bars that end at or below this percentage of the calculated time are marked: the list has their signatures. */
const QUICK = 25;

const PAGE_SIZE = 5;

function Speed() {
  const { t, i18n } = useStatisticText();
  const speed = useSigningSpeedQuery({ filter: useStatisticFilter() });
  const found = speed.data?.signingSpeed;
  if (!found) return <InsightLoading error={speed.error} onRetry={() => void speed.refetch()} />;
  const number = new Intl.NumberFormat(i18n.language);
  const { count, quickCount, since } = found;
  const bars = found.bars.map(({ from, to, count: value }) => ({
    value,
    label: to === null ? `${from}+` : `${from}–${to}`,
    name: t(`statistics:speed.${to === null ? 'above' : 'between'}`, { from, to }),
    isMarked: to !== null && to <= QUICK,
  }));
  return (
    <Histogram
      title={t('statistics:speed.title')}
      text={<InsightNotes text={t('statistics:speed.text')} since={since} />}
      summary={t('statistics:speed.summary', {
        quick: number.format(quickCount),
        total: number.format(count),
      })}
      by={t('statistics:speed.share')}
      unit={t('statistics:speed.signatures')}
      bars={bars}
      empty={t('statistics:speed.empty')}
    />
  );
}

function useColumns(): SimpleColumn<QuickSignature>[] {
  const { t, i18n } = useStatisticText();
  const tab = useStatisticTab();
  const duration = (seconds: number) => formatDuration(seconds, i18n.language);
  return [
    {
      key: 'person',
      title: t('statistics:people.name'),
      render: ({ user, object }) => (
        <>
          <Link component={RouterLink} to={`/employees/${user.id}`} color="textPrimary">
            {personName(user)}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            <Link component={RouterLink} to={objectPath(tab, object.id, tab.reportPage)} color="inherit">
              {object.name}
            </Link>
          </Typography>
        </>
      ),
    },
    {
      key: 'time',
      title: t('statistics:speed.time'),
      render: ({ readingSec, calculatedSec }) =>
        t('statistics:speed.of', { time: duration(readingSec), calculated: duration(calculatedSec) }),
    },
    {
      key: 'at',
      title: t('statistics:speed.at'),
      width: 120,
      render: ({ signedAt }) => formatDate(signedAt, 'date', i18n.language),
    },
  ];
}

function QuickList() {
  const { t } = useStatisticText();
  const filter = useStatisticFilter();
  const [asked, setPage] = useState(1);
  const shown = useQuickSignaturesQuery({ filter, page: asked, pageSize: PAGE_SIZE });
  const { items, count = 0 } = shown.data?.quickSignatures ?? {};
  const title = t('statistics:speed.quick');
  // Other filters may leave fewer pages than the one on which one was.
  const last = Math.max(1, Math.ceil(count / PAGE_SIZE));
  if (items && asked > last) setPage(last);
  return (
    <Section title={title} text={t('statistics:speed.quickText')}>
      <SimpleTable<QuickSignature>
        label={title}
        columns={useColumns()}
        rows={items}
        rowKey={({ id }) => id}
        isFetching={shown.isFetching}
        error={shown.error}
        onRetry={() => void shown.refetch()}
        empty={<EmptyState icon={TimerReset} title={t('statistics:speed.noneQuick')} isDense />}
        paging={{ count, page: Math.min(asked, last), pageSize: PAGE_SIZE, onPage: setPage }}
      />
    </Section>
  );
}

/** How fast documents were signed, the signatures that were too fast for reading, and what readers do not understand. */
export function SigningInsights() {
  return (
    <InsightGrid>
      <Speed />
      <QuickList />
      <UnclearClauses />
    </InsightGrid>
  );
}
