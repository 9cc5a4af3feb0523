import { z } from 'zod';
import type { Caller, ScopedRights, ViewAs } from '@server/graphql/context';
import { aboutPeople, sharedRights, unitedRights } from '@server/graphql/rights';

const rights = z.record(z.string(), z.object({ read: z.boolean(), write: z.boolean() }));

/** A role that the person has, as `session_caller` gives it. */
export const heldRole = z.object({ id: z.number(), scope: z.number().nullable(), rights });

/** The role that the session looks as. */
export const viewedRole = z.object({ id: z.number(), name: z.string(), rights, until: z.coerce.date() });

type Held = z.infer<typeof heldRole>;
type Viewed = z.infer<typeof viewedRole>;
type Standing = Pick<
  Caller,
  'isSuperAdmin' | 'isAdmin' | 'isRootAdmin' | 'isLeader' | 'leaderSubdivisionId' | 'actingSubdivisionIds'
>;
type CallerRights = Standing & Pick<Caller, 'rights' | 'scopedRights' | 'roleIds' | 'viewAs'>;

function scopedRights(held: readonly Held[]): ScopedRights[] {
  const roots = [...new Set(held.flatMap(({ scope }) => scope ?? []))];
  return roots.map((subdivisionId) => ({
    subdivisionId,
    // A scope is about people: what a role says of other areas does not hold with one.
    rights: aboutPeople(
      unitedRights(held.filter(({ scope }) => scope === subdivisionId).map((role) => role.rights)),
    ),
  }));
}

/** What the role shows, and never more than the person sees anyway. */
function asViewed(own: CallerRights, viewed: Viewed): CallerRights {
  const viewAs: ViewAs = { roleId: viewed.id, name: viewed.name, until: viewed.until };
  return {
    isSuperAdmin: false,
    isAdmin: false,
    isRootAdmin: false,
    isLeader: false,
    leaderSubdivisionId: null,
    actingSubdivisionIds: [],
    rights: sharedRights(own, viewed.rights),
    scopedRights: [],
    // Objects granted to the role are seen as it; an admin sees them all, anybody else has to have the role.
    roleIds: own.isAdmin || own.roleIds.includes(viewed.id) ? [viewed.id] : [],
    viewAs,
  };
}

/** What a person may, from the roles they have now: the union of them, each within its scope. */
export function callerRights(standing: Standing, held: readonly Held[], viewed: Viewed | null): CallerRights {
  const own: CallerRights = {
    ...standing,
    rights: unitedRights(held.filter(({ scope }) => scope === null).map((role) => role.rights)),
    scopedRights: scopedRights(held),
    roleIds: [...new Set(held.map(({ id }) => id))],
    viewAs: null,
  };
  return viewed === null ? own : asViewed(own, viewed);
}
