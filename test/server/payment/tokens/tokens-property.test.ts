import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { settingTable } from '@server/db/setting.tables';
import type { TokenDisputeView } from '@server/modules/payment/tokens/disputes/dispute-view.sql';
import {
  createTokenDisputes,
  type TokenDisputes,
} from '@server/modules/payment/tokens/disputes/disputes.service';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { openPaidWorld, type PaidWorld } from '@test/helpers/payment/paid-actions';

/** Random token operations, concurrent and interrupted: the invariants of grants, reserves and the ledger. */
let workspace: Workspace;
let world: PaidWorld;
let disputes: TokenDisputes;
let rootToken: Promise<string>;
let clock = new Date('2027-03-01T10:00:00Z');
beforeAll(async () => {
  workspace = await openWorkspace({}, () => clock);
  world = openPaidWorld(workspace, () => clock);
  disputes = createTokenDisputes(workspace.test.app.deps);
  const root = await workspace.system((tx) =>
    aUser(tx, { organizationId: workspace.organizationId, isSuperAdmin: true }),
  );
  await workspace.system((tx) =>
    tx.insert(settingTable).values([
      { name: 'superOrganizationId', value: String(workspace.organizationId) },
      { name: 'rootAdminId', value: String(root.id) },
      { name: 'superAdminPrivilegeIds', value: '' },
    ]),
  );
  rootToken = workspace.test.signIn(root.id);
});
afterAll(() => workspace.stop());

interface Step {
  kind: 'give' | 'grant' | 'reserve' | 'capture' | 'release' | 'killed' | 'dispute' | 'returned';
  amount: number;
  /** The index of the open reserve. */
  which: number;
  /** Until the next step. A grant lives for ten times its amount. */
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
    'dispute',
    'returned',
    'returned',
  ),
  amount: fc.integer({ min: 1, max: 40 }),
  which: fc.nat(5),
  minutes: fc.integer({ min: 0, max: 30 }),
});

/** A rejection for lack of tokens, or because another request was first, is a valid outcome. */
const ignoreRejection = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    return null;
  });

const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};

interface Game {
  person: UserRow;
  /** The created reserves. */
  made: number[];
  /** The number of the step. */
  number: number;
}

type Move = (game: Game, step: Step) => Promise<unknown>;

const chosen = ({ made }: Game, { which }: Step) => made[which % Math.max(1, made.length)];

async function both(works: readonly Promise<unknown>[]): Promise<unknown[]> {
  return Promise.all(works.map(ignoreRejection));
}

const moves: Record<Step['kind'], Move> = {
  give: ({ person }, { amount }) => world.give(person.organizationId, amount),
  grant: ({ person, number }, { amount }) =>
    world.grant(person.organizationId, `g${number}`, amount, new Date(clock.getTime() + amount * 600_000)),
  async reserve({ person, made, number }, { amount }) {
    if (amount % 2 === 0) world.done.add(number);
    const reserved = await both([
      world.reserve(person, number, 1 + (amount % 3)),
      world.reserve(person, number, 1),
    ]);
    made.push(...reserved.filter((id) => typeof id === 'number'));
  },
  async capture(game, item) {
    const id = chosen(game, item);
    if (id === undefined) return;
    const other = item.amount % 2 === 0 ? world.capture : world.release;
    await both([world.capture(game.person, id), other(game.person, id)]);
  },
  async release(game, item) {
    const id = chosen(game, item);
    if (id !== undefined) await both([world.release(game.person, id), world.release(game.person, id)]);
  },
  async killed() {
    later(20);
    await both([world.settle(), world.settle()]);
  },
  dispute: ({ person, made }, { amount, which }) =>
    disputed(person, made[which % Math.max(1, made.length)] ?? 0, amount),
  // A write-off that certainly exists, of which some tokens are returned, then some more, and then all the rest and more.
  async returned(game, item) {
    const { person, number } = game;
    await moves.give(game, { ...item, amount: 40 });
    const id = await ignoreRejection(world.reserve(person, number, 1 + (item.amount % 3)));
    if (typeof id !== 'number') return;
    await world.capture(person, id);
    for (const amount of [1 + 3 * (item.which + 1), 4, 2, 5]) await disputed(person, id, amount);
  },
};

