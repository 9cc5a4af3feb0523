import { and, sql, type SQL } from 'drizzle-orm';
import { LOG_ACTIONS, SIGN_IN_ACTIONS } from '@server/audit/vocabulary';
import { auditObjects } from '@server/generated/audit-objects';
import { AppError } from '@server/errors';
import type { Caller } from '@server/graphql/context';
import type { HistoryFilter, HistorySection } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';

// SQL conditions on `l`, a row of audit_log.

/** Whether the caller sees the whole history, and the addresses from which others work. */
export function seesAll(caller: Caller): boolean {
  return hasRight(caller, 'organizationSetting', 'read');
}

function texts(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** A single value is compared by equality, so that an index returns its rows in the order of the list. */
function oneOf(column: SQL, values: readonly string[]): SQL {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${texts(values)})`;
}

/** Earlier rows about a person name them only as the object. */
function isAbout(userId: number): SQL {
  return sql`(l.affected_user_id = ${userId} or (l.object_type = 'user' and l.object_id = ${userId}))`;
}

function inSection(section: HistorySection): SQL {
  if (section === 'signIn') return oneOf(sql`l.action`, SIGN_IN_ACTIONS);
  const types = Object.entries(auditObjects).flatMap(([type, its]) => (its === section ? [type] : []));
  return sql`(${oneOf(sql`l.object_type`, types)} and l.action <> all(${texts(SIGN_IN_ACTIONS)}))`;
}

/**
 * Entries that a person may leave, and notes about a person, are visible to people who may edit employees, but never to the
 * person.
 */
function privateSeenBy(caller: Caller): SQL {
  const others = hasRight(caller, 'employees', 'write') ? sql`l.object_id <> ${caller.userId}` : sql`false`;
  return sql`(l.object_type not in ('leaving', 'userNote') or ${others})`;
}

function timesOf(organizationId: number, { dateFrom, dateTo }: HistoryFilter): (SQL | undefined)[] {
  const zone = sql`(select timezone from organization where id = ${organizationId})`;
  return [
    dateFrom ? sql`l.at >= ${dateFrom}::date::timestamp at time zone ${zone}` : undefined,
    dateTo ? sql`l.at < (${dateTo}::date + 1)::timestamp at time zone ${zone}` : undefined,
  ];
}

/** @throws {AppError} validation.option for an unknown action */
function checkActions(actions: readonly string[]): void {
  const isKnown = (action: string) => LOG_ACTIONS.some((item) => item === action);
  if (!actions.every(isKnown)) throw new AppError('validation.option', { field: 'actions' });
}

/**
 * Returns the condition for what the caller may see of what the filter finds.
 * @throws {AppError} validation.option
 */
export function historyCondition(caller: Caller, filter: HistoryFilter): SQL | undefined {
  const { organizationId, userId } = caller;
  const { actorId, affectedUserId, objectType, objectId, section } = filter;
  const actions = filter.actions ?? [];
  checkActions(actions);
  return and(
    sql`l.organization_id = ${organizationId}`,
    seesAll(caller) ? privateSeenBy(caller) : isAbout(userId),
    ...timesOf(organizationId, filter),
    typeof actorId === 'number' ? sql`l.actor_id = ${actorId}` : undefined,
    actions.length > 0 ? oneOf(sql`l.action`, actions) : undefined,
    section ? inSection(section) : undefined,
    typeof affectedUserId === 'number' ? isAbout(affectedUserId) : undefined,
    objectType ? sql`l.object_type = ${objectType}` : undefined,
    typeof objectId === 'number' ? sql`l.object_id = ${objectId}` : undefined,
  );
}
