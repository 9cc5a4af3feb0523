import { useRoleOptionsQuery } from '@src/entities/role/api';
import Typography from '@mui/material/Typography';
import type { Rejection } from '@src/components/feedback/RejectionsDialog';
import { FormSelect } from '@src/components/form/FormSelect';
import { QuestionDialog } from '@src/components/form/QuestionDialog';
import { RoleGrantFields } from '@src/entities/role/RoleGrantFields';
import { personName } from '@src/lib/person';
import { roleGrantSchema } from '@domain/roles/role';
import { roleGrantStart, type RoleGrantValues } from '@src/entities/role/role-grant';
import { useNotify } from '@src/store/useNotify';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useEmployeesRoleUpdateMutation } from '../api';
import { type EmployeeRow } from '../first-api';

interface BulkRoleDialogProps {
  people: readonly Pick<EmployeeRow, 'id' | 'nameFirst' | 'nameSecond'>[];
  /** The people whose roles could not be changed, if any. */
  onDone: (rejections: Rejection[]) => void;
  onClose: () => void;
}

const acts = ['give', 'take'] as const;

interface BulkRoleValues extends RoleGrantValues {
  act: string;
}

/** Grants a role to all selected people, or revokes it. */
export function BulkRoleDialog({ people, onDone, onClose }: BulkRoleDialogProps) {
  const { t } = useTranslation(['employees', 'roles', 'common']);
  const notify = useNotify();
  const [update] = useEmployeesRoleUpdateMutation();
  const submit = async ({ act, roleId, ...rest }: BulkRoleValues) => {
    if (roleId === null) return undefined;
    const userIds = people.map(({ id }) => id);
    const isGiven = act === 'give';
    const given = isGiven ? { ...rest, until: rest.until || null } : {};
    const { data, error } = await update({ change: { userIds, roleId, isGiven, ...given } });
    if (error) return error;
    const { users = [], rejections = [] } = data?.usersRoleUpdate ?? {};
    const done = isGiven ? 'employees:bulk.roleGiven' : 'employees:bulk.roleTaken';
    if (users.length) notify.success(t(done, { count: users.length }));
    const nameOf = new Map(people.map((person) => [person.id, personName(person)]));
    onDone(rejections.map(({ id, text }) => ({ id, name: nameOf.get(id) ?? '', reason: text })));
    onClose();
    return undefined;
  };
  return (
    <QuestionDialog<BulkRoleValues>
      title={t('employees:bulk.roleTitle', { count: people.length })}
      initialValues={{ act: 'give', ...roleGrantStart }}
      schema={roleGrantSchema}
      submitLabel={t('employees:bulk.roleApply')}
      onClose={onClose}
      onSubmit={submit}
    >
      <Fields />
    </QuestionDialog>
  );
}

function Fields() {
  const { t } = useTranslation('employees');
  const { values } = useFormikContext<BulkRoleValues>();
  const { data } = useRoleOptionsQuery();
  const isTaken = values.act === 'take';
  return (
    <>
      <FormSelect
        name="act"
        label={t('employees:bulk.roleAct')}
        choices={acts.map((value) => ({ value, label: t(`employees:bulk.roleActs.${value}`) }))}
      />
      <RoleGrantFields roles={data?.roleOptions ?? []} isTaken={isTaken} />
      <Typography color="textSecondary">
        {t(isTaken ? 'employees:bulk.roleTakeText' : 'employees:bulk.roleGiveText')}
      </Typography>
    </>
  );
}
