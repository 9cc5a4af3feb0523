import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorText, property } from '@src/api/errors';
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
  /** The children are fields in which something is chosen, and not only the consequences: wider, one below the other. */
  isChoice?: boolean;
  /**
   * The dialog stays open and busy until it resolves. A rejected promise keeps it open: its caller has shown why. A result with an
   * `error` keeps it open, too, and the dialog shows the error.
   */
  onConfirm: () => Promise<unknown> | void;
  onClose: () => void;
}

/**
 * Asks for a decision: whether to do what cannot easily be undone, a choice, or a text (`ConfirmTextDialog`). Ctrl+Enter confirms
 * from anywhere in it. For values that a form library validates, use `QuestionDialog` and `FormDialog`.
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
    isChoice = false,
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('common');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const titleId = useId();

  const close = () => {
    setFailure(null);
    onClose();
  };
  const confirm = async () => {
    if (isBlocked || isBusy) return;
    setIsBusy(true);
    try {
      const error = property(await onConfirm(), 'error');
      setFailure(error);
      if (!error) close();
    } catch {
      // The caller has already shown the error; the dialog stays open.
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      open={isOpen}
      onClose={isBusy ? undefined : close}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void confirm();
      }}
      aria-labelledby={titleId}
      maxWidth={isChoice ? 'sm' : 'xs'}
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
        {children || failure ? (
          <DialogContent>
            <Body isChoice={isChoice} failure={failure}>
              {children}
            </Body>
          </DialogContent>
        ) : null}
        <DialogActions>
          <Button onClick={close} disabled={isBusy} color="inherit">
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

interface BodyProps {
  isChoice: boolean;
  /** The error of the last try. */
  failure: unknown;
  children: ReactNode;
}

function Body({ isChoice, failure, children }: BodyProps) {
  return (
    <>
      {isChoice ? (
        <Stack spacing={2}>{children}</Stack>
      ) : (
        <Typography component="div" color="textSecondary">
          {children}
        </Typography>
      )}
      {failure ? (
        <Typography role="alert" color="error" sx={{ mt: 2 }}>
          {errorText(failure)}
        </Typography>
      ) : null}
    </>
  );
}
