import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { StatusChip } from '@src/components/data/StatusChip';
import { todayStored } from '@src/lib/dates';
import { CalendarClock } from 'lucide-react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { ObjectFigures } from '../api';
import { totalOf } from '../lib/figures';
import { peopleLink } from '../lib/statistic-filters';
import { useOtherDay } from '../lib/useOtherDay';
import { useFiguresBefore } from '../lib/usePeriodBefore';
import { ChangeNote } from './ChangeNote';
import { SignedBar } from './SignedBar';
import { objectPath, useStatisticTab, useStatisticText } from '../statistic-tab';

interface ObjectTableProps {
  rows: readonly ObjectFigures[];
  isFetching: boolean;
}

function ObjectName({ row: { object, reviewAt } }: { row: ObjectFigures }) {
  const { t } = useStatisticText();
  const tab = useStatisticTab();
  const day = useOtherDay();
  const isStale = !day && tab.hasReviewDates && reviewAt !== null && reviewAt < todayStored();
  return (
    <Box sx={{ minWidth: 170 }}>
      <Link component={RouterLink} to={objectPath(tab, object.id, tab.reportPage)} color="textPrimary">
        {object.name}
      </Link>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {object.code}
      </Typography>
      {isStale ? (
        <Box sx={{ mt: 0.5 }}>
          <StatusChip label={t('statistics:object.stale')} colour="amber" icon={CalendarClock} />
        </Box>
      ) : null}
    </Box>
  );
}

type RowNumber = 'performance' | 'overdue' | 'refused';

interface NumberLinkProps {
  row: ObjectFigures;
  kind: Exclude<RowNumber, 'performance'>;
}

interface RowChangeProps {
  row: ObjectFigures;
  kind: RowNumber;
}

/** The change of a row's number since the previous period; renders nothing when there is no comparison. */
function RowChange({ row, kind }: RowChangeProps) {
  const before = useFiguresBefore();
  if (!before) return null;
  const then = before.byObject.find((item) => item.object.id === row.object.id)?.statistic;
  // Nothing was overdue before either, so nothing is shown.
  if (kind !== 'performance' && !row.statistic[kind] && !then?.[kind]) return null;
  return <RowChangeNote row={row} kind={kind} before={then?.[kind] ?? null} />;
}

function RowChangeNote({ row, kind, before }: RowChangeProps & { before: number | null }) {
  const { t } = useStatisticText();
  const tab = useStatisticTab();
  const { search } = useLocation();
  const { object, statistic } = row;
  const isShare = kind === 'performance';
  return (
    <ChangeNote
      name={`${object.name}, ${t(isShare ? 'statistics:object.progress' : `statistics:object.${kind}`)}`}
      now={statistic[kind]}
      before={before}
      better={isShare ? 'more' : 'less'}
      unit={isShare ? 'points' : 'count'}
      isAtEnd={!isShare}
      to={peopleLink(tab, search, { kind: isShare ? 'assigned' : kind, objectId: object.id, isBefore: true })}
    />
  );
}

function NumberLink({ row, kind }: NumberLinkProps) {
  const { t } = useStatisticText();
  const tab = useStatisticTab();
  const { search } = useLocation();
  const count = row.statistic[kind];
  if (!count) return <Typography color="textSecondary">—</Typography>;
  return (
    <Link
      component={RouterLink}
      to={peopleLink(tab, search, { kind, objectId: row.object.id })}
      aria-label={`${row.object.name}, ${t(`statistics:object.${kind}`)}: ${count}`}
      sx={{ color: kind === 'overdue' ? 'error.main' : 'warning.main', fontWeight: 620 }}
    >
      {count}
    </Link>
  );
}

function Progress({ row }: { row: ObjectFigures }) {
  const { object, statistic } = row;
  const { t } = useStatisticText();
  const tab = useStatisticTab();
  const { search } = useLocation();
  const bar = (
    <Link
      component={RouterLink}
      to={peopleLink(tab, search, { kind: 'assigned', objectId: object.id })}
      color="textPrimary"
      underline="none"
      sx={{ display: 'block', minWidth: 170 }}
    >
      <SignedBar
        statistic={statistic}
        label={
          statistic.performance === null
            ? t('statistics:object.none')
            : t('statistics:object.signedOf', { signed: statistic.signed, total: totalOf(statistic) })
        }
      />
    </Link>
  );
  return (
    <>
      {bar}
      <RowChange row={row} kind="performance" />
    </>
  );
}

/** Used on a phone, where a second column would push the share out of view. */
function NameWithProgress({ row }: { row: ObjectFigures }) {
  return (
    <Stack spacing={1}>
      <ObjectName row={row} />
      <Progress row={row} />
    </Stack>
  );
}

type Column = SimpleColumn<ObjectFigures>;

function useColumns(): Column[] {
  const { t } = useStatisticText();
  const { hasRefusals } = useStatisticTab();
  const isPhone = useIsPhone();
  const name = t('statistics:object.name');
  const counted = (kind: NumberLinkProps['kind']): Column => ({
    key: kind,
    title: t(`statistics:object.${kind}`),
    align: 'right',
    render: (row) => (
      <>
        <NumberLink row={row} kind={kind} />
        <RowChange row={row} kind={kind} />
      </>
    ),
  });
  const counts = [counted('overdue'), ...(hasRefusals ? [counted('refused')] : [])];
  if (isPhone) {
    return [{ key: 'name', title: name, render: (row) => <NameWithProgress row={row} /> }, ...counts];
  }
  return [
    { key: 'name', title: name, width: '44%', render: (row) => <ObjectName row={row} /> },
    { key: 'progress', title: t('statistics:object.progress'), render: (row) => <Progress row={row} /> },
    ...counts,
  ];
}

/** A row for each object: «Подписали 1 из 2», overdue people, and refusals. */
export function ObjectTable({ rows, isFetching }: ObjectTableProps) {
  const { t } = useStatisticText();
  return (
    <SimpleTable<ObjectFigures>
      label={t('statistics:object.title')}
      rows={rows}
      rowKey={({ object }) => object.id}
      isFetching={isFetching}
      empty={<EmptyState title={t('statistics:empty.period')} isDense />}
      columns={useColumns()}
    />
  );
}
