import type { Tx } from '@server/db/database';
import { findFactor, type Owner } from './two-factor/two-factor.repository';

/** Returns since when the person has had two-factor sign-in on; null: it is off. */
export async function twoFactorSince(tx: Tx, owner: Owner): Promise<Date | null> {
  return (await findFactor(tx, owner))?.confirmedAt ?? null;
}
