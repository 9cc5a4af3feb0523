import { parseRoubles } from '@domain/money';
import type { ModuleDeps } from '@server/modules/module';
import type { GatewayPayment, PaymentGateway } from '../payments/gateway';
import { gatewayPages } from '../payments/gateway-pages';
import { type PaymentKey, paymentsRepository } from '../payments/payments.repository';
import { refundsRepository } from '../payments/refunds.repository';
import type { MoneyDifference } from './money-differences.read-model';
import { type OwnPayment, ownPaymentsSince } from './own-payments.read-model';

type Deps = Pick<ModuleDeps, 'database' | 'now'> & {
  gateway: PaymentGateway;
  /** Checks the state of a payment at the service, and credits it when it was paid. */
  check: (key: PaymentKey) => Promise<void>;
  /** Deducts the refunds of which no notification has come. */
  readRefunds: () => Promise<void>;
  /** The provider's own organization: what concerns no payment of ours is its. */
  providerId: number;
};

/** How far back refunds are compared: the longest one takes a month at the service. */
const REFUNDS_BACK_MS = 45 * 86_400_000;
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

/** Refunds at the service that are taken off nobody's balance: of a payment that is not known here, or that do not fit theirs. */
async function openRefunds({
  gateway,
  database,
  now,
  readRefunds,
  providerId,
}: Deps): Promise<[number, MoneyDifference][]> {
  await readRefunds();
  const since = new Date(now().getTime() - REFUNDS_BACK_MS);
  const found: [number, MoneyDifference][] = [];
  for await (const items of gatewayPages((cursor) => gateway.refunds({ since, cursor }))) {
    const done = items.filter(({ status }) => status === 'succeeded');
    const ids = done.map(({ id }) => id);
    await database.system(async (tx) => {
      const known = await refundsRepository.known(tx, gateway.name, ids);
      for (const { id, paymentId, amount } of done.filter((refund) => !known.has(refund.id))) {
        const ours = await paymentsRepository.byExternalId(tx, gateway.name, paymentId);
        const subject = ours ? BigInt(ours.id) : null;
        const difference = {
          kind: 'unknownRefund',
          subject,
          expected: amount ?? 0n,
          actual: 0n,
          reference: id,
        } as const;
        found.push([ours?.organizationId ?? providerId, difference]);
      }
    });
  }
  return found;
}

/**
 * Compares the payments of the last week and the refunds of the longest month with those of the payment service. Returns what differs, by
 * organization; payments and refunds that concern no payment of ours are the provider's.
 * @throws {GatewayError} the service could not be asked
 */
export async function findServiceDifferences(deps: Deps): Promise<Map<number, MoneyDifference[]>> {
  const { gateway, database, now, providerId } = deps;
  const since = new Date(now().getTime() - LOOK_BACK_MS);
  const paid = await paidAtService(gateway, since);
  const read = () =>
    database.system((tx) => ownPaymentsSince(tx, gateway.name, new Date(since.getTime() - LATER_MS)));
  await catchUp(deps, paid, await read());
  const own = await read();
  const find = finderOf(own);
  const found = new Map<number, MoneyDifference[]>();
  const put = (organizationId: number, difference: MoneyDifference) =>
    found.set(organizationId, [...(found.get(organizationId) ?? []), difference]);
  const add = ({ organizationId, id }: OwnPayment, expected: bigint, actual: bigint) =>
    put(organizationId, { kind: 'service', subject: BigInt(id), expected, actual, reference: null });
  const matched = new Set<OwnPayment>();
  for (const payment of paid) {
    const ours = find(payment);
    if (!ours) {
      const sums = { expected: kopecksOf(payment), actual: 0n };
      put(providerId, { kind: 'unknownPayment', subject: null, ...sums, reference: payment.id });
      continue;
    }
    matched.add(ours);
    const [expected, actual] = [kopecksOf(payment), ours.isReceived ? ours.amount : 0n];
    if (expected !== actual) add(ours, expected, actual);
  }
  for (const payment of own)
    if (payment.isReceived && payment.createdAt >= since && !matched.has(payment))
      add(payment, 0n, payment.amount);
  for (const [organizationId, difference] of await openRefunds(deps)) put(organizationId, difference);
  return found;
}
