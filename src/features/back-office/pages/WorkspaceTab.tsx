import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeniedHere } from '@src/components/routing/DeniedHere';
import { SearchField } from '@src/components/data/SearchField';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { SimpleTable } from '@src/components/table/SimpleTable';
import { formatDate } from '@src/lib/dates';
import { useAppSelector } from '@src/store/hooks';
import { selectBackOfficeTabs } from '@src/store/selectors/backOfficeTabs';
import { selectCan } from '@src/store/selectors/rights';
import { useCall } from '@src/store/useCall';
import { useNotify } from '@src/store/useNotify';
import {
  useOrganizationPeopleQuery,
  useOrganizationPersonInviteMutation,
  useOrganizationPersonSignOutMutation,
} from '../api';
import { EnterWorkspace } from '../components/EnterWorkspace';
import { useBackOffice } from '../lib/back-office-tabs';

const pageSize = 20;

/** A client's people, for the provider's support staff. */
export function ClientPeopleTab() {
  const { t } = useTranslation('office');
  const { clientId } = useBackOffice();
  const { cabinet } = useAppSelector((root) => selectBackOfficeTabs(root, clientId));
  const mayRead = useAppSelector(selectCan)('backOfficeSuper');
  if (!mayRead) return <DeniedHere reason={{ area: 'backOfficeSuper' }} />;
  if (clientId === null) return <EmptyState title={t('office:cabinet.none')} />;
  if (!cabinet) return <EmptyState title={t('office:noTab')} />;
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <EnterWorkspace key={clientId} clientId={clientId} />
      <Box sx={{ width: '100%' }}>
        <People key={clientId} id={clientId} />
      </Box>
    </Stack>
  );
}

function People({ id }: { id: number }) {
  const { t, i18n } = useTranslation('office');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useOrganizationPeopleQuery({ id, search, page, pageSize });
  const people = query.data?.organizationPeople;
  return (
    <SimpleTable
      label={t('office:cabinet.people')}
      rows={people?.items}
      rowKey={(person) => person.id}
      isFetching={query.isFetching}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={<EmptyState title={t('office:cabinet.nobody')} />}
      isFiltered={search !== ''}
      onResetFilters={() => setSearch('')}
      toolbar={
        <SearchField
          value={search}
          label={t('office:cabinet.search')}
          onChange={(next) => {
            setSearch(next);
            setPage(1);
          }}
        />
      }
      paging={{ count: people?.count ?? 0, page, pageSize, onPage: setPage }}
      columns={[
        { key: 'name', title: t('office:cabinet.name'), render: ({ nameFull }) => nameFull },
        { key: 'email', title: t('office:cabinet.email'), render: ({ email }) => email },
        {
          key: 'seen',
          title: t('office:cabinet.seen'),
          render: ({ lastSeenAt }) =>
            lastSeenAt ? formatDate(lastSeenAt, 'dateTime', i18n.language) : t('office:card.never'),
        },
        {
          key: 'actions',
          title: t('office:cabinet.actions'),
          render: (person) => <PersonActions organizationId={id} person={person} />,
        },
      ]}
    />
  );
}

interface PersonActionsProps {
  organizationId: number;
  person: { id: number; nameFull: string; isInvited: boolean; sessions: number };
}

function PersonActions({ organizationId, person }: PersonActionsProps) {
  const { t } = useTranslation('office');
  const mayWrite = useAppSelector(selectCan)('backOfficeSuper', 'write');
  const [invite] = useOrganizationPersonInviteMutation();
  const [signOut] = useOrganizationPersonSignOutMutation();
  const call = useCall();
  const notify = useNotify();
  const { id: userId, nameFull: name, isInvited, sessions } = person;
  const done = (work: Promise<unknown>, text: string) =>
    void work.then(
      () => notify.success(text),
      () => undefined,
    );
  if (!mayWrite) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {isInvited ? (
        <Button
          size="small"
          onClick={() =>
            done(call(invite({ organizationId, userId })), t('office:cabinet.invited', { name }))
          }
        >
          {t('office:cabinet.invite')}
        </Button>
      ) : null}
      {sessions > 0 ? (
        <Button
          size="small"
          onClick={() =>
            done(call(signOut({ organizationId, userId })), t('office:cabinet.signedOut', { name }))
          }
        >
          {t('office:cabinet.signOut', { count: sessions })}
        </Button>
      ) : null}
    </Stack>
  );
}
