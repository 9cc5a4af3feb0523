import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { type Client, useOrganizationsQuery } from '../api';
import { clientCodecs, clientQuery } from '../lib/client-filter';

const pageSize = 20;

/** The accounts of all clients that the filters select. */
export function AccountList({ onSelect }: { onSelect: (id: number) => void }) {
  const { t, i18n } = useTranslation('back-office');
  const { state } = useUrlState(clientCodecs);
  const [page, setPage] = useState(1);
  const query = useOrganizationsQuery({ ...clientQuery(state), page, pageSize });
  const list = query.data?.organizations;
  const day = (value: string | null | undefined) => (value ? formatDate(value, 'date', i18n.language) : '');
  return (
    <SimpleTable<Client>
      label={t('back-office:tab.account')}
      rows={list?.items}
      rowKey={({ id }) => id}
      isFetching={query.isFetching}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={<EmptyState title={t('back-office:noClients')} />}
      paging={{ count: list?.count ?? 0, page, pageSize, onPage: setPage }}
      columns={[
        {
          key: 'name',
          title: t('back-office:create.name'),
          render: ({ id, name }) => (
            <Link component="button" type="button" onClick={() => onSelect(id)} sx={{ textAlign: 'left' }}>
              {name}
            </Link>
          ),
        },
        {
          key: 'standing',
          title: t('back-office:filter.status'),
          render: ({ isActive, isActiveSubscribe }) =>
            t(`back-office:status.${isActive ? (isActiveSubscribe ? '1' : '5') : '2'}`),
        },
        {
          key: 'partner',
          title: t('back-office:status.4'),
          render: ({ isPartner }) => (isPartner ? t('back-office:yes') : ''),
        },
        {
          key: 'free',
          title: t('back-office:account.isFreePeriod'),
          render: ({ isFreePeriod, freePeriodEnd }) =>
            isFreePeriod ? day(freePeriodEnd) || t('back-office:yes') : '',
        },
      ]}
    />
  );
}
