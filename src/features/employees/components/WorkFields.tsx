import { useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { personName } from '@src/lib/person';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PersonField } from '@src/entities/person/PersonField';
import { PositionAndSubdivisionFields } from './PositionAndSubdivisionFields';

interface WorkValues {
  subdivisionId: number | null;
}

interface WorkFieldsProps {
  /** The id of the edited person. */
  id?: number;
  isRequired?: boolean;
}

function LeaderField({ id, subdivisionId }: { id: number | undefined; subdivisionId: number | null }) {
  const { t } = useTranslation('employees');
  const { data: subdivisions } = useAllSubdivisionOptionsQuery();
  const leader = subdivisions?.find((subdivision) => subdivision.id === subdivisionId)?.leader;
  const isReplaced = leader && leader.id !== id;
  return (
    <FormCheckbox
      name="isLeaderSubdivision"
      label={t('employees:form.isLeader')}
      isDisabled={subdivisionId === null}
      help={isReplaced ? t('employees:form.isLeaderReplaces', { name: personName(leader) }) : undefined}
    />
  );
}

/** The fields position, subdivision, leader flag and mentor. */
export function WorkFields({ id, isRequired = false }: WorkFieldsProps) {
  const { t } = useTranslation('employees');
  const { values } = useFormikContext<WorkValues>();
  return (
    <>
      <PositionAndSubdivisionFields isRequired={isRequired} {...(id ? { userId: id } : {})} />
      <LeaderField id={id} subdivisionId={values.subdivisionId} />
      <PersonField
        name="mentorId"
        label={t('employees:form.mentor')}
        placeholder={t('employees:form.mentorPlaceholder')}
        {...(id ? { exceptId: id } : {})}
      />
    </>
  );
}
