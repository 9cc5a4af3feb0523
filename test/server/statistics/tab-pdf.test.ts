import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import limits from '@graphql/limits.json';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { RegulationRow } from '@server/modules/regulations/regulations.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aTest } from '../tests/support';
import { pdfText } from '../regulations/pdf-text';
import { aRole, giveRole, may } from '../roles/support';

/** The PDF of a statistics tab: what the tab shows with its filters, within the right of the caller. */
let workspace: Workspace;
let safety: RegulationRow;
let hygiene: RegulationRow;
const places = { shop: 0, stock: 0, cashier: 0 };
const ids = { seller: 0, keeper: 0 };
// In Moscow it is the 16th already.
const NOW = new Date('2027-03-15T22:30:00Z');

/** Overdue also by the clock of the database. */
const OVERDUE = '2024-02-20T09:00:00Z';

type Assigned = [
  document: RegulationRow,
  person: UserRow,
  status: 'assigned' | 'done',
  startAt: string,
  dueAt: string,
];

async function assign(...assigned: Assigned[]): Promise<void> {
  for (const [{ id }, person, status, startAt, dueAt] of assigned) {
    await workspace.system((tx) =>
      tx.execute(sql`
        insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at, completed_at)
        values (${workspace.organizationId}, ${person.id}, 'regulation', ${id}, 1, ${status}, ${startAt}, ${dueAt},
          ${status === 'done' ? `${startAt.slice(0, 8)}05T09:00:00Z` : null}::timestamptz)`),
    );
  }
}

beforeAll(async () => {
  workspace = await openWorkspace({}, () => NOW);
  const { organizationId, admin, system } = workspace;
  await system(async (tx) => {
    await tx.execute(sql`update organization set created_at = '2026-12-01' where id = ${organizationId}`);
    places.shop = (await aSubdivision(tx, { organizationId, name: 'Магазин' })).id;
    places.stock = (await aSubdivision(tx, { organizationId, name: 'Склад' })).id;
    places.cashier = (await aPosition(tx, { organizationId, name: 'Кассир' })).id;
    const own = { organizationId, ownerId: admin.id };
    safety = await aPublishedRegulation(tx, { ...own, code: 'ОТ-1', name: 'Охрана труда' });
    hygiene = await aPublishedRegulation(tx, { ...own, code: 'СП-2', name: 'Санитарные правила' });
  });
  const seller = await workspace.person({
    ...{ subdivisionId: places.shop, positionId: places.cashier, nameFirst: 'Олег', nameSecond: 'Лавкин' },
  });
  const keeper = await workspace.person({ subdivisionId: places.stock, status: 'adaptation' });
  Object.assign(ids, { seller: seller.id, keeper: keeper.id });
  const free = await workspace.person();
  await assign(
    [safety, seller, 'done', '2027-01-01T09:00:00Z', '2027-01-20T09:00:00Z'],
    [safety, keeper, 'assigned', '2027-02-01T09:00:00Z', OVERDUE],
    [hygiene, seller, 'done', '2027-03-01T09:00:00Z', '2999-03-20T09:00:00Z'],
    [hygiene, free, 'assigned', '2027-03-01T09:00:00Z', '2999-03-20T09:00:00Z'],
  );
}, 60_000);
afterAll(() => workspace.stop());

async function get(who: UserRow | null, asked: Record<string, string> = {}): Promise<Response> {
  const query = new URLSearchParams({ objectType: 'regulation', ...asked }).toString();
  return fetch(`${workspace.test.url}/api/statistics/tab.pdf?${query}`, {
    headers: who ? { 'x-session-token': await workspace.test.signIn(who.id) } : {},
  });
}
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const textOf = async (asked: Record<string, string> = {}, who = workspace.admin) =>
  pdfText(await bytesOf(await get(who, asked))).replaceAll(/[\u00a0\u202f]/g, ' ');

test('it has the totals, the objects, the subdivisions and the course of the tab, with the day, its maker and the filters in words', async () => {
  const answer = await get(workspace.admin);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
    'Статистика по регламентам на 16.03.2027.pdf',
  );
  const text = pdfText(await bytesOf(answer)).replaceAll(/[\u00a0\u202f]/g, ' ');
  for (const part of [
    'Северный ветер Статистика по регламентам Назначено',
    'Назначено: за всё время Подразделения: все Должности: все',
    'Составлено 16.03.2027, 01:30:00, Анна Главная',
    'Итого Назначено Подписано Не подписано Просрочено Отказов Выполнено, % Обычный срок, дней Пора пересмотреть 4 2 2 1 0 50 % 4 0',
    'По регламентам Регламент Назначено Подписано Не подписано Просрочено Отказов Выполнено, %',
    'ОТ-1 Охрана труда 2 1 1 1 0 50 %',
    'СП-2 Санитарные правила 2 1 1 0 0 50 %',
    // Those that need help first.
    'Склад 1 0 1 1 0 0 % Без подразделения 1 0 1 0 0 0 % Магазин 2 2 0 0 0 100 %',
    'День Назначено Подписано 31.01.2027 1 1 28.02.2027 2 1 16.03.2027 4 2',
  ]) {
    expect(text).toContain(part);
  }
});

