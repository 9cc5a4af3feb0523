import { useRoleOptionsQuery } from '@src/entities/role/api';
import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useRolesBeyondOwnQuery } from '@src/api/beyond-own';
import { SearchField } from '@src/components/data/SearchField';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { useUrlState } from '@src/components/routing/useUrlState';
import { DataTable } from '@src/components/table/DataTable';
import { type Option, withReasons } from '@src/lib/options';
import { rolesForPosition } from '@src/entities/role/role-grant';
import { numberParam, textParam, type UrlCodecs } from '@src/lib/url-state';
import { useCanEdit } from '@src/store/useEditMode';
import { useCall } from '@src/store/useCall';
import type { GridColDef } from '@mui/x-data-grid';
import { IdCard, ScanEye } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RolePosition, usePositionsRoleUpdateMutation, useRolePositionsQuery } from '../api';
import { ImpactText } from '../components/ImpactText';
import { PositionRolePanel } from '../components/PositionRolePanel';
import { type Impact, useImpact } from '../lib/useImpact';

type State = { search: string; page: number; pageSize: number; check: number };

const codecs: UrlCodecs<State> = {
  search: textParam(),
  page: numberParam(1),
  pageSize: numberParam(50),
  check: numberParam(0),
};

interface Change {
  positionIds: number[];
  roleId: number | null;
  impact: Impact;
  clear?: () => void;
}

/** Returns the roles to choose from; a role that may not be assigned shows the reason. */
const roleItems = (roles: readonly Option[]) =>
  roles.map(({ id, name, reason }) => (
    <MenuItem key={id} value={String(id)} disabled={reason !== undefined}>
      {reason === undefined ? name : <ListItemText primary={name} secondary={reason} sx={{ my: 0 }} />}
    </MenuItem>
  ));

interface RoleChoiceProps {
  label: string;
  value: number | null;
  isDisabled: boolean;
  onChange: (roleId: number | null) => void;
}

/** Selects the role of a position. */
function RoleChoice({ label, value, isDisabled, onChange }: RoleChoiceProps) {
  const { t } = useTranslation('roles');
  const { data } = useRoleOptionsQuery();
  const { data: beyond } = useRolesBeyondOwnQuery({}, { skip: isDisabled });
  const roles = rolesForPosition(data?.roleOptions ?? [], beyond?.rolesBeyondOwn, value);
  const isKnown = value === null || roles.some(({ id }) => id === value);
  return (
    <Select
      size="small"
      displayEmpty
      disabled={isDisabled}
      value={isKnown ? String(value ?? '') : ''}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
      inputProps={{ 'aria-label': label }}
      SelectDisplayProps={{ 'aria-label': label }}
      sx={{ width: '100%', my: 0.5 }}
    >
      <MenuItem value="">{t('roles:positions.none')}</MenuItem>
      {roleItems(roles)}
    </Select>
  );
}

function useColumns(
  canWrite: boolean,
  onRole: (positionIds: number[], roleId: number | null) => void,
  onCheck: (positionId: number) => void,
): GridColDef<RolePosition>[] {
  const { t } = useTranslation('roles');
  return [
    { field: 'name', headerName: t('roles:positions.name'), minWidth: 220, flex: 2, hideable: false },
    {
      field: 'subdivision',
      headerName: t('roles:positions.subdivision'),
      minWidth: 180,
      flex: 1,
      valueGetter: (_value, row) => row.subdivision?.name ?? '',
    },
    {
      field: 'roleId',
      headerName: t('roles:positions.role'),
      minWidth: 220,
      flex: 1.2,
      renderCell: ({ row }) => (
        <RoleChoice
          label={t('roles:positions.roleOf', { name: row.name })}
          value={row.roleId}
          isDisabled={!canWrite}
          onChange={(roleId) => onRole([row.id], roleId)}
        />
      ),
    },
    { field: 'employeesCount', headerName: t('roles:positions.people'), type: 'number', width: 90 },
    {
      field: 'check',
      headerName: t('roles:positions.check'),
      width: 190,
      sortable: false,
      renderCell: ({ row }) => (
        <Button size="small" startIcon={<ScanEye />} onClick={() => onCheck(row.id)}>
          {t('roles:positions.check')}
        </Button>
      ),
    },
  ];
}

