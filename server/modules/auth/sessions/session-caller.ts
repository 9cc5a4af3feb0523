import { z } from 'zod';
import type { Caller } from '@server/graphql/context';
import { asGuest } from '@server/graphql/access/guests';
import { callerRights, heldRole, viewedPerson, viewedRole } from './caller-rights';

const callerRow = z.object({
  session_id: z.number(),
  user_id: z.number(),
  organization_id: z.number(),
  name_full: z.string(),
  is_super_admin: z.boolean(),
  is_admin: z.boolean(),
  is_leader: z.boolean(),
  is_root_admin: z.boolean().nullable(),
  is_suspended: z.boolean(),
  leader_subdivision_id: z.number().nullable(),
  acting_subdivision_ids: z.array(z.number()),
  subdivision_id: z.number().nullable(),
  position_id: z.number().nullable(),
  roles: z.array(heldRole),
  viewed_role: viewedRole.nullable(),
  viewed_person: viewedPerson.nullable().default(null),
  is_demo: z.boolean().default(false),
  support: z
    .object({
      id: z.number(),
      organization_id: z.number(),
      organization_name: z.string(),
      reason: z.string(),
      started_at: z.coerce.date(),
      until: z.coerce.date(),
      consent: z.enum(['asked', 'allowed', 'waived', 'refused', 'withdrawn']).nullable(),
    })
    .nullable()
    .default(null),
});

type CallerRow = z.infer<typeof callerRow>;

/** The database's result for a visit: the caller, and whether they are allowed from their address. */
export const visitRow = z.object({
  caller: callerRow,
  verdict: z.enum(['allowed', 'wouldRefuse', 'refused']),
  is_news: z.boolean(),
  is_unpaid: z.boolean(),
});

/** The same for a person without a session yet. */
export const passRow = visitRow.pick({ verdict: true, is_news: true });

/** Builds the session's caller in their own organization. */
export function callerFrom(row: CallerRow, isUnpaid: boolean): Caller {
  return {
    isUnpaid,
    userId: row.user_id,
    organizationId: row.organization_id,
    sessionId: row.session_id,
    nameFull: row.name_full,
    isSuspended: row.is_suspended,
    subdivisionId: row.subdivision_id,
    positionId: row.position_id,
    isDemo: row.is_demo,
    support: null,
    ...callerRights(
      {
        isSuperAdmin: row.is_super_admin,
        isAdmin: row.is_admin,
        isRootAdmin: row.is_root_admin ?? false,
        isLeader: row.is_leader,
        leaderSubdivisionId: row.leader_subdivision_id,
        actingSubdivisionIds: row.acting_subdivision_ids,
      },
      row.roles,
      { role: row.viewed_role, person: row.viewed_person },
    ),
  };
}

/** Returns the caller in the session's workspace: their own organization, or a client's. */
export function callerInWorkspace(
  own: Caller,
  support: NonNullable<CallerRow['support']>,
  now: Date,
): Caller {
  const { organization_id: organizationId, organization_name: organizationName, ...rest } = support;
  const { started_at: startedAt, ...mark } = rest;
  return asGuest(own, organizationId, { ...mark, organizationName, startedAt }, now);
}
