import { sql } from 'drizzle-orm';
import { AppError } from '@server/errors';
import { type UserRow, userTable } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openPaidWorld, type PaidWorld } from '@test/helpers/payment/paid-actions';
import { until } from '@test/helpers/until';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Monthly limits on spending tokens: of subdivisions with all below them, people and actions; enforced by the reservation. */
let workspace: Workspace;
let world: PaidWorld;
let admin: UserRow;
let seller: UserRow;
let other: UserRow;
let organizationId: number;
let department: number;
let shop: number;
let clock = new Date();
beforeAll(async () => {
  workspace = await openWorkspace({}, () => clock);
  world = openPaidWorld(workspace, () => clock);
});
afterAll(() => workspace.stop());
/** The department «Продажи» with the shop «Магазин», where the seller works; the other person works in the department. */
beforeEach(async () => {
  clock = new Date('2027-03-10T10:00:00Z');
  await workspace.system(async (tx) => {
    organizationId = (await anOrganization(tx, { timezone: 'Asia/Vladivostok' })).id;
    department = (await aSubdivision(tx, { organizationId, name: 'Продажи' })).id;
    shop = (await aSubdivision(tx, { organizationId, name: 'Магазин', parentId: department })).id;
    admin = await aUser(tx, { organizationId, isAdmin: true, nameFirst: 'Анна', nameSecond: 'Ёлкина' });
    seller = await aUser(tx, { organizationId, subdivisionId: shop, nameFirst: 'Пётр', nameSecond: 'Зимин' });
    other = await aUser(tx, { organizationId, subdivisionId: department });
  });
  await world.give(organizationId, 1000);
});

interface Limit {
  id: number;
  name: string;
  used: number;
  tokens: number;
  updatedAt: string;
}
const FIELDS = 'id name action actionName subdivisionId userId tokens used updatedAt';
const CREATE = `mutation ($limit: TokenLimitInput!, $key: String) {
  made: tokenLimitCreate(limit: $limit, clientKey: $key) { ${FIELDS} } }`;
const UPDATE = `mutation ($id: Int!, $limit: TokenLimitInput!, $updatedAt: DateTime) {
  made: tokenLimitUpdate(id: $id, limit: $limit, updatedAt: $updatedAt) { ${FIELDS} } }`;
const DELETE = 'mutation ($id: Int!) { tokenLimitDelete(id: $id) }';
const limit = async (input: object, key?: string) =>
  (await workspace.get<{ made: Limit }>(admin, CREATE, { limit: input, key })).made;
const refused = (input: object) => workspace.rejection(admin, CREATE, { limit: input });
const list = async () =>
  (await workspace.get<{ tokenLimits: Limit[] }>(admin, `{ tokenLimits { ${FIELDS} } }`)).tokenLimits;
const used = async () => (await list()).map((row) => row.used);
const rejection = async (work: Promise<unknown>) => {
  const error = await work.then(() => null).catch((caught: unknown) => caught);
  return error instanceof AppError ? { code: error.code, ...error.details } : error;
};

it('a subdivision’s limit counts its people and those of all subdivisions below, and nobody else', async () => {
  await limit({ subdivisionId: department, tokens: 25 });
  await world.reserve(seller, 1);
  await world.reserve(other, 2);
  expect(await rejection(world.reserve(seller, 3))).toEqual({
    code: 'payment.tokenLimit',
    field: 'tokens',
    params: { name: 'Продажи', limit: 25, used: 20, need: 10, people: 'Анна Ёлкина' },
  });
  await world.reserve(admin, 4);
  expect(await list()).toMatchObject([{ name: 'Продажи', tokens: 25, used: 20 }]);
});

it('the limit of a subdivision below does not concern the people above it', async () => {
  await limit({ subdivisionId: shop, tokens: 0 });
  await world.reserve(other, 1);
  expect(await rejection(world.reserve(seller, 2))).toMatchObject({ params: { name: 'Магазин', used: 0 } });
});

it('a person’s limit applies to this person only, an action’s to everyone, and both together to their action', async () => {
  await limit({ userId: seller.id, tokens: 10 });
  await limit({ action: 'testAction', tokens: 30 });
  await world.reserve(seller, 1);
  expect(await rejection(world.reserve(seller, 2))).toMatchObject({
    params: { name: 'Пётр Зимин', used: 10 },
  });
  await world.reserve(other, 3);
  await world.reserve(admin, 4);
  expect(await rejection(world.reserve(other, 5))).toMatchObject({
    params: { name: 'Проверочное действие', limit: 30, used: 30 },
  });
  await limit({ userId: admin.id, action: 'testAction', tokens: 5 });
  await limit({ userId: admin.id, action: 'reportSnapshot', tokens: 0 });
  expect(await rejection(world.reserve(admin, 6))).toMatchObject({
    params: { name: 'Анна Ёлкина, Проверочное действие', limit: 5, used: 10 },
  });
  expect(await list()).toMatchObject([
    { name: '', action: 'testAction', actionName: 'Проверочное действие', used: 30 },
    { name: 'Анна Ёлкина', action: 'reportSnapshot', used: 0 },
    { name: 'Анна Ёлкина', action: 'testAction', used: 10 },
    { name: 'Пётр Зимин', used: 10 },
  ]);
});

