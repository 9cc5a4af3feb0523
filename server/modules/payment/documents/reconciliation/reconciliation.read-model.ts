import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { daysAfter } from '@server/modules/days';
import type { PayStatement } from '../../payment.tables';

export interface StatementPeriod {
  organizationId: number;
  timezone: string;
  /** Both days are inclusive. */
  from: string;
  to: string;
  /** Operations after this instant are not included. */
  at: Date;
}

/**
 * Returns the client's money (balance and debt together) at the beginning and at the end of a period of days in its time zone,
 * and every operation in between, oldest first; at most `limit` and one more. The caller must hold the lock of the ledger. Sums
 * are kopecks as text.
 * @throws {Error} the operations do not lead from the one sum to the other
 */
export async function readStatement(
  tx: Tx,
  { organizationId, timezone, from, to, at }: StatementPeriod,
  limit: number,
): Promise<PayStatement> {
  const begin = sql`(${from}::timestamp at time zone ${timezone})`;
  // Exclusive: the next day, and everything after now.
  const end = sql`least(${daysAfter(to, 1)}::timestamp at time zone ${timezone}, ${at.toISOString()}::timestamptz + interval '1 microsecond')`;
  const heldBefore = (instant: typeof begin) => sql`(
    select sum(ledger_balance(${organizationId}, account, 'rub', ${instant} - interval '1 microsecond'))::text
    from unnest(array['balance', 'debt']) account)`;
  const sums = await selectRows(tx, { opening: text, closing: text })(sql`
    select ${heldBefore(begin)} as opening, ${heldBefore(end)} as closing`);
  const lines = await selectRows(tx, {
    day: text,
    kind: oneOf([
      'topUp',
      'charge',
      'purchase',
      'grant',
      'expire',
      'reserve',
      'release',
      'writeOff',
      'refund',
      'chargeback',
      'adjust',
      'refBonus',
      'payout',
      'reversal',
    ]),
    amount: text,
    number: nullable(integer),
    periodFrom: nullable(text),
    periodTo: nullable(text),
  })(sql`
    select (m.at at time zone ${timezone})::date::text as day, m.kind, m.amount::text as amount, m.object_id as number,
      c.period_from::text as "periodFrom", c.period_to::text as "periodTo"
    from (
      select o.organization_id, o.id, o.at, o.kind, o.object_type, o.object_id, sum(l.amount) as amount
      from ledger_operation o join ledger_line l on l.organization_id = o.organization_id and l.operation_id = o.id
      where o.organization_id = ${organizationId} and l.account in ('balance', 'debt') and l.currency = 'rub'
        and l.at >= ${begin} and l.at < ${end}
      group by o.organization_id, o.id having sum(l.amount) <> 0) m
    left join subscription_charge c on c.organization_id = m.organization_id and c.id = m.object_id
      and m.object_type = 'subscriptionCharge'
    order by m.at, m.id limit ${limit + 1}`);
  const { opening = '0', closing = '0' } = sums[0] ?? {};
  const moved = lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  if (lines.length <= limit && BigInt(opening) + moved !== BigInt(closing))
    throw new Error(`a statement of ${organizationId} does not add up`);
  return { opening, closing, until: at.toISOString(), lines };
}
