import type { Tx } from '@server/db/database';
import { findFactor, type Owner } from './two-factor/two-factor.repository';

/** Since when the person signs in in two steps; null: they do not. */
export async function twoFactorSince(tx: Tx, owner: Owner): Promise<Date | null> {
  return (await findFactor(tx, owner))?.confirmedAt ?? null;
}
