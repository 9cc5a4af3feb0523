import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { FieldFrame } from '@src/components/form/FieldFrame';

interface LockoutDialogProps {
  /** The server's message: the user's own address is not on the list. */
  message: string;
  recoveryEmail: string | null;
  onConfirm: (word: string) => Promise<void>;
  onClose: () => void;
}

/** Users who are about to lock themselves out have to type a word to confirm. */
export function LockoutDialog({ message, recoveryEmail, onConfirm, onClose }: LockoutDialogProps) {
  const { t } = useTranslation('sessions');
  const [typed, setTyped] = useState('');
  const word = t('sessions:lockout.word');
  return (
    <ConfirmDialog
      isOpen
      title={t('sessions:lockout.title')}
      confirmLabel={t('sessions:lockout.confirm')}
      isDestructive
      isChoice
      isBlocked={typed.trim().toLocaleUpperCase() !== word}
      onConfirm={() => onConfirm(word)}
      onClose={onClose}
    >
      <Typography>{message}</Typography>
      <Typography color="textSecondary">
        {recoveryEmail
          ? t('sessions:lockout.recovery', { email: recoveryEmail })
          : t('sessions:lockout.noRecovery')}
      </Typography>
      <FieldFrame label={t('sessions:lockout.label', { word })} isRequired>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            autoFocus
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-describedby={describedBy}
          />
        )}
      </FieldFrame>
    </ConfirmDialog>
  );
}
