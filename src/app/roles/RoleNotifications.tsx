import { useParams } from 'react-router-dom';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { RoleNotificationsPage } from '@src/features/notifications/pages/RoleNotificationsPage';
import { useRolesQuery } from '@src/features/roles/api';
import { RoleList } from '@src/features/roles/components/RoleList';

/** The roles, and what the people of the chosen one are told of. */
export function RoleNotifications() {
  const { id } = useParams();
  const { data, error, refetch } = useRolesQuery({ isArchive: false });
  return (
    <Loaded
      data={data?.roles.items}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows rows={8} columns={3} />}
    >
      {(roles) => {
        const chosen = roles.find((role) => String(role.id) === id) ?? roles[0];
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
