import { sql, type SQL } from 'drizzle-orm';

/** Returns a condition on `a`, a row of assignment: whether a source other than a rule requires it. */
export function isDemanded(a: SQL): SQL {
  return sql`exists (
    select from assignment_demand d where d.organization_id = ${a}.organization_id and d.user_id = ${a}.user_id
      and d.object_type = ${a}.object_type and d.object_id = ${a}.object_id)`;
}
