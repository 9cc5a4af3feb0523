import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { AppError } from '@server/errors';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openCabinet, type Cabinet } from '@test/helpers/cabinet';
import { openPaidWorld, type PaidWorld } from '@test/helpers/paid-actions';
import { until } from '@test/helpers/until';

/** Random work with tokens, two at once and killed: what holds of grants, reserves and the ledger whatever was done. */
let cabinet: Cabinet;
let world: PaidWorld;
let clock = new Date('2027-03-01T10:00:00Z');
beforeAll(async () => {
  cabinet = await openCabinet({}, () => clock);
  world = openPaidWorld(cabinet, () => clock);
});
afterAll(() => cabinet.stop());

interface Step {
  kind: 'give' | 'grant' | 'reserve' | 'capture' | 'release' | 'killed';
  amount: number;
  /** Which of the reserves that are open. */
  which: number;
  /** Until a grant expires, and until the next step. */
  minutes: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'give',
    'grant',
    'grant',
    'reserve',
    'reserve',
    'reserve',
    'capture',
    'release',
    'killed',
  ),
  amount: fc.integer({ min: 1, max: 40 }),
  which: fc.nat(5),
  minutes: fc.integer({ min: 0, max: 30 }),
});

/** What is refused for lack of tokens, or because somebody was sooner, is an answer. */
const tolerant = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return null;
  });

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};

async function settleAll(organizationId: number): Promise<void> {
  await cabinet.system((tx) =>
    tx.execute(sql`select enqueue_job('settleReserves', '{}'::json, null, null, 3)`),
  );
  await until(async () => {
    const due = await cabinet.system((tx) =>
      tx.execute(sql`select from token_reserve
        where organization_id = ${organizationId} and status = 'held' and expires_at <= ${clock.toISOString()}::timestamptz`),
    );
    return due.rows.length === 0 ? true : null;
  });
}

async function play(person: UserRow, { kind, amount, which, minutes }: Step, made: number[], number: number) {
  const { organizationId } = person;
  const id = made[which % Math.max(1, made.length)];
  if (kind === 'give') await world.give(organizationId, amount);
  if (kind === 'grant')
    await world.grant(organizationId, `g${number}`, amount, new Date(clock.getTime() + minutes * 60_000));
  if (kind === 'reserve') {
    if (amount % 2 === 0) world.done.add(number);
    const both = [world.reserve(person, number, 1 + (amount % 3)), world.reserve(person, number, 1)];
    for (const reserved of await Promise.all(both.map(tolerant))) {
      if (typeof reserved === 'number') made.push(reserved);
    }
  }
  if (id !== undefined && (kind === 'capture' || kind === 'release')) {
    const other = kind === 'capture' && amount % 2 === 0 ? world.capture : world[kind];
    await Promise.all([tolerant(world[kind](person, id)), tolerant(other(person, id))]);
  }
  if (kind === 'killed') {
    later(20);
    await settleAll(organizationId);
  }
  later(minutes);
}

/** Tokens by what the tables of grants and reserves say, beside what the ledger says. */
async function sums(organizationId: number) {
  const { rows } = await cabinet.system((tx) =>
    tx.execute<
      Record<'grants' | 'held' | 'used' | 'ledgerGranted' | 'ledgerHeld' | 'ledgerUsed', string>
    >(sql`
      with account as (
        select account, currency, sum(amount) as sum from ledger_line
        where organization_id = ${organizationId} group by account, currency
      ), reserve as (select * from token_reserve where organization_id = ${organizationId})
      select
        (select coalesce(sum(remaining), 0)::text from token_grant where organization_id = ${organizationId}) as grants,
        (select coalesce(sum(tokens), 0)::text from reserve where status = 'held') as held,
        (select coalesce(sum(tokens), 0)::text from reserve where status = 'captured') as used,
        (select coalesce(sum(sum), 0)::text from account where account = 'tokens' and currency = 'tokenGranted')
          as "ledgerGranted",
        (select coalesce(sum(sum), 0)::text from account where account = 'held') as "ledgerHeld",
        (select coalesce(sum(sum), 0)::text from account where account = 'used') as "ledgerUsed"`),
  );
  return rows[0];
}

/** Of each write-off: what the ledger says was left at that operation. */
async function wrongReceipts(organizationId: number) {
  const { rows } = await cabinet.system((tx) =>
    tx.execute(sql`
      select r.id, r.balance_after::text, b.left::text from token_reserve r cross join lateral (
        select sum(l.amount) as left from ledger_line l
        where l.organization_id = r.organization_id and l.account = 'tokens' and l.operation_id <= r.operation_id
      ) b where r.organization_id = ${organizationId} and r.status = 'captured' and r.balance_after <> b.left`),
  );
  return rows;
}

it('grants, reserves and write-offs are what the ledger says, whatever was done at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const person = await cabinet.system(async (tx) => {
        const { id } = await anOrganization(tx);
        return aUser(tx, { organizationId: id, isAdmin: true });
      });
      const { organizationId } = person;
      world.done.clear();
      const made: number[] = [];
      for (const [number, each] of steps.entries()) await play(person, each, made, number + 1);
      const said = await sums(organizationId);
      expect(said).toMatchObject({
        grants: said?.ledgerGranted,
        held: said?.ledgerHeld,
        used: said?.ledgerUsed,
      });
      expect(await wrongReceipts(organizationId)).toEqual([]);
      expect(await cabinet.system((tx) => ledgerReadModel.faults(tx, organizationId))).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
