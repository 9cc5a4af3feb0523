import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ContentDefinition } from '../content-definition';
import type { ContentObjectRow, ContentTables } from '../content.tables';
import { deleteDraft } from '../versions/versions.repository';

type Table = ContentTables['object'];
export type NewObject = Omit<Table['$inferInsert'], 'id' | 'organizationId'>;
export type ObjectChange = Partial<NewObject>;

const own = (table: Table, organizationId: number, id: number) =>
  and(eq(table.organizationId, organizationId), eq(table.id, id));

/** Reads the object and locks it until the transaction ends: `update` admits one writer, `share` blocks writers. */
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

/** Finds the object by id, without an access check; null when it is missing or belongs to another organization. */
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

/** Updates the object and returns it. */
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

/** Inserts an object and returns it as stored. The kind's own columns are stored with it. */
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

/** Deletes an object that was never published, with its draft and readers' questions. */
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

/** Returns whether another object of the kind has the code, and the next free number of «Р-001». */
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

/** Allows one writer of codes at a time, until the transaction ends: two new objects must not get the same number. */
export async function lockCodes(
  tx: Tx,
  { tables }: Pick<ContentDefinition, 'tables'>,
  organizationId: number,
): Promise<void> {
  const name = `${getTableName(tables.object)} code`;
  await tx.execute(sql`select pg_advisory_xact_lock(${organizationId}, hashtext(${name}))`);
}
