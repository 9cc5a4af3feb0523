import { ResetPasswordDialog } from '@src/features/profile/components/ResetPasswordDialog';
import { PasswordPage } from '@src/features/profile/pages/PasswordPage';

/** Where admins land after a recovery: the new password is asked for over the page. */
export function SettingNotifications() {
  return (
    <>
      <ResetPasswordDialog />
      <PasswordPage />
    </>
  );
}
