import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, objectOf, openObjectOf, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

/** A payment in the service's format, and the page from which its payer came. */
export interface SimulatedPayment {
  payment: Record<string, unknown> & {
    id: string;
    status: string;
    amount: { value: string; currency: string };
  };
  returnUrl: string;
}

const rowShape = {
  payment: openObjectOf({ id: text, status: text, amount: objectOf({ value: text, currency: text }) }),
  returnUrl: text,
  savesCard: boolean,
};

type Row = RowOf<typeof rowShape>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether the text has the format of the service's ids and keys. */
export const isServiceId = (text: string): boolean => UUID.test(text);

/** SQL of the simulator's payments. */
export const simulatedPayments = {
  /** Returns the payment, locked until the transaction ends. Null: there is none. */
  async lock(tx: Tx, id: string): Promise<Row | null> {
    if (!isServiceId(id)) return null;
    const rows = await selectRows(
      tx,
      rowShape,
    )(
      sql`select payment, return_url as "returnUrl", saves_card as "savesCard" from simulated_payment where id = ${id} for update`,
    );
    return rows[0] ?? null;
  },

  async update(tx: Tx, payment: SimulatedPayment['payment']): Promise<void> {
    await tx.execute(
      sql`update simulated_payment set payment = ${JSON.stringify(payment)}::jsonb where id = ${payment.id}`,
    );
  },

  /** Returns successful payments, newest first, in the order of the service. */
  async listPaid(tx: Tx, since: string): Promise<SimulatedPayment['payment'][]> {
    const rows = await selectRows(tx, { payment: rowShape.payment })(sql`
      select payment from simulated_payment
      where payment ->> 'status' = 'succeeded' and payment ->> 'created_at' >= ${since}
      order by payment ->> 'created_at' desc limit 1000`);
    return rows.map(({ payment }) => payment);
  },

  /** Whether a payment has saved this card in the service. */
  async isSaved(tx: Tx, methodId: string): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      select from simulated_payment
      where payment -> 'payment_method' ->> 'id' = ${methodId} and (payment -> 'payment_method' ->> 'saved')::boolean`);
    return rows.length > 0;
  },

  /** Returns the id of this key's payment, and whether the payment is written: a new one is still empty. */
  async idOf(
    tx: Tx,
    key: string,
    { returnUrl, savesCard }: { returnUrl: string; savesCard: boolean },
  ): Promise<{ id: string; isWritten: boolean }> {
    const [row] = await selectRows(tx, { id: text, isWritten: boolean })(sql`
      insert into simulated_payment (idempotence_key, payment, return_url, saves_card)
      values (${key}, '{}', ${returnUrl}, ${savesCard})
      on conflict (idempotence_key) do update set idempotence_key = excluded.idempotence_key
      returning id::text, payment <> '{}' as "isWritten"`);
    if (!row) throw new Error('an insert returned nothing');
    return row;
  },
};
