import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import limits from '@graphql/limits.json';
import { applyServerErrors } from '@src/api/form-errors';
import { useAllSubdivisionOptionsQuery } from '@src/api/structure-options';
import { AppForm } from '@src/components/form/AppForm';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { ruleMessage } from '@src/lib/validation/messages';
import { useNotify } from '@src/store/useNotify';
import type { FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object, string } from 'yup';
import { useRoleOptionsQuery, useUserRolesGrantMutation } from '../api';

interface GrantRoleDialogProps {
  userIds: number[];
  onDone?: () => void;
  onClose: () => void;
}

interface GrantValues {
  roleId: number | null;
  scopeSubdivisionId: number | null;
  until: string;
  reason: string;
}

const start: GrantValues = { roleId: null, scopeSubdivisionId: null, until: '', reason: '' };

const schema = object({
  roleId: number().nullable().required(ruleMessage('required')),
  reason: string().max(limits.roleReason, ruleMessage('max', { max: limits.roleReason })),
});

/** A role for some people by themselves: where it holds, until when and why. */
export function GrantRoleDialog({ userIds, onDone, onClose }: GrantRoleDialogProps) {
  const { t } = useTranslation(['roles', 'common']);
  const titleId = useId();
  const notify = useNotify();
  const [grant] = useUserRolesGrantMutation();
  const { data: roles } = useRoleOptionsQuery();
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const [errors, setErrors] = useState<string[]>([]);
  const submit = async (values: GrantValues, helpers: FormikHelpers<GrantValues>) => {
    const { roleId, scopeSubdivisionId, until, reason } = values;
    if (roleId === null) return;
    const answer = await grant({
      grant: { userIds, roleId, scopeSubdivisionId, until: until || null, reason },
    });
    if (answer.error) return setErrors(applyServerErrors(answer.error, values, helpers));
    notify.success(t('roles:grant.done', { count: userIds.length }));
    onDone?.();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{t('roles:grant.title', { count: userIds.length })}</DialogTitle>
      <AppForm initialValues={start} schema={schema} onSubmit={submit}>
        <DialogContent>
          <Stack spacing={2}>
            <FormErrors errors={errors} />
            <FormAutocomplete
              name="roleId"
              label={t('roles:grant.role')}
              options={roles?.roleOptions ?? []}
              isRequired
            />
            <FormAutocomplete
              name="scopeSubdivisionId"
              label={t('roles:grant.scope')}
              placeholder={t('roles:grant.scopeAll')}
              help={t('roles:grant.scopeHelp')}
              options={subdivisions}
            />
            <FormDateField name="until" label={t('roles:grant.until')} help={t('roles:grant.untilHelp')} />
            <FormTextField name="reason" label={t('roles:grant.reason')} minRows={2} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('roles:grant.submit')}</SubmitButton>
        </DialogActions>
      </AppForm>
    </Dialog>
  );
}
