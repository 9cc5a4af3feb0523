import { ConflictDialog } from '../feedback/ConflictDialog';
import { FormDraft } from './FormDraft';
import { QuestionDialog } from './QuestionDialog';
import { useRecordForm } from './useRecordForm';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
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
  const form = useRecordForm<{ updatedAt: string }, Values>({ record, draftName, send, onSaved });
  return (
    <QuestionDialog<Values>
      {...{ title, text, initialValues, schema, onClose, extra }}
      submitLabel={submit}
      errors={form.errors}
      onSubmit={form.submit}
    >
      <FormDraft name={draftName} />
      {props.children}
      <ConflictDialog {...form.conflict} />
    </QuestionDialog>
  );
}
