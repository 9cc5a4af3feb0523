import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import type { FormikValues } from 'formik';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from 'yup';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from './AppForm';
import { FormErrors } from './FormErrors';
import { SubmitButton, type SubmitButtonProps } from './SubmitButton';

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

/** A form inside a dialog: its fields, the server's errors and the buttons. */
export function DialogForm<Values extends FormikValues>(props: DialogFormProps<Values>) {
  const { initialValues, schema, submitLabel, submit = {}, onSubmit, onCancel, children } = props;
  const { t } = useTranslation('common');
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
      <DialogContent>
        <Stack spacing={2}>
          <FormErrors errors={errors} />
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
        <SubmitButton {...submit}>{submitLabel}</SubmitButton>
      </DialogActions>
    </AppForm>
  );
}
