import { useRoleOptionsQuery } from '@src/entities/role/api';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { mixed, number, object } from 'yup';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { FormSelect } from '@src/components/form/FormSelect';
import { ruleMessage } from '@domain/validation/messages';
import { useObjectGrantCreateMutation, type GrantTarget, type ObjectType } from '../api';
import { PersonField } from '@src/entities/person/PersonField';
import { usePositionOptions, useSubdivisionOptions } from '@src/entities/structure/useStructureOptions';
import { GRANT_LEVELS, GRANT_TARGETS, newGrant, type GrantValues } from './grant-form';

interface GrantDialogProps {
  objectType: ObjectType;
  objectId: number;
  onClose: () => void;
}

const schema = object({
  targetType: mixed<GrantTarget>(),
  targetId: number()
    .nullable()
    .when('targetType', {
      is: (target: GrantTarget) => target !== 'all',
      then: (rule) => rule.required(ruleMessage('required')),
    }),
});

/** Gives a person access to an object. */
export function GrantDialog({ objectType, objectId, onClose }: GrantDialogProps) {
  const { t } = useTranslation('assignments');
  const [create] = useObjectGrantCreateMutation();
  const submit = async (values: GrantValues) => {
    const isAll = values.targetType === 'all';
    const answer = await create({
      grant: { ...values, objectType, objectId, targetId: isAll ? null : values.targetId },
    });
    if (!answer.error) onClose();
    return answer.error;
  };
  return (
    <QuestionDialog<GrantValues>
      title={t('grant.add')}
      maxWidth="xs"
      initialValues={newGrant}
      schema={schema}
      submitLabel={t('common:action.add')}
      onClose={onClose}
      onSubmit={submit}
    >
      <FormSelect
        name="level"
        label={t('grant.level')}
        choices={GRANT_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
      />
      <FormSelect
        name="targetType"
        label={t('grant.target')}
        choices={GRANT_TARGETS.map((value) => ({ value, label: t(`target.${value}`) }))}
      />
      <Target />
    </QuestionDialog>
  );
}

function Target() {
  const { t } = useTranslation('assignments');
  const { values } = useFormikContext<GrantValues>();
  const subdivisions = useSubdivisionOptions();
  const positions = usePositionOptions();
  const { data: roles } = useRoleOptionsQuery();
  const common = { name: 'targetId', label: t(`target.${values.targetType}`), isRequired: true };
  switch (values.targetType) {
    case 'all':
      return null;
    case 'user':
      return <PersonField key="user" {...common} />;
    case 'position':
      return <FormAutocomplete key="position" {...common} {...positions} />;
    case 'role':
      return <FormAutocomplete key="role" {...common} options={roles?.roleOptions ?? []} />;
    case 'subdivision':
      return (
        <>
          <FormAutocomplete key="subdivision" {...common} {...subdivisions} />
          <FormCheckbox name="withChildren" label={t('grant.withChildren')} />
        </>
      );
  }
}
