import { sql } from 'drizzle-orm';
import { brokenConstraint } from '@server/db/failures';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { statementsOf } from '@test/helpers/database/statements';
import { ACTION_MINUTES, openPaidWorld, type PaidWorld } from '@test/helpers/payment/paid-actions';
import { until } from '@test/helpers/until';

/** Paid actions: estimated, reserved, then used or returned; every interrupted one is settled once. */
let workspace: Workspace;
let world: PaidWorld;
let person: UserRow;
let organizationId: number;
let clock = new Date('2027-03-01T10:00:00Z');
beforeAll(async () => {
  workspace = await openWorkspace({}, () => clock);
  world = openPaidWorld(workspace, () => clock);
});
afterAll(() => workspace.stop());
beforeEach(async () => {
  clock = new Date('2027-03-01T10:00:00Z');
  person = await workspace.system(async (tx) => {
    const { id } = await anOrganization(tx);
    return aUser(tx, { organizationId: id, isAdmin: true });
  });
  organizationId = person.organizationId;
});

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const later = (minutes: number) => {
  clock = new Date(clock.getTime() + minutes * 60_000);
};
const BALANCE =
  '{ tokenBalance { available paid granted held grants { remaining } actions { code name tokens } } }';
const balance = async () =>
  (await workspace.get<{ tokenBalance: Record<string, unknown> }>(person, BALANCE)).tokenBalance;
const LIST = '{ tokenWriteOffs { items { objectName tokens balanceAfter initiator } } }';
const writeOffs = async () =>
  (await workspace.get<{ tokenWriteOffs: { items: object[] } }>(person, LIST)).tokenWriteOffs.items;
const faults = () => workspace.system((tx) => ledgerReadModel.faults(tx, organizationId));
const status = async (id: number) =>
  workspace.system(async (tx) => {
    const rows = await selectRows(tx, { status: text })(
      sql`select status from token_reserve where organization_id = ${organizationId} and id = ${id}`,
    );
    return rows[0]?.status;
  });
const rejection = async (work: Promise<unknown>) => {
  const error = await work.then(() => null).catch((caught: unknown) => caught);
  return error instanceof AppError ? { code: error.code, params: error.details.params } : error;
};
/** The job of every minute, on one node through its queue and on others at the same moment. */
const settle = async (id: number) => {
  await workspace.system((tx) =>
    tx.execute(sql`select enqueue_job('settleReserves', '{}'::json, null, null, 3)`),
  );
  await Promise.all(Array.from({ length: 4 }, () => world.settle()));
  return until(async () => {
    const now = await status(id);
    return now === 'held' ? null : now;
  });
};

it('only registered actions are priced, and a name is registered once', async () => {
  expect(await balance()).toMatchObject({
    actions: [
      { code: 'reportSnapshot', name: 'Фиксация отчёта', tokens: 40 },
      { code: 'testAction', name: 'Проверочное действие', tokens: 10 },
    ],
  });
  const [action] = world.actions.list();
  expect(() => action && world.actions.register(action)).toThrow('registered twice');
  await expect(
    world.as(person, (scope) => world.actions.estimate(scope, [{ action: 'nobody' }])),
  ).rejects.toThrow('nobody');
});

it('an estimate shows the price and whether there are enough tokens, and moves nothing', async () => {
  await world.give(organizationId, 25);
  const estimate = (units: number) =>
    world.as(person, (scope) => world.actions.estimate(scope, [{ action: 'testAction', units }]));
  const unlimited = { limitText: null, warningText: null };
  expect(await estimate(2)).toEqual({ tokens: 20, available: 25, isEnough: true, ...unlimited });
  expect(await estimate(3)).toEqual({ tokens: 30, available: 25, isEnough: false, ...unlimited });
  expect(await balance()).toMatchObject({ available: 25, held: 0 });
});

it('grants are used first, the earliest to expire before the others, then paid tokens', async () => {
  await world.give(organizationId, 100);
  await world.grant(organizationId, 'late', 8, day('2027-06-01'));
  await world.grant(organizationId, 'never', 4, null);
  await world.grant(organizationId, 'soon', 5, day('2027-04-01'));
  await world.capture(person, await world.reserve(person, 1));
  // 5 of the earliest to expire, 5 of the next; grants without expiry are used last.
  expect(await balance()).toMatchObject({
    paid: 100,
    granted: 7,
    grants: [{ remaining: 3 }, { remaining: 4 }],
  });
  await world.capture(person, await world.reserve(person, 2));
  expect(await balance()).toMatchObject({ available: 97, paid: 97, granted: 0, held: 0, grants: [] });
  expect(await writeOffs()).toMatchObject([
    { objectName: 'Снимок 2', tokens: 10, balanceAfter: 97 },
    { objectName: 'Снимок 1', tokens: 10, balanceAfter: 107 },
  ]);
  expect(await faults()).toEqual([]);
});

it('of two requests for the last tokens one gets them, the other is told how many are missing', async () => {
  await world.give(organizationId, 15);
  const answers = await Promise.allSettled([world.reserve(person, 1), world.reserve(person, 2)]);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const refused = answers.find((answer) => answer.status === 'rejected');
  expect(await rejection(Promise.reject(refused?.reason))).toEqual({
    code: 'payment.tokensInsufficient',
    params: { need: 10, have: 5 },
  });
  expect(await balance()).toMatchObject({ available: 5, held: 10 });
});

