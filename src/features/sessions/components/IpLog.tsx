import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { SearchField } from '@src/components/data/SearchField';
import { StatusChip } from '@src/components/data/StatusChip';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { useUrlState } from '@src/components/routing/useUrlState';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { choiceParam, numberParam, textParam } from '@src/lib/url-state';
import { type IpLogQuery, type IpResult, useIpLogQuery } from '../api';

type Entry = IpLogQuery['ipLog']['items'][number];

const RESULTS: readonly IpResult[] = ['allowed', 'wouldRefuse', 'refused'];
const COLOURS = { allowed: 'green', wouldRefuse: 'orange', refused: 'red' } as const;
const codecs = {
  search: textParam(),
  result: choiceParam(['all', ...RESULTS], 'all'),
  page: numberParam(1),
};
const pageSize = 20;

/** The log of access attempts by address, with their outcomes. */
export function IpLog() {
  const { t, i18n } = useTranslation('sessions');
  const { state, setState, reset } = useUrlState(codecs);
  const { search, result, page } = state;
  const query = useIpLogQuery(
    { search: search || null, result: result === 'all' ? null : result, page, pageSize },
    { refetchOnMountOrArgChange: true },
  );
  const list = query.data?.ipLog;
  const message = errorText(query.error);
  return (
    <SimpleTable<Entry>
      label={t('sessions:log.title')}
      rows={list?.items}
      rowKey={({ id }) => id}
      isFetching={query.isFetching}
      error={query.error}
      {...(message ? { errorText: message } : {})}
      onRetry={() => void query.refetch()}
      empty={<EmptyState icon={ScrollText} title={t('sessions:log.empty')} />}
      isFiltered={search !== '' || result !== 'all'}
      onResetFilters={reset}
      toolbar={
        <>
          <SearchField
            value={search}
            onChange={(next) => setState({ search: next })}
            label={t('sessions:log.search')}
          />
          <FilterSelect
            label={t('sessions:log.result')}
            value={result}
            onChange={(next) => setState({ result: next })}
            choices={[
              { value: 'all' as const, label: t('sessions:log.all') },
              ...RESULTS.map((value) => ({ value, label: t(`sessions:log.${value}`) })),
            ]}
          />
        </>
      }
      paging={{ count: list?.count ?? 0, page, pageSize, onPage: (next) => setState({ page: next }) }}
      columns={[
        {
          key: 'at',
          title: t('sessions:log.at'),
          width: 160,
          render: ({ at }) => formatDate(at, 'dateTime', i18n.language),
        },
        { key: 'user', title: t('sessions:log.person'), render: ({ user }) => personName(user) },
        { key: 'address', title: t('sessions:log.address'), render: ({ address }) => address || '—' },
        {
          key: 'result',
          title: t('sessions:log.result'),
          width: 190,
          render: (entry) => (
            <StatusChip colour={COLOURS[entry.result]} label={t(`sessions:log.${entry.result}`)} />
          ),
        },
      ]}
    />
  );
}