test('it follows the filters, and names them', async () => {
  const { shop, stock, cashier } = places;
  const ofShop = await textOf({
    subdivisionIds: `${shop}`,
    positionIds: `${cashier}`,
    dateFrom: '2027-02-15',
    dateTo: '2027-03-02',
  });
  expect(ofShop).toContain('Назначено: с 15.02.2027 по 02.03.2027 Подразделения: Магазин Должности: Кассир');
  expect(ofShop).toContain('СП-2 Санитарные правила 1 1 0 0 0 100 %');
  expect(ofShop).not.toContain('Охрана труда');
  expect(ofShop).not.toContain('Склад');
  const adapting = await textOf({ subdivisionIds: `${shop},${stock}`, isAdaptation: 'true' });
  expect(adapting).toContain('Подразделения: Магазин, Склад Должности: все Только те, кто на адаптации');
  expect(adapting).toContain('ОТ-1 Охрана труда 1 0 1 1 0 0 %');
  expect(adapting).not.toContain('Санитарные');
  const ofPeople = await textOf({ userIds: `${ids.seller},99999`, statuses: 'working,adaptation' });
  expect(ofPeople).toContain(
    'Должности: все Сотрудники: Олег Лавкин, № 99999 Статус: Работает, На адаптации',
  );
  expect(ofPeople).toContain('ОТ-1 Охрана труда 1 1 0 0 0 100 %');
  expect(ofPeople).not.toContain('Без подразделения');
  const past = await textOf({ asOf: '2027-02-10' });
  expect(past).toContain('На конец дня 10.02.2027');
  expect(past).toContain('ОТ-1 Охрана труда 2 1 1 1 0 50 %');
  expect(past).toContain('31.01.2027 1 1 10.02.2027 4 2');
  expect(past).not.toContain('Пора пересмотреть');
});

test('the course is a chart of its days, in words of the kind, above its table', async () => {
  const text = await textOf();
  // The largest number, zero, the first and the last day, and what the lines are.
  expect(text).toContain(
    'Нарастающим итогом по дням 4 0 01.01.2027 16.03.2027 Назначено Подписано Нарастающим итогом на конец месяца День',
  );
  // On one day there is nothing to draw.
  const ofDay = await textOf({ dateFrom: '2027-03-01', asOf: '2027-03-01' });
  expect(ofDay).toContain('Нарастающим итогом на конец месяца День');
  expect(ofDay).not.toContain('по дням');
});

test('when the page compares, each number has that of the period before, and its change', async () => {
  const asked = { dateFrom: '2027-02-14', dateTo: '2027-03-15', isCompared: 'true' };
  const text = await textOf(asked);
  for (const part of [
    'Сравнение с периодом 15.01.2027 – 13.02.2027: что было на конец дня 14.02.2027.',
    'Сравнение с предыдущим периодом Показатель Сейчас Было Изменение Назначено 2 1 +1 Подписано 1 0 +1',
    'Не подписано 1 1 0 Просрочено 0 1 -1 Отказов 0 0 0 Выполнено, % 50 % 0 % +50 Обычный срок, дней 4 — —',
    'СП-2 Санитарные правила 2 1 1 0 0 50 % —',
  ]) {
    expect(text.replaceAll('−', '-')).toContain(part);
  }
  expect(text).not.toContain('неполный');
  expect(await textOf({ ...asked, dateFrom: '2027-01-10' })).toContain(
    'Чисел раньше 01.12.2026 нет, поэтому предыдущий период неполный.',
  );
  const early = await textOf({ ...asked, dateFrom: '2026-11-30' });
  expect(early).toContain('а числа есть только с 01.12.2026: сравнить не с чем.');
  expect(early).not.toContain('Изменение');
  expect(await textOf({ isCompared: 'true' })).toContain('Числа не сравнены: период не выбран.');
  expect(await textOf()).not.toContain('сравнен');
});

