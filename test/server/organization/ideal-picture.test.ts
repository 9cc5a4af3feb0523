import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let admin: Registered;
let subdivisionId: number;
let employee: { id: number; token: string };
let leader: { id: number; token: string };
let stranger: { id: number; token: string };

beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
  const { data } = await t.gql<{ subdivisionCreate: { id: number } }>(
    admin.token,
    'mutation { subdivisionCreate(subdivision: { name: "Цех" }) { id } }',
  );
  subdivisionId = data?.subdivisionCreate.id ?? 0;
  employee = await hire('petr', `subdivisionId: ${subdivisionId}`);
  leader = await hire('oleg', `subdivisionId: ${subdivisionId} isLeaderSubdivision: true`);
  stranger = await hire('anton', '');
});
afterAll(() => t.stop());

async function hire(name: string, fields: string) {
  const { data } = await t.gql<{ userCreate: { id: number } }>(
    admin.token,
    `mutation { userCreate(user: { nameFirst: "${name}", email: "${name}@example.ru", isSendEmail: false ${fields} }) { id } }`,
  );
  const id = data?.userCreate.id ?? 0;
  return { id, token: await t.signIn(id) };
}

interface Statement {
  id: number;
  text: string;
  order: number;
  status: string;
  comment: string;
  updatedAt: string;
}

const CREATE = `mutation ($s: IdealStatementInput!) { idealStatementCreate(statement: $s) { id status updatedAt } }`;
const READ = `query ($layer: IdealLayer!, $of: Int) {
  idealPicture(layer: $layer, targetId: $of) { canWrite canDecide items { id text order status comment updatedAt } } }`;

async function create(token: string, layer: string, targetId: number | null, text: string) {
  const { data, errors } = await t.gql<{ idealStatementCreate: Statement }>(token, CREATE, {
    s: { layer, targetId, text },
  });
  return { statement: data?.idealStatementCreate, code: errors?.[0]?.extensions.code };
}

async function read(token: string, layer: string, of: number | null) {
  const { data, errors } = await t.gql<{
    idealPicture: { canWrite: boolean; canDecide: boolean; items: Statement[] };
  }>(token, READ, { layer, of });
  return { picture: data?.idealPicture, code: errors?.[0]?.extensions.code };
}

test('each layer has its editors: the company by right, a subdivision by its leader, a position by right', async () => {
  const codes = await Promise.all([
    create(employee.token, 'company', null, 'Нельзя'),
    create(employee.token, 'subdivision', subdivisionId, 'Нельзя'),
    create(leader.token, 'company', null, 'Нельзя'),
    create(leader.token, 'subdivision', subdivisionId, 'Цех начинает вовремя'),
    create(admin.token, 'company', null, 'Клиент получает ответ за день'),
  ]);
  expect(codes.map(({ code }) => code)).toEqual([
    'access.denied',
    'access.denied',
    'access.denied',
    undefined,
    undefined,
  ]);
  expect((await read(employee.token, 'subdivision', subdivisionId)).picture).toMatchObject({
    canWrite: false,
    items: [{ text: 'Цех начинает вовремя' }],
  });
});

test('a person’s picture is visible to themselves and their leaders; for others it does not exist', async () => {
  expect((await read(stranger.token, 'person', employee.id)).code).toBe('notFound');
  expect((await create(stranger.token, 'person', employee.id, 'Чужое')).code).toBe('notFound');
  expect((await read(leader.token, 'person', employee.id)).picture).toMatchObject({ canDecide: true });
});

test('a draft goes to the leader, who returns it with a reason or approves it; nobody approves their own', async () => {
  expect(
    (await create(employee.token, 'person', employee.id, 'Сдаю смену без долгов')).statement?.status,
  ).toBe('draft');
  const submit = () => t.gql(employee.token, 'mutation { idealPictureSubmit }');
  const decide = (token: string, isApproved: boolean, comment: string) =>
    t.gql(
      token,
      'mutation ($id: Int!, $ok: Boolean!, $c: String) { idealPictureDecide(userId: $id, isApproved: $ok, comment: $c) }',
      { id: employee.id, ok: isApproved, c: comment },
    );
  const now = async () => (await read(employee.token, 'person', employee.id)).picture?.items[0];
  await submit();
  expect((await decide(employee.token, true, '')).errors?.[0]?.extensions.code).toBe('access.denied');
  expect((await decide(leader.token, false, '')).errors?.[0]?.extensions).toMatchObject({
    code: 'validation.required',
    field: 'comment',
  });
  await decide(leader.token, false, 'Назовите срок');
  expect(await now()).toMatchObject({ status: 'returned', comment: 'Назовите срок' });
  await submit();
  await decide(leader.token, true, '');
  expect(await now()).toMatchObject({ status: 'approved', comment: '' });
});

test('the order is changed within one layer only, and an archived item can be restored', async () => {
  const second = (await create(admin.token, 'company', null, 'Второе')).statement?.id ?? 0;
  const first = (await read(admin.token, 'company', null)).picture?.items[0]?.id ?? 0;
  const reorder = (of: number | null, layer: string) =>
    t.gql(
      admin.token,
      'mutation ($l: IdealLayer!, $of: Int, $i: [IdealOrderInput!]!) { idealStatementsUpdate(layer: $l, targetId: $of, items: $i) }',
      {
        l: layer,
        of,
        i: [
          { id: second, order: 1 },
          { id: first, order: 2 },
        ],
      },
    );
  expect((await reorder(subdivisionId, 'subdivision')).errors?.[0]?.extensions.code).toBe('notFound');
  await reorder(null, 'company');
  const ids = async () => (await read(admin.token, 'company', null)).picture?.items.map(({ id }) => id);
  expect(await ids()).toEqual([second, first]);
  const archive = (isArchive: boolean) =>
    t.gql(
      admin.token,
      'mutation ($id: Int!, $a: Boolean!) { idealStatementArchive(id: $id, isArchive: $a) { id } }',
      { id: second, a: isArchive },
    );
  await archive(true);
  expect(await ids()).toEqual([first]);
  await archive(false);
  expect(await ids()).toEqual([second, first]);
});

test('a stale copy does not overwrite a newer one', async () => {
  const { statement } = await create(admin.token, 'company', null, 'Было');
  const edit = (text: string) =>
    t.gql(admin.token, 'mutation ($s: IdealStatementInput!) { idealStatementUpdate(statement: $s) { id } }', {
      s: { id: statement?.id, text, updatedAt: statement?.updatedAt },
    });
  expect((await edit('Стало')).errors).toBeUndefined();
  expect((await edit('Опоздало')).errors?.[0]?.extensions.code).toBe('conflict.updated');
});

test('the page shows an employee the first statements, and another organization sees none', async () => {
  const about = await t.gql<{ organizationAbout: { idealPicture: string[] } }>(
    employee.token,
    '{ organizationAbout { idealPicture } }',
  );
  expect(about.data?.organizationAbout.idealPicture[0]).toBe('Цех начинает вовремя');
  const other = await register(t);
  expect((await read(other.token, 'company', null)).picture?.items).toEqual([]);
  expect((await read(other.token, 'subdivision', subdivisionId)).code).toBe('notFound');
});
