import type { FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Schema } from 'yup';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from './AppForm';
import { DialogFields } from './DialogFields';
import type { SubmitButtonProps } from './SubmitButton';

export interface DialogFormProps<Values extends FormikValues> {
  initialValues: Values;
  schema: Schema;
  submitLabel: string;
  submit?: Pick<SubmitButtonProps, 'color' | 'isOnlyDirty'>;
  /** Returns the error of the call, if any. */
  onSubmit: (values: Values) => Promise<unknown>;
  onCancel: () => void;
  children: ReactNode;
}

/** The form of `QuestionDialog`, alone for dialogs whose steps are several forms. */
export function DialogForm<Values extends FormikValues>(props: DialogFormProps<Values>) {
  const { initialValues, schema, submitLabel, submit = {}, onSubmit, onCancel, children } = props;
  const [errors, setErrors] = useState<string[]>([]);
  return (
    <AppForm<Values>
      initialValues={initialValues}
      schema={schema}
      onSubmit={async (values, helpers) => {
        setErrors([]);
        const error = await onSubmit(values);
        if (error) setErrors(applyServerErrors(error, values, helpers));
      }}
    >
      <DialogFields {...{ errors, submitLabel, submit, onCancel }}>{children}</DialogFields>
    </AppForm>
  );
}
