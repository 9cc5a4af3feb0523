import { readdirSync, readFileSync } from 'node:fs';
import { LOG_ACTIONS } from '@server/audit/vocabulary';
import { PERSON_FIELD_NAMES } from '@domain/person-field-lists';
import { projectPath } from '@server/config/paths';
import { enumeration } from '@server/modules/auth/enumerations';
import { changeTextKeys } from '@server/texts';
import { roleTable } from '@server/modules/roles/roles.tables';
import { aPosition } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { statementsOf } from '@test/helpers/database/statements';
import { register, type Registered } from '@test/helpers/worlds/registration';
import { until } from '@test/helpers/until';

let t: TestApp;
let owner: Registered;

beforeAll(async () => {
  t = await startTestApp();
}, 60_000);
afterAll(() => t.stop());
beforeEach(async () => {
  owner = await register(t);
});

interface Entry {
  id: string;
  at: string;
  actorKind: string;
  actor: { nameFull: string } | null;
  affected: { id: number } | null;
  action: string;
  objectType: string;
  objectId: number;
  objectName: string | null;
  changes: { field: string; name: string; before: string | null; after: string | null; canRevert: boolean }[];
  ip: string;
  device: string;
}

const HISTORY = `query ($filter: HistoryFilter, $page: Int, $pageSize: Int) {
  history(filter: $filter, page: $page, pageSize: $pageSize) { count isMore items {
    id at actorKind actor { nameFull } affected { id } action objectType objectId objectName ip device
    changes { field name before after canRevert } } }
}`;

async function historyOf(
  token: string,
  filter: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<{ items: Entry[]; count: number; isMore: boolean }> {
  const { data, errors } = await t.gql<{ history: { items: Entry[]; count: number; isMore: boolean } }>(
    token,
    HISTORY,
    { filter },
    headers,
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.history;
}

async function done<Data>(token: string, query: string, variables: Record<string, unknown>): Promise<Data> {
  const { data, errors } = await t.gql<Data>(token, query, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

async function position(name: string, fields: Record<string, unknown> = {}): Promise<number> {
  const query = `mutation ($position: PositionInput!) { positionCreate(position: $position) { id } }`;
  const made = await done<{ positionCreate: { id: number } }>(owner.token, query, {
    position: { name, ...fields },
  });
  return made.positionCreate.id;
}

const renamePosition = (id: number, fields: Record<string, unknown>, token = owner.token) =>
  done(token, `mutation ($position: PositionInput!) { positionUpdate(position: $position) { id } }`, {
    position: { id, ...fields },
  });

async function employee(fields: Record<string, unknown> = {}): Promise<{ id: number; token: string }> {
  const person = await t.app.database.system((tx) =>
    aUser(tx, { organizationId: owner.organizationId, ...fields }),
  );
  return { id: person.id, token: await t.signIn(person.id) };
}

const revert = (token: string, id: string, field: string) =>
  t.gql(token, `mutation ($id: ID!, $field: String!) { historyRevert(id: $id, field: $field) }`, {
    id,
    field,
  });

test('a change shows names in place of ids, in the language of the reader', async () => {
  const cashier = await position('Кассир');
  const senior = await position('Старший кассир');
  const person = await employee({ nameFirst: 'Анна', nameSecond: 'Белова', positionId: cashier });
  await done(owner.token, `mutation ($user: UserInput!) { userUpdate(user: $user) { id } }`, {
    user: { id: person.id, positionId: senior, dateBirth: '1990-02-01', sex: 'female' },
  });
  const filter = { section: 'employees', actions: ['update'] };
  const [entry] = (await historyOf(owner.token, filter)).items;
  expect(entry).toMatchObject({
    action: 'update',
    objectType: 'user',
    objectName: 'Анна Белова',
    actorKind: 'user',
    affected: { id: person.id },
  });
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      { field: 'positionId', name: 'Должность', before: 'Кассир', after: 'Старший кассир', canRevert: true },
      { field: 'dateBirth', name: 'Дата рождения', before: null, after: '01.02.1990', canRevert: true },
      { field: 'sex', name: 'Пол', before: null, after: 'Женский', canRevert: true },
    ]),
  );
  const [english] = (await historyOf(owner.token, filter, { 'accept-language': 'en-US' })).items;
  expect(english?.changes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'Position', after: 'Старший кассир' }),
      expect.objectContaining({ name: 'Date of birth', after: '01.02.1990' }),
    ]),
  );
});

