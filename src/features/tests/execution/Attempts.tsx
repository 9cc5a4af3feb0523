import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { numberParam } from '@src/lib/url-state';
import { type ListedAttempt, type TestDetails, useTestAttemptsQuery } from '../api';
import { useHundredths } from '../lib/useHundredths';
import { attemptColumns } from './attempt-columns';
import { AttemptPanel } from './AttemptPanel';

const params = { page: numberParam(1) };
const PAGE = 20;

/** All attempts, the newest first. */
export function Attempts({ test }: { test: TestDetails }) {
  const { t } = useTranslation('tests');
  const shown = useHundredths();
  const { state, setState } = useUrlState(params);
  const [openId, setOpenId] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useTestAttemptsQuery({
    ...{ testId: test.id, page: state.page, pageSize: PAGE },
  });
  const columns: SimpleColumn<ListedAttempt>[] = [
    {
      key: 'name',
      title: t('column.person'),
      render: ({ id, user, number, state: stands }) =>
        stands === 'inProgress' ? (
          `${user.nameShort}, ${number}`
        ) : (
          <Link component="button" noWrap onClick={() => setOpenId(id)}>
            {user.nameShort}, {number}
          </Link>
        ),
    },
    { key: 'version', title: t('column.version'), render: ({ version }) => version.label },
    ...attemptColumns<ListedAttempt>(t, shown),
  ];
  return (
    <>
      <SimpleTable
        label={t('execution.attempts')}
        columns={columns}
        rows={data?.testAttempts.items}
        rowKey={({ id }) => id}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={t('execution.noAttempts')} />}
        paging={{
          count: data?.testAttempts.count ?? 0,
          page: state.page,
          pageSize: PAGE,
          onPage: (page) => setState({ page }),
        }}
      />
      {openId === null ? null : <AttemptPanel attemptId={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}
