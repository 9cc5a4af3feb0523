import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import type { GatewayPayment } from './gateway';
import type { PaymentRow } from '../payment.tables';
import { between, ledger, type LedgerLine } from '../ledger/ledger';
import { ledgerReadModel } from '../ledger/ledger.read-model';

/** What the service says of a payment, held against what was ordered: the first thing that differs, or null. */
export function mismatchOf(payment: PaymentRow, said: GatewayPayment, shopId: string | null): string | null {
  const { organizationId, paymentId } = said.metadata;
  if (payment.externalId !== null && said.id !== payment.externalId) return 'id';
  if (said.amount.value !== roublesText(payment.amount)) return 'amount';
  if (said.amount.currency !== 'RUB') return 'currency';
  if (organizationId !== String(payment.organizationId) || paymentId !== String(payment.id))
    return 'metadata';
  if (shopId !== null && said.shopId !== null && said.shopId !== shopId) return 'shop';
  return null;
}

/** Money that came first pays what is owed. */
async function topUpLines(tx: Tx, organizationId: number, amount: bigint): Promise<LedgerLine[]> {
  const debt = -(await ledgerReadModel.current(tx, organizationId, 'debt', 'rub'));
  const repaid = debt < amount ? debt : amount;
  return [
    ...(repaid > 0n ? between('debt', 'bank', repaid) : []),
    ...(amount > repaid ? between('balance', 'bank', amount - repaid) : []),
  ];
}

/** Puts a payment on the balance, once. In a transaction of the system's that holds the payment's row. */
export async function credit(tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
  const { organizationId, id, amount, createdById } = payment;
  await ledger.post(tx, {
    organizationId,
    key: `payment:${id}`,
    kind: 'topUp',
    lines: await topUpLines(tx, organizationId, amount),
    at,
    actorId: createdById,
    object: { type: 'payment', id },
  });
}
