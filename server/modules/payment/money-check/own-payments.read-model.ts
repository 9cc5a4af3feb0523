import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { RECEIVED_STATUSES } from '../payment.tables';

/** A payment as it is known here. */
export interface OwnPayment {
  organizationId: number;
  id: number;
  externalId: string | null;
  amount: bigint;
  isReceived: boolean;
  createdAt: Date;
}

/** Returns the payments of all organizations through a provider, created since then. Requires a transaction of the system. */
export async function ownPaymentsSince(tx: Tx, provider: string, since: Date): Promise<OwnPayment[]> {
  const rows = await selectRows(tx, {
    organizationId: integer,
    id: integer,
    externalId: nullable(text),
    amount: text,
    status: text,
    createdAt: text,
  })(sql`
    select organization_id as "organizationId", id, external_id as "externalId", amount::text, status,
      created_at::text as "createdAt"
    from payment where provider = ${provider} and created_at >= ${since.toISOString()}::timestamptz`);
  return rows.map(({ status, amount, createdAt, ...row }) => ({
    ...row,
    amount: BigInt(amount),
    createdAt: new Date(createdAt),
    isReceived: RECEIVED_STATUSES.some((received) => received === status),
  }));
}
