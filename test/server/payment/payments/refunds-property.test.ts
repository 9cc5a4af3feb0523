import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { roublesText } from '@domain/money';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { paymentsRepository } from '@server/modules/payment/payments/payments.repository';
import { promoCodeTable, promoUseTable } from '@server/modules/payment/promo-codes/promo-codes.tables';
import { anOrganization, nextNumber } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { openRefundWorld, type RefundWorld } from '@test/helpers/payment/refunds';

/** Random payments with promo codes, spending, and partial refunds, repeated and concurrent: the invariants. */
let workspace: Workspace;
let services: RefundWorld;
beforeAll(async () => {
  workspace = await openWorkspace();
  services = openRefundWorld(workspace.test.app.deps);
});
afterAll(() => workspace.stop());

interface Step {
  kind: 'pay' | 'payWithCode' | 'spend' | 'refund' | 'refundAll';
  amount: number;
  /** The index of the payment. */
  which: number;
  /** The number of concurrent notifications. */
  times: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('pay', 'payWithCode', 'spend', 'refund', 'refund', 'refundAll'),
  amount: fc.integer({ min: 1, max: 500_000 }),
  which: fc.nat(5),
  times: fc.integer({ min: 1, max: 3 }),
});

interface Game {
  organizationId: number;
  userId: number;
  payments: { externalId: string; amount: number }[];
}

async function pay({ organizationId, payments }: Game, { amount }: Step): Promise<void> {
  const externalId = randomUUID();
  await workspace.system(async (tx) => {
    const payment = await paymentsRepository.insert(tx, {
      ...{ organizationId, externalId, amount: BigInt(amount), email: 'buh@example.ru' },
      ...{
        method: 'card',
        provider: 'yookassa',
        status: 'succeeded',
        createdAt: new Date(),
        paidAt: new Date(),
      },
    });
    await services.credit(tx, payment);
  });
  payments.push({ externalId, amount });
}

/** A percentage waits for the next payment. */
const useCode = ({ organizationId }: Game, { amount }: Step) =>
  workspace.system(async (tx) => {
    const code = `К${nextNumber()}`;
    const [made] = await tx
      .insert(promoCodeTable)
      .values({ code, kind: 'percent', value: 1 + (amount % 100) })
      .returning();
    if (!made) return;
    await tx.insert(promoUseTable).values({
      ...{ organizationId, promoCodeId: made.id, number: 1, code, kind: 'percent', value: made.value },
      ...{ status: 'waiting', createdAt: new Date() },
    });
  });

/** An amount not covered by the balance is rejected. */
const spend = ({ organizationId }: Game, { amount }: Step) =>
  workspace
    .system((tx) =>
      ledger.post(tx, {
        ...{ organizationId, key: `spent:${nextNumber()}`, kind: 'charge', at: new Date() },
        lines: between('balance', 'revenue', -BigInt(amount)),
      }),
    )
    .catch(() => undefined);

async function refund({ payments }: Game, { kind, amount, which, times }: Step): Promise<void> {
  const payment = payments[which % Math.max(1, payments.length)];
  if (!payment) return;
  const value = kind === 'refundAll' ? payment.amount : Math.min(amount, payment.amount);
  const id = services.returnRefund(payment.externalId, BigInt(value));
  await Promise.all(Array.from({ length: times }, () => services.refunds.read(id)));
  if (times > 2) await services.refunds.readAll();
}

const moves: Record<Step['kind'], (game: Game, step: Step) => Promise<unknown>> = {
  pay,
  async payWithCode(game, item) {
    await useCode(game, item);
    await pay(game, item);
  },
  spend,
  refund,
  refundAll: refund,
};

/** The sums of the payment and code tables, beside those of the ledger. */
async function sums(organizationId: number) {
  const rows = await workspace.system((tx) =>
    selectRows(tx, {
      bank: text,
      refunded: text,
      paid: text,
      refunds: text,
      bonus: text,
      promo: text,
      balance: text,
      debt: text,
    })(sql`
      with account as (
        select account, sum(amount) as sum from ledger_line where organization_id = ${organizationId} group by account)
      select
        (select coalesce(sum(amount), 0)::text from payment where organization_id = ${organizationId}) as paid,
        (select coalesce(sum(refunded), 0)::text from payment where organization_id = ${organizationId}) as refunded,
        (select coalesce(sum(amount), 0)::text from payment_refund where organization_id = ${organizationId}) as refunds,
        (select coalesce(sum(p.amount * u.value / 100 - u.taken_back), 0)::text from promo_use u
          join payment p on p.organization_id = u.organization_id and p.id = u.payment_id
          where u.organization_id = ${organizationId} and u.status = 'used') as bonus,
        (select coalesce(sum(sum), 0)::text from account where account = 'bank') as bank,
        (select coalesce(sum(sum), 0)::text from account where account = 'promo') as promo,
        (select coalesce(sum(sum), 0)::text from account where account = 'balance') as balance,
        (select coalesce(sum(sum), 0)::text from account where account = 'debt') as debt`),
  );
  const [row] = rows;
  if (!row) throw new Error('sums are always answered');
  return row;
}

/** Keys of refunds that occur more than once. */
async function doubles(organizationId: number) {
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`
      select object_id from ledger_operation where organization_id = ${organizationId} and object_type = 'paymentRefund'
      group by object_id having count(*) > 1`),
  );
  return rows;
}

it('payments minus refunds equal the bank account, each refund counts once, and only the debt is negative', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { organizationId, id: userId } = await workspace.system(async (tx) => {
        const { id } = await anOrganization(tx);
        return aUser(tx, { organizationId: id, isAdmin: true });
      });
      const game: Game = { organizationId, userId, payments: [] };
      for (const item of steps) {
        await moves[item.kind](game, item);
        const { balance, debt } = await sums(organizationId);
        expect(BigInt(balance) >= 0n && BigInt(debt) <= 0n).toBe(true);
        // There is never money together with a debt.
        expect(balance === '0' || debt === '0').toBe(true);
      }
      const { paid, refunded, refunds, bank, bonus, promo } = await sums(organizationId);
      expect(refunds).toBe(refunded);
      expect(roublesText(-BigInt(bank))).toBe(roublesText(BigInt(paid) - BigInt(refunded)));
      expect(roublesText(-BigInt(promo))).toBe(roublesText(BigInt(bonus)));
      expect(await doubles(organizationId)).toEqual([]);
      expect(await workspace.system((tx) => ledgerReadModel.faults(tx, organizationId))).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 120_000);
