import type { FormikValues } from 'formik';
import { ContentDialog } from '../feedback/ContentDialog';
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
  const cancel = () => {
    onCancel?.();
    onClose();
  };
  return (
    <ContentDialog title={title} onClose={onClose} maxWidth={maxWidth} hasOwnBody>
      <DialogForm<Values> {...form} onCancel={cancel} />
    </ContentDialog>
  );
}
