import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';

/** A payment as the service answers it, and where its payer came from. */
export interface SimulatedPayment {
  payment: Record<string, unknown> & {
    id: string;
    status: string;
    amount: { value: string; currency: string };
  };
  returnUrl: string;
}

type Row = { payment: SimulatedPayment['payment']; returnUrl: string; savesCard: boolean };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether this is what ids and keys of the service look like. */
export const isServiceId = (text: string): boolean => UUID.test(text);

/** SQL of the simulator's payments. */
export const simulatedPayments = {
  /** Locked until the transaction ends. Null: there is none. */
  async lock(tx: Tx, id: string): Promise<Row | null> {
    if (!isServiceId(id)) return null;
    const { rows } = await tx.execute<Row>(
      sql`select payment, return_url as "returnUrl", saves_card as "savesCard" from simulated_payment where id = ${id} for update`,
    );
    return rows[0] ?? null;
  },

  async update(tx: Tx, payment: SimulatedPayment['payment']): Promise<void> {
    await tx.execute(
      sql`update simulated_payment set payment = ${JSON.stringify(payment)}::jsonb where id = ${payment.id}`,
    );
  },

  /** Whether a payment has left this card with the service. */
  async isSaved(tx: Tx, methodId: string): Promise<boolean> {
    const { rows } = await tx.execute(sql`
      select from simulated_payment
      where payment -> 'payment_method' ->> 'id' = ${methodId} and (payment -> 'payment_method' ->> 'saved')::boolean`);
    return rows.length > 0;
  },

  /** The id of the payment of this key: known already, or begun now and still empty. */
  async idOf(
    tx: Tx,
    key: string,
    { returnUrl, savesCard }: { returnUrl: string; savesCard: boolean },
  ): Promise<string> {
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into simulated_payment (idempotence_key, payment, return_url, saves_card)
      values (${key}, '{}', ${returnUrl}, ${savesCard})
      on conflict (idempotence_key) do update set idempotence_key = excluded.idempotence_key returning id::text`);
    return rows[0]?.id ?? '';
  },
};
