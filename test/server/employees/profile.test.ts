import { sql } from 'drizzle-orm';
import { createPasswords } from '@server/modules/auth/passwords';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Reading and changing one's own profile. */
let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const UPDATE = `mutation ($u: UserInput!) { userUpdate(user: $u) {
  phones interests skills { name level } goals { text dueAt progress } updatedAt } }`;
const READ = `query ($u: UserInput!) { user(user: $u) {
  phones interests skills { name level } goals { text dueAt progress } updatedAt } }`;
const ACCESS = '{ profileAccess { ownFields } }';

const own = {
  phones: ['+79990000001', '+79990000002'],
  skills: [
    { name: 'Excel', level: 4 },
    { name: 'Переговоры', level: 2 },
  ],
  interests: ['шахматы', 'бег'],
  goals: [{ text: 'Сдать на категорию', dueAt: '2027-03-01', progress: 40 }],
};

it('one’s own password is changed with the current one, and with nothing else', async () => {
  const before = 'Верный-Пароль-1';
  const passwordHash = await createPasswords().hash(before);
  const person = await workspace.person({ passwordHash });
  const wish = { id: person.id, password: 'Другой-Пароль-2' };
  for (const currentPassword of [undefined, '', 'Неверный-Пароль-1']) {
    const u = { ...wish, currentPassword };
    expect(await workspace.rejection(person, UPDATE, { u })).toMatchObject({
      code: 'employee.passwordWrong',
      field: 'currentPassword',
    });
  }
  const elsewhere = await workspace.test.signIn(person.id);
  const asks = async () =>
    (await workspace.test.gql(elsewhere, READ, { u: {} })).errors?.[0]?.extensions.code;
  expect(await asks()).toBeUndefined();
  await workspace.get(person, UPDATE, { u: { ...wish, currentPassword: before } });
  // Whoever is signed in elsewhere is signed out; the session that changed it goes on.
  expect(await asks()).toBe('auth.required');
  expect(
    await workspace.rejection(person, UPDATE, { u: { ...wish, currentPassword: before } }),
  ).toMatchObject({
    code: 'employee.passwordWrong',
  });
});

describe('phones, skills, interests and goals', () => {
  it('are editable by oneself, and stored as sent', async () => {
    const person = await workspace.person();
    const { userUpdate } = await workspace.get(person, UPDATE, {
      u: { ...own, phones: [' +7 (999) 000-00-01', '', '+79990000002'] },
    });
    expect(userUpdate).toMatchObject(own);
    expect((await workspace.get(person, READ, { u: {} }))['user']).toMatchObject(own);
    // Omitted fields stay.
    const { userUpdate: later } = await workspace.get(person, UPDATE, {
      u: { interests: [' бег ', 'бег', ''] },
    });
    expect(later).toMatchObject({ ...own, interests: ['бег'] });
  });

  it('of others: skills and interests are visible to everybody, phones and goals to those with access', async () => {
    const person = await workspace.person();
    await workspace.get(person, UPDATE, { u: own });
    const colleague = await workspace.person();
    const read = async (reader: typeof person) =>
      (await workspace.get(reader, READ, { u: { id: person.id } }))['user'];
    expect(await read(colleague)).toMatchObject({ ...own, phones: null, goals: null });
    expect(await read(workspace.admin)).toMatchObject(own);
  });

  it.each([
    ['a phone that is none', { phones: ['+79990000001', '123'] }, 'validation.phone', 'phones.1'],
    ['a phone twice', { phones: ['+79990000001', '', '+7 999 000-00-01'] }, 'validation.twice', 'phones.2'],
    [
      'a sixth phone',
      { phones: Array.from({ length: 6 }, (_, index) => `+7999000000${index}`) },
      'validation.tooMany',
      'phones',
    ],
    ['a skill without a name', { skills: [{ name: ' ', level: 1 }] }, 'validation.required', 'skills.0.name'],
    ['a level above 5', { skills: [{ name: 'Excel', level: 6 }] }, 'validation.range', 'skills.0.level'],
    [
      'a skill twice',
      {
        skills: [
          { name: 'Excel', level: 1 },
          { name: 'excel', level: 2 },
        ],
      },
      'validation.twice',
      'skills.1.name',
    ],
    ['an interest that is too long', { interests: ['я'.repeat(61)] }, 'validation.tooLong', 'interests'],
    ['a goal without words', { goals: [{ text: '', progress: 0 }] }, 'validation.required', 'goals.0.text'],
    [
      'more than all of a goal',
      { goals: [{ text: 'Цель', progress: 101 }] },
      'validation.range',
      'goals.0.progress',
    ],
  ])('%s is rejected on its field', async (_what, u, code, field) => {
    const person = await workspace.person();
    expect(await workspace.rejection(person, UPDATE, { u })).toMatchObject({ code, field });
  });

  it('an edit of a stale copy names the earlier editor, and one without a date does not overwrite other fields', async () => {
    const person = await workspace.person();
    const { user } = await workspace.get<{ user: { updatedAt: string } }>(person, READ, { u: {} });
    await workspace.get(workspace.admin, UPDATE, { u: { id: person.id, interests: ['лыжи'] } });
    const stale = await workspace.rejection(person, UPDATE, {
      u: { skills: own.skills, updatedAt: user.updatedAt },
    });
    expect(stale).toMatchObject({ code: 'conflict.updated', params: { name: 'Анна Главная' } });
    await workspace.get(person, UPDATE, { u: { skills: own.skills } });
    expect((await workspace.get(person, READ, { u: {} }))['user']).toMatchObject({
      interests: ['лыжи'],
      skills: own.skills,
    });
  });

  it('every change is recorded in the history', async () => {
    const person = await workspace.person();
    await workspace.get(person, UPDATE, { u: { goals: own.goals } });
    const { rows } = await workspace.system((tx) =>
      tx.execute(sql`select changes from audit_log where object_type = 'user' and object_id = ${person.id}`),
    );
    expect(rows).toEqual([{ changes: { goals: [[], own.goals] } }]);
  });
});

describe('fields that the organization locks', () => {
  const KEEP = `mutation ($s: OrganizationSettingInput!) { organizationSettingUpdate(setting: $s) { organization { selfEditFields } } }`;
  const all = ['nameSecond', 'nameFirst', 'nameMiddle', 'phone', 'phones', 'sex', 'dateBirth', 'info'];
  const keep = (selfEditFields: string[]) => workspace.get(workspace.admin, KEEP, { s: { selfEditFields } });
  afterEach(() => keep(all));

  it('are shown in advance, and rejected by name; unlocked personal fields stay editable', async () => {
    const person = await workspace.person();
    const personnel = await workspace.withRights({ employees: { read: true, write: true } });
    await keep(['info']);
    expect(await workspace.get(person, ACCESS)).toEqual({ profileAccess: { ownFields: ['info'] } });
    expect(await workspace.get(personnel, ACCESS)).toEqual({ profileAccess: { ownFields: all } });
    expect(await workspace.rejection(person, UPDATE, { u: { phones: own.phones } })).toMatchObject({
      code: 'access.denied',
      field: 'phones',
    });
    const { userUpdate } = await workspace.get(person, UPDATE, {
      u: { phones: [], skills: own.skills, goals: own.goals },
    });
    expect(userUpdate).toMatchObject({ skills: own.skills, goals: own.goals });
  });
});
