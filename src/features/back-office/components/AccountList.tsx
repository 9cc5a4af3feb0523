import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { type SimpleColumn, SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { useAppSelector } from '@src/store/hooks';
import { selectConsts } from '@src/store/selectors/roles';
import { useCanEdit } from '@src/store/useEditMode';
import { type Client, useOrganizationsQuery } from '../api';
import { clientCodecs, clientQuery } from '../lib/client-filter';
import { ManyAccounts } from './ManyAccounts';

const pageSize = 20;

/** The accounts of all clients that match the filters; several can be changed at once. */
export function AccountList({ onSelect }: { onSelect: (id: number) => void }) {
  const { t } = useTranslation('office');
  const { state } = useUrlState(clientCodecs);
  const filter = clientQuery(state);
  const mayWrite = useCanEdit('backOfficeSettingAccount');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  // A changed filter clears the selection, so that nobody acts on rows they do not see.
  const [key, setKey] = useState(JSON.stringify(filter));
  if (key !== JSON.stringify(filter)) {
    setKey(JSON.stringify(filter));
    setChosen([]);
    setPage(1);
  }
  const query = useOrganizationsQuery({ ...filter, page, pageSize });
  const list = query.data?.organizations;
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((item) => item !== id) : [...chosen, id]);
  return (
    <Stack spacing={1}>
      {mayWrite && chosen.length > 0 ? <ManyAccounts ids={chosen} onClear={() => setChosen([])} /> : null}
      <SimpleTable<Client>
        label={t('office:tab.account')}
        rows={list?.items}
        rowKey={({ id }) => id}
        isFetching={query.isFetching}
        error={query.error}
        onRetry={() => void query.refetch()}
        empty={<EmptyState title={t('office:noClients')} />}
        paging={{ count: list?.count ?? 0, page, pageSize, onPage: setPage }}
        columns={useColumns({ mayWrite, chosen, toggle, onSelect })}
      />
    </Stack>
  );
}

interface ColumnsOf {
  /** Whether accounts can be selected for bulk changes. */
  mayWrite: boolean;
  chosen: readonly number[];
  toggle: (id: number) => void;
  onSelect: (id: number) => void;
}

function useColumns({ mayWrite, chosen, toggle, onSelect }: ColumnsOf): SimpleColumn<Client>[] {
  const { t, i18n } = useTranslation('office');
  const superId = useAppSelector(selectConsts)?.superOrganizationId;
  const day = (value: string | null | undefined) => (value ? formatDate(value, 'date', i18n.language) : '');
  const choice: SimpleColumn<Client> = {
    key: 'choice',
    title: t('office:many.select'),
    width: 56,
    render: ({ id, name }) =>
      id === superId ? null : (
        <Checkbox
          size="small"
          checked={chosen.includes(id)}
          onChange={() => toggle(id)}
          slotProps={{ input: { 'aria-label': t('office:many.choose', { name }) } }}
        />
      ),
  };
  return [
    ...(mayWrite ? [choice] : []),
    {
      key: 'name',
      title: t('office:create.name'),
      render: ({ id, name }) => (
        <Link component="button" type="button" onClick={() => onSelect(id)} sx={{ textAlign: 'left' }}>
          {name}
        </Link>
      ),
    },
    {
      key: 'standing',
      title: t('office:filter.status'),
      render: ({ isActive, isActiveSubscribe }) =>
        t(`office:status.${isActive ? (isActiveSubscribe ? '1' : '5') : '2'}`),
    },
    {
      key: 'partner',
      title: t('office:status.4'),
      render: ({ isPartner }) => (isPartner ? t('office:yes') : ''),
    },
    {
      key: 'free',
      title: t('office:account.isFreePeriod'),
      render: ({ isFreePeriod, freePeriodEnd }) =>
        isFreePeriod ? day(freePeriodEnd) || t('office:yes') : '',
    },
  ];
}
