import { eq } from 'drizzle-orm';
import type { Offer } from '@server/config/offer';
import type { Database, Tx } from '@server/db/database';
import { tariffTable, type TariffRow } from './payment.tables';

/** The tariff with which organizations begin, and whose prices the landing page shows. */
export const STANDARD = 'standard';

/** Returns the row of that tariff. */
export async function standardTariff(tx: Tx): Promise<TariffRow> {
  const [row] = await tx.select().from(tariffTable).where(eq(tariffTable.code, STANDARD));
  if (!row) throw new Error('there is no standard tariff');
  return row;
}

/** Returns the data of the landing page: prices from the table, contacts from the configuration. */
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
