import Stack from '@mui/material/Stack';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { useUrlState } from '@src/components/routing/useUrlState';
import { textParam } from '@src/lib/url-state';
import { useCanEdit } from '@src/store/useEditMode';
import {
  useNotificationScheduleQuery,
  useOrganizationNotificationsQuery,
  useOrganizationNotificationsUpdateMutation,
} from '../api';
import { NotificationMatrix } from '../settings/NotificationMatrix';
import { RowMenu } from '../settings/RowMenu';
import { ScheduleSection } from '../settings/ScheduleSection';
import { TextPanel } from '../settings/TextPanel';

const codecs = { text: textParam() };

/** The organization's notification settings: what its people are notified of, when, and with which texts. */
export function OrganizationNotificationsPage() {
  const canWrite = useCanEdit('organizationSetting');
  const matrix = useOrganizationNotificationsQuery();
  const schedule = useNotificationScheduleQuery();
  const [update] = useOrganizationNotificationsUpdateMutation();
  const { state, setState } = useUrlState(codecs);
  const skeleton = <SkeletonRows rows={6} columns={3} />;
  return (
    <Stack spacing={2}>
      <Loaded
        data={schedule.data?.notificationSchedule}
        error={schedule.error}
        onRetry={() => void schedule.refetch()}
        skeleton={skeleton}
      >
        {(loaded) => (
          <ScheduleSection schedule={loaded} canWrite={canWrite} refresh={() => void schedule.refetch()} />
        )}
      </Loaded>
      <Loaded
        data={matrix.data?.organizationNotifications}
        error={matrix.error}
        onRetry={() => void matrix.refetch()}
        skeleton={skeleton}
      >
        {(loaded) => {
          const edited = loaded.rows.find(({ type }) => type === state.text);
          return (
            <>
              <NotificationMatrix
                matrix={loaded}
                name="notifications-organization"
                canWrite={canWrite}
                send={(settings, updatedAt) => update({ settings, ...(updatedAt ? { updatedAt } : {}) })}
                refresh={() => void matrix.refetch()}
                action={(row) => <RowMenu row={row} onEdit={() => setState({ text: row.type })} />}
              />
              {edited ? (
                <TextPanel row={edited} canWrite={canWrite} onClose={() => setState({ text: '' })} />
              ) : null}
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}
