import { sql, type SQL } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Caller, Context, Scope } from '@server/graphql/context';
import type { AdaptationLane } from '@server/graphql/generated/types';
import { hasRight, ledSubdivisions, subdivisionsWith } from '@server/graphql/access/rights';
import { subjectOf } from '@server/graphql/access/subject';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { isWithinScope } from '@server/modules/sql';

/** The caller's rights to a person's plan. */
export interface PlanRights {
  canRead: boolean;
  /** Adds steps, and marks those of the employee and the mentor. */
  canAdd: boolean;
  /** Starts, moves and pauses the plan, decides about it, and changes every step. */
  canManage: boolean;
}

type Person = Pick<UserRow, 'id' | 'subdivisionId' | 'mentorId'>;

async function isWithin(
  { tx, organizationId }: Scope,
  subdivisionId: number | null,
  roots: readonly number[],
): Promise<boolean> {
  if (subdivisionId === null || roots.length === 0) return false;
  const { rows } = await tx.execute(
    sql`select 1 where ${isWithinScope(organizationId, sql`${subdivisionId}::int`, roots)}`,
  );
  return rows.length > 0;
}

/**
 * Returns the caller's rights: the person's head and people who can edit employees manage the plan, the mentor adds to it, and
 * the person sees it and marks their own steps. Nobody manages their own plan.
 */
export async function planRights(scope: Scope, person: Person): Promise<PlanRights> {
  if (scope.caller === null) return { canRead: true, canAdd: true, canManage: true };
  const caller = subjectOf(scope.caller);
  const isOwn = caller.userId === person.id;
  const canManage =
    !isOwn &&
    (hasRight(caller, 'employees', 'write') ||
      (await isWithin(scope, person.subdivisionId, ledSubdivisions(caller))));
  const canAdd = canManage || person.mentorId === caller.userId;
  const canRead =
    isOwn ||
    canAdd ||
    hasRight(caller, 'employees', 'read') ||
    (await isWithin(scope, person.subdivisionId, subdivisionsWith(caller, 'employees', 'read')));
  return { canRead, canAdd, canManage };
}

/** Whether the caller may read the person's plan; batched for many people. */
export function seesPlan(
  { signedIn, loaders }: Pick<Context, 'signedIn' | 'loaders'>,
  { id, mentorId, subdivisionId }: Person,
): boolean | Promise<boolean> {
  const { userId } = subjectOf(signedIn);
  if (id === userId || mentorId === userId || hasRight(signedIn, 'employees', 'read')) return true;
  return subdivisionId !== null && loaders.isMySubdivision.load(subdivisionId);
}

/** @throws {AppError} notFound, access.denied */
export async function requirePlan(
  scope: Scope,
  person: Person | null,
  need: keyof PlanRights,
): Promise<PlanRights> {
  if (!person) throw new AppError('notFound');
  const rights = await planRights(scope, person);
  if (!rights.canRead) throw new AppError('notFound');
  if (!rights[need]) throw new AppError('access.denied');
  return rights;
}

/** Whether the caller may mark a step as done: it is their turn, or they are responsible for the lane. */
export function mayMark(
  { caller }: Pick<Scope, 'caller'>,
  { canAdd, canManage }: PlanRights,
  lane: AdaptationLane,
  turnId: number | null,
): boolean {
  if (caller === null || canManage || turnId === caller.userId) return true;
  return canAdd && (lane === 'employee' || lane === 'mentor');
}

/** Returns a condition on `u`, a row of users: the people whose plans the caller sees in addition to their own. */
export function visiblePeople(organizationId: number, caller: Caller): SQL {
  if (hasRight(caller, 'employees', 'read')) return sql`true`;
  const roots = [...ledSubdivisions(caller), ...subdivisionsWith(caller, 'employees', 'read')];
  const mentored = sql`u.mentor_id = ${caller.userId}`;
  if (roots.length === 0) return mentored;
  return sql`(${mentored} or ${isWithinScope(organizationId, sql`u.subdivision_id`, roots)})`;
}
