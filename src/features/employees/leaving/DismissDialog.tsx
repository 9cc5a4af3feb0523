import { dismissalFormSchema } from '@domain/employees/leaving';
import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormDialog } from '@src/components/form/FormDialog';
import { FormSelect } from '@src/components/form/FormSelect';
import { FormTextField } from '@src/components/form/FormTextField';
import { formatDate, todayStored } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useNotify } from '@src/store/useNotify';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { type EmployeeCard, useUserDismissMutation } from '../api';
import { dismissalInput, dismissalValues, type DismissalValues, leavingReasons } from '../forms/leaving-form';

interface DismissDialogProps {
  employee: EmployeeCard;
  /** The number of items that would be left without an owner. */
  held: number;
  onClose: () => void;
}

/** Asks for the last day, the reason, and whether access ends before that day. */
export function DismissDialog({ employee, held, onClose }: DismissDialogProps) {
  const { t, i18n } = useTranslation('leaving');
  const notify = useNotify();
  const [dismiss] = useUserDismissMutation();
  const name = personName(employee);
  return (
    <FormDialog<DismissalValues>
      title={`${t('leaving:dismissal.title')}: ${name}`}
      submit={t('leaving:dismissal.open')}
      record={employee}
      draftName={`dismissal-${employee.id}`}
      initialValues={dismissalValues(employee)}
      schema={dismissalFormSchema}
      send={async (values, updatedAt) => {
        const input = dismissalInput(values);
        const { data, error } = await dismiss({
          dismissal: { userId: employee.id, ...input, ...(updatedAt ? { updatedAt } : {}) },
        });
        const date = formatDate(input.dateJobEnd, 'date', i18n.language);
        if (data?.userDismiss.status === 'leaving') {
          notify.success(t('leaving:dismissal.savedPlanned', { name, date }));
        } else if (data) notify.success(t('leaving:dismissal.saved', { name }));
        return { error };
      }}
      onSaved={onClose}
      onClose={onClose}
    >
      <FormDateField name="dateJobEnd" label={t('leaving:dismissal.date')} isRequired />
      <AtOnceField />
      <ReasonFields />
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        <li>{t('leaving:dismissal.sessions')}</li>
        <li>{t('leaving:dismissal.obligations')}</li>
        {held > 0 ? <li>{t('leaving:dismissal.held', { count: held })}</li> : null}
      </Box>
    </FormDialog>
  );
}

function AtOnceField() {
  const { t } = useTranslation('leaving');
  const { values } = useFormikContext<DismissalValues>();
  return (
    <FormCheckbox
      name="isAtOnce"
      label={t('leaving:dismissal.isAtOnce')}
      help={t('leaving:dismissal.isAtOnceHelp')}
      isDisabled={values.dateJobEnd > todayStored()}
    />
  );
}

function ReasonFields() {
  const { t } = useTranslation('leaving');
  const { values } = useFormikContext<DismissalValues>();
  const reasons = [...leavingReasons, 'other'] as const;
  return (
    <>
      <FormSelect
        name="reason"
        label={t('leaving:dismissal.reason')}
        isRequired
        placeholder={t('leaving:dismissal.chooseReason')}
        choices={reasons.map((value) => ({ value, label: t(`leaving:reasons.${value}`) }))}
      />
      {values.reason === 'other' ? (
        <FormTextField
          name="reasonLeaving"
          label={t('leaving:dismissal.ownReason')}
          isRequired
          maxLength={limits.reasonLeaving}
        />
      ) : null}
    </>
  );
}