it('a module that continues after a failed reserve keeps its database role', async () => {
  const role = await world.as(person, async (scope) => {
    const request = { action: 'testAction', key: 'too-dear', objectId: 1, objectName: 'Снимок' };
    await world.actions.reserve(scope, request).catch(() => undefined);
    const rows = await selectRows(scope.tx, { role: text })(sql`select current_user as role`);
    return rows[0]?.role;
  });
  expect(role).toBe('app_tenant');
});

it('a write-off takes four statements: others of the organization wait for each of them', async () => {
  await world.give(organizationId, 50);
  const request = { action: 'testAction', objectId: 1, objectName: 'Снимок' };
  const writeOff = (key: string) =>
    world.as(person, async (scope) => {
      const { id } = await world.actions.reserve(scope, { ...request, key });
      await world.actions.capture(scope, id);
    });
  await writeOff('the-first');
  const sent = await statementsOf(() => writeOff('the-second'));
  // They do not wait for the disk, on which only the caller waits.
  expect(sent.splice(-2)).toEqual([
    'set local synchronous_commit = off',
    expect.stringContaining('pg_logical_emit_message'),
  ]);
  // Sets the tenant identity and the author, reserves, captures, writes the history.
  expect(sent).toHaveLength(4);
});

it('the same attempt reserves once, and is used once', async () => {
  await world.give(organizationId, 50);
  const request = { action: 'testAction', key: 'one-attempt', objectId: 1, objectName: 'Снимок' };
  const reserve = () => world.as(person, (scope) => world.actions.reserve(scope, request));
  const made = await Promise.all(Array.from({ length: 6 }, reserve));
  const [id = 0, ...others] = new Set(made.map((reserved) => reserved.id));
  expect(others).toEqual([]);
  await Promise.all(Array.from({ length: 6 }, () => world.capture(person, id)));
  expect(await balance()).toMatchObject({ available: 40, held: 0 });
  expect(await writeOffs()).toHaveLength(1);
});

it('a failure returns everything to its source', async () => {
  await world.give(organizationId, 3);
  await world.grant(organizationId, 'soon', 7, day('2027-04-01'));
  const id = await world.reserve(person, 1);
  expect(await balance()).toMatchObject({ available: 0, held: 10, grants: [] });
  await world.release(person, id);
  await world.release(person, id);
  expect(await balance()).toMatchObject({ paid: 3, granted: 7, held: 0, grants: [{ remaining: 7 }] });
  expect(await writeOffs()).toEqual([]);
  expect(await rejection(world.capture(person, id))).toMatchObject({ code: 'payment.tokensReleased' });
  expect(await faults()).toEqual([]);
});

it('less than was reserved is used, and the rest is returned', async () => {
  await world.give(organizationId, 20);
  await world.grant(organizationId, 'soon', 15, day('2027-04-01'));
  const id = await world.reserve(person, 1, 3);
  await world.capture(person, id, 1);
  expect(await balance()).toMatchObject({ paid: 20, granted: 5, held: 0, grants: [{ remaining: 5 }] });
  expect(await writeOffs()).toMatchObject([{ tokens: 10, balanceAfter: 25 }]);
  expect(await rejection(world.release(person, id))).toMatchObject({ code: 'payment.tokensCaptured' });
});

it('killed between reserve and capture: returned by the job after the timeout, once across several nodes', async () => {
  await world.give(organizationId, 10);
  const id = await world.reserve(person, 7);
  later(ACTION_MINUTES + 1);
  expect(await settle(id)).toBe('released');
  expect(await balance()).toMatchObject({ available: 10, held: 0 });
  expect(await faults()).toEqual([]);
});

it('killed after its work was done: captured by the job, once', async () => {
  await world.give(organizationId, 10);
  const id = await world.reserve(person, 8);
  world.done.add(8);
  later(ACTION_MINUTES + 1);
  expect(await settle(id)).toBe('captured');
  expect(await balance()).toMatchObject({ available: 0, held: 0 });
  expect(await writeOffs()).toMatchObject([{ objectName: 'Снимок 8', tokens: 10, balanceAfter: 0 }]);
  // Nodes that came later write no second line into the history.
  await world.settle();
  const lines = await workspace.system((tx) =>
    tx.execute(
      sql`select from audit_log where organization_id = ${organizationId} and action = 'tokenWriteOff' and object_id = ${id}`,
    ),
  );
  expect(lines.rows).toHaveLength(1);
});

it('tokens returned after their day expire; expired ones are not used', async () => {
  await world.grant(organizationId, 'soon', 10, day('2027-03-02'));
  const id = await world.reserve(person, 1);
  clock = day('2027-03-03');
  await world.release(person, id);
  expect(await rejection(world.reserve(person, 2))).toMatchObject({
    code: 'payment.tokensInsufficient',
    params: { need: 10, have: 0 },
  });
});

it('a settled reserve cannot be changed, not even by a statement of the system', async () => {
  await world.give(organizationId, 10);
  const id = await world.reserve(person, 1);
  await world.capture(person, id);
  const change = workspace.system((tx) =>
    tx.execute(
      sql`update token_reserve set tokens = 1 where organization_id = ${organizationId} and id = ${id}`,
    ),
  );
  expect(brokenConstraint(await change.catch((error: unknown) => error))).toBe('token_reserve_settled');
});
