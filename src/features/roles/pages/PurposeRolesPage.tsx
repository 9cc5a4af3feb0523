import { useRoleOptionsQuery } from '@src/entities/role/api';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SearchField } from '@src/components/data/SearchField';
import { StatusChip } from '@src/components/data/StatusChip';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { FilterFold } from '@src/components/filters/FilterFold';
import { FilterMultiple } from '@src/components/filters/FilterMultiple';
import { FilterSelect } from '@src/components/filters/FilterSelect';
import { useUrlState } from '@src/components/routing/useUrlState';
import { DataTable } from '@src/components/table/DataTable';
import { personName } from '@src/lib/person';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { useNotify } from '@src/store/useNotify';
import { useCanEdit } from '@src/store/useEditMode';
import type { GridColDef } from '@mui/x-data-grid';
import { ScanEye, UserPlus, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RolePerson, useAccessRequestsQuery, useRolePeopleQuery } from '../api';
import { AccessLookup } from '../components/AccessLookup';
import { AccessRequests } from '../components/AccessRequests';
import { GrantRoleDialog } from '../components/GrantRoleDialog';
import { HeldRoleChip } from '../components/HeldRoleChip';
import { PersonRolesPanel } from '../components/PersonRolesPanel';
import {
  isPurposeFiltered,
  purposeCodecs,
  type PurposeFilters,
  purposeVariables,
} from '../lib/purpose-filters';

function useColumns(): GridColDef<RolePerson>[] {
  const { t } = useTranslation('roles');
  return [
    {
      field: 'name',
      headerName: t('roles:people.person'),
      minWidth: 220,
      flex: 1,
      hideable: false,
      renderCell: ({ row }) => (
        <Stack direction="row" spacing={1.25} sx={{ alignItems: 'center' }}>
          <UserAvatar name={personName(row)} avatar={row.avatar} />
          <span>{personName(row)}</span>
        </Stack>
      ),
    },
    {
      field: 'position',
      headerName: t('roles:people.position'),
      minWidth: 180,
      flex: 1,
      valueGetter: (_value, row) => row.position?.name ?? '',
    },
    {
      field: 'roles',
      headerName: t('roles:people.roles'),
      minWidth: 320,
      flex: 2,
      sortable: false,
      renderCell: ({ row }) => (
        <Stack direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap', py: 0.75 }}>
          {row.isAdmin || row.isSuperAdmin ? (
            <StatusChip colour="amber" label={t('roles:people.admin')} />
          ) : null}
          {row.roles.map((role) => (
            <HeldRoleChip key={role.id ?? `position-${role.roleId}`} role={role} />
          ))}
        </Stack>
      ),
    },
  ];
}

/** Which role each person has, from their position and individually. */
export function PurposeRolesPage() {
  const { t } = useTranslation('roles');
  // Access requests can be answered in any mode.
  const mayAnswer = useAppSelector(selectCan)('roles', 'write');
  const canWrite = useCanEdit('roles');
  const { state, setState, reset } = useUrlState(purposeCodecs);
  const { page, pageSize, person } = state;
  const { data, error, isFetching, refetch } = useRolePeopleQuery(purposeVariables(state));
  const [granting, setGranting] = useState<{ userIds: number[]; clear?: () => void } | null>(null);
  const columns = useColumns();
  return (
    <>
      {mayAnswer ? <AccessRequests onGrant={({ id }) => setState({ request: id, page })} /> : null}
      <DataTable<RolePerson>
        label={t('roles:tab.purpose')}
        storageKey="purpose-roles"
        columns={columns}
        rows={data?.rolePeople.items}
        count={data?.rolePeople.count ?? 0}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        pageSize={pageSize}
        onPage={(next) => setState({ page: next })}
        onPageSize={(next) => setState({ pageSize: next })}
        onRowOpen={({ id }) => setState({ person: id, page })}
        openId={person || null}
        empty={<EmptyState icon={Users} title={t('roles:people.empty')} />}
        isFiltered={isPurposeFiltered(state)}
        onResetFilters={reset}
        toolbar={<Filters state={state} setState={setState} />}
        {...(canWrite
          ? {
              bulk: ({ ids, clear }) => (
                <Button
                  size="small"
                  variant="outlined"
                  startIcon={<UserPlus />}
                  onClick={() => setGranting({ userIds: [...ids], clear })}
                >
                  {t('roles:people.grant')}
                </Button>
              ),
            }
          : {})}
      />
      <OpenPanels
        state={state}
        setState={setState}
        canWrite={canWrite}
        mayAnswer={mayAnswer}
        onGrant={(userId) => setGranting({ userIds: [userId] })}
      />
      {granting ? (
        <GrantRoleDialog
          userIds={granting.userIds}
          onDone={() => granting.clear?.()}
          onClose={() => setGranting(null)}
        />
      ) : null}
    </>
  );
}

interface OpenPanelsProps extends FiltersProps {
  canWrite: boolean;
  mayAnswer: boolean;
  onGrant: (userId: number) => void;
}

/** The panels in the address: a person, the access lookup, the answer to a request. */
function OpenPanels({ state, setState, canWrite, mayAnswer, onGrant }: OpenPanelsProps) {
  const { person, request, isLookup, page } = state;
  return (
    <>
      {person ? (
        <PersonRolesPanel
          userId={person}
          canWrite={canWrite}
          onGrant={() => onGrant(person)}
          onClose={() => setState({ person: 0, page })}
        />
      ) : null}
      {isLookup ? <AccessLookup onClose={() => setState({ isLookup: false, page })} /> : null}
      {mayAnswer && request ? (
        <AnswerDialog id={request} onClose={() => setState({ request: 0, page })} />
      ) : null}
    </>
  );
}

/** The dialog that answers an access request; shows a message when it was already answered. */
function AnswerDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('roles');
  const notify = useNotify();
  const { data } = useAccessRequestsQuery({ ids: [id] });
  const request = data?.accessRequests.items[0];
  const isClosed = data !== undefined && request?.status !== 'open';
  useEffect(() => {
    if (!isClosed) return;
    notify.info(t('roles:requests.closed'));
    onClose();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once, when it is known
  }, [isClosed]);
  if (request?.status !== 'open') return null;
  return <GrantRoleDialog userIds={[request.user.id]} request={request} onClose={onClose} />;
}

interface FiltersProps {
  state: PurposeFilters;
  setState: (patch: Partial<PurposeFilters>) => void;
}

function Filters({ state, setState }: FiltersProps) {
  const { t } = useTranslation('roles');
  const { data } = useRoleOptionsQuery();
  return (
    <>
      <SearchField
        label={t('roles:people.search')}
        value={state.search}
        onChange={(search) => setState({ search })}
        maxWidth={230}
      />
      <FilterFold isActive={state.roleIds.length > 0 || state.source !== ''}>
        <FilterMultiple
          label={t('roles:people.roles')}
          placeholder={t('roles:people.anyRole')}
          options={data?.roleOptions ?? []}
          value={state.roleIds}
          onChange={(roleIds) => setState({ roleIds })}
          width={210}
        />
        <FilterSelect
          label={t('roles:people.source')}
          width={250}
          value={state.source}
          onChange={(source) => setState({ source })}
          choices={[
            { value: '', label: t('roles:people.anySource') },
            { value: 'position', label: t('roles:source.position') },
            { value: 'personal', label: t('roles:source.personal') },
          ]}
        />
      </FilterFold>
      <Button startIcon={<ScanEye />} onClick={() => setState({ isLookup: true, page: state.page })}>
        {t('roles:lookup.open')}
      </Button>
    </>
  );
}
