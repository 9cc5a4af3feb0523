import { sql, type SQL } from 'drizzle-orm';
import { ints, subdivisionsBelow } from '@server/modules/sql';
import type { StoredAudience, StoredAudienceGroup } from './assignments.tables';

// Everything here is SQL about `u`, a row of users.

function texts(values: readonly string[]): SQL {
  return sql`${sql.param([...values])}::text[]`;
}

/** The conditions that the group gives, each as SQL. An empty list or `false` gives none. */
function conditionsOf(organizationId: number, group: StoredAudienceGroup): SQL[] {
  const conditions: SQL[] = [];
  if (group.all) conditions.push(sql`true`);
  if (group.userIds?.length) conditions.push(sql`u.id = any(${ints(group.userIds)})`);
  if (group.positionIds?.length) conditions.push(sql`u.position_id = any(${ints(group.positionIds)})`);
  if (group.subdivisionIds?.length) {
    conditions.push(
      group.withChildren
        ? sql`u.subdivision_id in ${subdivisionsBelow(organizationId, group.subdivisionIds)}`
        : sql`u.subdivision_id = any(${ints(group.subdivisionIds)})`,
    );
  }
  if (group.statuses?.length) conditions.push(sql`u.status = any(${texts(group.statuses)})`);
  if (group.hiredAfter) conditions.push(sql`u.date_job_start >= ${group.hiredAfter}::date`);
  return conditions;
}

/** Whether the person meets every condition of the group; a group without conditions matches nobody. */
export function groupCondition(organizationId: number, group: StoredAudienceGroup): SQL {
  const conditions = conditionsOf(organizationId, group);
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** People whom anything can be assigned to: those of the organization who work in it. */
export function isWorking(organizationId: number): SQL {
  return sql`u.organization_id = ${organizationId} and not u.is_archive and u.status <> 'dismissed'`;
}

/** Whether the person fits any group and is no exception. */
export function audienceCondition(organizationId: number, audience: StoredAudience): SQL {
  if (audience.groups.length === 0) return sql`false`;
  const groups = audience.groups.map((group) => groupCondition(organizationId, group));
  const fits = sql`(${sql.join(groups, sql` or `)})`;
  return audience.exceptUserIds.length === 0
    ? fits
    : sql`${fits} and u.id <> all(${ints(audience.exceptUserIds)})`;
}

/** As it is stored: without empty conditions and repeated ids. */
export function normalizeAudience(audience: StoredAudience): StoredAudience {
  return {
    groups: audience.groups.map((group) => ({
      ...(group.all ? { all: true } : {}),
      ...(group.userIds?.length ? { userIds: unique(group.userIds) } : {}),
      ...(group.positionIds?.length ? { positionIds: unique(group.positionIds) } : {}),
      ...(group.subdivisionIds?.length
        ? { subdivisionIds: unique(group.subdivisionIds), withChildren: group.withChildren ?? false }
        : {}),
      ...(group.statuses?.length ? { statuses: unique(group.statuses) } : {}),
      ...(group.hiredAfter ? { hiredAfter: group.hiredAfter } : {}),
    })),
    exceptUserIds: unique(audience.exceptUserIds),
  };
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}