test('a page takes at most four statements, regardless of its length and filters', async () => {
  const { id } = await employee();
  for (let index = 0; index < 12; index += 1) {
    const positionId = await position(`Место ${index}`);
    await renamePosition(positionId, { name: `Новое место ${index}` });
  }
  const filters = [
    {},
    { section: 'structure' },
    { actorId: owner.userId, actions: ['update'] },
    { affectedUserId: id },
  ];
  for (const filter of filters) {
    const statements = await statementsOf(() => historyOf(owner.token, filter));
    const own = statements.filter((text) => !/session_visit|set_config|set local/.test(text));
    expect(own.length).toBeGreaterThan(0);
    expect(own.length).toBeLessThanOrEqual(4);
  }
});

test('a deleted object keeps the name that it had', async () => {
  const id = await position('Стажёр склада');
  await done(owner.token, `mutation ($id: Int!) { positionDelete(id: $id) }`, { id });
  const { items } = await historyOf(owner.token, { objectType: 'position', objectId: id });
  expect(items.map(({ action, objectName }) => [action, objectName])).toEqual([
    ['delete', 'Стажёр склада'],
    ['create', 'Стажёр склада'],
  ]);
});

test('it is filtered by author, action, section, person and days, and counted', async () => {
  const first = await position('Первая');
  const person = await employee({ isAdmin: true });
  await renamePosition(first, { name: 'Вторая' }, person.token);
  const ids = async (filter: Record<string, unknown>) =>
    (await historyOf(owner.token, filter)).items.map(({ action, objectType }) => `${action} ${objectType}`);
  expect(await ids({ actorId: person.id })).toEqual(['update position']);
  expect(await ids({ actions: ['create'], section: 'structure', actorId: owner.userId })).toContain(
    'create position',
  );
  expect(await ids({ section: 'signIn' })).toEqual(expect.arrayContaining([expect.stringMatching(/user$/)]));
  expect(await ids({ section: 'signIn', actions: ['create'] })).toEqual([]);
  expect(await ids({ affectedUserId: owner.userId, section: 'structure' })).toEqual([]);
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  expect(await ids({ dateTo: day(-2) })).toEqual([]);
  expect((await historyOf(owner.token, { dateFrom: day(-2), dateTo: day(2) })).count).toBe(
    (await historyOf(owner.token)).count,
  );
  const { errors } = await t.gql(owner.token, HISTORY, { filter: { actions: ['steal'] } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'validation.option', field: 'actions' });
});

test('without the right to the organization’s settings a person sees only entries about themselves, and no IP address of others', async () => {
  const person = await employee();
  const other = await employee();
  for (const { id } of [person, other]) {
    await done(owner.token, `mutation ($user: UserInput!) { userUpdate(user: $user) { id } }`, {
      user: { id, info: 'О себе' },
    });
  }
  const { items } = await historyOf(person.token);
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ affected }) => affected?.id === person.id)).toBe(true);
  expect(items.every(({ ip }) => ip === '')).toBe(true);
  expect(items.flatMap(({ changes }) => changes).every(({ canRevert }) => !canRevert)).toBe(true);
  const asked = (await historyOf(person.token, { affectedUserId: other.id })).items;
  expect(asked).toEqual([]);
  const [foreign] = (await historyOf(owner.token, { affectedUserId: other.id, actions: ['update'] })).items;
  const read = await t.gql(person.token, 'query ($id: ID!) { historyEntry(id: $id) { id } }', {
    id: foreign?.id,
  });
  expect(read.errors?.[0]?.extensions.code).toBe('notFound');
  const check = await t.gql(person.token, 'mutation { historyCheckStart { isWhole } }');
  expect(check.errors?.[0]?.extensions.code).toBe('access.denied');
});

