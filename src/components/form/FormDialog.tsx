import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { ConflictDialog } from '../feedback/ConflictDialog';
import { AppForm } from './AppForm';
import { DialogFields } from './DialogFields';
import { FormDraft } from './FormDraft';
import { useRecordForm } from './useRecordForm';
import type { FormikValues } from 'formik';
import { type ReactNode, useId } from 'react';
import type { ObjectSchema } from 'yup';

interface FormDialogProps<Values extends FormikValues> {
  title: string;
  /** A description of what the form does. */
  text?: string;
  submit: string;
  /** The record to edit; absent when creating one. */
  record?: { updatedAt: string } | undefined;
  draftName: string;
  initialValues: Values;
  schema: ObjectSchema<object>;
  send: (values: Values, updatedAt: string | undefined) => Promise<{ error?: unknown }>;
  onSaved: () => void;
  onClose: () => void;
  /** On the left of the buttons. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A short form of a record in a dialog. Errors go to their fields, a newer record opens the conflict dialog, and typed values are kept. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { title, text, submit, record, draftName, initialValues, schema, send, onSaved, onClose, extra } =
    props;
  const titleId = useId();
  const form = useRecordForm<{ updatedAt: string }, Values>({ record, draftName, send, onSaved });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <AppForm<Values> initialValues={initialValues} schema={schema} onSubmit={form.submit}>
        <FormDraft name={draftName} />
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogFields
          errors={form.errors}
          submitLabel={submit}
          onCancel={onClose}
          {...(text === undefined ? {} : { text })}
          {...(extra === undefined ? {} : { extra })}
        >
          {props.children}
        </DialogFields>
        <ConflictDialog {...form.conflict} />
      </AppForm>
    </Dialog>
  );
}
