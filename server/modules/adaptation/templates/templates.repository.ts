import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { ints } from '@server/modules/sql';
import { type AdaptationTemplateRow, adaptationTemplateTable as table } from '../adaptation.tables';

type Fields = typeof table.$inferInsert;

/** SQL of templates. */
export const templatesRepository = {
  async find(tx: Tx, organizationId: number, id: number): Promise<AdaptationTemplateRow | null> {
    const [row] = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)));
    return row ?? null;
  },

  async lock(tx: Tx, organizationId: number, id: number): Promise<AdaptationTemplateRow | null> {
    const [row] = await tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .for('update');
    return row ?? null;
  },

  list(tx: Tx, organizationId: number, isArchive: boolean): Promise<AdaptationTemplateRow[]> {
    return tx
      .select()
      .from(table)
      .where(and(eq(table.organizationId, organizationId), eq(table.isArchive, isArchive)))
      .orderBy(sql`${table.name} collate "und-x-icu"`, table.id);
  },

  async insert(tx: Tx, fields: Fields): Promise<AdaptationTemplateRow> {
    const [row] = await tx.insert(table).values(fields).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  },

  async update(
    tx: Tx,
    organizationId: number,
    id: number,
    change: Partial<Fields>,
  ): Promise<AdaptationTemplateRow> {
    const [row] = await tx
      .update(table)
      .set({ ...change, updatedAt: sql`now()` })
      .where(and(eq(table.organizationId, organizationId), eq(table.id, id)))
      .returning();
    if (!row) throw new Error(`no template ${id}`);
    return row;
  },

  /** Counts the running plans of each of these templates; templates without any are omitted. */
  async runningCounts(tx: Tx, organizationId: number, ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await selectRows(tx, { id: integer, count: integer })(sql`
      select template_id as id, count(*)::int as count from adaptation
      where organization_id = ${organizationId} and status <> 'finished' and template_id = any(${ints(ids)})
      group by template_id`);
    return new Map(rows.map(({ id, count }) => [id, count]));
  },
};

/** Returns the template of a position, otherwise the general one; if two match, the older one. */
export function templateFor(
  templates: readonly AdaptationTemplateRow[],
  positionId: number | null,
): AdaptationTemplateRow | null {
  const byAge = [...templates].sort((a, b) => a.id - b.id);
  const own = byAge.find(({ positionIds }) => positionId !== null && positionIds.includes(positionId));
  return own ?? byAge.find(({ positionIds }) => positionIds.length === 0) ?? null;
}
