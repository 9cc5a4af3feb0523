import { sql, type SQL } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Caller, Context, Scope } from '@server/graphql/context';
import type { AdaptationLane } from '@server/graphql/generated/resolvers';
import { hasRight, ledSubdivisions, subdivisionsWith } from '@server/graphql/rights';
import { subjectOf } from '@server/graphql/subject';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { isWithinReach } from '@server/modules/sql';

/** What the caller may do with a person's plan. */
export interface PlanRights {
  canRead: boolean;
  /** Adds steps and marks those of the employee and the mentor. */
  canAdd: boolean;
  /** Starts, moves, pauses, decides, and changes every step. */
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
    sql`select 1 where ${isWithinReach(organizationId, sql`${subdivisionId}::int`, roots)}`,
  );
  return rows.length > 0;
}

/**
 * Their head and who writes employees manage it, their mentor adds to it, they themselves see it and mark what is
 * theirs. Nobody manages a plan of their own.
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

/** Whether the caller reads the person's plan, asked of many people at once. */
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

/** Whether the caller may say that a step is done: it is their turn, or they look after the lane. */
export function mayMark(
  { caller }: Pick<Scope, 'caller'>,
  { canAdd, canManage }: PlanRights,
  lane: AdaptationLane,
  turnId: number | null,
): boolean {
  if (caller === null || canManage || turnId === caller.userId) return true;
  return canAdd && (lane === 'employee' || lane === 'mentor');
}

/** Whose plans the caller sees beside their own: a condition about `u`, a row of users. */
export function visiblePeople(organizationId: number, caller: Caller): SQL {
  if (hasRight(caller, 'employees', 'read')) return sql`true`;
  const roots = [...ledSubdivisions(caller), ...subdivisionsWith(caller, 'employees', 'read')];
  const mentored = sql`u.mentor_id = ${caller.userId}`;
  if (roots.length === 0) return mentored;
  return sql`(${mentored} or ${isWithinReach(organizationId, sql`u.subdivision_id`, roots)})`;
}
