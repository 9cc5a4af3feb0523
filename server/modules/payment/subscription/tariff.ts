import { and, eq, ne } from 'drizzle-orm';
import type { Offer } from '@server/config/offer';
import type { Database } from '@server/db/database';
import { STANDARD, standardTariff } from '../offer.read-model';
import { tariffTable, type TariffRow } from '../payment.tables';

/** The price of a month by a tariff. */
export type TariffPrice = Pick<TariffRow, 'monthPrice' | 'freeEmployees' | 'employeePrice'>;

/** Returns the price of one month for this number of people. */
export function monthlyCharge(
  { monthPrice, freeEmployees, employeePrice }: TariffPrice,
  people: number,
): bigint {
  return monthPrice + BigInt(Math.max(0, people - freeEmployees)) * employeePrice;
}

/** Returns how much the balance is short of the due amount, in kopecks. */
export const missingOf = (due: bigint, balance: bigint): bigint => (due > balance ? due - balance : 0n);

/**
 * Replaces the example prices with the configured ones, once: from then on the provider maintains the table. The other examples
 * are then no longer offered.
 */
export async function seedTariff(database: Database, offer: Offer): Promise<void> {
  if (offer.isSample) return;
  await database.system(async (tx) => {
    const { isSample } = await standardTariff(tx);
    if (!isSample) return;
    const { freeEmployees, employeePrice, tokenPrice } = offer;
    await tx
      .update(tariffTable)
      .set({
        freeEmployees,
        employeePrice: BigInt(employeePrice) * 100n,
        tokenPrice: BigInt(tokenPrice) * 100n,
        isSample: false,
      })
      .where(eq(tariffTable.code, STANDARD));
    await tx
      .update(tariffTable)
      .set({ isOffered: false })
      .where(and(eq(tariffTable.isSample, true), ne(tariffTable.code, STANDARD)));
  });
}
