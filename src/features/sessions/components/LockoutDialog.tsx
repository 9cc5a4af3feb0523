import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
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
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const word = t('sessions:lockout.word');
  const isRight = typed.trim().toLocaleUpperCase() === word;
  const confirm = async () => {
    setIsBusy(true);
    await onConfirm(word);
    setIsBusy(false);
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The dialog can be rendered inside another form.
          event.stopPropagation();
          if (isRight) void confirm();
        }}
      >
        <DialogTitle id={titleId}>{t('sessions:lockout.title')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
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
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy} color="inherit">
            {t('common:action.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" color="error" isBusy={isBusy} disabled={!isRight}>
            {t('sessions:lockout.confirm')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
