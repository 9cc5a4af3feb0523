import { eq } from 'drizzle-orm';
import type { Offer } from '@server/config/offer';
import type { Database } from '@server/db/database';
import { STANDARD, standardTariff } from '../offer.read-model';
import { tariffTable, type TariffRow } from '../payment.tables';

/** What one month costs for so many people. */
export function monthlyCharge(
  { freeEmployees, employeePrice }: Pick<TariffRow, 'freeEmployees' | 'employeePrice'>,
  people: number,
): bigint {
  return BigInt(Math.max(0, people - freeEmployees)) * employeePrice;
}

/** Writes the configured prices over those of the example, once: from then on the table is the provider's. */
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
  });
}
