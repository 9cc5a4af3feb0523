import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/registration';

let t: TestApp;
let admin: Registered;
let employee: string;

async function id(query: string): Promise<number> {
  const { data, errors } = await t.gql<Record<string, { id: number }>>(admin.token, query);
  const [made] = Object.values(data ?? {});
  if (!made) throw new Error(JSON.stringify(errors));
  return made.id;
}

beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
  await id('mutation { subdivisionCreate(subdivision: { name: "Ёлочный склад" }) { id } }');
  await id('mutation { positionCreate(position: { name: "Кладовщик 50%" }) { id } }');
  await id(
    'mutation { regulationCreate(regulation: { code: "РГ-7", name: "Правила складского учёта" }) { id } }',
  );
  const person = await id(
    'mutation { userCreate(user: { nameFirst: "Семён", nameSecond: "Ежов", email: "semen@example.ru", isSendEmail: false }) { id } }',
  );
  employee = await t.signIn(person);
});
afterAll(() => t.stop());

interface Hit {
  kind: string;
  title: string;
  route: string;
}

async function search(query: string, token = admin.token): Promise<Hit[]> {
  const { data, errors } = await t.gql<{ search: Hit[] }>(
    token,
    'query ($query: String!) { search(query: $query) { kind title subtitle route } }',
    { query },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.search;
}

test('finds people, regulations and the structure by parts of words, «е» for «ё»', async () => {
  expect((await search('склад')).map(({ kind, title }) => [kind, title])).toEqual([
    ['regulation', 'Правила складского учёта'],
    ['subdivision', 'Ёлочный склад'],
  ]);
  expect((await search('елочн')).map(({ title }) => title)).toEqual(['Ёлочный склад']);
  expect((await search('семен еж')).map(({ title }) => title)).toEqual(['Семён Ежов']);
  expect((await search('рг-7')).map(({ kind }) => kind)).toEqual(['regulation']);
});

test('signs that mean something to SQL are signs', async () => {
  expect((await search('50%')).map(({ title }) => title)).toEqual(['Кладовщик 50%']);
  expect(await search('%%')).toEqual([]);
  expect(await search(`'; drop table users; --`)).toEqual([]);
  expect(await search('__')).toEqual([]);
});

test('an employee finds neither drafts nor the structure, and nobody by e-mail', async () => {
  expect(await search('склад', employee)).toEqual([]);
  expect(await search('semen@', employee)).toEqual([]);
  expect((await search('semen@')).map(({ title }) => title)).toEqual(['Семён Ежов']);
});

test('another organization finds nothing', async () => {
  const other = await register(t);
  expect(await search('склад', other.token)).toEqual([]);
});

test('one letter is too little to search by', async () => {
  expect(await search('с')).toEqual([]);
});
