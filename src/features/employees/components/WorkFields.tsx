import { usePositionsBeyondOwnQuery } from '@src/api/beyond-own';
import { useAllPositionOptionsQuery, useAllSubdivisionOptionsQuery } from '@src/api/structure-options';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { withReasons } from '@src/lib/options';
import { personName } from '@src/lib/person';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FieldPair } from './FieldPair';
import { FormPersonField } from './FormPersonField';

interface WorkValues {
  positionId: number | null;
  subdivisionId: number | null;
}

interface WorkFieldsProps {
  /** The person who is edited. */
  id?: number;
  isRequired?: boolean;
}

function HeadField({ id, subdivisionId }: { id: number | undefined; subdivisionId: number | null }) {
  const { t } = useTranslation('employees');
  const { data: subdivisions } = useAllSubdivisionOptionsQuery();
  const head = subdivisions?.find((subdivision) => subdivision.id === subdivisionId)?.leader;
  const isReplaced = head && head.id !== id;
  return (
    <FormCheckbox
      name="isLeaderSubdivision"
      label={t('employees:form.isLeader')}
      isDisabled={subdivisionId === null}
      help={isReplaced ? t('employees:form.isLeaderReplaces', { name: personName(head) }) : undefined}
    />
  );
}

/** Position, subdivision, heading it, mentor. */
export function WorkFields({ id, isRequired = false }: WorkFieldsProps) {
  const { t } = useTranslation('employees');
  const { values } = useFormikContext<WorkValues>();
  const { data: positions } = useAllPositionOptionsQuery();
  const { data: subdivisions } = useAllSubdivisionOptionsQuery();
  const { data: beyond } = usePositionsBeyondOwnQuery({ userId: id ?? null });
  return (
    <>
      <FieldPair>
        <FormAutocomplete
          name="positionId"
          label={t('employees:form.position')}
          isRequired={isRequired}
          options={withReasons(positions ?? [], beyond?.positionsBeyondOwn)}
          help={positions?.length === 0 ? t('employees:form.needPosition') : undefined}
        />
        <FormAutocomplete
          name="subdivisionId"
          label={t('employees:form.subdivision')}
          isRequired={isRequired}
          options={subdivisions ?? []}
          help={subdivisions?.length === 0 ? t('employees:form.needSubdivision') : undefined}
        />
      </FieldPair>
      <HeadField id={id} subdivisionId={values.subdivisionId} />
      <FormPersonField
        name="mentorId"
        label={t('employees:form.mentor')}
        placeholder={t('employees:form.mentorPlaceholder')}
        {...(id ? { exceptId: id } : {})}
      />
    </>
  );
}
