import { useRoleOptionsQuery } from '@src/entities/role/api';
import Typography from '@mui/material/Typography';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { RoleGrantFields } from '@src/entities/role/RoleGrantFields';
import { personName } from '@src/lib/person';
import { roleGrantSchema } from '@domain/roles/role';
import { roleGrantStart, type RoleGrantValues } from '@src/entities/role/role-grant';
import { useNotify } from '@src/store/useNotify';
import { useTranslation } from 'react-i18next';
import { type AccessRequest, useAccessRequestGrantMutation, useUserRolesGrantMutation } from '../api';
import { useRequestText } from './AccessRequests';

interface GrantRoleDialogProps {
  userIds: number[];
  /** The access request that granting the role answers. */
  request?: AccessRequest;
  onDone?: () => void;
  onClose: () => void;
}

/** Grants a role to people individually: its scope, expiry and reason. */
export function GrantRoleDialog({ userIds, request, onDone, onClose }: GrantRoleDialogProps) {
  const { t } = useTranslation(['roles', 'common']);
  const notify = useNotify();
  const [grant] = useUserRolesGrantMutation();
  const [answerRequest] = useAccessRequestGrantMutation();
  const requestText = useRequestText();
  const { data: roles } = useRoleOptionsQuery();
  const submit = async (values: RoleGrantValues) => {
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
    <QuestionDialog<RoleGrantValues>
      title={t('roles:grant.title', { count: userIds.length })}
      maxWidth="xs"
      initialValues={roleGrantStart}
      schema={roleGrantSchema}
      submitLabel={t('roles:grant.submit')}
      onClose={onClose}
      onSubmit={submit}
    >
      {request ? (
        <Typography color="textSecondary">
          {personName(request.user)}: {requestText(request)}
        </Typography>
      ) : null}
      <RoleGrantFields roles={roles?.roleOptions ?? []} />
    </QuestionDialog>
  );
}
