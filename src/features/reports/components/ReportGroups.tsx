import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReportChart } from '@src/api/generated/types';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { Section } from '@src/components/layout/Section';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportRows, ReportSource } from '../api';
import { cellText } from '../lib/cell-text';
import { chartHeight, type OtherGroups } from '../lib/chart-groups';
import type { Total } from '../lib/report-shape';
import { useTotalText, useTotalTitles } from './ReportTotals';

// Lazy-loaded when a report has a chart, because the chart library is large.
const GroupsChart = lazyPart(async () => (await import('./GroupsChart')).GroupsChart);

type Group = ReportRows['groups'][number];

interface ReportGroupsProps {
  source: ReportSource;
  /** The name of the column that is grouped by. */
  groupBy: string;
  totals: readonly Total[];
  chart: ReportChart | null;
  groups: readonly Group[];
  others: OtherGroups | null;
}

/** The number of rows of each group, the largest first: as a chart, if the report has one, and always as a table. */
export function ReportGroups({ source, groupBy, totals, chart, groups, others }: ReportGroupsProps) {
  const { t, i18n } = useTranslation('reports');
  const titleOf = useTotalTitles(source);
  const textOf = useTotalText();
  const { mark } = source;
  const column = source.columns.find(({ name }) => name === groupBy);
  const title = column?.title ?? '';
  // Groups by instants are groups by days.
  const cell = column?.cell === 'instant' ? 'day' : (column?.cell ?? 'text');
  const nameOf = (name: string) => cellText(cell, name, i18n.language);
  const named = groups.map((group) => ({ ...group, name: nameOf(group.name) || t('reports:groups.none') }));
  // The totals below the named groups, so that the columns add up.
  const unnamed = others ? [{ ...others, name: t('reports:groups.unnamed', { groups: others.groups }) }] : [];
  const heading = t('reports:groups.title', { column: title });
  const columns: SimpleColumn<Group>[] = [
    { key: 'name', title, render: ({ name }) => name },
    {
      key: 'count',
      title: t('reports:groups.rows'),
      align: 'right',
      render: ({ count }) => t('reports:groups.count', { count }),
    },
    {
      key: 'marked',
      title: t('reports:groups.marked', { mark }),
      align: 'right',
      render: ({ count, marked }) =>
        t('reports:groups.share', { count: marked, percent: Math.round((100 * marked) / count) }),
    },
    ...totals.map((total, place) => ({
      key: `${total.column} ${total.aggregate}`,
      title: titleOf(total),
      align: 'right' as const,
      render: (group: Group) => textOf(group.totals[place]),
    })),
  ];
  return (
    <Section title={heading}>
      <Stack spacing={2}>
        {chart ? (
          <Suspense fallback={<Skeleton variant="rounded" height={chartHeight(chart, named.length)} />}>
            <GroupsChart chart={chart} title={heading} mark={mark} groups={named} others={others} />
          </Suspense>
        ) : null}
        <SimpleTable<Group>
          label={t('reports:groups.table', { column: title })}
          columns={columns}
          rows={[...named, ...unnamed]}
          rowKey={({ name }) => name}
          empty={null}
        />
        {others ? (
          <Typography variant="body2" color="text.secondary">
            {t('reports:groups.more', { shown: groups.length })}
          </Typography>
        ) : null}
      </Stack>
    </Section>
  );
}
