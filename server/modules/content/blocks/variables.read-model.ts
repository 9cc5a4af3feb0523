import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { RegulationVariable } from '@server/graphql/generated/types';
import { leaderIds } from '@server/modules/employees/employees.read-model';
import { ints } from '@server/modules/sql';
import type { VariableValues } from './variables';

type Values = Record<RegulationVariable, string>;

const personRow = { id: integer, full_name: text, position: text, subdivision: text, organization: text };

type PersonRow = RowOf<typeof personRow>;

async function people(tx: Tx, organizationId: number, ids: readonly number[]): Promise<PersonRow[]> {
  const rows = await selectRows(
    tx,
    personRow,
  )(sql`
    select u.id, concat_ws(' ', nullif(u.name_second, ''), nullif(u.name_first, ''), nullif(u.name_middle, '')) as full_name,
      coalesce(p.name, '') as position, coalesce(s.name, '') as subdivision, o.name as organization
    from users u
    join organization o on o.id = u.organization_id
    left join position p on p.organization_id = u.organization_id and p.id = u.position_id
    left join subdivision s on s.organization_id = u.organization_id and s.id = u.subdivision_id
    where u.organization_id = ${organizationId} and u.id = any(${ints(ids)})`);
  return rows;
}

/** Returns the present values of the variables for each person; empty where the person has none. */
export async function variablesOfPeople(
  tx: Tx,
  organizationId: number,
  ids: readonly number[],
): Promise<Map<number, Values>> {
  const leaderOf = await leaderIds(tx, organizationId, ids);
  const rows = await people(tx, organizationId, [...new Set([...ids, ...leaderOf.values()])]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    ids.flatMap((id) => {
      const row = byId.get(id);
      if (!row) return [];
      const leader = byId.get(leaderOf.get(id) ?? 0)?.full_name ?? '';
      const { full_name: fullName, position, subdivision, organization } = row;
      return [[id, { fullName, position, subdivision, organization, leader }] as const];
    }),
  );
}

/** Returns one person's values of the used variables; null when none is used. */
export async function valuesFor(
  tx: Tx,
  organizationId: number,
  userId: number,
  used: readonly RegulationVariable[],
): Promise<VariableValues | null> {
  if (used.length === 0) return null;
  const values = (await variablesOfPeople(tx, organizationId, [userId])).get(userId);
  return Object.fromEntries(used.map((variable) => [variable, values?.[variable] ?? '']));
}
