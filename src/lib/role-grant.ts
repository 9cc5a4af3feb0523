import limits from '@graphql/limits.json';
import { number, object, string } from 'yup';
import type { Option } from './options';
import { ruleMessage } from './validation/messages';

export interface RoleGrantValues {
  roleId: number | null;
  scopeSubdivisionId: number | null;
  until: string;
  reason: string;
}

/** Nothing chosen yet: the whole organization, for good. */
export const roleGrantStart: RoleGrantValues = {
  roleId: null,
  scopeSubdivisionId: null,
  until: '',
  reason: '',
};

export const roleGrantSchema = object({
  roleId: number().nullable().required(ruleMessage('required')),
  reason: string().max(limits.roleReason, ruleMessage('max', { max: limits.roleReason })),
});

export interface RoleBeyondOwn {
  id: number;
  reason: string;
  lacking: readonly string[];
}

/**
 * Roles for a position that has one, with why some cannot be chosen: nobody gives or takes a right that they lack, so that
 * a role which permits more than one's own is replaced by those alone that permit the same beyond it.
 */
export function rolesForPosition(
  roles: readonly Option[],
  beyond: readonly RoleBeyondOwn[] | undefined,
  currentId: number | null,
): Option[] {
  const byId = new Map((beyond ?? []).map((role) => [role.id, role]));
  const current = currentId === null ? undefined : byId.get(currentId);
  const lackOf = (role: RoleBeyondOwn | undefined) => role?.lacking.join() ?? '';
  return roles.map((role) => {
    const own = byId.get(role.id);
    if (role.id === currentId || lackOf(own) === lackOf(current)) return role;
    const reason = own?.reason ?? current?.reason;
    return reason === undefined ? role : { ...role, reason };
  });
}
