import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { HeldKind, StatisticFilter } from '@src/api/generated/types';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { SidePanel } from '@src/components/layout/SidePanel';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { useDistinctNames } from '@src/entities/person/useDistinctPeople';
import { personName } from '@src/lib/person';
import { UsersRound } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { type Holder, type Uncovered, useStatisticHoldersQuery, useStatisticUncoveredQuery } from '../api';
import { heldCodecs } from '../lib/held';
import { periodBefore } from '../lib/period-before';
import { statisticCodecs, statisticFilter } from '../lib/statistic-filters';
import { useStatisticTab, useStatisticTabName, useStatisticText } from '../statistic-tab';

const PAGE_SIZE = 20;

function useHolderColumns(holders: readonly Holder[]): SimpleColumn<Holder>[] {
  const { t, i18n } = useStatisticText();
  const names = useDistinctNames(
    holders.map(({ user }) => user),
    personName,
  );
  const until = ({ isValid, lastDay }: Holder) => {
    if (!lastDay) return isValid ? t('statistics:held.endless') : t('statistics:held.lost');
    const date = formatDate(lastDay, 'date', i18n.language);
    return t(isValid ? 'statistics:held.until' : 'statistics:held.ended', { date });
  };
  return [
    {
      key: 'person',
      title: t('statistics:people.name'),
      render: ({ user, object }) => (
        <>
          <Link component={RouterLink} to={`/employees/${user.id}`} color="textPrimary">
            {names.get(user.id)}
          </Link>
          <Typography variant="caption" color="textSecondary" component="div">
            {[object.name, user.position?.name].filter(Boolean).join(' · ')}
          </Typography>
        </>
      ),
    },
    { key: 'until', title: t('statistics:held.term'), width: 170, render: (row) => until(row) },
  ];
}

/** Returns the filter of the panel: the page's, or that of the previous period. */
function useHeldFilter(): StatisticFilter {
  const { state: filters } = useUrlState(statisticCodecs);
  const { state } = useUrlState(heldCodecs);
  return (state.isHeldBefore ? periodBefore(filters) : null) ?? statisticFilter(filters);
}

function HolderTable({ kind, label }: { kind: HeldKind; label: string }) {
  const { t } = useStatisticText();
  const { objectType } = useStatisticTab().kind;
  const filter = useHeldFilter();
  const { state, setState } = useUrlState(heldCodecs);
  const { heldSearch, heldPage } = state;
  const holders = useStatisticHoldersQuery({
    ...{ objectType, held: kind, filter },
    ...{ search: heldSearch, page: heldPage, pageSize: PAGE_SIZE },
  });
  const { items, count = 0 } = holders.data?.statisticHolders ?? {};
  return (
    <SimpleTable<Holder>
      label={label}
      rows={items}
      rowKey={({ user, object }) => `${user.id}-${object.id}`}
      isFetching={holders.isFetching}
      error={holders.error}
      onRetry={() => void holders.refetch()}
      empty={<EmptyState icon={UsersRound} title={t('statistics:people.empty')} isDense />}
      isFiltered={heldSearch !== ''}
      onResetFilters={() => setState({ heldSearch: '', heldPage: 1 })}
      toolbar={
        <SearchField
          label={t('statistics:people.search')}
          value={heldSearch}
          onChange={(text) => setState({ heldSearch: text, heldPage: 1 })}
        />
      }
      columns={useHolderColumns(items ?? [])}
      paging={{ count, page: heldPage, pageSize: PAGE_SIZE, onPage: (page) => setState({ heldPage: page }) }}
    />
  );
}

function UncoveredTable({ label }: { label: string }) {
  const { t } = useStatisticText();
  const { objectType } = useStatisticTab().kind;
  const filter = useHeldFilter();
  const uncovered = useStatisticUncoveredQuery({ objectType, filter });
  const columns: SimpleColumn<Uncovered>[] = [
    {
      key: 'position',
      title: t('statistics:held.position'),
      render: ({ name, subdivisionName }) => [name, subdivisionName].filter(Boolean).join(' · '),
    },
    {
      key: 'object',
      title: t('statistics:object.name'),
      render: ({ object, route }) => (
        <Link component={RouterLink} to={route} color="textPrimary">
          {object.name}
        </Link>
      ),
    },
  ];
  return (
    <SimpleTable<Uncovered>
      label={label}
      rows={uncovered.data?.statisticUncovered}
      rowKey={({ id, object }) => `${id}-${object.id}`}
      isFetching={uncovered.isFetching}
      error={uncovered.error}
      onRetry={() => void uncovered.refetch()}
      empty={<EmptyState icon={UsersRound} title={t('statistics:held.allCovered')} isDense />}
      columns={columns}
    />
  );
}

/** The holders of qualifications, or the positions without a holder, according to the address; renders nothing otherwise. */
export function HeldPanel() {
  const { t, i18n } = useStatisticText();
  const tabName = useStatisticTabName();
  const { state, reset } = useUrlState(heldCodecs);
  const { held } = state;
  const { asOf } = useHeldFilter();
  if (held === '') return null;
  const title = t(`statistics:held.panel.${held}`);
  return (
    <SidePanel
      title={title}
      tab={tabName}
      subtitle={
        asOf ? t('statistics:asOf.day', { date: formatDate(asOf, 'date', i18n.language) }) : undefined
      }
      onClose={reset}
    >
      {held === 'uncovered' ? <UncoveredTable label={title} /> : <HolderTable kind={held} label={title} />}
    </SidePanel>
  );
}
