import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { bytes, integer, type RowOf, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { type PayDocumentRow, payDocumentTable } from '../payment.tables';

/** Identifies a document and its organization. */
export interface PayDocumentKey {
  organizationId: number;
  documentId: number;
}

const dueActRow = {
  organizationId: integer,
  chargeId: integer,
  periodFrom: text,
  periodTo: text,
  amount: text,
};

/** A month that was provided and has no act yet. */
export type DueAct = RowOf<typeof dueActRow>;

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

  /**
   * Returns months that are over, were paid for and have no act; the provider's own organization has none. A month in which the
   * tariff changed is split: the days before the change with their cost, and the rest.
   */
  async dueActs(tx: Tx, at: Date): Promise<DueAct[]> {
    const rows = await selectRows(
      tx,
      dueActRow,
    )(sql`
      select c.organization_id as "organizationId", c.id as "chargeId", c.period_from::text as "periodFrom",
        c.period_to::text as "periodTo", c.amount::text as amount
      from (
        select b.organization_id, b.id, b.period_from, least(b.period_to, s.day) as period_to, b.amount - coalesce(s.returned, 0) as amount
        from subscription_charge b
        left join subscription_change s on s.organization_id = b.organization_id and s.replaced_charge_id = b.id) c
      join organization o on o.id = c.organization_id
      where c.amount > 0 and c.period_to <= (${at.toISOString()}::timestamptz at time zone o.timezone)::date
        and not exists (
          select from pay_document d
          where d.organization_id = c.organization_id and d.charge_id = c.id and d.status <> 'voided')
      order by c.period_to, c.organization_id`);
    return rows;
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
