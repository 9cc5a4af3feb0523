import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { takeSecret } from '@src/lib/route-secrets';
import { PasswordForm } from '../forms/PasswordForm';

/** Opens by itself after a recovery or an invitation, while the code of the link has not been used. */
export function ResetPasswordDialog() {
  const { t } = useTranslation('profile');
  const titleId = useId();
  const [code, setCode] = useState(() => takeSecret('resetPasswordCode'));
  if (code === null) return null;
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('profile:password.resetTitle')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('profile:password.resetText')}
        </Typography>
        <PasswordForm code={code} onDone={() => setCode(null)} />
      </DialogContent>
    </Dialog>
  );
}
