import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../form/BusyButton';

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** The consequences, with numbers: «12 сотрудников, 34 подписи». */
  children?: ReactNode;
  confirmLabel: string;
  /** Absent: «cancel». */
  cancelLabel?: string;
  isDestructive?: boolean;
  /** Stays open and busy until it resolves; a rejection keeps it open. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/** Asks for confirmation of an action that cannot easily be undone. Ctrl+Enter confirms from anywhere in it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    isDestructive = false,
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('common');
  const [isBusy, setIsBusy] = useState(false);
  const titleId = useId();

  const confirm = async () => {
    setIsBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The caller has already shown the error; the dialog stays open.
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : onClose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isBusy) return;
        event.preventDefault();
        void confirm();
      }}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children ? (
        <DialogContent>
          <Typography component="div" color="textSecondary">
            {children}
          </Typography>
        </DialogContent>
      ) : null}
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} color="inherit">
          {cancelLabel ?? t('common:action.cancel')}
        </Button>
        <BusyButton
          autoFocus
          variant="contained"
          color={isDestructive ? 'error' : 'primary'}
          isBusy={isBusy}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
