import type { Option } from '@src/lib/options';

export interface RoleGrantValues {
  roleId: number | null;
  scopeSubdivisionId: number | null;
  until: string;
  reason: string;
}

/** The initial values: the whole organization, without an expiry. */
export const roleGrantStart: RoleGrantValues = {
  roleId: null,
  scopeSubdivisionId: null,
  until: '',
  reason: '',
};

export interface RoleBeyondOwn {
  id: number;
  reason: string;
  lacking: readonly string[];
}

/**
 * Returns the roles available for a position that already has one, with the reasons why some cannot be chosen. Nobody may grant
 * or revoke a right that they lack, so a role with more rights than the caller's can be replaced only by roles with the same
 * additional rights.
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