it('of two reservations of the last tokens of a limit one wins, and nothing is taken by the other', async () => {
  await limit({ subdivisionId: department, tokens: 10 });
  const answers = await Promise.allSettled([world.reserve(seller, 1), world.reserve(other, 2)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await workspace.get(admin, '{ tokenBalance { available held } }')).toEqual({
    tokenBalance: { available: 990, held: 10 },
  });
});

it('a released reservation gives its room back, and so does the unused part of a captured one', async () => {
  await limit({ userId: seller.id, tokens: 30 });
  const first = await world.reserve(seller, 1, 3);
  expect(await used()).toEqual([30]);
  await world.release(seller, first);
  expect(await used()).toEqual([0]);
  await world.capture(seller, await world.reserve(seller, 2, 3), 1);
  expect(await used()).toEqual([10]);
  await world.reserve(seller, 3, 2);
  expect(await rejection(world.reserve(seller, 4))).toMatchObject({ code: 'payment.tokenLimit' });
});

it('the same attempt is counted once, even when its limit is exhausted', async () => {
  await limit({ userId: seller.id, tokens: 10 });
  const request = { action: 'testAction', key: 'attempt', objectId: 1, objectName: 'Снимок' };
  const reserve = () => world.as(seller, (scope) => world.actions.reserve(scope, request));
  expect((await reserve()).id).toBe((await reserve()).id);
  expect(await used()).toEqual([10]);
});

it('tokens returned after a dispute give room back', async () => {
  await limit({ userId: seller.id, tokens: 10 });
  await world.capture(seller, await world.reserve(seller, 1));
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into token_dispute (organization_id, reserve_id, reason, status, tokens, created_by_id, created_at, decided_at,
        operation_id)
      select organization_id, id, 'Пустой отчёт', 'accepted', 4, ${admin.id}, now(), now(), operation_id from token_reserve
      where organization_id = ${organizationId}`),
  );
  expect(await used()).toEqual([6]);
});

it('a new month of the organization begins by its own clock, with the whole limit', async () => {
  await limit({ userId: seller.id, tokens: 10 });
  // 23:50 on 31 March in Vladivostok, then 00:10 on 1 April; in Moscow both are on 31 March.
  clock = new Date('2027-03-31T13:50:00Z');
  const last = await world.reserve(seller, 1);
  expect(await rejection(world.reserve(seller, 2))).toMatchObject({ code: 'payment.tokenLimit' });
  clock = new Date('2027-03-31T14:10:00Z');
  // Counted in the month in which it was reserved.
  await world.capture(seller, last);
  expect(await used()).toEqual([0]);
  await world.reserve(seller, 3);
  expect(await used()).toEqual([10]);
});

it('what was spent stays counted where the person worked then, whatever moves or is deleted afterwards', async () => {
  await limit({ subdivisionId: department, tokens: 10 });
  await world.reserve(seller, 1);
  await workspace.system(async (tx) => {
    await tx
      .update(userTable)
      .set({ subdivisionId: null })
      .where(sql`id = ${seller.id}`);
    await tx.execute(sql`delete from subdivision where organization_id = ${organizationId} and id = ${shop}`);
  });
  expect(await used()).toEqual([10]);
  await world.reserve(seller, 2);
  expect(await rejection(world.reserve(other, 3))).toMatchObject({ code: 'payment.tokenLimit' });
});

it('an estimate says beforehand which limit does not allow the action, and whom to ask', async () => {
  await limit({ subdivisionId: department, tokens: 15 });
  const estimate = (user: UserRow, units: number) =>
    world.as(user, (scope) => world.actions.estimate(scope, [{ action: 'testAction', units }]));
  expect(await estimate(seller, 1)).toMatchObject({ limitText: null });
  expect(await estimate(seller, 2)).toMatchObject({
    isEnough: true,
    limitText:
      'Лимит токенов на месяц не позволяет: Продажи – 15, потрачено 0, нужно 20. Попросите увеличить лимит: Анна Ёлкина',
  });
  expect(await estimate(admin, 2)).toMatchObject({ limitText: null });
  expect(await used()).toEqual([0]);
});

it('a lowered limit applies to the next reservation; nothing already reserved is taken back', async () => {
  const { id } = await limit({ userId: seller.id, tokens: 30 });
  const reserve = await world.reserve(seller, 1, 2);
  await workspace.get(admin, UPDATE, { id, limit: { userId: seller.id, tokens: 15 } });
  expect(await rejection(world.reserve(seller, 2))).toMatchObject({ params: { limit: 15, used: 20 } });
  await world.capture(seller, reserve);
  expect(await list()).toMatchObject([{ tokens: 15, used: 20 }]);
});

it('wrong values are rejected on their fields', async () => {
  expect(await refused({ tokens: 10 })).toMatchObject({ code: 'validation.required', field: 'action' });
  expect(await refused({ action: 'nobody', tokens: 10 })).toMatchObject({
    code: 'validation.unknown',
    field: 'action',
  });
  expect(await refused({ userId: 999_999, tokens: 10 })).toMatchObject({
    code: 'validation.unknown',
    field: 'userId',
  });
  expect(await refused({ subdivisionId: 999_999, tokens: 10 })).toMatchObject({
    code: 'validation.unknown',
    field: 'subdivisionId',
  });
  expect(await refused({ subdivisionId: shop, userId: seller.id, tokens: 10 })).toMatchObject({
    field: 'userId',
  });
  for (const tokens of [-1, 1_000_000_001]) {
    expect(await refused({ userId: seller.id, tokens })).toMatchObject({
      code: 'validation.range',
      field: 'tokens',
    });
  }
  await limit({ userId: seller.id, tokens: 10 });
  expect(await refused({ userId: seller.id, tokens: 20 })).toMatchObject({
    code: 'payment.tokenLimitExists',
    field: 'userId',
  });
  expect(await list()).toHaveLength(1);
});

it('an archived subdivision or person gets no limit, and keeps the one that it has', async () => {
  const { id } = await limit({ subdivisionId: shop, tokens: 10 });
  await workspace.system(async (tx) => {
    await tx.execute(
      sql`update subdivision set is_archive = true where organization_id = ${organizationId} and id = ${shop}`,
    );
    await tx.execute(
      sql`update users set status = 'dismissed' where organization_id = ${organizationId} and id = ${seller.id}`,
    );
  });
  expect(await refused({ subdivisionId: shop, action: 'testAction', tokens: 10 })).toMatchObject({
    ...{ code: 'validation.archived', field: 'subdivisionId' },
  });
  expect(await refused({ userId: seller.id, tokens: 10 })).toMatchObject({
    ...{ code: 'validation.archived', field: 'userId' },
  });
  await workspace.get(admin, UPDATE, { id, limit: { subdivisionId: shop, tokens: 15 } });
  expect(await list()).toMatchObject([{ tokens: 15 }]);
});

it('two people who add the same limit at once make one; a double click too', async () => {
  const input = { action: 'testAction', tokens: 10 };
  const answers = await Promise.allSettled([limit(input), limit(input)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const twice = { userId: other.id, tokens: 10 };
  const made = await Promise.all([limit(twice, 'double-click-1'), limit(twice, 'double-click-1')]);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await list()).toHaveLength(2);
});

it('of two editors the second hears who changed the limit; deleting twice is no error', async () => {
  const { id, updatedAt } = await limit({ userId: seller.id, tokens: 10 });
  clock = new Date('2027-03-10T10:05:00Z');
  const edit = { id, limit: { userId: seller.id, tokens: 20 }, updatedAt };
  await workspace.get(admin, UPDATE, edit);
  expect(await workspace.rejection(admin, UPDATE, edit)).toMatchObject({ code: 'conflict.updated' });
  await workspace.get(admin, DELETE, { id });
  await workspace.get(admin, DELETE, { id });
  expect(await list()).toEqual([]);
  expect(await workspace.rejection(admin, UPDATE, edit)).toMatchObject({ code: 'notFound' });
});

it('limits of another organization are neither shown, changed nor counted', async () => {
  const stranger = await workspace.system(async (tx) => {
    const { id } = await anOrganization(tx);
    return aUser(tx, { organizationId: id, isAdmin: true });
  });
  const { id } = await limit({ action: 'testAction', tokens: 0 });
  await world.give(stranger.organizationId, 10);
  await world.reserve(stranger, 1);
  expect(await workspace.get(stranger, '{ tokenLimits { id } }')).toEqual({ tokenLimits: [] });
  expect(
    await workspace.rejection(stranger, UPDATE, { id, limit: { action: 'testAction', tokens: 9 } }),
  ).toMatchObject({ code: 'notFound' });
  await workspace.get(stranger, DELETE, { id });
  expect(await list()).toHaveLength(1);
});

it('a limit goes with its subdivision', async () => {
  await limit({ subdivisionId: shop, tokens: 10 });
  await limit({ userId: seller.id, tokens: 10 });
  await workspace.system(async (tx) => {
    await tx
      .update(userTable)
      .set({ subdivisionId: null })
      .where(sql`id = ${seller.id}`);
    await tx.execute(sql`delete from subdivision where organization_id = ${organizationId} and id = ${shop}`);
  });
  expect(await list()).toMatchObject([{ name: 'Пётр Зимин' }]);
});

it('open pages are notified of every change of a limit, and of every reservation and its end', async () => {
  const { live } = workspace.test.app.deps;
  await live.ready;
  const heard: string[] = [];
  const stop = live.subscribe(organizationId, ({ topic }) => heard.push(topic));
  const published = async (work: () => Promise<unknown>) => {
    heard.length = 0;
    const result = await work();
    await until(async () => heard.includes('payment'));
    return result;
  };
  await published(() => limit({ action: 'testAction', tokens: 100 }));
  const id = await world.reserve(seller, 1);
  await published(() => world.reserve(other, 2));
  await published(() => world.capture(seller, id));
  stop();
});
