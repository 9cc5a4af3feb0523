import { applyServerErrors } from '@src/api/form-errors';
import { dropFormDraft } from '@src/components/form/FormDraft';
import { SidePanel } from '@src/components/layout/SidePanel';
import { personName } from '@src/lib/person';
import { uuid } from '@src/lib/uuid';
import { useNotify } from '@src/store/useNotify';
import { EditModeGate } from '@src/store/EditModeGate';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmployeeCreateMutation } from '../api';
import { NewEmployeeForm, newEmployeeDraft } from '../components/NewEmployeeForm';
import { newEmployeeInput, type NewEmployeeValues } from '../forms/employee-form';
import { useOpenEmployee } from '../lib/useOpenEmployee';

/** Creates an employee. A repeated request still creates one person. */
export function NewEmployeePanel() {
  const { t } = useTranslation('employees');
  const notify = useNotify();
  const open = useOpenEmployee();
  const clientKey = useRef(uuid());
  const [create] = useEmployeeCreateMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const submit = async (values: NewEmployeeValues, helpers: FormikHelpers<NewEmployeeValues>) => {
    setErrors([]);
    const { data, error } = await create({ user: newEmployeeInput(values), clientKey: clientKey.current });
    if (error) return setErrors(applyServerErrors(error, values, helpers));
    clientKey.current = uuid();
    dropFormDraft(newEmployeeDraft);
    const name = personName(values);
    notify.success(
      values.isSendEmail
        ? t('employees:created.invited', { name, email: values.email })
        : t('employees:created.silent', { name }),
    );
    if (data) open(data.userCreate.id, { replace: true });
  };
  return (
    <SidePanel
      title={t('employees:form.new')}
      subtitle={t('employees:form.newText')}
      onClose={() => open(null)}
    >
      <EditModeGate>
        <NewEmployeeForm onSubmit={submit} errors={errors} />
      </EditModeGate>
    </SidePanel>
  );
}
