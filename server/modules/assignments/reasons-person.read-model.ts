import { sql } from 'drizzle-orm';
import { boolean, integer, listOf, nullable, objectOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { ints } from '@server/modules/sql';
import type { AssignmentRuleRow } from './assignments.tables';
import { groupCondition } from './rules/audience.sql';

const personRow = {
  position_id: nullable(integer),
  position: nullable(text),
  status: text,
  /** From the person's own subdivision upward. */
  subdivisions: listOf(objectOf({ id: integer, name: text })),
  /** Whether the person meets each group of each rule. */
  met: listOf(listOf(boolean)),
};

/** The person's properties as text, where a condition can refer to them. */
export type Person = RowOf<typeof personRow>;

/** Reads what the conditions of the rules refer to; null: there is no such person. */
export async function readPerson(
  { tx, organizationId }: Scope,
  userId: number,
  rules: readonly AssignmentRuleRow[],
): Promise<Person | null> {
  const met = rules.map((rule) => {
    const isExcepted = rule.audience.exceptUserIds.includes(userId);
    const groups = isExcepted
      ? []
      : rule.audience.groups.map((group) => groupCondition(organizationId, group));
    return sql`jsonb_build_array(${sql.join(groups, sql`, `)})`;
  });
  const rows = await selectRows(
    tx,
    personRow,
  )(sql`
    with recursive up as (
      select s.id, s.name, s.parent_id, 0 as step
      from users u join subdivision s on s.organization_id = u.organization_id and s.id = u.subdivision_id
      where u.organization_id = ${organizationId} and u.id = ${userId}
      union all
      select s.id, s.name, s.parent_id, up.step + 1
      from up join subdivision s on s.organization_id = ${organizationId} and s.id = up.parent_id
      where up.step < 12
    )
    select u.position_id, p.name as position, u.status,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by step) from up), '[]') as subdivisions,
      jsonb_build_array(${sql.join(met, sql`, `)}) as met
    from users u left join position p on p.organization_id = u.organization_id and p.id = u.position_id
    where u.organization_id = ${organizationId} and u.id = any(${ints([userId])})`);
  return rows[0] ?? null;
}
