import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let admin: Registered;
beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
});
afterAll(() => t.stop());

const CREATE =
  'mutation ($name: String!, $key: String) { positionCreate(position: { name: $name }, clientKey: $key) { id name } }';

interface Created {
  positionCreate: { id: number; name: string };
}

test('the same write sent five times at once happens once, and all get its response', async () => {
  const key = 'key-of-one-click';
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => t.gql<Created>(admin.token, CREATE, { name: 'Кассир', key })),
  );
  const ids = sent.map(({ data }) => data?.positionCreate.id);
  expect(new Set(ids).size).toBe(1);
  expect(ids[0]).toEqual(expect.any(Number));
});

test('a failed write may be sent again with its key', async () => {
  const key = 'key-of-a-failure';
  expect((await t.gql(admin.token, CREATE, { name: '', key })).errors).toBeDefined();
  expect(
    (await t.gql<Created>(admin.token, CREATE, { name: 'Грузчик', key })).data?.positionCreate.name,
  ).toBe('Грузчик');
});

test('the key of one person means nothing for another', async () => {
  const other = await register(t);
  const key = 'key-that-both-have';
  const first = await t.gql<Created>(admin.token, CREATE, { name: 'Бариста', key });
  const second = await t.gql<Created>(other.token, CREATE, { name: 'Бариста', key });
  expect(second.data?.positionCreate.id).not.toBe(first.data?.positionCreate.id);
});

test('a malformed key is rejected', async () => {
  const { errors } = await t.gql(admin.token, CREATE, { name: 'Охранник', key: 'short' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'validation.failed', field: 'clientKey' });
});
