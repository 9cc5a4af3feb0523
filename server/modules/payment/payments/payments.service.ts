import { z } from 'zod';
import limits from '@graphql/limits.json';
import { MAX_KOPECKS, roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { PaymentInput } from '@server/graphql/generated/resolvers';
import { systemScope } from '@server/graphql/system-scope';
import { checkEmail } from '@server/modules/contacts';
import { dayOf } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { adminIds } from '@server/modules/employees/admins.read-model';
import type { AutoTopUps } from '../auto-top-ups/auto-top-ups.service';
import { asSystem } from '../ledger/ledger';
import { paymentJobs } from '../payment.jobs';
import type { PaymentRow } from '../payment.tables';
import { type Credit, mismatchOf } from './crediting';
import { type GatewayPayment, GatewayError, type PaymentGateway } from './gateway';
import { type PaymentKey, paymentsRepository as repository } from './payments.repository';

export const MINIMUM = BigInt(limits.payment.minimumKopecks);
/** Pages of payment that nobody has finished yet, for one organization. */
const MAX_OPEN = limits.payment.open;
/** After so many days the service has closed what was never paid. */
const EXPIRES_MS = 3 * 86_400_000;

type Deps = Pick<ModuleDeps, 'config' | 'database' | 'log' | 'notify' | 'live' | 'audit' | 'jobs' | 'now'> & {
  gateway: PaymentGateway | null;
  /** Whose payments they are, where the service says so. */
  shopId: string | null;
  credit: Credit;
  autoTopUps: Pick<AutoTopUps, 'failed' | 'succeeded' | 'keepCard'>;
};

const told = z.object({
  event: z.string().max(64).optional(),
  object: z.object({
    id: z.string().max(64),
    /** Of a refund: what it is of. */
    payment_id: z.string().max(64).optional(),
    metadata: z.object({ organizationId: z.string(), paymentId: z.string() }).partial().optional(),
  }),
});

const wholeId = z.coerce.number().int().min(1).max(2_147_483_647);

/** When it is asked next: after a minute, two, four… up to an hour. */
const nextCheck = (at: Date, checks: number) =>
  new Date(at.getTime() + Math.min(60_000 * 2 ** checks, 3_600_000));

/** What nobody needs any more of a payment that has ended. */
const OVER = { confirmationUrl: null, checkAt: null, cardMethodId: null } as const;

const keyOf = ({ organizationId, id: paymentId }: PaymentRow): PaymentKey => ({ organizationId, paymentId });

/** Payments to the balance. What a service or anybody else tells is only a reason to ask the service itself. */
export function createPaymentsService(deps: Deps) {
  const { config, database, log, notify, live, audit, jobs, now, gateway, shopId, credit, autoTopUps } = deps;

  /** To the browsers of its organization. */
  const publish = (tx: Tx, { organizationId, id }: PaymentRow): Promise<void> =>
    live.publish(tx, { organizationId, topic: 'payment', ids: [id] });

  async function tell(
    tx: Tx,
    payment: PaymentRow,
    type: 'paymentSucceeded' | 'paymentFailed',
  ): Promise<void> {
    const { organizationId, id, amount } = payment;
    await notify(systemScope(tx, organizationId), {
      type,
      userIds: await adminIds(tx, organizationId),
      objectType: 'payment',
      objectId: id,
      route: '/payment/balance',
      params: { amount: roublesText(amount) },
      dedupeKey: `${type}:${id}`,
    });
  }

  /** In the history, as the provider's system: who began it stands in the line that begins it. */
  const write = (tx: Tx, payment: PaymentRow, status: PaymentRow['status']) =>
    audit.write(systemScope(tx, payment.organizationId), {
      action: 'payment',
      objectType: 'payment',
      objectId: payment.id,
      changes: { amount: [null, roublesText(payment.amount)], status: [payment.status, status] },
    });

  async function end(tx: Tx, payment: PaymentRow, status: 'failed' | 'cancelled' | 'expired', error: string) {
    await repository.update(tx, keyOf(payment), { ...OVER, status, error });
    await write(tx, payment, status);
    await publish(tx, payment);
    const isTold = payment.isAuto && (await autoTopUps.failed(tx, payment, error));
    if (!isTold) await tell(tx, payment, 'paymentFailed');
  }

  async function succeed(tx: Tx, payment: PaymentRow, said: GatewayPayment): Promise<void> {
    const mismatch = mismatchOf(payment, said, shopId);
    if (mismatch !== null) {
      log.error({ payment: payment.id, mismatch }, 'a payment is not what was ordered: nothing was credited');
      await end(tx, payment, 'failed', 'mismatch');
      return;
    }
    await repository.update(tx, keyOf(payment), {
      status: 'succeeded',
      externalId: said.id,
      paidAt: now(),
      error: null,
      ...OVER,
    });
    await write(tx, payment, 'succeeded');
    await publish(tx, payment);
    await tell(tx, payment, 'paymentSucceeded');
    await credit(tx, payment);
    if (payment.isAuto) await autoTopUps.succeeded(tx, payment);
    if (payment.savesCard && said.savedCard) await autoTopUps.keepCard(tx, payment, said.savedCard);
  }

  /** Writes down what the service has answered. A payment that is over stays as it ended. */
  const apply = (key: PaymentKey, said: GatewayPayment): Promise<void> =>
    database.system(async (tx) => {
      const payment = await repository.lock(tx, key);
      if (!payment || (payment.status !== 'draft' && payment.status !== 'pending')) return;
      if (said.status === 'succeeded') return succeed(tx, payment, said);
      if (said.status === 'canceled') return end(tx, payment, 'cancelled', said.reason ?? 'cancelled');
      if (now().getTime() - payment.createdAt.getTime() > EXPIRES_MS)
        return end(tx, payment, 'expired', 'expired');
      await repository.update(tx, key, {
        status: 'pending',
        externalId: said.id,
        confirmationUrl: said.confirmationUrl,
        checks: payment.checks + 1,
        checkAt: nextCheck(now(), payment.checks),
      });
      if (payment.status === 'draft') await publish(tx, payment);
    });

  function ask(payment: PaymentRow, service: PaymentGateway): Promise<GatewayPayment> {
    if (payment.externalId !== null) return service.read(payment.externalId);
    const { organizationId, id: paymentId, idempotenceKey, amount, email, savesCard, cardMethodId } = payment;
    return service.create({
      ...{ organizationId, paymentId, idempotenceKey, amount, email, savesCard, cardMethodId },
      method: payment.method === 'sbp' ? 'sbp' : 'card',
      returnUrl: `${config.publicUrl}/#/payment/balance?payment=${paymentId}`,
      day: dayOf(now(), 'Europe/Moscow'),
    });
  }

  /** A saved card is charged from here on, whatever becomes of it with us: only the service knows what it has done. */
  async function sending(tx: Tx, key: PaymentKey): Promise<PaymentRow | null> {
    const payment = await repository.lock(tx, key);
    if (payment?.isAuto && payment.status === 'draft' && payment.sentAt === null)
      await repository.update(tx, key, { sentAt: now() });
    return payment;
  }

  /** Asks the service about a payment, or begins it there; nothing of ours is locked meanwhile. */
  async function check(key: PaymentKey): Promise<void> {
    const payment = await database.system((tx) => sending(tx, key));
    if (!payment || !gateway || payment.provider !== gateway.name) return;
    if (payment.status !== 'draft' && payment.status !== 'pending') return;
    try {
      await apply(key, await ask(payment, gateway));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ err: error, payment: payment.id }, 'the payment service could not be asked');
      await database.system(async (tx) => {
        const locked = await repository.lock(tx, key);
        if (locked?.status !== 'draft' && locked?.status !== 'pending') return;
        if (error.isFinal && locked.externalId === null) return end(tx, locked, 'failed', 'refused');
        const checks = locked.checks + 1;
        await repository.update(tx, key, { checks, checkAt: nextCheck(now(), checks) });
      });
    }
  }

  /** Strangers do not know what the service calls our payments: for them nothing is asked of it. */
  async function refundTold(
    tx: Tx,
    provider: PaymentRow['provider'],
    { id: externalId, payment_id: paymentId = '' }: z.infer<typeof told>['object'],
  ): Promise<void> {
    if (await repository.byExternalId(tx, provider, paymentId))
      await jobs.enqueue(tx, paymentJobs.readRefund, { externalId });
  }

  return {
    check,

    /** @throws {AppError} notFound */
    async find({ tx, organizationId }: Scope, paymentId: number): Promise<PaymentRow> {
      const payment = await repository.find(tx, { organizationId, paymentId });
      if (!payment) throw new AppError('notFound');
      return payment;
    },

    /** @throws {AppError} payment.unavailable, payment.tooMany, validation.range for `amount`, validation.email for `email` */
    async create(scope: Scope, { amount, method, email, savesCard }: PaymentInput): Promise<PaymentRow> {
      if (!gateway || method === 'invoice') throw new AppError('payment.unavailable', { field: 'method' });
      if (amount < MINIMUM || amount > MAX_KOPECKS) {
        const params = { min: Number(MINIMUM / 100n), max: Number(MAX_KOPECKS / 100n) };
        throw new AppError('payment.amountRange', { field: 'amount', params });
      }
      const { organizationId, caller } = scope;
      const payment = await asSystem(scope, async (tx) => {
        if ((await repository.countOpen(tx, organizationId)) >= MAX_OPEN)
          throw new AppError('payment.tooMany');
        return repository.insert(tx, {
          ...{ organizationId, method, amount, provider: gateway.name },
          email: checkEmail(email),
          savesCard: savesCard === true && method === 'card',
          createdById: caller?.userId ?? null,
          createdAt: now(),
          checkAt: nextCheck(now(), 0),
        });
      });
      await audit.write(scope, {
        action: 'payment',
        objectType: 'payment',
        objectId: payment.id,
        changes: { amount: [null, roublesText(amount)] },
      });
      await jobs.enqueue(scope.tx, paymentJobs.checkPayment, keyOf(payment));
      return payment;
    },

    /** Keeps what somebody tells in the service's name, and answers at once: it is looked at afterwards. */
    async receive(body: string, ip: string): Promise<void> {
      if (!gateway) return;
      await database.system(async (tx) => {
        const id = await repository.keepNotification(tx, gateway.name, body, ip);
        await jobs.enqueue(tx, paymentJobs.readPaymentNotification, { id });
      });
    },

    /** What it is about is asked of the service. A payment whose number there is not known yet is found by ours. */
    async readNotification(id: number): Promise<void> {
      const key = await database.system(async (tx): Promise<PaymentKey | null> => {
        const kept = await repository.notification(tx, id);
        const parsed = told.safeParse(kept ? JSON.parse(kept.body) : null);
        if (!kept || !parsed.success) return null;
        const { object, event } = parsed.data;
        if (event?.startsWith('refund.')) {
          await refundTold(tx, kept.provider, object);
          return null;
        }
        const payment = await repository.byExternalId(tx, kept.provider, object.id);
        if (payment) return keyOf(payment);
        const organizationId = wholeId.safeParse(object.metadata?.organizationId);
        const paymentId = wholeId.safeParse(object.metadata?.paymentId);
        if (!organizationId.success || !paymentId.success) return null;
        return { organizationId: organizationId.data, paymentId: paymentId.data };
      });
      if (key) await check(key);
    },

    /** Every minute: what no notification has told. */
    async checkAll(): Promise<void> {
      const waiting = await database.system((tx) => repository.toCheck(tx, now()));
      for (const payment of waiting) await check(keyOf(payment));
    },
  };
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
