import { useRolesBeyondOwnQuery } from '@src/api/beyond-own';
import { useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { withReasons } from '@src/lib/options';
import type { RoleGrantValues } from '@src/entities/role/role-grant';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormAutocomplete } from '@src/components/form/FormAutocomplete';
import { FormDateField } from '@src/components/form/FormDateField';
import { FormTextField } from '@src/components/form/FormTextField';

interface RoleGrantFieldsProps {
  roles: readonly { id: number; name: string }[];
  /** The role is being revoked, so only the role is asked for. */
  isTaken?: boolean;
}

/** The fields of a role grant for a form with `RoleGrantValues`: role, scope, expiry and reason. */
export function RoleGrantFields({ roles, isTaken = false }: RoleGrantFieldsProps) {
  const { t } = useTranslation('roles');
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const { values } = useFormikContext<RoleGrantValues>();
  const { roleId, scopeSubdivisionId } = values;
  const { data } = useRolesBeyondOwnQuery({ scopeSubdivisionId }, { skip: isTaken });
  const beyond = isTaken ? [] : data?.rolesBeyondOwn;
  return (
    <>
      <FormAutocomplete
        name="roleId"
        label={t('roles:grant.role')}
        options={withReasons(roles, beyond)}
        help={beyond?.find(({ id }) => id === roleId)?.reason}
        isRequired
      />
      {isTaken ? null : (
        <>
          <FormAutocomplete
            name="scopeSubdivisionId"
            label={t('roles:grant.scope')}
            placeholder={t('roles:grant.scopeAll')}
            help={t('roles:grant.scopeHelp')}
            options={subdivisions}
          />
          <FormDateField name="until" label={t('roles:grant.until')} help={t('roles:grant.untilHelp')} />
          <FormTextField name="reason" label={t('roles:grant.reason')} minRows={2} />
        </>
      )}
    </>
  );
}
