import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import type { FormikValues } from 'formik';
import { useId } from 'react';
import { DialogForm, type DialogFormProps } from './DialogForm';

interface QuestionDialogProps<Values extends FormikValues> extends Omit<DialogFormProps<Values>, 'onCancel'> {
  title: string;
  onClose: () => void;
  /** Called before the cancel button closes it. */
  onCancel?: () => void;
  maxWidth?: 'xs' | 'sm';
}

/** A dialog that asks for a few values and sends them. For editing a record, use `FormDialog`. */
export function QuestionDialog<Values extends FormikValues>(props: QuestionDialogProps<Values>) {
  const { title, onClose, onCancel, maxWidth = 'sm', ...form } = props;
  const titleId = useId();
  const cancel = () => {
    onCancel?.();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogForm<Values> {...form} onCancel={cancel} />
    </Dialog>
  );
}
