import limits from '@graphql/limits.json';
import { object } from 'yup';
import { rules } from '@domain/validation/rules';

export const roleSchema = object({ name: rules.requiredLine(limits.roleName) });

export const roleGrantSchema = object({
  roleId: rules.requiredId(),
  reason: rules.line(limits.roleReason),
});
