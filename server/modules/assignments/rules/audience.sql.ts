import { sql, type SQL } from 'drizzle-orm';
import { ints, subdivisionsBelow } from '@server/modules/sql';
import type { StoredAudience, StoredAudienceGroup } from '../assignments.tables';

// All SQL here refers to `u`, a row of users.

function texts(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** Returns the condition unless its list is empty. */
function listed<Item>(items: readonly Item[] | undefined, condition: (items: readonly Item[]) => SQL): SQL[] {
  return items?.length ? [condition(items)] : [];
}

/** Returns the conditions of the group in SQL. An empty list or `false` adds none. */
function conditionsOf(organizationId: number, group: StoredAudienceGroup): SQL[] {
  return [
    ...(group.all ? [sql`true`] : []),
    ...listed(group.userIds, (ids) => sql`u.id = any(${ints(ids)})`),
    ...listed(group.positionIds, (ids) => sql`u.position_id = any(${ints(ids)})`),
    ...listed(group.subdivisionIds, (ids) =>
      group.withChildren
        ? sql`u.subdivision_id = any(array${subdivisionsBelow(organizationId, ids)})`
        : sql`u.subdivision_id = any(${ints(ids)})`,
    ),
    ...listed(group.statuses, (statuses) => sql`u.status = any(${texts(statuses)})`),
    ...(group.hiredAfter ? [sql`u.date_job_start >= ${group.hiredAfter}::date`] : []),
  ];
}

/** Returns a condition that the person meets every condition of the group; a group without conditions matches nobody. */
export function groupCondition(organizationId: number, group: StoredAudienceGroup): SQL {
  const conditions = conditionsOf(organizationId, group);
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** Returns a condition that the person matches any group and is not excluded. */
export function audienceCondition(organizationId: number, audience: StoredAudience): SQL {
  if (audience.groups.length === 0) return sql`false`;
  const groups = audience.groups.map((group) => groupCondition(organizationId, group));
  const fits = sql`(${sql.join(groups, sql` or `)})`;
  return audience.exceptUserIds.length === 0
    ? fits
    : sql`${fits} and u.id <> all(${ints(audience.exceptUserIds)})`;
}

function normalizeGroup(group: StoredAudienceGroup): StoredAudienceGroup {
  const { userIds = [], positionIds = [], subdivisionIds = [], statuses = [] } = group;
  return {
    ...(group.all && { all: true }),
    ...(userIds.length > 0 && { userIds: unique(userIds) }),
    ...(positionIds.length > 0 && { positionIds: unique(positionIds) }),
    ...(subdivisionIds.length > 0 && {
      subdivisionIds: unique(subdivisionIds),
      withChildren: group.withChildren === true,
    }),
    ...(statuses.length > 0 && { statuses: unique(statuses) }),
    ...(group.hiredAfter && { hiredAfter: group.hiredAfter }),
  };
}

/** Returns the stored form: without empty conditions and duplicate ids. */
export function normalizeAudience({ groups, exceptUserIds }: StoredAudience): StoredAudience {
  return { groups: groups.map(normalizeGroup), exceptUserIds: unique(exceptUserIds) };
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
