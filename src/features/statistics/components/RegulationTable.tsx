import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { StatusChip } from '@src/components/data/StatusChip';
import { todayStored } from '@src/lib/dates';
import { CalendarClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { RegulationFigures } from '../api';
import { totalOf } from '../lib/figures';
import { peopleLink } from '../lib/statistic-filters';
import { SignedBar } from './SignedBar';

interface RegulationTableProps {
  rows: readonly RegulationFigures[];
  isFetching: boolean;
}

function RegulationName({ row: { regulation, reviewAt } }: { row: RegulationFigures }) {
  const { t } = useTranslation('statistics');
  const isStale = reviewAt !== null && reviewAt < todayStored();
  return (
    <Box sx={{ minWidth: 170 }}>
      <Link component={RouterLink} to={`/regulation/editor/${regulation.id}/history`} color="textPrimary">
        {regulation.name}
      </Link>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {regulation.code}
      </Typography>
      {isStale ? (
        <Box sx={{ mt: 0.5 }}>
          <StatusChip label={t('statistics:regulation.stale')} colour="amber" icon={CalendarClock} />
        </Box>
      ) : null}
    </Box>
  );
}

interface NumberLinkProps {
  row: RegulationFigures;
  kind: 'overdue' | 'refused';
}

function NumberLink({ row, kind }: NumberLinkProps) {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  const count = row.statistic[kind];
  if (!count) return <Typography color="textSecondary">—</Typography>;
  return (
    <Link
      component={RouterLink}
      to={peopleLink(search, { kind, regulationId: row.regulation.id })}
      aria-label={`${row.regulation.name}, ${t(`statistics:regulation.${kind}`)}: ${count}`}
      sx={{ color: kind === 'overdue' ? 'error.main' : 'warning.main', fontWeight: 620 }}
    >
      {count}
    </Link>
  );
}

/** Regulation by regulation: «Подписали 1 из 2», who is late, who refused. */
export function RegulationTable({ rows, isFetching }: RegulationTableProps) {
  const { t } = useTranslation('statistics');
  const { search } = useLocation();
  return (
    <SimpleTable<RegulationFigures>
      label={t('statistics:regulation.title')}
      rows={rows}
      rowKey={({ regulation }) => regulation.id}
      isFetching={isFetching}
      empty={<EmptyState title={t('statistics:empty.period')} isDense />}
      columns={[
        {
          key: 'name',
          title: t('statistics:regulation.name'),
          width: '44%',
          render: (row) => <RegulationName row={row} />,
        },
        {
          key: 'progress',
          title: t('statistics:regulation.progress'),
          render: ({ regulation, statistic }) => (
            <Link
              component={RouterLink}
              to={peopleLink(search, { kind: 'assigned', regulationId: regulation.id })}
              color="textPrimary"
              underline="none"
              sx={{ display: 'block', minWidth: 170 }}
            >
              <SignedBar
                statistic={statistic}
                label={
                  statistic.performance === null
                    ? t('statistics:regulation.none')
                    : t('statistics:regulation.signedOf', {
                        signed: statistic.signed,
                        total: totalOf(statistic),
                      })
                }
              />
            </Link>
          ),
        },
        {
          key: 'overdue',
          title: t('statistics:regulation.overdue'),
          align: 'right',
          render: (row) => <NumberLink row={row} kind="overdue" />,
        },
        {
          key: 'refused',
          title: t('statistics:regulation.refused'),
          align: 'right',
          render: (row) => <NumberLink row={row} kind="refused" />,
        },
      ]}
    />
  );
}
