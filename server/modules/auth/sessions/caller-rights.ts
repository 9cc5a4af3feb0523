import { z } from 'zod';
import type { Caller, ScopedRights, ViewAs } from '@server/graphql/context';
import { aboutPeople, ALL_RIGHTS, hasRight, sharedRights, unitedRights } from '@server/graphql/access/rights';

const rights = z.record(z.string(), z.object({ read: z.boolean(), write: z.boolean() }));

/** A role of the person, as returned by `session_caller`. */
export const heldRole = z.object({ id: z.number(), scope: z.number().nullable(), rights });

/** The role as which the session views. */
export const viewedRole = z.object({ id: z.number(), name: z.string(), rights, until: z.coerce.date() });

/** The person as whom the session views, and their present data. */
export const viewedPerson = z.object({
  id: z.number(),
  name: z.string(),
  until: z.coerce.date(),
  subdivision_id: z.number().nullable(),
  position_id: z.number().nullable(),
  is_admin: z.boolean(),
  is_leader: z.boolean(),
  leader_subdivision_id: z.number().nullable(),
  acting_subdivision_ids: z.array(z.number()),
  roles: z.array(heldRole),
});

type Held = z.infer<typeof heldRole>;
type ViewedRole = z.infer<typeof viewedRole>;
type ViewedPerson = z.infer<typeof viewedPerson>;
export interface Viewed {
  role: ViewedRole | null;
  person: ViewedPerson | null;
}
type CallerFlags = Pick<
  Caller,
  'isSuperAdmin' | 'isAdmin' | 'isRootAdmin' | 'isLeader' | 'leaderSubdivisionId' | 'actingSubdivisionIds'
>;
type CallerRights = CallerFlags & Pick<Caller, 'rights' | 'scopedRights' | 'roleIds' | 'viewAs'>;

function scopedRights(held: readonly Held[]): ScopedRights[] {
  const roots = [...new Set(held.flatMap(({ scope }) => scope ?? []))];
  return roots.map((subdivisionId) => ({
    subdivisionId,
    // A scope concerns people: with one, a role's rights in other areas do not apply.
    rights: aboutPeople(
      unitedRights(held.filter(({ scope }) => scope === subdivisionId).map((role) => role.rights)),
    ),
  }));
}

/** Returns the rights of the viewed role, limited to the caller's own. */
function asRole(own: CallerRights, viewed: ViewedRole): CallerRights {
  const viewAs: ViewAs = { roleId: viewed.id, person: null, name: viewed.name, until: viewed.until };
  return {
    isSuperAdmin: false,
    isAdmin: false,
    isRootAdmin: false,
    isLeader: false,
    leaderSubdivisionId: null,
    actingSubdivisionIds: [],
    rights: sharedRights(own, viewed.rights),
    scopedRights: [],
    // Objects granted to the role are visible; admins see them all, others must have the role themselves.
    roleIds: own.isAdmin || own.roleIds.includes(viewed.id) ? [viewed.id] : [],
    viewAs,
  };
}

const NOTHING: Omit<CallerRights, 'viewAs'> = {
  ...{ isSuperAdmin: false, isAdmin: false, isRootAdmin: false, isLeader: false },
  ...{ leaderSubdivisionId: null, actingSubdivisionIds: [], rights: {}, scopedRights: [], roleIds: [] },
};

/**
 * Returns the rights of the viewed person, limited to the viewer's own. People who can edit employees see everybody's
 * assignments, plans and documents anyway: without that right the view is empty.
 */
function asPerson(own: CallerRights, viewed: ViewedPerson): CallerRights {
  const { id, name, until, subdivision_id: subdivisionId, position_id: positionId } = viewed;
  if (!hasRight(own, 'employees', 'write')) {
    return { ...NOTHING, viewAs: { roleId: null, person: null, name, until } };
  }
  const theirs = heldRights(
    {
      isSuperAdmin: false,
      isAdmin: own.isAdmin && viewed.is_admin,
      isRootAdmin: false,
      isLeader: viewed.is_leader,
      leaderSubdivisionId: viewed.leader_subdivision_id,
      actingSubdivisionIds: viewed.acting_subdivision_ids,
    },
    viewed.roles,
  );
  return {
    ...theirs,
    rights: sharedRights(own, viewed.is_admin ? ALL_RIGHTS : theirs.rights),
    scopedRights: theirs.scopedRights.map((scopedRight) => ({
      ...scopedRight,
      rights: sharedRights(own, scopedRight.rights),
    })),
    roleIds: own.isAdmin ? theirs.roleIds : theirs.roleIds.filter((role) => own.roleIds.includes(role)),
    viewAs: { roleId: null, person: { userId: id, subdivisionId, positionId }, name, until },
  };
}

function heldRights(flags: CallerFlags, held: readonly Held[]): CallerRights {
  return {
    ...flags,
    rights: unitedRights(held.filter(({ scope }) => scope === null).map((role) => role.rights)),
    scopedRights: scopedRights(held),
    roleIds: [...new Set(held.map(({ id }) => id))],
    viewAs: null,
  };
}

/** Returns the person's rights from their present roles: the union, each within its scope. */
export function callerRights(flags: CallerFlags, held: readonly Held[], viewed: Viewed | null): CallerRights {
  const own = heldRights(flags, held);
  if (viewed?.person) return asPerson(own, viewed.person);
  return viewed?.role ? asRole(own, viewed.role) : own;
}
