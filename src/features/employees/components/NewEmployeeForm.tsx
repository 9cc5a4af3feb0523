import Stack from '@mui/material/Stack';
import { AppForm } from '@src/components/form/AppForm';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormFooter } from '@src/components/form/FormFooter';
import { FormPhoneField } from '@src/components/form/FormPhoneField';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import type { FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { newEmployee, newEmployeeSchema, type NewEmployeeValues } from '../forms/employee-form';
import { FieldPair } from './FieldPair';
import { HireSourceField } from './HireSourceField';
import { WorkFields } from './WorkFields';

export const newEmployeeDraft = 'employee-new';

interface NewEmployeeFormProps {
  onSubmit: (values: NewEmployeeValues, helpers: FormikHelpers<NewEmployeeValues>) => Promise<void>;
  errors: readonly string[];
}

const start = newEmployee();

/** The short form for a new employee: name, contacts, position and start date. */
export function NewEmployeeForm({ onSubmit, errors }: NewEmployeeFormProps) {
  const { t } = useTranslation('employees');
  return (
    <AppForm initialValues={start} schema={newEmployeeSchema} onSubmit={onSubmit} isGuarded>
      <FormDraft name={newEmployeeDraft} />
      <Stack spacing={2}>
        <FormErrors errors={errors} />
        <FieldPair>
          <FormTextField name="nameFirst" label={t('employees:form.nameFirst')} isRequired autoFocus />
          <FormTextField name="nameSecond" label={t('employees:form.nameSecond')} isRequired />
        </FieldPair>
        <FieldPair>
          <FormTextField
            name="email"
            type="email"
            label={t('employees:form.email')}
            help={t('employees:form.emailHelp')}
            isRequired
          />
          <FormPhoneField name="phone" label={t('employees:form.phone')} />
        </FieldPair>
        <WorkFields isRequired />
        <FieldPair>
          <FormDateField name="dateJobStart" label={t('employees:form.dateJobStart')} isRequired />
          <FormTextField name="personnelNumber" label={t('employees:form.personnelNumber')} />
          <HireSourceField />
        </FieldPair>
        <FormCheckbox
          name="isSendEmail"
          label={t('employees:form.isSendEmail')}
          help={t('employees:form.isSendEmailHelp')}
        />
      </Stack>
      <FormFooter>
        <SubmitButton>{t('employees:form.submit')}</SubmitButton>
      </FormFooter>
    </AppForm>
  );
}