/** A person whose role reads the settings, and thus the full history. */
async function reader(): Promise<{ id: number; token: string }> {
  const positionId = await t.app.database.system(async (tx) => {
    const [role] = await tx
      .insert(roleTable)
      .values({
        organizationId: owner.organizationId,
        name: 'Контроль',
        rights: { organizationSetting: { read: true, write: false } },
      })
      .returning();
    const made = await aPosition(tx, { organizationId: owner.organizationId, roleId: role?.id ?? null });
    return made.id;
  });
  return employee({ positionId });
}

test('a right of the role opens the full history', async () => {
  const person = await reader();
  const { items } = await historyOf(person.token);
  expect(items.some(({ affected }) => affected?.id !== person.id)).toBe(true);
  expect(items.some(({ ip }) => ip !== '')).toBe(true);
  await done(person.token, 'mutation { historyCheckStart { state } }', {});
  const check = await until(async () => {
    const { historyCheck } = await done<{
      historyCheck: { state: string; isWhole: boolean | null; checked: number };
    }>(person.token, '{ historyCheck { state isWhole checked } }', {});
    return historyCheck.state === 'done' && historyCheck;
  });
  expect(check.isWhole).toBe(true);
  expect(check.checked).toBeGreaterThan(0);
});

test('another organization sees nothing of it', async () => {
  const id = await position('Тайная');
  const [entry] = (await historyOf(owner.token, { objectType: 'position', objectId: id })).items;
  const stranger = await register(t);
  expect((await historyOf(stranger.token, { objectType: 'position', objectId: id })).items).toEqual([]);
  const answer = await revert(stranger.token, entry?.id ?? '', 'name');
  expect(answer.errors?.[0]?.extensions.code).toBe('notFound');
});

test('actions of the provider’s people and of the system are shown as theirs', async () => {
  const provider = await register(t);
  await t.app.database.system(async (tx) => {
    await tx.execute(`update users set organization_id = ${owner.organizationId}, is_super_admin = true, position_id = null
      where id = ${provider.userId}`);
  });
  const token = await t.signIn(provider.userId);
  const id = await position('Кассир');
  await renamePosition(id, { name: 'Продавец' }, token);
  const filter = { objectType: 'position', objectId: id, actions: ['update'] };
  expect((await historyOf(owner.token, filter)).items[0]).toMatchObject({
    actorKind: 'provider',
    actor: null,
  });
  await t.app.database.tenant(owner.organizationId, (tx) =>
    t.app.deps.audit.write(
      { organizationId: owner.organizationId, caller: null, tx, lang: 'ru', ip: '', userAgent: '' },
      { action: 'remind', objectType: 'regulation', objectId: 1 },
    ),
  );
  expect((await historyOf(owner.token, { actions: ['remind'] })).items[0]).toMatchObject({
    actorKind: 'system',
    actor: null,
    objectName: null,
  });
});

