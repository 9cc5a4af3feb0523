import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { RightArea, RightFlag } from '@server/graphql/generated/types';
import { fullNameSql } from '@server/modules/person-name';
import { worksHereSql } from '@server/modules/sql';
import { type AccessRequestRow, accessRequestTable } from './access-requests.tables';
import { holdsRight } from '../roles.read-model';

const table = accessRequestTable;

/** Returns who can grant the right, by name: people who can change roles and have the right themselves. */
export async function grantorsOf(
  tx: Tx,
  organizationId: number,
  right: { area: RightArea; flag: RightFlag },
  exceptId: number,
): Promise<{ id: number; name: string }[]> {
  const rows = await selectRows(tx, { id: integer, name: text })(sql`
    select u.id, ${fullNameSql('u')} as name from users u
    where u.organization_id = ${organizationId} and ${worksHereSql(sql`u`)} and u.id <> ${exceptId}
      and ${holdsRight(organizationId, 'roles', 'write')} and ${holdsRight(organizationId, right.area, right.flag)}
    order by (u.name_second || ' ' || u.name_first) collate "und-x-icu", u.id`);
  return rows;
}

/** Returns the person's last request in the area. */
export async function lastRequest(
  tx: Tx,
  organizationId: number,
  userId: number,
  area: RightArea,
): Promise<AccessRequestRow | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.organizationId, organizationId), eq(table.userId, userId), eq(table.area, area)))
    .orderBy(desc(table.id))
    .limit(1);
  return row ?? null;
}

/** Returns a page of the unanswered requests; those in `ids` are found whether they are answered or not. */
export async function listRequests(
  tx: Tx,
  organizationId: number,
  { ids, limit, offset }: { ids: readonly number[] | null; limit: number; offset: number },
): Promise<{ items: AccessRequestRow[]; count: number }> {
  const where = and(
    eq(table.organizationId, organizationId),
    ids ? inArray(table.id, [...ids]) : eq(table.status, 'open'),
  );
  const items = await tx.select().from(table).where(where).orderBy(asc(table.id)).limit(limit).offset(offset);
  return { items, count: await tx.$count(table, where) };
}