/** Two people dispute one write-off, and the provider returns some tokens, twice at once. */
async function disputed(person: UserRow, reserveId: number, amount: number): Promise<void> {
  const { organizationId } = person;
  const ofReserve = await writeOffOf(organizationId, reserveId);
  if (ofReserve === null) return;
  const made = await both(
    ['Раз', 'Два'].map((reason) => world.as(person, (scope) => disputes.create(scope, ofReserve, reason))),
  );
  const [opened] = made.filter((item): item is TokenDisputeView => item !== null);
  if (opened) await both([1, 2].map(() => decide(organizationId, opened.id, amount)));
}

async function writeOffOf(organizationId: number, reserveId: number): Promise<string | null> {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { id: text })(sql`
      select operation_id::text as id from token_reserve
      where organization_id = ${organizationId} and id = ${reserveId} and status = 'captured'`),
  );
  return rows[0]?.id ?? null;
}

/** Decides as the provider: returns some, or all that are left; every third one is declined. */
async function decide(organizationId: number, id: number, amount: number): Promise<void> {
  const query = `mutation ($decision: TokenDisputeDecision!) { tokenDisputeDecide(decision: $decision) { id } }`;
  const isAccepted = amount % 3 > 0;
  const decision = { organizationId, id, isAccepted, answer: 'Нет' };
  const tokens = amount % 3 === 1 ? { tokens: 1 + (amount % 7) } : {};
  await workspace.test.gql(await rootToken, query, { decision: { ...decision, ...tokens } });
}

/** The token sums of the grant and reserve tables, beside those of the ledger. */
async function sums(organizationId: number) {
  const rows = await workspace.system((tx) =>
    selectRows(tx, {
      held: text,
      grants: text,
      used: text,
      ledgerGranted: text,
      ledgerHeld: text,
      ledgerUsed: text,
    })(sql`
      with account as (
        select account, currency, sum(amount) as sum from ledger_line
        where organization_id = ${organizationId} group by account, currency
      ), reserve as (select * from token_reserve where organization_id = ${organizationId})
      select
        (select coalesce(sum(remaining), 0)::text from token_grant where organization_id = ${organizationId}) as grants,
        (select coalesce(sum(tokens), 0)::text from reserve where status = 'held') as held,
        (select (coalesce(sum(tokens), 0) - (select coalesce(sum(d.tokens), 0) from token_dispute d
          where d.organization_id = ${organizationId}))::text from reserve where status = 'captured') as used,
        (select coalesce(sum(sum), 0)::text from account where account = 'tokens' and currency = 'tokenGranted')
          as "ledgerGranted",
        (select coalesce(sum(sum), 0)::text from account where account = 'held') as "ledgerHeld",
        (select coalesce(sum(sum), 0)::text from account where account = 'used') as "ledgerUsed"`),
  );
  return rows[0];
}

/** The remainder after each write-off, according to the ledger. */
async function wrongReceipts(organizationId: number) {
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`
      select r.id, r.balance_after::text, b.left::text from token_reserve r cross join lateral (
        select sum(l.amount) as left from ledger_line l
        where l.organization_id = r.organization_id and l.account = 'tokens' and l.operation_id <= r.operation_id
      ) b where r.organization_id = ${organizationId} and r.status = 'captured' and r.balance_after <> b.left`),
  );
  return rows;
}

/** Write-offs of which more was returned than written off, or with two open disputes. */
async function overReturned(organizationId: number) {
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`
      select r.id from token_reserve r
      join token_dispute d on d.organization_id = r.organization_id and d.reserve_id = r.id
      where r.organization_id = ${organizationId} group by r.id, r.tokens
      having sum(d.tokens) > r.tokens or count(*) filter (where d.status = 'open') > 1`),
  );
  return rows;
}

it('grants, reserves and write-offs match the ledger, whatever happens concurrently', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const person = await workspace.system(async (tx) => {
        const { id } = await anOrganization(tx);
        return aUser(tx, { organizationId: id, isAdmin: true });
      });
      const { organizationId } = person;
      world.done.clear();
      const made: number[] = [];
      for (const [number, each] of steps.entries()) {
        await moves[each.kind]({ person, made, number: number + 1 }, each);
        later(each.minutes);
      }
      const said = await sums(organizationId);
      expect(said).toMatchObject({
        grants: said?.ledgerGranted,
        held: said?.ledgerHeld,
        used: said?.ledgerUsed,
      });
      expect(await wrongReceipts(organizationId)).toEqual([]);
      expect(await overReturned(organizationId)).toEqual([]);
      expect(await workspace.system((tx) => ledgerReadModel.faults(tx, organizationId))).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 90_000);
