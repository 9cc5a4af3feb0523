import { and, eq, ne } from 'drizzle-orm';
import type { Offer } from '@server/config/offer';
import type { Database } from '@server/db/database';
import { STANDARD, standardTariff } from '../offer.read-model';
import { tariffTable, type TariffRow } from '../payment.tables';

/** What a month costs by a tariff. */
export type TariffPrice = Pick<TariffRow, 'monthPrice' | 'freeEmployees' | 'employeePrice'>;

/** What one month costs for so many people. */
export function monthlyCharge(
  { monthPrice, freeEmployees, employeePrice }: TariffPrice,
  people: number,
): bigint {
  return monthPrice + BigInt(Math.max(0, people - freeEmployees)) * employeePrice;
}

/** What the balance lacks for what is due, in kopecks. */
export const missingOf = (due: bigint, balance: bigint): bigint => (due > balance ? due - balance : 0n);

/**
 * Writes the configured prices over those of the example, once: from then on the table is the provider's. The other examples are
 * offered to nobody then.
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
