import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '@server/db/database';
import { namesLike } from '@server/modules/person-name';
import { countOfAll, paged } from '@server/modules/paged';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { type OrganizationRow, organizationTable } from '@server/modules/organization/organization.tables';
import { type AdaptationRow, adaptationTable as table } from '../adaptation.tables';

export interface AdaptationFilter {
  /** A condition on `u`, a row of users. */
  people: SQL;
  /** `running`: active and paused. */
  status: 'running' | 'finished';
  search: string;
  limit: number;
  offset: number;
}

export interface ListedAdaptation {
  adaptation: AdaptationRow;
  person: UserRow;
  organization: OrganizationRow;
}

const u = alias(userTable, 'u');

/**
 * Returns one page of plans and their total number: running ones by their end, finished ones with the latest first. Uses one
 * statement, except for a page beyond the last one.
 */
export async function listAdaptations(
  tx: Tx,
  organizationId: number,
  { people, status, search, limit, offset }: AdaptationFilter,
): Promise<{ rows: ListedAdaptation[]; count: number }> {
  const where = and(
    eq(table.organizationId, organizationId),
    status === 'running' ? sql`${table.status} <> 'finished'` : eq(table.status, status),
    people,
    ...namesLike(search),
  );
  const samePerson = and(eq(u.organizationId, table.organizationId), eq(u.id, table.userId));
  return paged({ limit, offset }, (page) =>
    tx
      .select({ adaptation: table, person: u, organization: organizationTable, count: countOfAll })
      .from(table)
      .innerJoin(u, samePerson)
      .innerJoin(organizationTable, eq(organizationTable.id, table.organizationId))
      .where(where)
      .orderBy(...(status === 'finished' ? [desc(table.decidedAt)] : [asc(table.dateEnd)]), asc(table.id))
      .limit(page.limit)
      .offset(page.offset),
  );
}
