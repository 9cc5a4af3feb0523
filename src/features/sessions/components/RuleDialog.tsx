import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import type { FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyServerErrors } from '@src/api/form-errors';
import { AppForm } from '@src/components/form/AppForm';
import { ChipsPicker } from '@src/components/form/ChipsPicker';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { useFormField } from '@src/components/form/useFormField';
import { todayStored } from '@src/lib/dates';
import { type IpRule, useIpRoleOptionsQuery } from '../api';
import { ruleSchema, ruleValues, type RuleValues } from '../lib/rule-form';

interface RuleDialogProps {
  /** Null: a new one. */
  rule: IpRule | null;
  /** What a new one begins with. */
  address?: string;
  /** One's own list is about oneself: without roles and without an end. */
  isOwn?: boolean;
  /** Answers the refusal, if there was one; null: the person stopped. */
  onSave: (values: RuleValues) => Promise<{ error?: unknown } | null>;
  onClose: () => void;
}

/** An address or a range from which people may work. */
export function RuleDialog({ rule, address = '', isOwn = false, onSave, onClose }: RuleDialogProps) {
  const { t } = useTranslation('sessions');
  const titleId = useId();
  const [errors, setErrors] = useState<string[]>([]);
  const submit = async (values: RuleValues, helpers: FormikHelpers<RuleValues>) => {
    const answer = await onSave(values);
    if (answer === null) return;
    if (answer.error) setErrors(applyServerErrors(answer.error, values, helpers));
    else onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t(rule ? 'sessions:rule.edit' : 'sessions:rule.add')}</DialogTitle>
      <AppForm initialValues={ruleValues(rule, address)} schema={ruleSchema} onSubmit={submit}>
        <DialogContent>
          <Stack spacing={2}>
            <FormErrors errors={errors} />
            <FormTextField
              name="address"
              label={t('sessions:rule.address')}
              help={t('sessions:rule.addressHelp')}
              isRequired
              autoFocus
            />
            <FormTextField name="comment" label={t('sessions:rule.comment')} />
            {isOwn ? null : <OfOrganization />}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t(rule ? 'common:action.save' : 'common:action.add')}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}

function OfOrganization() {
  const { t } = useTranslation('sessions');
  const { field, error, setValue } = useFormField<number[]>('roleIds');
  const { data, isLoading } = useIpRoleOptionsQuery();
  return (
    <>
      <ChipsPicker
        label={t('sessions:rule.roles')}
        help={t('sessions:rule.rolesHelp')}
        placeholder={t('sessions:rule.everybody')}
        error={error}
        options={data?.roleOptions ?? []}
        isLoading={isLoading}
        value={field.value}
        onChange={(ids) => void setValue(ids)}
      />
      <FormDateField
        name="until"
        label={t('sessions:rule.until')}
        help={t('sessions:rule.untilHelp')}
        min={todayStored()}
      />
    </>
  );
}
