import { getIntrospectionQuery } from 'graphql';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createBudget, REQUEST_BUDGET } from '@server/graphql/load/budget';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

/** People of one subdivision: each list of its people would have this length, for each of them. */
const PEOPLE = 2_000;

let t: TestApp;
let admin: Registered;
let employee: string;

beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
  const { organizationId } = admin;
  await t.app.database.system(async (tx) => {
    await tx.execute(`insert into subdivision (organization_id, name) values (${organizationId}, 'Склад')`);
    await tx.execute(`insert into users (organization_id, home_organization_id, email, name_first, name_second, subdivision_id)
      select ${organizationId}, ${organizationId}, 'p' || n || '@warehouse.example', 'Имя', 'Фамилия ' || n, s.id
      from generate_series(1, ${PEOPLE}) n, subdivision s where s.organization_id = ${organizationId}`);
  });
  const rows = await t.app.database.system((tx) =>
    selectRows(tx, { id: integer })(
      `select max(id) as id from users where organization_id = ${organizationId}`,
    ),
  );
  employee = await t.signIn(rows[0]?.id ?? 0);
}, 60_000);
afterAll(() => t.stop());

/** `levels` nested lists of colleagues. */
const colleagues = (levels: number): string =>
  levels === 0 ? 'id' : `id subdivision { employees { ${colleagues(levels - 1)} } }`;

test('people nested inside people inside people are rejected before anything is read', async () => {
  for (const size of [20, 200]) {
    const { data, errors } = await t.gql(
      employee,
      `{ users(pageSize: ${size}) { items { ${colleagues(3)} } } }`,
    );
    expect(data).toBeUndefined();
    expect(errors?.[0]?.message).toContain('cost');
  }
});

test('a list of colleagues is bounded however many there are, and says how to get the rest', async () => {
  const { data, errors } = await t.gql<{
    users: { items: { subdivision: { employees: { id: number }[]; employeesCount: number } }[] };
  }>(
    employee,
    '{ users(search: "Фамилия", pageSize: 1) { items { subdivision { employees { id } employeesCount } } } }',
  );
  expect(errors).toBeUndefined();
  const [first] = data?.users.items ?? [];
  expect(first?.subdivision.employees).toHaveLength(200);
  expect(first?.subdivision.employeesCount).toBe(PEOPLE);
});

test('the response size of a request is counted during execution', async () => {
  const wide = '{ users(pageSize: 60) { items { subdivision { employees { id nameFull nameShort } } } } }';
  expect((await t.gql(employee, wide)).errors).toBeUndefined();
  const budget = jest.replaceProperty(REQUEST_BUDGET, 'fields', 30_000);
  const { data, errors } = await t.gql(employee, wide, {}, { 'accept-language': 'en-us' });
  budget.restore();
  expect(data ?? null).toBeNull();
  expect(errors).toEqual([
    expect.objectContaining({
      message: expect.not.stringMatching(/[а-я]/i),
      extensions: expect.objectContaining({ code: 'limits.answer', type: 'GraphQLError' }),
    }),
  ]);
});

test('a write whose response is too long is rolled back', async () => {
  const count = async () =>
    (await t.gql<{ positions: { count: number } }>(admin.token, '{ positions { count } }')).data?.positions
      .count;
  const create = (name: string) => `positionCreate(position: { name: "${name}" }) { id }`;
  const { data } = await t.gql<{ positionCreate: { id: number } }>(
    admin.token,
    `mutation { ${create('Грузчик')} }`,
  );
  const before = await count();
  const budget = jest.replaceProperty(REQUEST_BUDGET, 'fields', 0);
  const { errors } = await t.gql(
    admin.token,
    `mutation ($id: Int) { ${create('Кладовщик')} positionsUpdate(positions: [{ id: $id, order: 2 }]) { id } }`,
    { id: data?.positionCreate.id },
  );
  budget.restore();
  expect(errors?.[0]?.extensions.code).toBe('limits.answer');
  expect(await count()).toBe(before);
});

test('a budget counts fields and characters, and stays spent', () => {
  const budget = createBudget({ fields: 10, characters: 100 });
  budget.spend(10, 100);
  expect(budget.isSpent).toBe(false);
  expect(() => budget.spend(0, 1)).toThrow('limits.answer');
  expect(budget.isSpent).toBe(true);
});

test('the characters of long texts are counted too', async () => {
  const ask = '{ users(pageSize: 20) { items { nameFull email } } }';
  const budget = jest.replaceProperty(REQUEST_BUDGET, 'characters', 100);
  expect((await t.gql(employee, ask)).errors?.[0]?.extensions.code).toBe('limits.answer');
  budget.restore();
  expect((await t.gql(employee, ask)).errors).toBeUndefined();
});

test('so are those of objects inside the rows', async () => {
  const budget = jest.replaceProperty(REQUEST_BUDGET, 'characters', 60);
  // 20 times «Склад».
  const inside = '{ users(search: "Фамилия", pageSize: 20) { items { subdivision { name } } } }';
  const { errors } = await t.gql(employee, inside);
  const few = await t.gql(employee, inside.replace('20', '10'));
  budget.restore();
  expect(errors?.[0]?.extensions.code).toBe('limits.answer');
  expect(few.errors).toBeUndefined();
});

test('the same is counted over a socket', async () => {
  const client = t.ws(employee);
  const budget = jest.replaceProperty(REQUEST_BUDGET, 'fields', 10);
  const { value } = await client
    .iterate({ query: '{ users(pageSize: 20) { items { id nameFull } } }' })
    .next();
  budget.restore();
  expect(value?.errors?.[0]?.extensions).toMatchObject({ code: 'limits.answer' });
  await client.dispose();
});

test('strangers get neither the schema nor suggestions, in any environment', async () => {
  const schema = await t.gql(null, getIntrospectionQuery());
  expect(schema.data).toBeUndefined();
  expect(schema.errors?.[0]?.message).toBe('Introspection is not available');
  const nested = await t.gql(
    null,
    '{ userIsAuth ...F } fragment F on Query { __type(name: "User") { name } }',
  );
  expect(nested.data).toBeUndefined();
  const { errors } = await t.gql(null, '{ userIsAut }');
  expect(errors?.[0]?.message).not.toContain('Did you mean');
});

test('a signed-in person may read the whole schema', async () => {
  const { data, errors } = await t.gql<{ __schema: { types: unknown[] } }>(employee, getIntrospectionQuery());
  expect(errors).toBeUndefined();
  expect(data?.__schema.types.length).toBeGreaterThan(100);
});