describe('«Вернуть значение»', () => {
  async function renamed(): Promise<{ id: number; entry: Entry }> {
    const id = await position('Кассир');
    await renamePosition(id, { name: 'Старший кассир', vep: 'Касса сходится' });
    const [entry] = (await historyOf(owner.token, { objectId: id, actions: ['update'] })).items;
    if (!entry) throw new Error('no entry');
    return { id, entry };
  }

  const nameOf = async (id: number) =>
    (
      await done<{ position: { name: string; vep: string } }>(
        owner.token,
        'query ($id: Int!) { position(id: $id) { name vep } }',
        { id },
      )
    ).position;

  test('restores the previous value of one field, leaves the others, and is itself in the history', async () => {
    const { id, entry } = await renamed();
    expect((await revert(owner.token, entry.id, 'name')).data).toEqual({ historyRevert: true });
    expect(await nameOf(id)).toEqual({ name: 'Кассир', vep: 'Касса сходится' });
    const [latest] = (await historyOf(owner.token, { objectId: id, actions: ['update'] })).items;
    expect(latest?.changes).toMatchObject([{ before: 'Старший кассир', after: 'Кассир' }]);
  });

  test('is rejected when the field was changed again since, naming the person who did', async () => {
    const { id, entry } = await renamed();
    await renamePosition(id, { name: 'Управляющий' });
    const { errors } = await revert(owner.token, entry.id, 'name');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'conflict.updated' });
    expect(errors?.[0]?.extensions.params?.['name']).not.toBe('—');
    expect((await nameOf(id)).name).toBe('Управляющий');
  });

  test('is allowed to those who may edit the object', async () => {
    const { entry } = await renamed();
    const person = await employee();
    await t.app.database.system((tx) =>
      tx.execute(`update users set is_leader = true where id = ${person.id}`),
    );
    expect((await revert(person.token, entry.id, 'name')).errors?.[0]?.extensions.code).toBe('notFound');
  });

  test('is not allowed by the read right for the history alone: objects that the caller may not edit stay unchanged', async () => {
    const { id, entry } = await renamed();
    const { token } = await reader();
    expect((await revert(token, entry.id, 'name')).errors?.[0]?.extensions.code).toBe('access.denied');
    expect((await nameOf(id)).name).toBe('Старший кассир');
  });

  test('follows the service’s own rules, and touches neither roles nor fields that the entry does not contain', async () => {
    const { entry } = await renamed();
    for (const field of ['roleId', 'isArchive', 'parentId', '__proto__', 'constructor']) {
      expect((await revert(owner.token, entry.id, field)).errors?.[0]?.extensions.code).toBe('notFound');
    }
    const archived = await position('В архиве');
    const child = await position('Ниже', { parentId: archived });
    await renamePosition(child, { parentId: null });
    await renamePosition(archived, { isArchive: true });
    const [moved] = (await historyOf(owner.token, { objectId: child, actions: ['update'] })).items;
    const answer = await revert(owner.token, moved?.id ?? '', 'parentId');
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'validation.archived', field: 'parentId' });
  });

  test('works for a person and for the organization too', async () => {
    const person = await employee({ info: 'Первое' });
    await done(owner.token, `mutation ($user: UserInput!) { userUpdate(user: $user) { id } }`, {
      user: { id: person.id, info: 'Второе' },
    });
    const query = `mutation ($organization: OrganizationInput!) { organizationUpdate(organization: $organization) { name } }`;
    await done(owner.token, query, { organization: { activityText: 'Торговля' } });
    for (const [objectType, field, action] of [
      ['user', 'info', 'update'],
      ['organization', 'activityText', 'update'],
    ] as const) {
      const [entry] = (await historyOf(owner.token, { objectType, actions: [action] })).items;
      expect((await revert(owner.token, entry?.id ?? '', field)).errors).toBeUndefined();
      const [latest] = (await historyOf(owner.token, { objectType, actions: [action] })).items;
      expect(latest?.changes[0]?.field).toBe(field);
      expect(latest?.changes[0]?.before).toMatch(/Второе|Торговля/);
    }
  });
});

test('the actions are those of logActionTypes', () => {
  expect(enumeration('ru', 'logActionTypes').map(({ value }) => value)).toEqual([...LOG_ACTIONS]);
});

/** The names in every list called AUDITED: the recorded fields of objects. Those of a person come from their table. */
function auditedFields(): string[] {
  const files = readdirSync(projectPath('server', 'modules'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => {
      const source = readFileSync(projectPath('server', 'modules', file), 'utf8');
      const lists = [...source.matchAll(/(?:AUDITED = |audited: )\[(.*?)\](?: as const)?[;,]\n/gs)];
      return lists.flatMap(([, list = '']) => [...list.matchAll(/'(\w+)'/g)].map(([, name = '']) => name));
    });
}

test('every field in the history has a readable name', () => {
  const fields = [...PERSON_FIELD_NAMES, ...auditedFields()];
  expect(fields).toEqual(expect.arrayContaining(['nameFirst', 'postFunctions', 'audience', 'activityText']));
  const words = changeTextKeys('ru');
  const isNamed = (field: string) =>
    words.some((word) => word === `field.${field}` || new RegExp(`^field\\.\\w+\\.${field}$`).test(word));
  expect(fields.filter((field) => !isNamed(field))).toEqual([]);
});
