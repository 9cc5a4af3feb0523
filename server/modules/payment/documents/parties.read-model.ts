import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { boolean, objectOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { PayParty, PaySeller } from '../payment.tables';

interface Requisites extends PaySeller {
  isSeller: boolean;
}

/** Reads the legal details of an organization (null: none) and of the provider. Requires a transaction of the system. */
async function readRequisites(tx: Tx, organizationId: number | null) {
  const rows = await selectRows(tx, {
    isSeller: boolean,
    director: text,
    bank: objectOf({ name: text, bik: text, account: text, corr: text }),
    name: text,
    inn: text,
    kpp: text,
    address: text,
  })(sql`
    select o.id is distinct from ${organizationId}::int as "isSeller", o.name, coalesce(o.form_inn, '') as inn, coalesce(o.form_kpp, '') as kpp,
      o.form_address as address, o.form_director as director,
      jsonb_build_object('name', '', 'bik', '', 'account', '', 'corr', '') || o.form_bank as bank
    from organization o
    where o.id = ${organizationId}::int or o.id::text = (select s.value from setting s where s.name = 'superOrganizationId')`);
  return {
    own: rows.find(({ isSeller }) => !isSeller) ?? null,
    provider: rows.find(({ isSeller }) => isSeller) ?? null,
  };
}

/** Returns a payee's legal details, as far as a document and a transfer need them; null: they are incomplete. */
function sellerOf(found: Requisites | null): PaySeller | null {
  if (!found) return null;
  const { name, inn, kpp, address, director, bank } = found;
  const isWhole = [inn, address, bank.name, bank.bik, bank.account].every((value) => value !== '');
  return isWhole ? { name, inn, kpp, address, director, bank } : null;
}

/** Returns the provider's own legal details; null: they are incomplete. Requires a transaction of the system. */
export const readSeller = async (tx: Tx): Promise<PaySeller | null> =>
  sellerOf((await readRequisites(tx, null)).provider);

/**
 * Returns the payee whose own invoice the provider pays, with the bank; null: the legal details are incomplete. Requires a
 * transaction of the system.
 */
export const readPayee = async (tx: Tx, organizationId: number): Promise<PaySeller | null> =>
  sellerOf((await readRequisites(tx, organizationId)).own);

/** Whether the provider can be paid by invoice. Requires a transaction of the system. */
export async function hasSeller(tx: Tx, organizationId: number): Promise<boolean> {
  return sellerOf((await readRequisites(tx, organizationId)).provider) !== null;
}

/**
 * Returns both parties of a document. A client without a tax number gets no invoice; an act names the parties as they are.
 * @throws {AppError} payment.sellerUnknown, payment.buyerUnknown
 */
export async function readParties(
  tx: Tx,
  organizationId: number,
  { isInnAsked }: { isInnAsked: boolean },
): Promise<{ seller: PaySeller; buyer: PayParty }> {
  const { own, provider } = await readRequisites(tx, organizationId);
  const seller = sellerOf(provider);
  if (!seller) throw new AppError('payment.sellerUnknown');
  if (!own || (isInnAsked && own.inn === '')) throw new AppError('payment.buyerUnknown');
  const { name, inn, kpp, address } = own;
  return { seller, buyer: { name, inn, kpp, address } };
}