/** The role of each position, and its number of people. */
export function RolePositionsPage() {
  const { t } = useTranslation(['roles', 'common']);
  const canWrite = useCanEdit('roles');
  const { state, setState, reset } = useUrlState(codecs);
  const { search, page, pageSize } = state;
  const { data, error, isFetching, refetch } = useRolePositionsQuery({
    search: search || null,
    page,
    pageSize,
  });
  const [update] = usePositionsRoleUpdateMutation();
  const [change, setChange] = useState<Change | null>(null);
  const askImpact = useImpact();
  const call = useCall();
  const begin = async (positionIds: number[], roleId: number | null, clear?: () => void) => {
    const impact = await askImpact({ positionIds });
    setChange({ positionIds, roleId, impact, ...(clear ? { clear } : {}) });
  };
  const columns = useColumns(
    canWrite,
    (ids, roleId) => void begin(ids, roleId),
    (check) => setState({ check, page }),
  );
  const rows = data?.positions.items;
  const checked = useMemo(() => rows?.find(({ id }) => id === state.check), [rows, state.check]);
  return (
    <>
      <DataTable<RolePosition>
        label={t('roles:tab.positions')}
        storageKey="role-positions"
        columns={columns}
        rows={rows}
        count={data?.positions.count ?? 0}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        page={page}
        pageSize={pageSize}
        onPage={(next) => setState({ page: next })}
        onPageSize={(next) => setState({ pageSize: next })}
        empty={<EmptyState icon={IdCard} title={t('roles:positions.empty')} />}
        isFiltered={search !== ''}
        onResetFilters={reset}
        toolbar={
          <SearchField
            label={t('roles:positions.search')}
            value={search}
            onChange={(next) => setState({ search: next })}
          />
        }
        {...(canWrite
          ? {
              bulk: ({ ids, clear }) => (
                <BulkRole onChoose={(roleId) => void begin([...ids], roleId, clear)} />
              ),
            }
          : {})}
      />
      {checked ? <PositionRolePanel position={checked} onClose={() => setState({ check: 0, page })} /> : null}
      <ConfirmDialog
        isOpen={change !== null}
        title={t('roles:positions.confirmTitle', { count: change?.positionIds.length ?? 0 })}
        confirmLabel={t('common:action.save')}
        onConfirm={async () => {
          if (!change) return;
          await call(update({ positionIds: change.positionIds, roleId: change.roleId }));
          change.clear?.();
        }}
        onClose={() => setChange(null)}
      >
        {change ? <ImpactText impact={change.impact} kind="position" /> : null}
      </ConfirmDialog>
    </>
  );
}

/** Sets the role of all selected positions. */
function BulkRole({ onChoose }: { onChoose: (roleId: number | null) => void }) {
  const { t } = useTranslation('roles');
  const { data } = useRoleOptionsQuery();
  const { data: beyond } = useRolesBeyondOwnQuery({});
  return (
    <Select<string>
      size="small"
      displayEmpty
      value=""
      onChange={(event) => onChoose(event.target.value === 'none' ? null : Number(event.target.value))}
      inputProps={{ 'aria-label': t('roles:positions.bulk') }}
      SelectDisplayProps={{ 'aria-label': t('roles:positions.bulk') }}
    >
      <MenuItem value="" disabled>
        {t('roles:positions.bulk')}
      </MenuItem>
      <MenuItem value="none">{t('roles:positions.none')}</MenuItem>
      {roleItems(withReasons(data?.roleOptions ?? [], beyond?.rolesBeyondOwn))}
    </Select>
  );
}
