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
  /** Nothing can be confirmed yet. */
  isBlocked?: boolean;
  maxWidth?: 'xs' | 'sm';
  /** Stays open and busy until it resolves; a rejection keeps it open. */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/**
 * Asks for a decision: of an action that cannot easily be undone, of a choice (`AskDialog`), of a text (`TextQuestionDialog`).
 * Ctrl+Enter confirms from anywhere in it. For values that a form library validates, use `QuestionDialog` and `FormDialog`.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    children,
    confirmLabel,
    cancelLabel,
    isDestructive = false,
    isBlocked = false,
    maxWidth = 'xs',
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('common');
  const [isBusy, setIsBusy] = useState(false);
  const titleId = useId();

  const confirm = async () => {
    if (isBlocked || isBusy) return;
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
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void confirm();
      }}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      fullWidth
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog can be inside another form.
          event.stopPropagation();
          void confirm();
        }}
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
            autoFocus={!isBlocked}
            type="submit"
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            isBusy={isBusy}
            disabled={isBlocked}
          >
            {confirmLabel}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
