import Box from '@mui/material/Box';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { usePageTitle } from '@src/components/routing/page-title';
import type { Rights } from '@src/api/init';
import { useCanEdit } from '@src/store/useEditMode';
import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type RoleCard, useRolesQuery } from '../api';
import { RoleForm } from '../components/RoleForm';
import { RoleList } from '../components/RoleList';

const settingsPath = '/roles/setting-roles';

interface RoleSettingsPageProps {
  /** A new role is being created. */
  isNew?: boolean;
  /** A preview of the menu for these rights. */
  Preview: ComponentType<{ rights: Rights }>;
}

/** Returns the role to copy: the copy starts with its rights and gets a new name. */
function startOf(roles: readonly RoleCard[], from: string | null): RoleCard | undefined {
  return roles.find(({ id }) => String(id) === from);
}

/** Roles and their rights: the list, the matrix, and the preview. */
export function RoleSettingsPage({ isNew = false, Preview }: RoleSettingsPageProps) {
  const { id } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const canWrite = useCanEdit('roles');
  const { data, error, refetch } = useRolesQuery({ isArchive: true });
  const roles = data?.roles.items;
  const chosen = useMemo(
    () => (isNew ? undefined : (roles?.find((role) => String(role.id) === id) ?? roles?.[0])),
    [roles, id, isNew],
  );
  const { t } = useTranslation('roles');
  const name = isNew ? t('roles:settings.add') : chosen?.name;
  // Without a role in the address, the section's title is used.
  usePageTitle((isNew || id) && name ? name : '', t('common:siteName'), t('roles:tab.settings'));
  return (
    <Loaded
      data={roles}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows rows={8} columns={3} />}
    >
      {(all) => (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '250px minmax(0, 1fr)' },
          }}
        >
          <RoleList roles={all} chosenId={chosen?.id ?? null} canWrite={canWrite} />
          <RoleForm
            key={chosen?.id ?? `new-${query.get('from') ?? ''}`}
            role={chosen}
            source={chosen ? undefined : startOf(all, query.get('from'))}
            roles={all}
            canWrite={canWrite}
            Preview={Preview}
            refresh={() => void refetch()}
            onCreated={(role) => void navigate(`${settingsPath}/${role.id}`)}
          />
        </Box>
      )}
    </Loaded>
  );
}
