import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let admin: Registered;
beforeAll(async () => {
  t = await startTestApp();
  admin = await register(t);
});
afterAll(() => t.stop());

const UPDATE = `mutation ($o: OrganizationInput!) { organizationUpdate(organization: $o) { name activityText countEmployees updatedAt } }`;

interface Updated {
  organizationUpdate: { name: string; activityText: string; countEmployees: number; updatedAt: string };
}

const update = (organization: Record<string, unknown>) =>
  t.gql<Updated>(admin.token, UPDATE, { o: organization });

test('only the given fields are changed', async () => {
  const before = (await update({ name: 'Мельница', countEmployees: 7 })).data?.organizationUpdate;
  const after = (await update({ activityText: 'Мука и хлеб' })).data?.organizationUpdate;
  expect(after).toMatchObject({ name: 'Мельница', countEmployees: 7, activityText: 'Мука и хлеб' });
  expect(after?.updatedAt).not.toBe(before?.updatedAt);
});

test('an editor of a stale copy sees who has changed it, and overwrites nothing', async () => {
  const { data } = await update({ name: 'Мельница' });
  await update({ name: 'Новая мельница' });
  const { errors } = await update({ name: 'Старая мельница', updatedAt: data?.organizationUpdate.updatedAt });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'conflict.updated', params: { name: 'Анна' } });
  const { data: now } = await t.gql<{ organization: { name: string } }>(
    admin.token,
    '{ organization { name } }',
  );
  expect(now?.organization.name).toBe('Новая мельница');
});

test.each([
  ['name', { name: '  ' }, 'validation.required'],
  ['name', { name: 'х'.repeat(256) }, 'validation.tooLong'],
  ['activityText', { activityText: 'х'.repeat(256) }, 'validation.tooLong'],
  ['countEmployees', { countEmployees: -1 }, 'validation.range'],
])('%s: %j is rejected on its field', async (field, part, code) => {
  expect((await update(part)).errors?.[0]?.extensions).toMatchObject({ code, field });
});

test('the page «О компании» lists the remaining setup steps, and a step is done once its data exists', async () => {
  const ask = async () => {
    const { data } = await t.gql<{ organizationAbout: { setup: { key: string; isDone: boolean }[] } }>(
      admin.token,
      '{ organizationAbout { setup { key isDone } } }',
    );
    return new Map(data?.organizationAbout.setup.map(({ key, isDone }) => [key, isDone]));
  };
  const before = await ask();
  expect([...before.keys()]).toEqual([
    'employee',
    'subdivision',
    'position',
    'regulation',
    'assignment',
    'role',
    'card',
    'logo',
  ]);
  expect([...before.values()].some(Boolean)).toBe(false);
  await t.gql(admin.token, 'mutation { subdivisionCreate(subdivision: { name: "Цех" }) { id } }');
  expect((await ask()).get('subdivision')).toBe(true);
});

test('an employee sees the page without the steps', async () => {
  const { data } = await t.gql<{ userCreate: { id: number } }>(
    admin.token,
    'mutation { userCreate(user: { nameFirst: "Пётр", nameSecond: "Ильин", email: "petr@example.ru", isSendEmail: false }) { id } }',
  );
  const token = await t.signIn(data?.userCreate.id ?? 0);
  const about = await t.gql<{ organizationAbout: { setup: null } }>(
    token,
    '{ organizationAbout { setup { key } } }',
  );
  expect(about.data?.organizationAbout.setup).toBeNull();
});
