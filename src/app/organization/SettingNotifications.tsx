import { OrganizationNotificationsPage } from '@src/features/notifications/pages/OrganizationNotificationsPage';
import { ResetPasswordDialog } from '@src/features/profile/components/ResetPasswordDialog';

/**
 * The notification settings, where administrators land after a password recovery: a dialog for the new password opens over the
 * page.
 */
export function SettingNotifications() {
  return (
    <>
      <ResetPasswordDialog />
      <OrganizationNotificationsPage />
    </>
  );
}
