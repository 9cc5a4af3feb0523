import { eq, and, sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { regulationVersionTable } from './regulations.tables';

/** The day `months` after another; the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** When the regulation must be looked at again: some months after its current version took effect. Null: never. */
export async function reviewDate(
  { tx, organizationId }: Scope,
  currentVersionId: number | null,
  months: number | null,
): Promise<string | null> {
  if (currentVersionId === null || months === null) return null;
  const [version] = await tx
    .select({ from: sql<string>`coalesce(effective_from, published_at::date)::text` })
    .from(regulationVersionTable)
    .where(
      and(
        eq(regulationVersionTable.organizationId, organizationId),
        eq(regulationVersionTable.id, currentVersionId),
      ),
    );
  return version ? addMonths(version.from, months) : null;
}
