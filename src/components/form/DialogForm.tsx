import type { FormikHelpers, FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Schema } from 'yup';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from './AppForm';
import { DialogFields } from './DialogFields';
import type { SubmitButtonProps } from './SubmitButton';

export interface DialogFormProps<Values extends FormikValues> {
  initialValues: Values;
  schema: Schema;
  /** A description of what the form does. */
  text?: string | undefined;
  submitLabel: string;
  submit?: Pick<SubmitButtonProps, 'color' | 'isOnlyDirty'>;
  /** Returns the error of the call, if any. */
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<unknown>;
  /** Errors that belong to no field, of a form whose `onSubmit` returns none. */
  errors?: readonly string[];
  onCancel: () => void;
  /** On the left of the buttons. */
  extra?: ReactNode;
  children: ReactNode;
}

/** The form of `QuestionDialog`, alone for dialogs whose steps are several forms. */
export function DialogForm<Values extends FormikValues>(props: DialogFormProps<Values>) {
  const { initialValues, schema, onSubmit, errors = [], children, ...fields } = props;
  const [returned, setReturned] = useState<string[]>([]);
  return (
    <AppForm<Values>
      initialValues={initialValues}
      schema={schema}
      onSubmit={async (values, helpers) => {
        setReturned([]);
        const error = await onSubmit(values, helpers);
        if (error) setReturned(applyServerErrors(error, values, helpers));
      }}
    >
      <DialogFields {...fields} errors={[...errors, ...returned]}>
        {children}
      </DialogFields>
    </AppForm>
  );
}
