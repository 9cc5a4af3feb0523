import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { PaySeller } from '../../payment.tables';

/** A partner's invoice that may be recorded. */
export interface PayoutInvoice {
  number: string;
  date: string;
  /** The content id of its stored PDF. */
  contentId: number;
  /** The account that the money is sent to. */
  requisites: PaySeller;
}

/** Stores the invoice of a withdrawal. Requires a transaction of the system. */
export async function insertPayoutInvoice(
  tx: Tx,
  { organizationId, payoutId }: { organizationId: number; payoutId: number },
  { number, date, contentId, requisites }: PayoutInvoice,
): Promise<void> {
  await tx.execute(sql`
    insert into ref_payout_invoice (organization_id, payout_id, number, date, content_id, requisites)
    values (${organizationId}, ${payoutId}, ${number}, ${date}::date, ${contentId}, ${JSON.stringify(requisites)}::jsonb)`);
}
