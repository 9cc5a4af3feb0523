import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteSecret } from '@src/components/routing/useRouteSecret';
import { takeSecret } from '@src/lib/route-secrets';
import { PasswordForm } from '../forms/PasswordForm';

/** Opens by itself after a recovery or an invitation, while the code of the link has not been used. */
export function ResetPasswordDialog() {
  const { t } = useTranslation('profile');
  const titleId = useId();
  // Kept until the password is set: by whoever draws the page anew, or loads it again.
  const code = useRouteSecret('resetPasswordCode');
  if (code === null) return null;
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('profile:password.resetTitle')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('profile:password.resetText')}
        </Typography>
        <PasswordForm code={code} onDone={() => void takeSecret('resetPasswordCode')} />
      </DialogContent>
    </Dialog>
  );
}
