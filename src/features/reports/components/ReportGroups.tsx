import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReportChart } from '@src/api/generated/types';
import { Section } from '@src/components/layout/Section';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportRows } from '../api';
import { chartHeight } from '../lib/chart-groups';

// In a file of its own, since charts weigh much: it is loaded when a report has one.
const GroupsChart = lazy(async () => ({ default: (await import('./GroupsChart')).GroupsChart }));

type Group = ReportRows['groups'][number];

interface ReportGroupsProps {
  /** The column that they are of. */
  title: string;
  /** What is counted of their rows besides the number. */
  mark: string;
  chart: ReportChart | null;
  groups: readonly Group[];
}

/** How many rows each group has, the most first: drawn, where the report says how, and as a table in any case. */
export function ReportGroups({ title, mark, chart, groups }: ReportGroupsProps) {
  const { t } = useTranslation('reports');
  const named = groups.map((group) => ({ ...group, name: group.name || t('reports:groups.none') }));
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
  ];
  return (
    <Section title={heading}>
      <Stack spacing={2}>
        {chart ? (
          <Suspense fallback={<Skeleton variant="rounded" height={chartHeight(chart, named.length)} />}>
            <GroupsChart chart={chart} title={heading} mark={mark} groups={named} />
          </Suspense>
        ) : null}
        <SimpleTable<Group>
          label={t('reports:groups.table', { column: title })}
          columns={columns}
          rows={named}
          rowKey={({ name }) => name}
          empty={null}
        />
      </Stack>
    </Section>
  );
}
