import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../layout/useIsPhone';

interface ContentDialogProps {
  title: ReactNode;
  /** Absent: it can only be left by its buttons. */
  onClose?: (() => void) | undefined;
  maxWidth?: DialogProps['maxWidth'];
  /** It fills the screen of a phone. */
  isLong?: boolean;
  /** The buttons; absent: «close». Null: none. */
  actions?: ReactNode;
  /** The children bring content and buttons: a form, or steps of several forms. */
  hasOwnBody?: boolean;
  children: ReactNode;
}

/**
 * Shows something, or several ways to go on. For a decision, use `ConfirmDialog`; for values, `QuestionDialog` and
 * `FormDialog`.
 */
export function ContentDialog(props: ContentDialogProps) {
  const { title, onClose, maxWidth = 'sm', isLong = false, hasOwnBody = false, children } = props;
  const titleId = useId();
  const isPhone = useIsPhone();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={maxWidth}
      fullWidth
      fullScreen={isLong && isPhone}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {hasOwnBody ? children : <Body actions={props.actions} {...{ onClose, children }} />}
    </Dialog>
  );
}

function Body({ onClose, actions, children }: Pick<ContentDialogProps, 'onClose' | 'actions' | 'children'>) {
  const { t } = useTranslation('common');
  return (
    <>
      <DialogContent>{children}</DialogContent>
      {actions === null ? null : (
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          {actions ?? <Button onClick={onClose}>{t('common:action.close')}</Button>}
        </DialogActions>
      )}
    </>
  );
}
