import { sql } from 'drizzle-orm';
import { dayOf } from '@server/modules/days';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { pdfText } from '../regulations/pdf-text';
import { items, openQualificationWorld, type QualificationWorld } from '../qualifications/world';

/** The numbers of certificates with an expiry, the people behind each, and positions without a holder. */

let w: QualificationWorld;
let exam: number;
let qualificationId: number;
let people: UserRow[];
const places = { shop: 0, cashier: 0, storekeeper: 0 };

beforeAll(async () => {
  w = await openQualificationWorld();
  const { organizationId } = w.workspace;
  await w.workspace.system(async (tx) => {
    places.shop = (await aSubdivision(tx, { organizationId, name: 'Магазин' })).id;
    places.cashier = (await aPosition(tx, { organizationId, name: 'Кассир', subdivisionId: places.shop })).id;
    places.storekeeper = (await aPosition(tx, { organizationId, name: 'Кладовщик' })).id;
  });
  people = [
    await w.workspace.person({ positionId: places.cashier, subdivisionId: places.shop }),
    await w.workspace.person({ positionId: places.cashier, subdivisionId: places.shop }),
    await w.workspace.person({ positionId: places.storekeeper }),
  ];
  exam = await w.exam();
  qualificationId = await w.qualified([{ items: items(exam) }], people, { validityMonths: 12 });
}, 120_000);

afterAll(() => w.workspace.stop());

const HELD = `query ($filter: StatisticFilter, $type: ObjectType = qualification) {
  statistic(objectType: $type, filter: $filter) {
    held { valid expiring30 expiring60 expiring90 lost places covered coverage } } }`;
const HOLDERS = `query ($held: HeldKind!, $search: String, $filter: StatisticFilter) {
  statisticHolders(objectType: qualification, held: $held, search: $search, filter: $filter) {
    count items { user { id } object { id name } isValid lastDay } } }`;
const UNCOVERED = `query ($filter: StatisticFilter) { statisticUncovered(objectType: qualification, filter: $filter) {
  id name subdivisionName object { id } route } }`;

const heldOf = async (filter = {}, type = 'qualification', as = w.workspace.admin) =>
  (await w.workspace.get<{ statistic: { held: object | null } }>(as, HELD, { filter, type })).statistic.held;

const holders = async (kind: string, asked = {}) => {
  const { statisticHolders } = await w.workspace.get<{
    statisticHolders: { count: number; items: { user: { id: number } }[] };
  }>(w.workspace.admin, HOLDERS, { held: kind, ...asked });
  expect(statisticHolders.count).toBe(statisticHolders.items.length);
  return statisticHolders.items.map(({ user }) => user.id);
};

test('nobody has it yet: nothing is held, and no position is covered', async () => {
  expect(await heldOf()).toEqual({
    ...{ valid: 0, expiring30: 0, expiring60: 0, expiring90: 0, lost: 0 },
    ...{ places: 2, covered: 0, coverage: 0 },
  });
});

test('an issued certificate is valid, covers its position, and is found behind the number', async () => {
  const [one] = people;
  if (!one) throw new Error('nobody');
  await w.pass(one, exam);
  expect(await heldOf()).toMatchObject({ valid: 1, lost: 0, places: 2, covered: 1, coverage: 50 });
  expect(await holders('valid')).toEqual([one.id]);
  const answer = await fetch(`${w.workspace.test.url}/api/statistics/tab.pdf?objectType=qualification`, {
    headers: { 'x-session-token': await w.workspace.test.signIn(w.workspace.admin.id) },
  });
  const printed = pdfText(Buffer.from(await answer.arrayBuffer())).replaceAll('\u00a0', ' ');
  expect(printed).toContain('Утрачены Покрытие должностей 1 0 0 0 0 50 % (1 из 2)');
  expect(await holders('valid', { search: 'нет таких' })).toEqual([]);
  const { statisticUncovered } = await w.workspace.get<{ statisticUncovered: object[] }>(
    w.workspace.admin,
    UNCOVERED,
  );
  expect(statisticUncovered).toEqual([
    {
      ...{ id: places.storekeeper, name: 'Кладовщик', subdivisionName: null },
      object: { id: qualificationId },
      route: `/qualification/view/${qualificationId}`,
    },
  ]);
});

test('it ends within 90, 60 and 30 days, and is lost after its last day', async () => {
  const [one] = people;
  const lastDay = async () => {
    const [row] = await w.sql('select valid_until::text as day from qualification_award');
    return String(row?.['day']);
  };
  const standAt = async (daysBefore: number) =>
    w.setTime(new Date(Date.parse(`${await lastDay()}T09:00:00Z`) - daysBefore * 86_400_000));
  await standAt(91);
  expect(await heldOf()).toMatchObject({ valid: 1, expiring90: 0 });
  await standAt(90);
  expect(await heldOf()).toMatchObject({ expiring90: 1, expiring60: 0 });
  await standAt(60);
  expect(await heldOf()).toMatchObject({ expiring90: 1, expiring60: 1, expiring30: 0 });
  await standAt(30);
  expect(await heldOf()).toMatchObject({ valid: 1, expiring30: 1 });
  expect(await holders('expiring30')).toEqual([one?.id]);
  await standAt(-1);
  await w.runCertificateJob();
  expect(await heldOf()).toMatchObject({ valid: 0, expiring30: 0, lost: 1, covered: 0 });
  expect(await holders('lost')).toEqual([one?.id]);
});

