import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '@src/api/errors';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Section } from '@src/components/layout/Section';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { type IpDryRunQuery, useIpDryRunQuery } from '../api';

type Person = IpDryRunQuery['ipDryRun']['items'][number];

const pageSize = 10;

/** Shows whom the list would have blocked in the last thirty days. */
export function DryRun() {
  const { t, i18n } = useTranslation('sessions');
  const [page, setPage] = useState(1);
  const query = useIpDryRunQuery({ page, pageSize }, { refetchOnMountOrArgChange: true });
  const found = query.data?.ipDryRun;
  const message = errorText(query.error);
  return (
    <Section
      title={t('sessions:dryRun.title')}
      text={
        found
          ? t('sessions:dryRun.count', { count: found.count, of: found.countPeople })
          : t('sessions:dryRun.text')
      }
    >
      <SimpleTable<Person>
        label={t('sessions:dryRun.title')}
        rows={found?.items}
        rowKey={({ user }) => user.id}
        isFetching={query.isFetching}
        error={query.error}
        {...(message ? { errorText: message } : {})}
        onRetry={() => void query.refetch()}
        empty={<EmptyState isDense icon={UserCheck} title={t('sessions:dryRun.empty')} />}
        paging={{ count: found?.count ?? 0, page, pageSize, onPage: setPage }}
        columns={[
          { key: 'user', title: t('sessions:dryRun.person'), render: ({ user }) => personName(user) },
          {
            key: 'addresses',
            title: t('sessions:dryRun.addresses'),
            render: ({ addresses }) => addresses.join(', '),
          },
          { key: 'times', title: t('sessions:dryRun.times'), align: 'right', render: ({ times }) => times },
          {
            key: 'last',
            title: t('sessions:dryRun.last'),
            width: 160,
            render: ({ lastAt }) => formatDate(lastAt, 'dateTime', i18n.language),
          },
        ]}
      />
    </Section>
  );
}
