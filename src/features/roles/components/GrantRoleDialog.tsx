import Typography from '@mui/material/Typography';
import limits from '@graphql/limits.json';
import { useAllSubdivisionOptionsQuery } from '@src/api/structure-options';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormDateField } from '@src/components/form/FormDateField';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { FormTextField } from '@src/components/form/FormTextField';
import { personName } from '@src/lib/person';
import { ruleMessage } from '@src/lib/validation/messages';
import { useNotify } from '@src/store/useNotify';
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
  const notify = useNotify();
  const [grant] = useUserRolesGrantMutation();
  const [answerRequest] = useAccessRequestGrantMutation();
  const requestText = useRequestText();
  const { data: roles } = useRoleOptionsQuery();
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const submit = async (values: GrantValues) => {
    const { roleId, scopeSubdivisionId, until, reason } = values;
    if (roleId === null) return undefined;
    const fields = { userIds, roleId, scopeSubdivisionId, until: until || null, reason };
    const answer = request
      ? await answerRequest({ id: request.id, grant: fields })
      : await grant({ grant: fields });
    if (answer.error) return answer.error;
    notify.success(t('roles:grant.done', { count: userIds.length }));
    onDone?.();
    onClose();
    return undefined;
  };
  return (
    <QuestionDialog<GrantValues>
      title={t('roles:grant.title', { count: userIds.length })}
      maxWidth="xs"
      initialValues={start}
      schema={schema}
      submitLabel={t('roles:grant.submit')}
      onClose={onClose}
      onSubmit={submit}
    >
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
    </QuestionDialog>
  );
}
