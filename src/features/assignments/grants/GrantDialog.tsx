import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useFormikContext, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mixed, number, object } from 'yup';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from '@src/components/form/AppForm';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormCheckbox } from '@src/components/form/FormCheckbox';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormSelect } from '@src/components/form/FormSelect';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { ruleMessage } from '@src/lib/validation/messages';
import { useObjectGrantCreateMutation, useRoleOptionsQuery, type GrantTarget, type ObjectType } from '../api';
import { PersonField } from '../pickers/PersonField';
import { usePositionOptions, useSubdivisionOptions } from '../pickers/useStructure';
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

/** Gives somebody access to an object. */
export function GrantDialog({ objectType, objectId, onClose }: GrantDialogProps) {
  const { t } = useTranslation('assignments');
  const titleId = useId();
  const [create] = useObjectGrantCreateMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const submit = async (values: GrantValues, helpers: FormikHelpers<GrantValues>) => {
    const isAll = values.targetType === 'all';
    const answer = await create({
      grant: { ...values, objectType, objectId, targetId: isAll ? null : values.targetId },
    });
    if (answer.error) setErrors(applyServerErrors(answer.error, values, helpers));
    else onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('grant.add')}</DialogTitle>
      <AppForm initialValues={newGrant} schema={schema} onSubmit={submit}>
        <DialogContent>
          <Stack spacing={2}>
            <FormErrors errors={errors} />
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
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('common:action.add')}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
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
