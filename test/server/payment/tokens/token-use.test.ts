import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openPaidWorld, type PaidWorld } from '@test/helpers/payment/paid-actions';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** The use of tokens by day, action and person, and the estimator of prices on /payment/tokens. */
let workspace: Workspace;
let world: PaidWorld;
let admin: UserRow;
let seller: UserRow;
let organizationId: number;
let clock = new Date();
beforeAll(async () => {
  workspace = await openWorkspace({}, () => clock);
  world = openPaidWorld(workspace, () => clock);
});
afterAll(() => workspace.stop());
beforeEach(async () => {
  clock = new Date('2027-03-10T10:00:00Z');
  await workspace.system(async (tx) => {
    organizationId = (await anOrganization(tx, { timezone: 'Asia/Vladivostok' })).id;
    admin = await aUser(tx, { organizationId, isAdmin: true, nameFirst: 'Анна', nameSecond: 'Ёлкина' });
    // Use is summed for each subdivision above a person, too, which counts nothing twice.
    const department = (await aSubdivision(tx, { organizationId })).id;
    const shop = (await aSubdivision(tx, { organizationId, parentId: department })).id;
    seller = await aUser(tx, { organizationId, subdivisionId: shop, nameFirst: 'Пётр', nameSecond: 'Зимин' });
  });
  await world.give(organizationId, 1000);
});

const USE = `query ($filter: TokenWriteOffFilter) { tokenUse(filter: $filter) {
  from to tokens days { day tokens } actions { code name tokens } people { name tokens } others } }`;
interface Use {
  from: string;
  to: string;
  tokens: number;
  days: { day: string; tokens: number }[];
  actions: unknown[];
  people: unknown[];
  others: number;
}
const use = async (filter?: object) =>
  (await workspace.get<{ tokenUse: Use }>(admin, USE, { filter })).tokenUse;
const ESTIMATE = `query ($works: [TokenWorkInput!]!) {
  tokenEstimate(works: $works) { tokens available isEnough limitText warningText } }`;

it('use is counted by day of the organization, action and person; released and returned tokens are not', async () => {
  await world.reserve(seller, 1, 2);
  await world.release(seller, await world.reserve(seller, 2, 5));
  // 00:30 on the 11th in Vladivostok, still the 10th in Moscow.
  clock = new Date('2027-03-10T14:30:00Z');
  await world.capture(admin, await world.reserve(admin, 3, 3), 1);
  const found = await use();
  expect(found).toMatchObject({
    ...{ from: '2027-02-10', to: '2027-03-11', tokens: 30, others: 0 },
    actions: [{ code: 'testAction', name: 'Проверочное действие', tokens: 30 }],
    people: [
      { name: 'Пётр Зимин', tokens: 20 },
      { name: 'Анна Ёлкина', tokens: 10 },
    ],
  });
  expect(found.days).toHaveLength(30);
  expect(found.days.slice(-2)).toEqual([
    { day: '2027-03-10', tokens: 20 },
    { day: '2027-03-11', tokens: 10 },
  ]);
});

it('a period, a person and an action narrow it; another organization is never counted', async () => {
  const stranger = await workspace.system(async (tx) =>
    aUser(tx, { organizationId: (await anOrganization(tx)).id, isAdmin: true }),
  );
  await world.give(stranger.organizationId, 100);
  await world.reserve(stranger, 1);
  await world.reserve(seller, 2);
  await world.reserve(admin, 3, 2);
  expect(await use({ initiatorId: seller.id })).toMatchObject({
    tokens: 10,
    people: [{ name: 'Пётр Зимин' }],
    others: 0,
  });
  expect(await use({ action: 'reportSnapshot' })).toMatchObject({ tokens: 0, actions: [], people: [] });
  expect(await use({ from: '2027-01-01', to: '2027-01-02' })).toMatchObject({ tokens: 0 });
  expect(await use({ initiatorId: stranger.id })).toMatchObject({ tokens: 0, people: [] });
});

it('what people beyond the first twenty used is one sum', async () => {
  const many = await workspace.system((tx) =>
    Promise.all(Array.from({ length: 22 }, () => aUser(tx, { organizationId }))),
  );
  for (const [number, person] of many.entries()) await world.reserve(person, number);
  const found = await use();
  expect(found.people).toHaveLength(20);
  expect(found).toMatchObject({ tokens: 220, others: 20 });
});

it.each([
  ['backwards', { from: '2027-03-02', to: '2027-03-01' }],
  ['of more than a year', { from: '2025-03-02', to: '2027-03-01' }],
])('a period %s is rejected', async (_, filter) => {
  expect(await workspace.rejection(admin, USE, { filter })).toMatchObject({
    code: 'validation.range',
    field: 'to',
  });
});

it('an estimate adds up actions, with the balance and the limits of all of them together, and reserves nothing', async () => {
  const works = (...units: number[]) => ({
    works: units.map((count, place) => ({
      action: place === 0 ? 'testAction' : 'reportSnapshot',
      units: count,
    })),
  });
  const both = { tokens: 140, available: 1000, isEnough: true, limitText: null, warningText: null };
  expect(await workspace.get(admin, ESTIMATE, works(10, 1))).toEqual({ tokenEstimate: both });
  expect(await workspace.get(admin, ESTIMATE, works(100, 1))).toMatchObject({
    tokenEstimate: { tokens: 1040, isEnough: false },
  });
  expect(await workspace.get(admin, ESTIMATE, works(0))).toMatchObject({ tokenEstimate: { tokens: 0 } });
  await workspace.get(
    admin,
    'mutation ($limit: TokenLimitInput!) { tokenLimitCreate(limit: $limit) { id } }',
    {
      limit: { userId: admin.id, tokens: 120 },
    },
  );
  // Each alone is allowed by the limit; together they are not.
  expect(await workspace.get(admin, ESTIMATE, works(10, 1))).toMatchObject({
    tokenEstimate: { limitText: expect.stringContaining('Анна Ёлкина – 120, потрачено 0, нужно 140') },
  });
  expect(await workspace.get(admin, '{ tokenBalance { available held } }')).toEqual({
    tokenBalance: { available: 1000, held: 0 },
  });
});

it('an unknown action and wrong counts are rejected', async () => {
  const estimate = (action: string, units: number) =>
    workspace.rejection(admin, ESTIMATE, { works: [{ action, units }] });
  expect(await estimate('nobody', 1)).toMatchObject({ code: 'validation.unknown', field: 'action' });
  for (const units of [-1, 100_001])
    expect(await estimate('testAction', units)).toMatchObject({ code: 'validation.range', field: 'units' });
});
