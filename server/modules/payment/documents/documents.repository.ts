import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { bytes, integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { type PayDocumentRow, payDocumentTable } from '../payment.tables';

/** Identifies a document and its organization. */
export interface PayDocumentKey {
  organizationId: number;
  documentId: number;
}

const own = ({ organizationId, documentId }: PayDocumentKey) =>
  and(eq(payDocumentTable.organizationId, organizationId), eq(payDocumentTable.id, documentId));

/** SQL of documents. Everything except reading is for the system. */
export const payDocumentsRepository = {
  /**
   * Inserts a document with the next number of its kind: concurrent inserts wait for this transaction, and get the same number if
   * it is rolled back.
   */
  async insert(tx: Tx, row: Omit<typeof payDocumentTable.$inferInsert, 'number'>): Promise<PayDocumentRow> {
    const rows = await selectRows(tx, { number: integer })(sql`
      update pay_document_counter set last = last + 1 where type = ${row.type} returning last as number`);
    const number = rows[0]?.number;
    if (number === undefined) throw new Error('documents of this kind are not counted');
    const [inserted] = await tx
      .insert(payDocumentTable)
      .values({ ...row, number })
      .returning();
    if (!inserted) throw new Error('insert returned nothing');
    return inserted;
  },

  async find(tx: Tx, key: PayDocumentKey): Promise<PayDocumentRow | null> {
    const [row] = await tx.select().from(payDocumentTable).where(own(key));
    return row ?? null;
  },

  /** Locks the document until the transaction ends. */
  async lock(tx: Tx, key: PayDocumentKey): Promise<PayDocumentRow | null> {
    const [row] = await tx.select().from(payDocumentTable).where(own(key)).for('update');
    return row ?? null;
  },

  async update(
    tx: Tx,
    key: PayDocumentKey,
    fields: Partial<Pick<PayDocumentRow, 'paid' | 'status' | 'voidReason'>>,
  ): Promise<PayDocumentRow> {
    const [row] = await tx.update(payDocumentTable).set(fields).where(own(key)).returning();
    if (!row) throw new Error('update returned nothing');
    return row;
  },

  /** Returns a page of them, newest first, with their count. */
  async list(
    tx: Tx,
    organizationId: number,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ items: PayDocumentRow[]; count: number }> {
    const isOwn = eq(payDocumentTable.organizationId, organizationId);
    const items = await tx
      .select()
      .from(payDocumentTable)
      .where(isOwn)
      .orderBy(sql`${payDocumentTable.id} desc`)
      .limit(limit)
      .offset(offset);
    return { items, count: await tx.$count(payDocumentTable, isOwn) };
  },

  async file(tx: Tx, { organizationId, documentId }: PayDocumentKey): Promise<Buffer | null> {
    const rows = await selectRows(tx, { bytes })(sql`
      select bytes from pay_document_file
      where organization_id = ${organizationId} and document_id = ${documentId}`);
    return rows[0]?.bytes ?? null;
  },

  /** The bytes that were stored first are kept, even with concurrent writers. */
  async keepFile(
    tx: Tx,
    { organizationId, documentId }: PayDocumentKey,
    bytes: Buffer,
    at: Date,
  ): Promise<void> {
    await tx.execute(sql`
      insert into pay_document_file (organization_id, document_id, sha256, bytes, made_at)
      values (${organizationId}, ${documentId}, sha256(${bytes}), ${bytes}, ${at.toISOString()}::timestamptz)
      on conflict do nothing`);
  },
};