test('without assignments it says so', async () => {
  const text = await textOf({ dateFrom: '2027-03-10' });
  expect(text).toContain('По этим фильтрам ничего не назначено.');
  expect(text).not.toContain('Итого');
});

test('another kind has its own words, and neither refusals nor reviews', async () => {
  const { id } = await aTest({ get: workspace.get, admin: workspace.admin }, []);
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at)
      values (${workspace.organizationId}, ${workspace.admin.id}, 'test', ${id}, 1, 'assigned', '2027-03-01')`),
  );
  const text = await textOf({ objectType: 'test' });
  expect(text).toContain('Статистика по тестам');
  expect(text).toContain(
    'Итого Назначено Сдано Не сдано Просрочено Выполнено, % Обычный срок, дней 1 0 1 0 0 % —',
  );
  expect(text).toContain('По тестам Тест');
  expect(text).not.toContain('Сертификаты');
});

test('it has only people whom the caller may see; without the right it does not exist; other organizations are not in it', async () => {
  const head = await workspace.person();
  await giveRole(workspace, head, await aRole(workspace, may('statistics')), {
    scopeSubdivisionId: places.shop,
  });
  const text = await textOf({}, head);
  expect(text).toContain('ОТ-1 Охрана труда 1 1 0 0 0 100 %');
  expect(text).not.toContain('Склад');
  // Of people beyond the right not even the name.
  expect(await textOf({ userIds: `${ids.seller},${ids.keeper}` }, head)).toContain(
    `Сотрудники: Олег Лавкин, № ${ids.keeper}`,
  );
  expect((await get(await workspace.person())).status).toBe(404);
  expect((await get(null)).status).toBe(401);
  const stranger = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx, { name: 'Чужая' });
    return aUser(tx, { organizationId, isAdmin: true });
  });
  const foreign = await textOf({ subdivisionIds: `${places.shop}` }, stranger);
  expect(foreign).toContain(`Подразделения: № ${places.shop}`);
  expect(foreign).toContain('ничего не назначено');
});

test('each download is in the history; the logo is in its head', async () => {
  const exported = () =>
    workspace.system((tx) =>
      selectRows(tx, { count: integer })(sql`
        select count(*)::int as count from audit_log
        where organization_id = ${workspace.organizationId} and action = 'export' and object_type = 'regulation'`),
    );
  const [before] = await exported();
  const pictures = async () =>
    (await bytesOf(await get(workspace.admin))).toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0;
  expect(await pictures()).toBe(0);
  expect(await exported()).toEqual([{ count: (before?.count ?? 0) + 1 }]);
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a7' } })
    .png()
    .toBuffer();
  const { errors } = await workspace.test.upload(
    await workspace.test.signIn(workspace.admin.id),
    `mutation ($user: UserInput!, $fileAvatar: Upload) { userUpdate(user: $user, fileAvatar: $fileAvatar) { id } }`,
    { user: { id: workspace.admin.id }, fileAvatar: null },
    { 'variables.fileAvatar': { name: 'Логотип.png', bytes } },
  );
  expect(errors).toBeUndefined();
  await workspace.system((tx) =>
    tx.execute(sql`update organization set logo_id =
      (select avatar_id from users where id = ${workspace.admin.id}) where id = ${workspace.organizationId}`),
  );
  expect(await pictures()).toBeGreaterThan(0);
});

test('more rows than a PDF can have are rejected with their number, and not cut off', async () => {
  const many = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx, { name: 'Большая' });
    const admin = await aUser(tx, { organizationId, isAdmin: true });
    await tx.execute(sql`
      with made as (
        insert into regulation (organization_id, owner_id, code, name)
        select ${organizationId}, ${admin.id}, 'Т-' || n, 'Регламент' from generate_series(1, ${limits.report.pdfRows}::int) n
        returning id)
      insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at)
      select ${organizationId}, ${admin.id}, 'regulation', id, 1, 'assigned', '2027-03-01' from made`);
    return admin;
  });
  const answer = await get(many);
  expect([answer.status, (await answer.text()).replaceAll('\u00a0', ' ')]).toEqual([
    400,
    expect.stringContaining('5 001'),
  ]);
});

test.each([
  [{ objectType: 'anything' }, 'objectType'],
  [{ asOf: '5 марта' }, 'asOf'],
  [{ asOf: '2027-03-17' }, 'asOf'],
  [{ positionIds: 'x' }, 'positionIds'],
])('%j is rejected', async (asked, field) => {
  const answer = await get(workspace.admin, asked);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain(field);
});
