import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { peekSecret, takeSecret } from '@src/lib/route-secrets';
import { PasswordForm } from '../forms/PasswordForm';

/** Opens by itself after a recovery or an invitation, while the code of the link has not been used. */
export function ResetPasswordDialog() {
  const { t } = useTranslation('profile');
  const titleId = useId();
  // Kept until the password is set: the page around it may be drawn anew while the cabinet starts.
  const [code, setCode] = useState(() => peekSecret('resetPasswordCode'));
  const finish = () => {
    takeSecret('resetPasswordCode');
    setCode(null);
  };
  if (code === null) return null;
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('profile:password.resetTitle')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('profile:password.resetText')}
        </Typography>
        <PasswordForm code={code} onDone={finish} />
      </DialogContent>
    </Dialog>
  );
}
