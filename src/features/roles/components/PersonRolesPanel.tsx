import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { SidePanel } from '@src/components/layout/SidePanel';
import { personName } from '@src/lib/person';
import { useAppSelector } from '@src/store/hooks';
import { selectRoles } from '@src/store/selectors/roles';
import { useCall } from '@src/store/useCall';
import { ShieldCheck, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AreaAccess,
  type HeldRole,
  type RolePerson,
  useAdminUpdateMutation,
  useUserAccessQuery,
  useUserRolesRevokeMutation,
} from '../api';
import { useAreaNames } from '../lib/useAreaNames';
import { useHeldText } from './HeldRoleChip';
import { RightsList } from './RightsList';

interface PersonRolesPanelProps {
  userId: number;
  canWrite: boolean;
  onGrant: () => void;
  onClose: () => void;
}

/** One person's panel: their roles, and all resulting rights. */
export function PersonRolesPanel({ userId, canWrite, onGrant, onClose }: PersonRolesPanelProps) {
  const { t } = useTranslation('roles');
  const { data, error, refetch } = useUserAccessQuery({ userId });
  const access = data?.userAccess;
  return (
    <SidePanel
      title={access ? personName(access.user) : ''}
      subtitle={access?.user.position?.name}
      onClose={onClose}
    >
      <Loaded
        data={access}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={6} columns={2} />}
      >
        {({ user, areas }) => (
          <Stack spacing={3}>
            <Roles user={user} canWrite={canWrite} onGrant={onGrant} />
            <Box component="section">
              <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
                {t('roles:access.title')}
              </Typography>
              <Access areas={areas} />
            </Box>
          </Stack>
        )}
      </Loaded>
    </SidePanel>
  );
}

function Roles({ user, canWrite, onGrant }: { user: RolePerson; canWrite: boolean; onGrant: () => void }) {
  const { t } = useTranslation('roles');
  const { isAdmin } = useAppSelector(selectRoles);
  return (
    <Box component="section">
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h3" variant="h3" sx={{ flex: 1 }}>
          {t('roles:people.roles')}
        </Typography>
        {canWrite ? (
          <Button size="small" variant="outlined" startIcon={<UserPlus />} onClick={onGrant}>
            {t('roles:people.grant')}
          </Button>
        ) : null}
        {isAdmin && !user.isSuperAdmin ? <AdminButton user={user} /> : null}
      </Stack>
      {user.roles.length === 0 && !user.isAdmin ? (
        <Typography color="textSecondary">{t('roles:people.none')}</Typography>
      ) : null}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {user.roles.map((role) => (
          <Role key={role.id ?? `position-${role.roleId}`} role={role} canWrite={canWrite} />
        ))}
      </Box>
    </Box>
  );
}

function Role({ role, canWrite }: { role: HeldRole; canWrite: boolean }) {
  const { t } = useTranslation('roles');
  const [revoke, { isLoading }] = useUserRolesRevokeMutation();
  const call = useCall();
  const heldText = useHeldText();
  const { id } = role;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, opacity: isLoading ? 0.5 : 1 }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 540 }}>{role.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {heldText(role)}
        </Typography>
        {role.reason ? <Typography variant="body2">{role.reason}</Typography> : null}
      </Box>
      {id !== null && canWrite ? (
        <Tooltip title={t('roles:people.revoke')}>
          <IconButton
            disabled={isLoading}
            aria-label={t('roles:people.revokeOf', { name: role.name })}
            onClick={() => void call(revoke({ ids: [id] })).catch(() => undefined)}
          >
            <X />
          </IconButton>
        </Tooltip>
      ) : null}
    </Box>
  );
}

/** Makes somebody an administrator, or revokes that. */
function AdminButton({ user }: { user: RolePerson }) {
  const { t } = useTranslation('roles');
  const [update] = useAdminUpdateMutation();
  const [isOpen, setIsOpen] = useState(false);
  const call = useCall();
  const kind = user.isAdmin ? 'remove' : 'add';
  return (
    <>
      <Button size="small" color="inherit" startIcon={<ShieldCheck />} onClick={() => setIsOpen(true)}>
        {t(`roles:admin.${kind}`)}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t(`roles:admin.${kind}Title`, { name: personName(user) })}
        confirmLabel={t(`roles:admin.${kind}`)}
        isDestructive={user.isAdmin}
        onConfirm={() => call(update({ userId: user.id, isAdmin: !user.isAdmin }))}
        onClose={() => setIsOpen(false)}
      >
        {t(`roles:admin.${kind}Text`)}
      </ConfirmDialog>
    </>
  );
}

function Access({ areas }: { areas: readonly AreaAccess[] }) {
  const { t } = useTranslation('roles');
  const names = new Map(useAreaNames().map(({ value, name }) => [value, name]));
  const lines = areas.map(({ area, flags, roleName, source, scopeSubdivision }, index) => ({
    key: `${area}-${index}`,
    name: names.get(area) ?? area,
    isWrite: flags.write,
    detail: [
      roleName === null ? t('roles:access.admin') : t('roles:access.byRole', { name: roleName }),
      source === null ? null : t(`roles:source.${source}`),
      scopeSubdivision ? t('roles:access.within', { name: scopeSubdivision.name }) : null,
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return <RightsList lines={lines} empty={t('roles:access.nothing')} />;
}
