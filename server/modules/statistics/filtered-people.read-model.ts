import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { fullNameSql } from '@server/modules/person-name';
import { ints } from '@server/modules/sql';
import { peopleOf } from './as-of.sql';
import { peopleConditions, type StatisticFilter } from './statistics.read-model';

/** What up to this many people did is looked up by person. */
const FEW_PEOPLE = 300;

/** How many people a filter leaves: it determines how what they did is found. */
export type Among = 'everybody' | 'few' | 'many';

/** Selects the ids of the people whom the filter leaves; it must have a condition on people. */
export const filteredPeople = (organizationId: number, filter: StatisticFilter): SQL => sql`
  select u.id from ${peopleOf(organizationId, filter)} u
  where u.organization_id = ${organizationId} and ${sql.join(peopleConditions(organizationId, filter), sql` and `)}`;

/** Returns how many people the filter leaves. */
export async function amongWhom(tx: Tx, organizationId: number, filter: StatisticFilter): Promise<Among> {
  if (peopleConditions(organizationId, filter).length === 0) return 'everybody';
  const rows = await selectRows(tx, { count: integer })(sql`
    select count(*)::int as count from (${filteredPeople(organizationId, filter)} limit ${FEW_PEOPLE + 1}) p`);
  return (rows[0]?.count ?? 0) <= FEW_PEOPLE ? 'few' : 'many';
}

/** Returns the names of those of these people whom the caller's right covers now, by id. */
export async function namesWithinRight(
  tx: Tx,
  organizationId: number,
  { accessScope = null }: Pick<StatisticFilter, 'accessScope'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const seen = [sql`u.id = any(${ints(ids)})`, ...peopleConditions(organizationId, { accessScope })];
  const rows = await selectRows(tx, { id: integer, name: text })(sql`
    select u.id, ${fullNameSql('u')} as name from users u
    where u.organization_id = ${organizationId} and ${sql.join(seen, sql` and `)}`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
