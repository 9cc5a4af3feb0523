import { and, asc, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '@server/db/database';
import { wordPatterns } from '@server/modules/checks';
import { userTable } from '@server/modules/employees/employees.tables';
import { type AdaptationRow, adaptationTable as table } from './adaptation.tables';

export interface AdaptationFilter {
  /** A condition about `u`, a row of users. */
  people: SQL;
  isFinished: boolean;
  search: string;
  limit: number;
  offset: number;
}

const u = alias(userTable, 'u');

/** One page of plans and how many there are: running ones by their end, finished ones with the latest first. */
export async function listAdaptations(
  tx: Tx,
  organizationId: number,
  { people, isFinished, search, limit, offset }: AdaptationFilter,
): Promise<{ rows: AdaptationRow[]; count: number }> {
  const where = and(
    eq(table.organizationId, organizationId),
    isFinished ? eq(table.status, 'finished') : sql`${table.status} <> 'finished'`,
    people,
    ...wordPatterns(search).map(
      (pattern) =>
        sql`translate(lower(u.name_second || ' ' || u.name_first || ' ' || u.name_middle), 'ё', 'е') like ${pattern}`,
    ),
  );
  const samePerson = and(eq(u.organizationId, table.organizationId), eq(u.id, table.userId));
  const rows = await tx
    .select({ adaptation: table })
    .from(table)
    .innerJoin(u, samePerson)
    .where(where)
    .orderBy(...(isFinished ? [desc(table.decidedAt)] : [asc(table.dateEnd)]), asc(table.id))
    .limit(limit)
    .offset(offset);
  const [total] = await tx.select({ count: count() }).from(table).innerJoin(u, samePerson).where(where);
  return { rows: rows.map(({ adaptation }) => adaptation), count: total?.count ?? 0 };
}
