import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import limits from '@graphql/limits.json';
import { applyServerErrors } from '@src/api/form-errors';
import { useAllSubdivisionOptionsQuery } from '@src/api/structure-options';
import { AppForm } from '@src/components/form/AppForm';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { personName } from '@src/lib/person';
import { ruleMessage } from '@src/lib/validation/messages';
import { useNotify } from '@src/store/useNotify';
import type { FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object, string } from 'yup';
import {
  type AccessRequest,
  useAccessRequestGrantMutation,
  useRoleOptionsQuery,
  useUserRolesGrantMutation,
} from '../api';
import { useRequestText } from './AccessRequests';

interface GrantRoleDialogProps {
  userIds: number[];
  /** What they asked for: granting answers it. */
  request?: AccessRequest;
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
export function GrantRoleDialog({ userIds, request, onDone, onClose }: GrantRoleDialogProps) {
  const { t } = useTranslation(['roles', 'common']);
  const titleId = useId();
  const notify = useNotify();
  const [grant] = useUserRolesGrantMutation();
  const [answerRequest] = useAccessRequestGrantMutation();
  const requestText = useRequestText();
  const { data: roles } = useRoleOptionsQuery();
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const [errors, setErrors] = useState<string[]>([]);
  const submit = async (values: GrantValues, helpers: FormikHelpers<GrantValues>) => {
    const { roleId, scopeSubdivisionId, until, reason } = values;
    if (roleId === null) return;
    const fields = { userIds, roleId, scopeSubdivisionId, until: until || null, reason };
    const answer = request
      ? await answerRequest({ id: request.id, grant: fields })
      : await grant({ grant: fields });
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
            {request ? (
              <Typography color="textSecondary">
                {personName(request.user)}: {requestText(request)}
              </Typography>
            ) : null}
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
