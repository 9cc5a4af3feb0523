import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { AppError } from '@server/errors';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openPaidWorld, type PaidWorld } from '@test/helpers/payment/paid-actions';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Limits that only warn, and warnings at a share of any limit. */
let workspace: Workspace;
let world: PaidWorld;
let admin: UserRow;
let seller: UserRow;
let organizationId: number;
let shop: number;
let clock = new Date();
beforeAll(async () => {
  workspace = await openWorkspace({}, () => clock);
  world = openPaidWorld(workspace, () => clock);
});
afterAll(() => workspace.stop());
beforeEach(async () => {
  clock = new Date('2027-03-10T10:00:00Z');
  await workspace.system(async (tx) => {
    organizationId = (await anOrganization(tx)).id;
    shop = (await aSubdivision(tx, { organizationId, name: 'Магазин' })).id;
    admin = await aUser(tx, { organizationId, isAdmin: true, nameFirst: 'Анна', nameSecond: 'Ёлкина' });
    seller = await aUser(tx, { organizationId, subdivisionId: shop });
  });
  await world.give(organizationId, 1000);
});

const CREATE = `mutation ($limit: TokenLimitInput!) {
  made: tokenLimitCreate(limit: $limit) { id isSoft warnPercent tokens used updatedAt } }`;
const UPDATE = `mutation ($id: Int!, $limit: TokenLimitInput!) {
  made: tokenLimitUpdate(id: $id, limit: $limit) { id isSoft warnPercent tokens } }`;
interface Made {
  made: { id: number };
}
const limit = async (input: object) => (await workspace.get<Made>(admin, CREATE, { limit: input })).made;
const refused = (input: object) => workspace.rejection(admin, CREATE, { limit: input });
const notified = (who: UserRow = admin) =>
  workspace
    .system((tx) =>
      selectRows(tx, { said: text })(sql`
      select concat_ws(' ', n.params ->> 'title', n.params ->> 'percent', n.params ->> 'number', n.params ->> 'of') as said
      from notification n
      where n.organization_id = ${organizationId} and n.user_id = ${who.id} and n.type = 'tokenLimitReached' order by n.id`),
    )
    .then((rows) => rows.map(({ said }) => said));

it('a soft limit allows what exceeds it; a limit is hard and tells of its end when nothing is said', async () => {
  await limit({ subdivisionId: shop, tokens: 20, isSoft: true });
  for (const number of [1, 2, 3]) await world.reserve(seller, number);
  expect(await workspace.get(admin, '{ tokenLimits { isSoft warnPercent tokens used } }')).toEqual({
    tokenLimits: [{ isSoft: true, warnPercent: null, tokens: 20, used: 30 }],
  });
  expect(await notified()).toEqual(['Магазин 100 20 20']);
  await limit({ userId: seller.id, tokens: 40 });
  await world.reserve(seller, 4);
  const error = await world.reserve(seller, 5).catch((caught: unknown) => caught);
  expect(error instanceof AppError && error.code).toBe('payment.tokenLimit');
});

it('reaching the share, and then all, is told once each to those who can change limits, and to nobody else', async () => {
  await limit({ subdivisionId: shop, tokens: 50, warnPercent: 60 });
  await world.reserve(seller, 1, 2);
  expect(await notified()).toEqual([]);
  const id = await world.reserve(seller, 2);
  expect(await notified()).toEqual(['Магазин 60 30 50']);
  // Released and reached again in the same month: nothing new.
  await world.release(seller, id);
  await world.reserve(seller, 3);
  expect(await notified()).toHaveLength(1);
  await world.reserve(seller, 4, 2);
  expect(await notified()).toEqual(['Магазин 60 30 50', 'Магазин 100 50 50']);
  expect(await notified(seller)).toEqual([]);
});

it('everyone who is told reads the name of the limit in their own language, whoever uses the tokens', async () => {
  const reader = await workspace.system((tx) => aUser(tx, { organizationId, isAdmin: true, lang: 'en-us' }));
  await limit({ action: 'testAction', tokens: 10 });
  await world.reserve(seller, 1);
  expect(await notified()).toEqual(['Проверочное действие 100 10 10']);
  expect(await notified(reader)).toEqual(['Test action 100 10 10']);
});

it('a raised limit and a new month tell again', async () => {
  const { id } = await limit({ userId: seller.id, tokens: 10, warnPercent: 50 });
  await world.reserve(seller, 1);
  expect(await notified()).toHaveLength(1);
  await workspace.get(admin, UPDATE, { id, limit: { userId: seller.id, tokens: 40, warnPercent: 50 } });
  await world.reserve(seller, 2);
  expect(await notified()).toHaveLength(2);
  clock = new Date('2027-04-10T10:00:00Z');
  await world.reserve(seller, 3, 2);
  expect(await notified()).toHaveLength(3);
});

it('a reservation that fails for want of tokens warns of nothing', async () => {
  await limit({ userId: seller.id, tokens: 1500, warnPercent: 50 });
  await world.reserve(seller, 1, 120).catch(() => null);
  expect(await notified()).toEqual([]);
});

it('the action’s price says which limit it will nearly use up or exceed', async () => {
  await limit({ subdivisionId: shop, tokens: 50, warnPercent: 40, isSoft: true });
  const estimate = (units: number) =>
    world.as(seller, (scope) => world.actions.estimate(scope, [{ action: 'testAction', units }]));
  expect(await estimate(1)).toMatchObject({ limitText: null, warningText: null });
  expect(await estimate(6)).toMatchObject({
    limitText: null,
    warningText: 'После этого будет потрачено 60 из 50 токенов лимита на месяц: Магазин',
  });
});

it('wrong shares, and a soft limit of nothing, are rejected on their fields', async () => {
  for (const warnPercent of [0, 100, -5]) {
    expect(await refused({ userId: seller.id, tokens: 10, warnPercent })).toMatchObject({
      code: 'validation.range',
      field: 'warnPercent',
    });
  }
  expect(await refused({ userId: seller.id, tokens: 0, isSoft: true })).toMatchObject({
    code: 'validation.range',
    field: 'tokens',
  });
});
