import { parseRoubles } from '@domain/money';
import type { ModuleDeps } from '@server/modules/module';
import type { GatewayPayment, PaymentGateway } from '../payments/gateway';
import { gatewayPages } from '../payments/gateway-pages';
import type { PaymentKey } from '../payments/payments.repository';
import type { MoneyDifference } from './money-differences.read-model';
import { type OwnPayment, ownPaymentsSince } from './own-payments.read-model';

type Deps = Pick<ModuleDeps, 'database' | 'log' | 'now'> & {
  gateway: PaymentGateway;
  /** Checks the state of a payment at the service, and credits it when it was paid. */
  check: (key: PaymentKey) => Promise<void>;
};

/** How far back payments are compared: the service closes an unpaid one after three days. */
const LOOK_BACK_MS = 7 * 86_400_000;
/** The service creates a payment a moment after us. */
const LATER_MS = 3_600_000;
/** Returns all payments that were successful at the service since then. @throws {GatewayError} also when there are too many */
async function paidAtService(gateway: PaymentGateway, since: Date): Promise<GatewayPayment[]> {
  const all: GatewayPayment[] = [];
  for await (const items of gatewayPages((cursor) => gateway.payments({ since, cursor }))) all.push(...items);
  return all;
}

/** Finds our payment by the service's id, or by the numbers that we have sent: our side may have lost the response. */
function finderOf(own: readonly OwnPayment[]): (paid: GatewayPayment) => OwnPayment | undefined {
  const byExternalId = new Map(own.map((payment) => [payment.externalId, payment]));
  const keyOf = (organizationId: unknown, id: unknown) => `${String(organizationId)}:${String(id)}`;
  const byKey = new Map(own.map((payment) => [keyOf(payment.organizationId, payment.id), payment]));
  return ({ id, metadata }) =>
    byExternalId.get(id) ?? byKey.get(keyOf(metadata['organizationId'], metadata['paymentId']));
}

const kopecksOf = ({ amount: { value, currency } }: GatewayPayment): bigint =>
  currency === 'RUB' ? (parseRoubles(value) ?? 0n) : 0n;

/** Credits the payments of which no notification has come, so that only what cannot be explained is left. */
async function catchUp(
  { check }: Deps,
  paid: readonly GatewayPayment[],
  own: readonly OwnPayment[],
): Promise<void> {
  const find = finderOf(own);
  for (const payment of paid) {
    const ours = find(payment);
    if (ours && !ours.isReceived) await check({ organizationId: ours.organizationId, paymentId: ours.id });
  }
}

/**
 * Compares the payments of the last week with those of the payment service. Returns what differs, by organization.
 * @throws {GatewayError} the service could not be asked
 */
export async function findServiceDifferences(deps: Deps): Promise<Map<number, MoneyDifference[]>> {
  const { gateway, database, log, now } = deps;
  const since = new Date(now().getTime() - LOOK_BACK_MS);
  const paid = await paidAtService(gateway, since);
  const read = () =>
    database.system((tx) => ownPaymentsSince(tx, gateway.name, new Date(since.getTime() - LATER_MS)));
  await catchUp(deps, paid, await read());
  const own = await read();
  const find = finderOf(own);
  const found = new Map<number, MoneyDifference[]>();
  const add = ({ organizationId, id }: OwnPayment, expected: bigint, actual: bigint) => {
    const difference = { kind: 'service', subject: BigInt(id), expected, actual } as const;
    found.set(organizationId, [...(found.get(organizationId) ?? []), difference]);
  };
  const matched = new Set<OwnPayment>();
  for (const payment of paid) {
    const ours = find(payment);
    if (!ours) {
      log.error({ payment: payment.id }, 'the payment service has a payment that is not known here');
      continue;
    }
    matched.add(ours);
    const [expected, actual] = [kopecksOf(payment), ours.isReceived ? ours.amount : 0n];
    if (expected !== actual) add(ours, expected, actual);
  }
  for (const payment of own)
    if (payment.isReceived && payment.createdAt >= since && !matched.has(payment))
      add(payment, 0n, payment.amount);
  return found;
}
