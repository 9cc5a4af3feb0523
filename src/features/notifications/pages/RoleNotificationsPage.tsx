import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { useCanEdit } from '@src/store/useEditMode';
import { useRoleNotificationsQuery, useRoleNotificationsUpdateMutation } from '../api';
import { NotificationMatrix } from '../settings/NotificationMatrix';

interface RoleNotificationsPageProps {
  roleId: number;
  /** The roles to choose from. */
  list: ReactNode;
}

/** The notification settings of one role. */
export function RoleNotificationsPage({ roleId, list }: RoleNotificationsPageProps) {
  const canWrite = useCanEdit('roles');
  const { currentData, error, refetch } = useRoleNotificationsQuery({ roleId });
  const [update] = useRoleNotificationsUpdateMutation();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '250px minmax(0, 1fr)' },
      }}
    >
      {list}
      <Loaded
        data={currentData?.roleNotifications}
        error={error}
        onRetry={() => void refetch()}
        skeleton={<SkeletonRows rows={6} columns={3} />}
      >
        {(matrix) => (
          <NotificationMatrix
            key={roleId}
            matrix={matrix}
            name={`notifications-role-${roleId}`}
            canWrite={canWrite}
            send={(settings, updatedAt) => update({ roleId, settings, ...(updatedAt ? { updatedAt } : {}) })}
            refresh={() => void refetch()}
          />
        )}
      </Loaded>
    </Box>
  );
}
