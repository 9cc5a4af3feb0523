import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { type TokenDisputeRow, tokenDisputeTable as disputes } from './disputes.tables';
import { boolean, integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

type Key = Pick<TokenDisputeRow, 'organizationId' | 'id'>;

const own = ({ organizationId, id }: Key) =>
  and(eq(disputes.organizationId, organizationId), eq(disputes.id, id));

/** SQL of disputes about write-offs. Requires transactions of the system. */
export const disputesRepository = {
  async lock(tx: Tx, key: Key): Promise<TokenDisputeRow | null> {
    const [row] = await tx.select().from(disputes).where(own(key)).for('update');
    return row ?? null;
  },

  /** Stores the answer to a dispute. */
  async update(tx: Tx, key: Key, answer: Partial<TokenDisputeRow>): Promise<void> {
    await tx.update(disputes).set(answer).where(own(key));
  },

  async insert(tx: Tx, values: typeof disputes.$inferInsert): Promise<number> {
    const [row] = await tx.insert(disputes).values(values).returning({ id: disputes.id });
    if (!row) throw new Error('the dispute was not written');
    return row.id;
  },

  /** Returns the reserve of a write-off, whether it is disputed, and how many of its tokens were not returned. Null: none. */
  async disputable(
    tx: Tx,
    organizationId: number,
    operationId: bigint,
  ): Promise<{ id: number; isOpen: boolean; left: number } | null> {
    const [reserve] = await selectRows(tx, { id: integer, isOpen: boolean, left: integer })(sql`
      select r.id, coalesce(bool_or(d.status = 'open'), false) as "isOpen", r.tokens - coalesce(sum(d.tokens), 0)::int as left
      from token_reserve r
      left join token_dispute d on d.organization_id = r.organization_id and d.reserve_id = r.id
      where r.organization_id = ${organizationId} and r.operation_id = ${String(operationId)}::bigint and r.status = 'captured'
      group by r.organization_id, r.id`);
    return reserve ?? null;
  },

  /** Returns the operation of the disputed write-off. Null: there is no such dispute. */
  async operationOf(tx: Tx, { organizationId, id }: Key): Promise<string | null> {
    const [row] = await selectRows(tx, { operationId: text })(sql`
      select r.operation_id::text as "operationId" from token_dispute d
      join token_reserve r on r.organization_id = d.organization_id and r.id = d.reserve_id
      where d.organization_id = ${organizationId} and d.id = ${id}`);
    return row?.operationId ?? null;
  },
};
