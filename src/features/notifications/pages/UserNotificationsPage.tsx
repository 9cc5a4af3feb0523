import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import {
  useNotificationScheduleQuery,
  useUserNotificationsQuery,
  useUserNotificationsUpdateMutation,
} from '../api';
import { NotificationMatrix } from '../settings/NotificationMatrix';
import { RowMenu } from '../settings/RowMenu';

/** The user's own notification settings. */
export function UserNotificationsPage() {
  const { data, error, refetch } = useUserNotificationsQuery();
  const [update] = useUserNotificationsUpdateMutation();
  return (
    <Loaded
      data={data?.userNotifications}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows rows={6} columns={3} />}
    >
      {(matrix) => (
        <>
          <When />
          <NotificationMatrix
            matrix={matrix}
            name="notifications-user"
            canWrite
            send={(settings, updatedAt) => update({ settings, ...(updatedAt ? { updatedAt } : {}) })}
            refresh={() => void refetch()}
            action={(row) => <RowMenu row={row} />}
          />
        </>
      )}
    </Loaded>
  );
}

/** When the organization sends emails. */
function When() {
  const { t } = useTranslation('notifications');
  const schedule = useNotificationScheduleQuery().data?.notificationSchedule;
  if (!schedule) return null;
  const { digestHour, isQuiet, quietFrom, quietTo } = schedule;
  const digest = t('notifications:schedule.atDigest', { time: `${String(digestHour).padStart(2, '0')}:00` });
  const quiet = isQuiet ? ` ${t('notifications:schedule.atQuiet', { from: quietFrom, to: quietTo })}` : '';
  return <Typography color="textSecondary" sx={{ mb: 2 }}>{`${digest}${quiet}`}</Typography>;
}
