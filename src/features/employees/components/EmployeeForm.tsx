import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { AppForm } from '@src/components/form/AppForm';
import { FollowRecord } from '@src/components/form/FollowRecord';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormFileField } from '@src/components/form/FormFileField';
import { FormFooter } from '@src/components/form/FormFooter';
import { FormPhoneField } from '@src/components/form/FormPhoneField';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { personName } from '@src/lib/person';
import { useAppSelector } from '@src/store/hooks';
import { useNotify } from '@src/store/useNotify';
import { useIsEdit } from '@src/store/useEditMode';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmployeeCard, useEmployeeUpdateMutation } from '../api';
import { employeeInput, employeeSchema, employeeValues, type EmployeeValues } from '../forms/employee-form';
import { useStatusTypes } from '@src/entities/person/useStatusTypes';
import { FieldPair } from './FieldPair';
import { HireSourceField } from './HireSourceField';
import { WorkFields } from './WorkFields';

interface EmployeeFormProps {
  employee: EmployeeCard;
  refresh: () => void;
}

const pictures = ['jpg', 'jpeg', 'png', 'gif'] as const;

function GroupTitle({ text }: { text: string }) {
  return (
    <Typography component="h3" variant="h3" sx={{ pt: 0.5 }}>
      {text}
    </Typography>
  );
}

function PersonalFields() {
  const { t } = useTranslation('employees');
  const sexTypes = useAppSelector((state) => state.app.types.select?.userSexTypes) ?? [];
  return (
    <>
      <GroupTitle text={t('employees:form.personal')} />
      <FieldPair>
        <FormTextField name="nameFirst" label={t('employees:form.nameFirst')} isRequired />
        <FormTextField name="nameSecond" label={t('employees:form.nameSecond')} />
        <FormTextField name="nameMiddle" label={t('employees:form.nameMiddle')} />
        <FormSelect
          name="sex"
          label={t('employees:form.sex')}
          placeholder={t('employees:form.sexNone')}
          choices={sexTypes.map(({ value, name }) => ({ value, label: name }))}
        />
        <FormDateField name="dateBirth" label={t('employees:form.dateBirth')} />
      </FieldPair>
      <GroupTitle text={t('employees:form.contacts')} />
      <FieldPair>
        <FormTextField name="email" type="email" label={t('employees:form.email')} isRequired />
        <FormPhoneField name="phone" label={t('employees:form.phone')} />
      </FieldPair>
    </>
  );
}

/**
 * Statuses that cannot be set manually: a dismissal has its own dialog with its consequences, and employment starts with an
 * invitation.
 */
const notByHand: readonly string[] = ['notInvited', 'invited', 'leaving', 'dismissed'];

function WorkGroup({ id, status }: { id: number; status: string }) {
  const { t } = useTranslation('employees');
  const types = useStatusTypes().filter(({ value }) => value === status || !notByHand.includes(value));
  return (
    <>
      <GroupTitle text={t('employees:form.work')} />
      <WorkFields id={id} />
      <FieldPair>
        <FormTextField name="personnelNumber" label={t('employees:form.personnelNumber')} />
        <HireSourceField />
        <FormSelect
          name="status"
          label={t('employees:form.status')}
          choices={types.map(({ value, name }) => ({ value, label: name }))}
        />
        <FormDateField name="dateJobStart" label={t('employees:form.dateJobStart')} />
        <FormDateField name="dateAdaptEnd" label={t('employees:form.dateAdaptEnd')} />
        <FormDateField name="dateJobEnd" label={t('employees:form.dateJobEnd')} />
      </FieldPair>
      <FormTextField name="info" label={t('employees:form.info')} minRows={2} />
      <FormFileField name="fileAvatar" label={t('employees:form.avatar')} extensions={pictures} />
    </>
  );
}

/** The form with all fields of a person that HR may write. */
export function EmployeeForm({ employee, refresh }: EmployeeFormProps) {
  const { t } = useTranslation(['employees', 'common']);
  const notify = useNotify();
  const [update] = useEmployeeUpdateMutation();
  const isEdit = useIsEdit();
  const draftName = `employee-${employee.id}`;
  const form = useRecordForm<EmployeeCard, EmployeeValues>({
    record: employee,
    refresh,
    draftName,
    send: (values, updatedAt, from) =>
      update({
        user: { id: employee.id, ...employeeInput(values, employeeValues(from ?? employee)), updatedAt },
        ...(values.fileAvatar ? { fileAvatar: values.fileAvatar } : {}),
      }),
    onSaved: (values) => notify.success(t('employees:saved', { name: personName(values) })),
  });
  const { base = employee } = form;
  const initialValues = useMemo(() => employeeValues(base), [base]);
  return (
    <AppForm
      initialValues={initialValues}
      schema={employeeSchema}
      onSubmit={form.submit}
      isReinitialized
      isGuarded
      isReadOnly={!isEdit}
    >
      <FollowRecord record={employee} base={base} onFollow={form.follow} />
      <FormDraft name={draftName} />
      <Stack spacing={2}>
        <FormErrors errors={form.errors} />
        <PersonalFields />
        <WorkGroup id={employee.id} status={employee.status} />
      </Stack>
      <FormFooter>
        <SubmitButton isOnlyDirty>{t('common:action.save')}</SubmitButton>
      </FormFooter>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}
