import { OrganizationNotificationsPage } from '@src/features/notifications/pages/OrganizationNotificationsPage';
import { ResetPasswordDialog } from '@src/features/profile/components/ResetPasswordDialog';

/** Where admins land after a recovery: the new password is asked for over the page. */
export function SettingNotifications() {
  return (
    <>
      <ResetPasswordDialog />
      <OrganizationNotificationsPage />
    </>
  );
}
