import { eq } from 'drizzle-orm';
import type { Offer } from '@server/config/offer';
import type { Database, Tx } from '@server/db/database';
import { tariffTable, type TariffRow } from './payment.tables';

/** The tariff that organizations begin with, and whose prices the landing shows. */
export const STANDARD = 'standard';

/** The row of that tariff. */
export async function standardTariff(tx: Tx): Promise<TariffRow> {
  const [row] = await tx.select().from(tariffTable).where(eq(tariffTable.code, STANDARD));
  if (!row) throw new Error('there is no standard tariff');
  return row;
}

/** What the landing says: prices of the table, contacts as configured. */
export async function readOffer(database: Database, configured: Offer): Promise<Offer> {
  const { freeEmployees, employeePrice, tokenPrice, isSample } = await database.system(standardTariff);
  return {
    ...configured,
    freeEmployees,
    employeePrice: Number(employeePrice / 100n),
    tokenPrice: Number(tokenPrice / 100n),
    isSample,
  };
}
