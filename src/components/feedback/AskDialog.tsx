import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText } from '@src/api/errors';
import { BusyButton } from '../form/BusyButton';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface AskDialogProps {
  title: string;
  confirmLabel: string;
  /** Nothing is chosen yet, or the choice is not allowed. */
  isBlocked: boolean;
  /** Returns the error, if any; the dialog then stays open with the choice. */
  onConfirm: () => Promise<{ error?: unknown }>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that asks for a choice and shows its consequences before applying it. When the request is rejected, the dialog stays
 * open with the choice.
 */
export function AskDialog({ title, confirmLabel, isBlocked, onConfirm, onClose, children }: AskDialogProps) {
  const { t } = useTranslation('common');
  const titleId = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlocked || isBusy) return;
    setIsBusy(true);
    const { error } = await onConfirm();
    setIsBusy(false);
    if (error) setFailure(error);
    else onClose();
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form onSubmit={(event) => void confirm(event)}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {children}
            {failure ? (
              <Typography role="alert" color="error">
                {errorText(failure)}
              </Typography>
            ) : null}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy} color="inherit">
            {t('common:action.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" isBusy={isBusy} disabled={isBlocked}>
            {confirmLabel}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
