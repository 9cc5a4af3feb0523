import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import {
  type PromoCodeRow,
  promoCodeTable as codes,
  type PromoUseRow,
  promoUseTable as uses,
} from './promo-codes.tables';
import { boolean, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';

type Key = Pick<PromoUseRow, 'organizationId' | 'id'>;

const ofOrganization = (organizationId: number): SQL => eq(uses.organizationId, organizationId);
const waitingIn = (organizationId: number) => and(ofOrganization(organizationId), eq(uses.status, 'waiting'));
const ofPayment = (organizationId: number, paymentId: number) =>
  and(ofOrganization(organizationId), eq(uses.paymentId, paymentId));

/** SQL of organizations' uses of promo codes. */
export const promoUsesRepository = {
  /** Locks the code until the transaction ends, so that concurrent requests cannot exceed its limit. */
  async lockCode(tx: Tx, code: string): Promise<PromoCodeRow | null> {
    const [found] = await tx.select().from(codes).where(eq(codes.code, code)).for('update');
    return found ?? null;
  },

  /** Sets how many times the code has been used by all organizations. */
  async setUsed(tx: Tx, id: number, used: number): Promise<void> {
    await tx.update(codes).set({ used }).where(eq(codes.id, id));
  },

  /** Returns all uses of the organization. */
  all: (tx: Tx, organizationId: number): Promise<PromoUseRow[]> =>
    tx.select().from(uses).where(ofOrganization(organizationId)),

  /** Returns the newest uses first, as many as are shown. */
  newest: (tx: Tx, organizationId: number): Promise<PromoUseRow[]> =>
    tx
      .select()
      .from(uses)
      .where(ofOrganization(organizationId))
      .orderBy(desc(uses.id))
      .limit(limits.promo.uses),

  async find(tx: Tx, { organizationId, id }: Key): Promise<PromoUseRow | null> {
    const [use] = await tx
      .select()
      .from(uses)
      .where(and(ofOrganization(organizationId), eq(uses.id, id)));
    return use ?? null;
  },

  async insert(tx: Tx, values: typeof uses.$inferInsert): Promise<PromoUseRow> {
    const [use] = await tx.insert(uses).values(values).returning();
    if (!use) throw new Error('the use of a promo code was not written');
    return use;
  },

  /** Returns the use that waits for a payment, locked, with its code. */
  async lockWaiting(
    tx: Tx,
    organizationId: number,
  ): Promise<{ use: PromoUseRow; code: PromoCodeRow } | null> {
    const [waiting] = await tx
      .select({ use: uses, code: codes })
      .from(uses)
      .innerJoin(codes, eq(codes.id, uses.promoCodeId))
      .where(waitingIn(organizationId))
      .for('update', { of: uses });
    return waiting ?? null;
  },

  /** Ends the waiting of the use, because the payment has been received. */
  async endWaiting(
    tx: Tx,
    { organizationId, id }: Key,
    end: Pick<PromoUseRow, 'paymentId' | 'status'>,
  ): Promise<void> {
    await tx
      .update(uses)
      .set(end)
      .where(and(waitingIn(organizationId), eq(uses.id, id)));
  },

  /** Returns the use that added a bonus to this payment, locked. */
  async lockOfPayment(tx: Tx, organizationId: number, paymentId: number): Promise<PromoUseRow | null> {
    const [use] = await tx
      .select()
      .from(uses)
      .where(and(ofPayment(organizationId, paymentId), eq(uses.status, 'used')))
      .for('update');
    return use ?? null;
  },

  /** Sets how many kopecks of the bonus of this payment have been taken back. */
  async setTakenBack(tx: Tx, organizationId: number, paymentId: number, takenBack: bigint): Promise<void> {
    await tx.update(uses).set({ takenBack }).where(ofPayment(organizationId, paymentId));
  },
};

/** Returns whether the organization is in a free period, and its last day. */
export async function freePeriodOf(
  tx: Tx,
  organizationId: number,
): Promise<{ isFree: boolean; end: string | null }> {
  const rows = await selectRows(tx, { isFree: boolean, end: nullable(text) })(sql`
    select is_free_period as "isFree", free_period_end::text as end from organization where id = ${organizationId}`);
  const [row] = rows;
  if (!row) throw new AppError('notFound');
  return row;
}
