import { sql } from 'drizzle-orm';
import { isBirthday, yearsBetween } from '@server/modules/days';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aSubdivision } from '@test/factories/structure.factory';

/** A person's data, and who sees it. It is 9 March 2027 in Moscow already. */
let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace({}, () => new Date('2027-03-08T22:00:00Z'));
});
afterAll(() => workspace.stop());

const USER = `query ($u: UserInput!) { user(user: $u) {
  detailInfo datePossibleLeaving reasonPossibleLeaving reasonLeaving age isBirth authType isAdaptionNotPassed
  idealPicture trialPeriodTasks { title } } }`;
type Known = Record<string, unknown>;

async function known(by: Parameters<Workspace['get']>[0], id: number): Promise<Known> {
  return (await workspace.get<{ user: Known }>(by, USER, { u: { id } })).user;
}

test('age and birthday use the day in the organization’s time zone, and are shown to those who may see the date', async () => {
  const person = await workspace.person({ dateBirth: '1990-03-09' });
  expect(await known(workspace.admin, person.id)).toMatchObject({
    age: 37,
    isBirth: true,
    authType: 'local',
  });
  const colleague = await workspace.person();
  expect(await known(colleague, person.id)).toMatchObject({ age: null, isBirth: false, authType: null });
});

test('a mentor’s trainee is returned with their id, and a person without one has neither', async () => {
  const mentor = await workspace.person();
  const ASK = 'query ($u: UserInput!) { user(user: $u) { traineeId trainee { id } mentorId } }';
  const of = async (id: number) =>
    (await workspace.get<{ user: Known }>(workspace.admin, ASK, { u: { id } })).user;
  expect(await of(mentor.id)).toEqual({ traineeId: null, trainee: null, mentorId: null });
  const { id } = await workspace.person({ mentorId: mentor.id });
  expect(await of(mentor.id)).toEqual({ traineeId: id, trainee: { id }, mentorId: null });
  expect(await of(id)).toEqual({ traineeId: null, trainee: null, mentorId: mentor.id });
});

test.each([
  ['2000-02-29', '2027-02-28', true, 26],
  ['2000-02-29', '2028-02-28', false, 27],
  ['2000-02-29', '2028-02-29', true, 28],
  ['2000-03-01', '2027-02-28', false, 26],
])('born on %s, on %s', (birth, day, isIt, years) => {
  expect(isBirthday(birth, day)).toBe(isIt);
  expect(yearsBetween(birth, day)).toBe(years);
});

test('a possible leaving is visible to the card’s editors: not to the person, colleagues or read-only viewers', async () => {
  const subdivision = await workspace.system((tx) =>
    aSubdivision(tx, { organizationId: workspace.organizationId }),
  );
  const fields = { datePossibleLeaving: '2027-05-01', reasonPossibleLeaving: 'Ищет место ближе к дому' };
  const person = await workspace.person({ ...fields, subdivisionId: subdivision.id });
  const personnel = await workspace.withRights({ employees: { read: true, write: true } });
  const reader = await workspace.withRights({ employees: { read: true, write: false } });
  expect(await known(personnel, person.id)).toMatchObject(fields);
  const nothing = { datePossibleLeaving: null, reasonPossibleLeaving: null, reasonLeaving: null };
  for (const by of [reader, person, await workspace.person()]) {
    expect(await known(by, person.id)).toMatchObject(nothing);
  }
  await workspace.system((tx) =>
    tx.execute(sql`update users set date_possible_leaving = '2027-06-01' where id = ${workspace.admin.id}`),
  );
  // Only administrators read an administrator's data.
  expect(await known(personnel, workspace.admin.id)).toMatchObject(nothing);
});

test('further notes about a person are written by the card’s editors, and read by the person', async () => {
  const person = await workspace.person();
  const update = 'mutation ($u: UserInput!) { userUpdate(user: $u) { detailInfo } }';
  const u = { id: person.id, detailInfo: 'Десять лет на складе' };
  expect(await workspace.rejection(person, update, { u })).toMatchObject({
    code: 'access.denied',
    field: 'detailInfo',
  });
  await workspace.get(workspace.admin, update, { u });
  expect(await known(person, person.id)).toMatchObject({ detailInfo: u.detailInfo });
  const long = { id: person.id, detailInfo: 'я'.repeat(5001) };
  expect(await workspace.rejection(workspace.admin, update, { u: long })).toMatchObject({
    code: 'validation.tooLong',
    field: 'detailInfo',
  });
});

test('people who failed the adaptation are marked as not passed, and so are newcomers', async () => {
  const [newcomer, worker] = [await workspace.person({ status: 'adaptation' }), await workspace.person()];
  await workspace.system((tx) =>
    tx.execute(sql`insert into adaptation (organization_id, user_id, date_start, date_end, status, result)
      values (${workspace.organizationId}, ${worker.id}, '2026-10-01', '2026-12-31', 'finished', 'failed')`),
  );
  expect(await known(workspace.admin, newcomer.id)).toMatchObject({ isAdaptionNotPassed: true });
  expect(await known(workspace.admin, worker.id)).toMatchObject({ isAdaptionNotPassed: true });
  expect(await known(workspace.admin, workspace.admin.id)).toMatchObject({ isAdaptionNotPassed: false });
});

test('approved statements and tasks of the trial period are on the card for those who may see them', async () => {
  const person = await workspace.person();
  const { organizationId } = workspace;
  await workspace.system((tx) =>
    tx.execute(sql`
      with own as (
        insert into ideal_statement (organization_id, user_id, text, status, "order") values
          (${organizationId}, ${person.id}, 'Склад сходится до штуки', 'approved', 1),
          (${organizationId}, ${person.id}, 'Ещё не решено', 'draft', 2))
      insert into adaptation_item (organization_id, user_id, lane, kind, title)
        values (${organizationId}, ${person.id}, 'employee', 'trial', 'Провести инвентаризацию')`),
  );
  const shown = {
    idealPicture: ['Склад сходится до штуки'],
    trialPeriodTasks: [{ title: 'Провести инвентаризацию' }],
  };
  expect(await known(person, person.id)).toMatchObject(shown);
  expect(await known(workspace.admin, person.id)).toMatchObject(shown);
  expect(await known(await workspace.person(), person.id)).toMatchObject({
    idealPicture: [],
    trialPeriodTasks: [],
  });
});
