import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { errorText } from '@src/api/errors';
import { ExportButton } from '@src/store/ExportButton';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { type HistoryRow, useHistoryActionsQuery, useHistoryQuery } from '../api';
import { Changes } from '../components/Changes';
import { HistoryFilterBar } from '../components/HistoryFilterBar';
import { IntegrityCheck } from '../components/IntegrityCheck';
import { ObjectName } from '../components/ObjectName';
import { HistoryActor } from '../components/Who';
import { exportPath, historyCodecs, historyFilter, isHistoryFiltered } from '../lib/history-filters';

const entryPath = (id: string) => `/organization/history/${id}`;

function useColumns(canSeeAll: boolean): SimpleColumn<HistoryRow>[] {
  const { t, i18n } = useTranslation('history');
  const { search } = useLocation();
  const { data } = useHistoryActionsQuery();
  const actionName = (action: string) =>
    data?.logActionTypes.find(({ value }) => value === action)?.name ?? action;
  return [
    {
      key: 'at',
      title: t('history:column.at'),
      width: 140,
      render: ({ id, at }) => (
        <Link
          component={RouterLink}
          to={{ pathname: entryPath(id), search }}
          variant="body2"
          onClick={(event) => event.stopPropagation()}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {formatDate(at, 'dateTime', i18n.language)}
        </Link>
      ),
    },
    {
      key: 'actor',
      title: t('history:column.actor'),
      width: 200,
      render: (row) => <HistoryActor {...row} />,
    },
    {
      key: 'action',
      title: t('history:column.action'),
      width: 150,
      render: ({ action }) => actionName(action),
    },
    {
      key: 'object',
      title: t('history:column.object'),
      width: 230,
      render: (row) => <ObjectName {...row} />,
    },
    { key: 'changes', title: t('history:column.changes'), render: (row) => <Changes {...row} /> },
    ...(canSeeAll
      ? [{ key: 'ip', title: t('history:column.ip'), width: 120, render: ({ ip }: HistoryRow) => ip || '—' }]
      : []),
  ];
}

/**
 * «История»: what was done, by whom, and to what. Users who may not see the settings see only entries about themselves. `guests`:
 * the provider's employees who are in the workspace now.
 */
export function HistoryPage({ guests }: { guests: ReactNode }) {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const { search } = useLocation();
  const canSeeAll = useAppSelector(selectCan)('organizationSetting', 'read');
  const { state, setState, reset } = useUrlState(historyCodecs);
  const { page, pageSize } = state;
  const columns = useColumns(canSeeAll);
  const query = useHistoryQuery(
    { filter: historyFilter(state), page, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const list = query.data?.history;
  const message = errorText(query.error);
  return (
    <>
      {guests}
      {canSeeAll ? <IntegrityCheck /> : null}
      <SimpleTable<HistoryRow>
        label={t('navigation:history')}
        rows={list?.items}
        rowKey={({ id }) => id}
        columns={columns}
        isFetching={query.isFetching}
        error={query.error}
        {...(message ? { errorText: message } : {})}
        onRetry={() => void query.refetch()}
        onRowOpen={({ id }) => void navigate({ pathname: entryPath(id), search })}
        empty={<EmptyState icon={History} title={t('history:empty')} />}
        isFiltered={isHistoryFiltered(state)}
        onResetFilters={reset}
        toolbar={
          <>
            <HistoryFilterBar state={state} setState={setState} withPeople={canSeeAll} />
            <ExportButton path={exportPath(state)} />
          </>
        }
        paging={{
          count: list?.count ?? 0,
          page,
          pageSize,
          onPage: (next) => setState({ page: next }),
          onPageSize: (next) => setState({ pageSize: next }),
        }}
      />
      {list?.isMore ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('history:isMore')}
        </Alert>
      ) : null}
      <Outlet />
    </>
  );
}
