import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

// 23:30 in Moscow, already the next day in Vladivostok.
const NOW = new Date('2027-02-25T20:30:00Z');

let t: TestApp;
let admin: Registered;
let newcomer: { id: number; token: string };
beforeAll(async () => {
  t = await startTestApp({ now: () => NOW });
  admin = await register(t);
  newcomer = await hire('Нина', { date_job_start: '2027-02-16', date_adapt_end: '2027-05-17' });
  await t.gql(admin.token, `mutation { adaptationStart(userId: ${newcomer.id}) { canAdd } }`);
});
afterAll(() => t.stop());

test('the setup stays until it is complete and its completion was read', async () => {
  const owner = await register(t);
  const close = async () => (await t.gql(owner.token, 'mutation { organizationSetupClose }')).data;
  const setup = async () =>
    (
      await t.gql<{ organizationAbout: { setup: { isDone: boolean }[] | null } }>(
        owner.token,
        '{ organizationAbout { setup { isDone } } }',
      )
    ).data?.organizationAbout.setup;
  expect(await close()).toEqual({ organizationSetupClose: false });
  expect(await setup()).toHaveLength(8);
  await t.app.database.system((tx) =>
    tx.execute(sql`update organization set setup_closed_at = now() where id = ${owner.organizationId}`),
  );
  expect(await setup()).toBeNull();
});

let number = 0;
async function hire(nameFirst: string, fields: Record<string, string> = {}) {
  number += 1;
  const { data } = await t.gql<{ userCreate: { id: number } }>(
    admin.token,
    `mutation { userCreate(user: { nameFirst: "${nameFirst}", email: "p${number}@example.ru", isSendEmail: false }) { id } }`,
  );
  const id = data?.userCreate.id ?? 0;
  const all = { status: 'adaptation', ...fields };
  await t.app.database.system(async (tx) => {
    for (const [column, value] of Object.entries(all)) {
      await tx.execute(sql`update users set ${sql.identifier(column)} = ${value} where id = ${id}`);
    }
  });
  return { id, token: await t.signIn(id) };
}

interface About {
  person: { id: number };
  startsAt: string | null;
  adaptation: { day: number; days: number } | null;
  newColleagues: { nameFirst: string }[];
  newColleaguesCount: number;
  birthdays: { date: string; user: { nameFirst: string } }[];
  admin: { id: number } | null;
  trainees: { id: number }[];
  setup: unknown[] | null;
  tiles: { adapting: number } | null;
}

const QUERY = `{ organizationAbout {
  person { id } startsAt adaptation { day days } newColleagues { nameFirst } newColleaguesCount birthdays { date user { nameFirst } }
  admin { id } trainees { id } setup { key } tiles { adapting } } }`;

async function about(token: string) {
  const { data } = await t.gql<{ organizationAbout: About }>(token, QUERY);
  return { page: data?.organizationAbout };
}

const setTimezone = (timezone: string) =>
  t.gql(
    admin.token,
    'mutation ($z: String) { organizationSettingUpdate(setting: { timezone: $z }) { timezone } }',
    { z: timezone },
  );

test('the newcomer sees which day of how many it is; by their own day, not the server’s', async () => {
  await setTimezone('Europe/Moscow');
  expect((await about(newcomer.token)).page).toMatchObject({
    startsAt: null,
    adaptation: { day: 10, days: 90 },
    admin: { id: admin.userId },
  });
  await setTimezone('Asia/Vladivostok');
  expect((await about(newcomer.token)).page?.adaptation?.day).toBe(11);
});

test('before the first day the page greets and counts nothing', async () => {
  const early = await hire('Ольга', { date_job_start: '2027-03-01', date_adapt_end: '2027-05-30' });
  expect((await about(early.token)).page).toMatchObject({ startsAt: '2027-03-01', adaptation: null });
});

test('birthdays of the next seven days in the organization’s time zone; the 29th of February falls on the 28th', async () => {
  await setTimezone('Europe/Moscow');
  await hire('Сегодня', { date_birth: '1990-02-25' });
  await hire('Високосный', { date_birth: '1992-02-29' });
  await hire('Последний', { date_birth: '1985-03-04' });
  await hire('Вчера', { date_birth: '1985-02-24' });
  await hire('Позже', { date_birth: '1985-03-05' });
  await hire('Ушедший', { date_birth: '1990-02-26', status: 'dismissed' });
  const shown = (await about(newcomer.token)).page?.birthdays.map(({ date, user }) => [user.nameFirst, date]);
  expect(shown).toEqual([
    ['Сегодня', '2027-02-25'],
    ['Високосный', '2027-02-28'],
    ['Последний', '2027-03-04'],
  ]);
});

test('new colleagues started within the last 30 days or start within two weeks; whoever was hired years ago is none', async () => {
  await setTimezone('Europe/Moscow');
  const before = (await about(newcomer.token)).page?.newColleaguesCount ?? 0;
  await hire('Первый', { date_job_start: '2027-01-27' });
  await hire('Скоро', { date_job_start: '2027-03-11' });
  await hire('Месяц', { date_job_start: '2027-01-26' });
  await hire('Давний', { date_job_start: '2018-03-01' });
  await hire('Нескоро', { date_job_start: '2027-03-12' });
  const page = (await about(newcomer.token)).page;
  expect(page?.newColleaguesCount).toBe(before + 2);
  expect(page?.newColleagues[0]?.nameFirst).toBe('Скоро');
});

test('people who need attention are among my people', async () => {
  const mentor = await hire('Наставник');
  await t.app.database.system((tx) =>
    tx.execute(sql`update users set mentor_id = ${mentor.id} where id = ${newcomer.id}`),
  );
  expect((await about(mentor.token)).page?.trainees).toEqual([{ id: newcomer.id }]);
});

test('setup and numbers are visible to those who read settings and the page', async () => {
  expect((await about(newcomer.token)).page).toMatchObject({ setup: null, tiles: null });
  const own = (await about(admin.token)).page;
  expect(own?.setup).not.toBeNull();
  expect(own?.tiles?.adapting).toBeGreaterThan(0);
});
