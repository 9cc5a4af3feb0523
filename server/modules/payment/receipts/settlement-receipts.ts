import type { Tx } from '@server/db/database';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { paymentJobs } from '../payment.jobs';
import { GatewayError, type PaymentGateway } from '../payments/gateway';
import {
  type ReceiptKey,
  type Settled,
  settlementReceiptsRepository as repository,
} from './settlement-receipts.repository';

/**
 * Requests the receipts (54-ФЗ) of a sum that was paid from advances, in the transaction that paid it; a job registers them.
 * Requires a transaction of the system that holds the ledger.
 */
export async function requestSettlement(
  { jobs }: Pick<ModuleDeps, 'jobs'>,
  tx: Tx,
  settled: Settled,
): Promise<void> {
  const { organizationId } = settled;
  for (const receiptId of await repository.insert(tx, settled))
    await jobs.enqueue(tx, paymentJobs.registerSettlementReceipt, { organizationId, receiptId });
}

type Deps = Pick<ModuleDeps, 'database' | 'live' | 'log'> & { gateway: PaymentGateway | null };

/** Registers a receipt once. @throws {GatewayError} the queue asks again, by the same key */
async function register({ database, gateway, live, log }: Deps, key: ReceiptKey): Promise<void> {
  const found = await database.system((tx) => repository.find(tx, key));
  if (found?.receipt.status !== 'asked' || gateway?.name !== found.payment.provider) return;
  const { receipt, payment, of } = found;
  if (payment.externalId === null) return;
  const order = {
    ...{ paymentId: payment.externalId, amount: receipt.amount, of, email: payment.email },
    idempotenceKey: receipt.idempotenceKey,
    day: dayOf(receipt.createdAt, 'Europe/Moscow'),
  };
  const status = await gateway.registerSettlementReceipt(order).catch((error: unknown) => {
    if (!(error instanceof GatewayError) || !error.isFinal) throw error;
    log.error({ err: error, ...key }, 'the receipt of a charge was rejected: somebody has to register it');
    return 'refused' as const;
  });
  await database.system(async (tx) => {
    await repository.setStatus(tx, key, status);
    await live.publish(tx, { organizationId: key.organizationId, topic: 'payment', ids: [] });
  });
}

/** Registers the receipts of what was paid for from advances. */
export function createSettlementReceipts(deps: Deps) {
  return { register: (key: ReceiptKey) => register(deps, key) };
}