test('filters and rights keep only their own people', async () => {
  expect(await heldOf({ subdivisionIds: [places.shop] })).toMatchObject({ lost: 1, places: 1 });
  expect(await heldOf({ positionIds: [places.storekeeper] })).toMatchObject({ lost: 0, places: 1 });
  const [one, other] = people;
  expect(await heldOf({ userIds: [one?.id] })).toMatchObject({ lost: 1, places: 1 });
  expect(await heldOf({ userIds: [other?.id] })).toMatchObject({ lost: 0, places: 1 });
  expect(await heldOf({ statuses: ['vacation'] })).toMatchObject({ lost: 0, places: 0 });
  expect(await heldOf({ objectIds: [qualificationId + 1000] })).toMatchObject({
    lost: 0,
    places: 0,
    coverage: null,
  });
  const helper = await w.workspace.person();
  await w.workspace.system((tx) =>
    tx.execute(sql`
      with made as (
        insert into role (organization_id, name, rights)
        values (${w.workspace.organizationId}, 'Отчёты магазина', '{"statistics":{"read":true,"write":false}}') returning id)
      insert into user_role (organization_id, user_id, role_id, scope_subdivision_id)
      select ${w.workspace.organizationId}, ${helper.id}, id, ${places.shop} from made`),
  );
  expect(await heldOf({}, 'qualification', helper)).toMatchObject({ places: 1 });
});

test('a person who has left holds nothing here', async () => {
  await w.workspace.system((tx) =>
    tx.execute(sql`update users set is_archive = true where id = ${people[0]?.id ?? 0}`),
  );
  expect(await heldOf()).toMatchObject({ valid: 0, lost: 0 });
});

test('kinds without held results, and past days, have no such numbers', async () => {
  expect(await heldOf({}, 'regulation')).toBeNull();
  await w.workspace.system((tx) =>
    tx.execute(
      sql`update organization set created_at = now() - interval '9 days' where id = ${w.workspace.organizationId}`,
    ),
  );
  const asOf = dayOf(new Date(Date.now() - 3 * 86_400_000), 'Europe/Moscow');
  expect(await heldOf({ asOf })).toBeNull();
  expect(
    await w.workspace.rejection(w.workspace.admin, '{ statisticUncovered(objectType: regulation) { id } }'),
  ).toMatchObject({ code: 'notFound' });
});

test('holders whose certificate ends first come first', async () => {
  w.setTime(new Date(Date.now() - 20 * 86_400_000));
  const [later, earlier] = [await w.workspace.person(), await w.workspace.person()];
  const own = await w.exam();
  const id = await w.qualified([{ items: items(own) }], [later, earlier], { validityMonths: 12 });
  await w.pass(earlier, own);
  w.setTime(new Date());
  await w.pass(later, own);
  expect(await holders('valid', { filter: { objectIds: [id] } })).toEqual([earlier.id, later.id]);
});

describe('as of a past day', () => {
  const asOf = (daysAgo: number) => dayOf(new Date(Date.now() - daysAgo * 86_400_000), 'Europe/Moscow');
  const known = (daysAgo: number) =>
    w.sql(
      `update organization set created_at = now() - interval '60 days', held_since = now() - interval '${daysAgo} days'`,
    );
  const heldAt = async (daysAgo: number) => {
    const { statistic } = await w.workspace.get<{
      statistic: { held: object | null; heldSince: string | null };
    }>(
      ...([
        w.workspace.admin,
        HELD.replace('held {', 'heldSince held {'),
        { filter: { asOf: asOf(daysAgo) } },
      ] as const),
    );
    return statistic;
  };
  let holder: UserRow;
  let pastId: number;

  beforeAll(async () => {
    w.setTime(new Date(Date.now() - 20 * 86_400_000));
    holder = await w.workspace.person({ positionId: places.storekeeper });
    const past = await w.exam();
    pastId = await w.qualified([{ items: items(past) }], [holder], {});
    await w.pass(holder, past);
    w.setTime(new Date());
    await known(30);
  });

  const only = (daysAgo: number) => ({ filter: { asOf: asOf(daysAgo), objectIds: [pastId] } });

  test('a certificate issued later was not held yet, and one held then counts, even if revoked today', async () => {
    await w.sql(`update qualification_award_state set state = 'revoked' where qualification_id = ${pastId}`);
    expect(await holders('valid', only(21))).toEqual([]);
    expect(await holders('valid', only(5))).toEqual([holder.id]);
    expect(await holders('lost', only(5))).toEqual([]);
    expect(await holders('lost', { filter: { objectIds: [pastId] } })).toEqual([holder.id]);
  });

  test('for the people employed then: a person who has left today still held it', async () => {
    await w.sql(`update users set status = 'dismissed', is_archive = true where id = ${holder.id}`);
    expect(await holders('valid', only(5))).toEqual([holder.id]);
    expect(await holders('lost', { filter: { objectIds: [pastId] } })).toEqual([]);
  });

  test('a day before the records began has no such numbers, which is stated, and a list of its people is rejected', async () => {
    await known(3);
    expect(await heldAt(5)).toEqual({ held: null, heldSince: asOf(3) });
    expect((await heldAt(2)).held).toMatchObject({ places: expect.any(Number) });
    expect(
      await w.workspace.rejection(w.workspace.admin, HOLDERS, { held: 'valid', ...only(5) }),
    ).toMatchObject({
      ...{ code: 'statistic.asOfEarly', field: 'asOf' },
    });
  });
});
