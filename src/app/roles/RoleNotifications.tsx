import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { usePageTitle } from '@src/components/routing/page-title';
import { RoleNotificationsPage } from '@src/features/notifications/pages/RoleNotificationsPage';
import { useRolesQuery } from '@src/features/roles/api';
import { RoleList } from '@src/features/roles/components/RoleList';

/** The roles, with the notification settings of the chosen one. */
export function RoleNotifications() {
  const { id } = useParams();
  const { t } = useTranslation('notifications');
  const { data, error, refetch } = useRolesQuery({ isArchive: false });
  const named = data?.roles.items.find((role) => String(role.id) === id);
  usePageTitle(named?.name ?? '', t('common:siteName'), t('notifications:title'));
  return (
    <Loaded
      data={data?.roles.items}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows rows={8} columns={3} />}
    >
      {(roles) => {
        const chosen = named ?? roles[0];
        if (!chosen) return null;
        return (
          <RoleNotificationsPage
            roleId={chosen.id}
            list={
              <RoleList
                roles={roles}
                chosenId={chosen.id}
                canWrite={false}
                basePath="/roles/setting-notifications"
              />
            }
          />
        );
      }}
    </Loaded>
  );
}
