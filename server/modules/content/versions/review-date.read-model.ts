import { addMonths } from 'date-fns/addMonths';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { eq, and, sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { Tx } from '@server/db/database';
import { organizationTable } from '@server/modules/organization/organization.tables';
import type { ContentTables } from '../content.tables';

/** Returns the day this number of `months` later; in a shorter month, its last day. */
export function monthsAfter(day: string, months: number): string {
  return lightFormat(addMonths(parseISO(day), months), 'yyyy-MM-dd');
}

/** Returns when the object must be reviewed: some months after its current version took effect. Null: never. */
export async function reviewDate(
  { tx, organizationId }: Scope,
  table: ContentTables['version'],
  currentVersionId: number | null,
  months: number | null,
): Promise<string | null> {
  if (currentVersionId === null || months === null) return null;
  const [version] = await tx
    .select({ from: sql<string>`coalesce(effective_from, published_at::date)::text` })
    .from(table)
    .where(and(eq(table.organizationId, organizationId), eq(table.id, currentVersionId)));
  return version ? monthsAfter(version.from, months) : null;
}

/** Returns the organization's calendar date at an instant. */
export async function dayAt(tx: Tx, organizationId: number, at: Date): Promise<string> {
  const [row] = await tx
    .select({
      day: sql<string>`to_char(${at.toISOString()}::timestamptz at time zone ${organizationTable.timezone}, 'YYYY-MM-DD')`,
    })
    .from(organizationTable)
    .where(eq(organizationTable.id, organizationId));
  return row?.day ?? at.toISOString().slice(0, 10);
}
