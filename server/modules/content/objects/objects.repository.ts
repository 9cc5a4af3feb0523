import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { ContentDefinition } from '../content-definition';
import type { ContentObjectRow, ContentTables } from '../content.tables';
import { deleteDraft } from '../versions/versions.repository';

type Table = ContentTables['object'];
export type NewObject = Omit<Table['$inferInsert'], 'id' | 'organizationId'>;
export type ObjectChange = Partial<NewObject>;

const own = (table: Table, organizationId: number, id: number) =>
  and(eq(table.organizationId, organizationId), eq(table.id, id));

/** The object, locked until the transaction ends: `update` lets one writer in, `share` keeps writers out. */
export async function lockObject(
  tx: Tx,
  table: Table,
  organizationId: number,
  id: number,
  strength: 'update' | 'share' = 'update',
): Promise<ContentObjectRow | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(own(table, organizationId, id))
    .for(strength);
  return row ?? null;
}

/** By its id, without asking who may read it; null when it is absent or foreign. */
export async function findObject(
  tx: Tx,
  table: Table,
  organizationId: number,
  id: number,
): Promise<ContentObjectRow | null> {
  const [row] = await tx
    .select()
    .from(table)
    .where(own(table, organizationId, id));
  return row ?? null;
}

/** The object after the change. */
export async function updateObject(
  tx: Tx,
  table: Table,
  organizationId: number,
  id: number,
  change: ObjectChange,
): Promise<ContentObjectRow> {
  const [row] = await tx
    .update(table)
    .set(change)
    .where(own(table, organizationId, id))
    .returning();
  if (!row) throw new Error(`object ${id} is gone`);
  return row;
}

/** A new object as it was stored. Columns that are the kind's own are stored with it. */
export async function insertObject(
  tx: Tx,
  table: Table,
  organizationId: number,
  values: NewObject,
): Promise<ContentObjectRow> {
  const [row] = await tx
    .insert(table)
    .values({ ...values, organizationId })
    .returning();
  if (!row) throw new Error('an object was not stored');
  return row;
}

/** Removes an object that was never published, with its draft and what readers asked. */
export async function deleteObject(
  tx: Tx,
  tables: ContentTables,
  organizationId: number,
  { id, draftVersionId }: Pick<ContentObjectRow, 'id' | 'draftVersionId'>,
): Promise<void> {
  const { object, comment } = tables;
  await tx
    .update(object)
    .set({ draftVersionId: null })
    .where(own(object, organizationId, id));
  await tx.delete(comment).where(and(eq(comment.organizationId, organizationId), eq(comment.objectId, id)));
  if (draftVersionId !== null) await deleteDraft(tx, tables, organizationId, draftVersionId);
  await tx.delete(object).where(own(object, organizationId, id));
}

/** Whether another object of the kind has the code, and the next number of «Р-001» that none has. */
export async function readCodes(
  tx: Tx,
  { tables, codePrefix }: Pick<ContentDefinition, 'tables' | 'codePrefix'>,
  organizationId: number,
  code: string | null,
  exceptId: number | null,
): Promise<{ isBusy: boolean; next: number }> {
  const numbered = `^${codePrefix}-(\\d{1,6})$`;
  const rows = await selectRows(tx, { is_busy: boolean, next: integer })(sql`
    select coalesce(bool_or(code = ${code}::text and id is distinct from ${exceptId}::int), false) as is_busy,
      coalesce(max(substring(code from ${numbered})::int), 0) + 1 as next
    from ${tables.object} where organization_id = ${organizationId}`);
  return { isBusy: rows[0]?.is_busy ?? false, next: rows[0]?.next ?? 1 };
}

/** One writer of codes at a time, until the transaction ends: two new objects must not get the same number. */
export async function lockCodes(
  tx: Tx,
  { tables }: Pick<ContentDefinition, 'tables'>,
  organizationId: number,
): Promise<void> {
  const name = `${getTableName(tables.object)} code`;
  await tx.execute(sql`select pg_advisory_xact_lock(${organizationId}, hashtext(${name}))`);
}
