import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let admin: Registered;
const lines: string[] = [];
beforeAll(async () => {
  t = await startTestApp({ onLog: (line) => void lines.push(line) });
  admin = await register(t);
});
afterAll(() => t.stop());

const CREATE = 'mutation ($p: PositionInput!) { positionCreate(position: $p) { id } }';

test('an expected failure has its code, its place, and a message in the requested language', async () => {
  const ask = async (language: string) =>
    (await t.gql(admin.token, CREATE, { p: { name: '' } }, { 'Accept-Language': language })).errors?.[0];
  const russian = await ask('ru');
  expect(russian?.extensions).toMatchObject({
    type: 'GraphQLError',
    code: 'validation.required',
    field: 'name',
  });
  expect(russian?.message).toBe('Заполните поле');
  expect((await ask('en-US,en;q=0.9'))?.message).not.toMatch(/[а-я]/i);
  expect((await ask('de'))?.message).toBe(russian?.message);
});

test('a broken constraint of the database becomes the error of its field', async () => {
  const create = () => t.gql(admin.token, CREATE, { p: { name: 'Повар' } });
  const [first, second] = await Promise.all([create(), create()]);
  const failed = [first, second].filter(({ errors }) => errors);
  expect(failed).toHaveLength(1);
  expect(failed[0]?.errors?.[0]?.extensions).toMatchObject({
    type: 'GraphQLError',
    code: 'position.nameBusy',
    field: 'name',
  });
});

test('an unexpected failure is masked, and its cause is in the log under the number that the person sees', async () => {
  const broken = jest
    .spyOn(t.app.deps.audit, 'write')
    .mockRejectedValueOnce(new Error('secret detail: 10.0.0.7'));
  const { data, errors } = await t.gql(admin.token, CREATE, { p: { name: 'Официант' } });
  broken.mockRestore();
  expect(data).toBeNull();
  const error = errors?.[0];
  expect(error?.extensions).toMatchObject({ type: 'InternalError', requestId: expect.any(String) });
  expect(JSON.stringify(errors)).not.toContain('secret detail');
  expect(error?.message).toContain(String(error?.extensions.requestId));
  expect(lines.filter((line) => line.includes(String(error?.extensions.requestId))).join()).toContain(
    'secret detail',
  );
  // Its earlier writes are rolled back with it.
  const { data: list } = await t.gql<{ positions: { count: number } }>(
    admin.token,
    '{ positions(search: "Официант") { count } }',
  );
  expect(list?.positions.count).toBe(0);
});

test('wrong types and missing fields are rejected as an invalid request, before anything runs', async () => {
  const wrong = await t.gql(admin.token, CREATE, { p: { name: 5 } });
  expect(wrong.errors?.[0]?.extensions.type).toBe('RequestError');
  expect(wrong.data).toBeUndefined();
  const date = await t.gql(admin.token, 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }', {
    u: { id: admin.userId, dateBirth: '2025-02-30' },
  });
  expect(date.errors?.[0]?.extensions.type).toBe('RequestError');
});

test('texts with markup and control characters are stored as plain text', async () => {
  const name = '<script>alert(1)</script> "Шеф" & \u0000Ко';
  const { data } = await t.gql<{ positionCreate: { id: number } }>(admin.token, CREATE, { p: { name } });
  const { data: read } = await t.gql<{ position: { name: string } }>(
    admin.token,
    'query ($id: Int!) { position(id: $id) { name } }',
    { id: data?.positionCreate.id },
  );
  expect(read?.position.name).toBe('<script>alert(1)</script> "Шеф" & Ко');
});

test('a token that was never issued is anonymous', async () => {
  const { data } = await t.gql('x'.repeat(43), '{ userIsAuth }');
  expect(data).toEqual({ userIsAuth: false });
  const { errors } = await t.gql('x'.repeat(43), '{ organization { id } }');
  expect(errors?.[0]?.extensions).toMatchObject({ type: 'GraphQLError', code: 'auth.required' });
});

test('a body above the limit and a body of another type are rejected', async () => {
  const post = (body: string, type: string) =>
    fetch(`${t.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body });
  expect(
    (await post(JSON.stringify({ query: `{ userIsAuth } # ${'x'.repeat(2_200_000)}` }), 'application/json'))
      .status,
  ).toBe(413);
  expect((await post('query={userIsAuth}', 'application/x-www-form-urlencoded')).status).toBe(415);
});

test('in production strangers get neither introspection nor suggestions', async () => {
  const production = await startTestApp({ env: { NODE_ENV: 'production' } });
  try {
    const { errors } = await production.gql(null, '{ __schema { types { name } } }');
    expect(errors?.[0]?.message).toBe('Introspection is not available');
    const misspelt = await production.gql(null, '{ userIsAut }');
    expect(misspelt.errors?.[0]?.message).not.toContain('userIsAuth');
    const { token } = await register(production);
    expect((await production.gql(token, '{ __schema { queryType { name } } }')).errors).toBeUndefined();
  } finally {
    await production.stop();
  }
});
