import { FormDateField } from '@src/components/form/FormDateField';
import { FormDialog } from '@src/components/form/FormDialog';
import { todayStored } from '@src/lib/dates';
import { personName } from '@src/lib/person';
import { useNotify } from '@src/store/useNotify';
import { useTranslation } from 'react-i18next';
import { type EmployeeCard, useUserRehireMutation } from '../api';
import { FieldPair } from '../components/FieldPair';
import { PersonField } from '@src/entities/person/PersonField';
import { PositionAndSubdivisionFields } from '../components/PositionAndSubdivisionFields';
import { rehireSchema } from '../forms/leaving-form';

interface RehireDialogProps {
  employee: EmployeeCard;
  onClose: () => void;
}

const idWhereOpen = (place: { id: number; isArchive: boolean } | null) =>
  place && !place.isArchive ? place.id : null;

/** Rehires a former employee: when, where, and with which mentor. */
export function RehireDialog({ employee, onClose }: RehireDialogProps) {
  const { t } = useTranslation(['employees', 'leaving']);
  const notify = useNotify();
  const [rehire] = useUserRehireMutation();
  const name = personName(employee);
  return (
    <FormDialog
      title={`${t('leaving:rehire.open')}: ${name}`}
      text={t('leaving:rehire.text')}
      submit={t('leaving:rehire.open')}
      record={employee}
      draftName={`rehire-${employee.id}`}
      initialValues={{
        dateJobStart: todayStored(),
        dateAdaptEnd: '',
        positionId: idWhereOpen(employee.position),
        subdivisionId: idWhereOpen(employee.subdivision),
        mentorId: null,
        isOtherSubdivision: false,
      }}
      schema={rehireSchema}
      send={({ dateAdaptEnd, ...values }, updatedAt) =>
        rehire({
          rehire: {
            userId: employee.id,
            ...values,
            dateAdaptEnd: dateAdaptEnd || null,
            ...(updatedAt ? { updatedAt } : {}),
          },
        })
      }
      onSaved={() => {
        notify.success(t('leaving:rehire.done', { name }));
        onClose();
      }}
      onClose={onClose}
    >
      <FieldPair>
        <FormDateField name="dateJobStart" label={t('employees:form.dateJobStart')} isRequired />
        <FormDateField
          name="dateAdaptEnd"
          label={t('employees:form.dateAdaptEnd')}
          help={t('leaving:rehire.dateAdaptEndHelp')}
        />
      </FieldPair>
      <PositionAndSubdivisionFields userId={employee.id} />
      <PersonField
        name="mentorId"
        label={t('employees:form.mentor')}
        placeholder={t('employees:form.mentorPlaceholder')}
        exceptId={employee.id}
      />
    </FormDialog>
  );
}
