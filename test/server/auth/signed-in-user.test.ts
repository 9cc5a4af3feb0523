import { addDays } from 'date-fns';
import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import type { CodePurpose } from '@server/modules/auth/codes';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { dayOf } from '@server/modules/days';
import { roleTable } from '@server/modules/roles/roles.tables';
import { nextNumber } from '@test/factories/organization.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { operation } from '@test/helpers/contract/operations';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { may } from '../roles/support';

/** What the browser's own operations return about a person who has just signed in: the linked user fields. */

const SIGN_IN = operation('auth', 'getSessionToken');
const REGISTER = operation('auth', 'userRegAdmin');
const ZONE = 'Europe/Moscow';
const PASSWORD = 'Верный-Пароль-1';

type Fields = Record<string, unknown>;
interface Session {
  type: string;
  token: string;
  user: Fields;
}

let workspace: Workspace;
let team: Awaited<ReturnType<typeof aTeam>>;

const nameOf = ({ id, nameFirst, nameSecond }: UserRow) => ({ id, nameFirst, nameSecond });

/** A person with a position and role, a head, a mentor and a trainee, who also heads a team of their own. */
async function aTeam() {
  const { organizationId, system, person } = workspace;
  const made = await system(async (tx) => {
    const [role] = await tx
      .insert(roleTable)
      .values({ organizationId, name: `Мастера ${nextNumber()}`, rights: may('structure') })
      .returning();
    const position = await aPosition(tx, { organizationId, roleId: role?.id });
    const workshop = await aSubdivision(tx, { organizationId });
    const line = await aSubdivision(tx, { organizationId, parentId: workshop.id });
    return { role, position, workshop, line };
  });
  const { position, workshop, line } = made;
  const head = await person({
    ...{ nameFirst: 'Вера', nameSecond: 'Старшая', isLeader: true },
    ...{ leaderSubdivisionId: workshop.id, subdivisionId: workshop.id },
  });
  const mentor = await person({ nameFirst: 'Лев', nameSecond: 'Опытный' });
  const master = await person({
    ...{ nameFirst: 'Пётр', nameSecond: 'Мастеров', nameMiddle: 'Ильич', phone: '+79001112233' },
    ...{ positionId: position.id, subdivisionId: workshop.id, mentorId: mentor.id },
    ...{ isLeader: true, leaderSubdivisionId: line.id, dateBirth: '1990-02-03' },
    ...{ dateJobStart: '2020-01-09', datePossibleLeaving: '2030-01-01', reasonPossibleLeaving: 'Учёба' },
  });
  const trainee = await person({ nameFirst: 'Юля', nameSecond: 'Новая', mentorId: master.id });
  return { ...made, head, mentor, master, trainee };
}

/** What a person is told about themselves with the names of those who work with them. */
const linkedOfMaster = () => ({
  ...{ id: team.master.id, organizationId: workspace.organizationId },
  ...{ nameFull: expect.stringContaining('Мастеров'), phone: '+79001112233' },
  ...{ dateBirth: '1990-02-03', dateJobStart: '2020-01-09', isArchive: false },
  // Nobody sees this about themselves.
  ...{ datePossibleLeaving: null, reasonPossibleLeaving: null, reasonLeaving: null },
  ...{ mentorId: team.mentor.id, traineeId: team.trainee.id, avatar: null },
  position: {
    id: team.position.id,
    name: team.position.name,
    role: expect.objectContaining({
      id: team.role?.id,
      rights: expect.objectContaining({ structure: { read: true, write: false } }),
    }),
  },
  roles: [{ id: null, roleId: team.role?.id, name: team.role?.name, source: 'position' }],
  subdivision: { id: team.workshop.id, name: team.workshop.name },
  leaderSubdivision: { id: team.line.id, name: team.line.name },
  leader: nameOf(team.head),
  mentor: nameOf(team.mentor),
  trainee: nameOf(team.trainee),
});

const inWorkspace = <T>(work: (tx: Tx) => Promise<T>) =>
  workspace.test.app.database.tenant(workspace.organizationId, work);
const codeFor = (userId: number, purpose: CodePurpose) =>
  inWorkspace((tx) => workspace.test.app.deps.codes.create(tx, userId, purpose));

async function signIn(variables: Fields, token: string | null = null): Promise<Session> {
  const { data, errors } = await workspace.test.gql<{ getSessionToken: Session }>(token, SIGN_IN, variables);
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data.getSessionToken;
}

const withPassword = (person: UserRow, token: string | null = null) =>
  signIn({ type: 'local', login: person.email, password: PASSWORD }, token);

const change = (assignments: ReturnType<typeof sql>) =>
  workspace.system((tx) =>
    tx.execute(sql`update organization set ${assignments} where id = ${workspace.organizationId}`),
  );

beforeAll(async () => {
  workspace = await openWorkspace();
  await change(sql`user_id = ${workspace.admin.id}`);
});
beforeEach(async () => {
  await workspace.system((tx) => tx.execute(sql`delete from rate_limit`));
  team = await aTeam();
});
afterAll(() => workspace.stop());

describe('the linked user fields of a sign-in', () => {
  it.each<[string, () => Promise<Fields>]>([
    ['local', async () => ({ login: team.master.email, password: PASSWORD })],
    ['reset', async () => ({ login: team.master.email, code: await codeFor(team.master.id, 'reset') })],
    [
      'accessToken',
      async () => ({ userId: team.master.id, accessToken: await codeFor(team.master.id, 'invite') }),
    ],
  ])('are the person’s own, with type %s', async (type, variables) => {
    const { user } = await signIn({ type, ...(await variables()) });
    expect(user).toMatchObject({ ...linkedOfMaster(), organizationAdminId: workspace.admin.id });
  });

  it('are those that the new session reads afterwards', async () => {
    const { user, token } = await withPassword(team.master);
    const [, ...fragments] = SIGN_IN.split(/^(?=fragment )/m);
    const again = await workspace.test.gql<{ initApp: { user: Fields } }>(
      token,
      `{ initApp { user { ...LinkedUser organizationAdminId } } } ${fragments.join('\n')}`,
    );
    expect({ ...again.data?.initApp.user, isOnline: false }).toEqual({ ...user, isOnline: false });
  });

  it.each([
    ['suspended', sql`is_active = false`, sql`is_active = true`],
    ['unpaid', sql`is_active_subscribe = false`, sql`is_active_subscribe = true`],
  ])('are complete in an organization that is %s', async (_state, begin, end) => {
    await change(begin);
    const { user } = await withPassword(team.master).finally(() => change(end));
    expect(user).toMatchObject(linkedOfMaster());
  });

  it('a person who substitutes for a head today is a leader at once, as in the session that follows', async () => {
    const deputy = await workspace.person({ subdivisionId: team.line.id });
    await workspace.get(
      workspace.admin,
      'mutation ($acting: ActingLeaderInput!) { actingLeaderSave(actingLeader: $acting) { id } }',
      {
        acting: {
          ...{ subdivisionId: team.line.id, userId: deputy.id },
          ...{ dateFrom: dayOf(new Date(), ZONE), dateTo: dayOf(addDays(new Date(), 2), ZONE) },
        },
      },
    );
    const { user, token } = await withPassword(deputy);
    const { data } = await workspace.test.gql(token, '{ initApp { user { isLeader isUser } } }');
    expect(data).toEqual({ initApp: { user: { isLeader: true, isUser: false } } });
    expect(user).toMatchObject({ id: deputy.id, isLeader: true, isUser: false });
  });

  it('are of the person who signs in, whoever’s session the request comes with', async () => {
    const stranger = await workspace.person({ nameSecond: 'Другой', subdivisionId: team.line.id });
    const { user } = await withPassword(team.master, await workspace.test.signIn(stranger.id));
    expect(user).toMatchObject(linkedOfMaster());
  });

  it('are read with the rights of each person when two sign in with one request', async () => {
    const { head, master, workshop } = team;
    await workspace.person({ phone: '+79004445566', subdivisionId: workshop.id, mentorId: head.id });
    const plain = await workspace.person({ mentorId: master.id });
    const { data } = await workspace.test.gql<Record<'head' | 'plain', { user: Fields }>>(
      null,
      `mutation ($head: String, $plain: String, $password: String) {
        head: getSessionToken(type: "local", login: $head, password: $password) { user { trainee { phone } } }
        plain: getSessionToken(type: "local", login: $plain, password: $password) { user { mentor { id phone } } }
      }`,
      { head: head.email, plain: plain.email, password: PASSWORD },
    );
    expect(data?.head.user).toEqual({ trainee: { phone: '+79004445566' } });
    expect(data?.plain.user).toEqual({ mentor: { id: master.id, phone: null } });
  });

  it('are the administrator’s own while their other session views as a role', async () => {
    const { admin, test } = workspace;
    const token = await test.signIn(admin.id);
    await test.gql(token, 'mutation ($id: Int!) { viewAsStart(roleId: $id) { name } }', {
      id: team.role?.id,
    });
    const { data } = await test.gql(token, '{ initApp { user { isAdmin } viewAs { name } } }');
    expect(data).toEqual({ initApp: { user: { isAdmin: false }, viewAs: { name: team.role?.name } } });
    const { user } = await withPassword(admin, token);
    expect(user).toMatchObject({ id: admin.id, isAdmin: true, isUser: false, leader: null, trainee: null });
  });
});

describe('people who have left', () => {
  const dismiss = ({ id }: UserRow) =>
    workspace.get(
      workspace.admin,
      'mutation ($dismissal: UserDismissalInput!) { userDismiss(dismissal: $dismissal) { id } }',
      { dismissal: { userId: id, dateJobEnd: '2026-01-30', isAtOnce: true, reasonLeaving: 'Переезд' } },
    );
  const archive = ({ id }: UserRow) =>
    workspace.get(workspace.admin, 'mutation ($id: Int!) { userDelete(id: $id) }', { id });

  it.each([
    ['dismissed', dismiss],
    ['archived', archive],
  ])('a head who was %s is nobody’s head any more', async (_how, leave) => {
    await leave(team.head);
    const { user } = await withPassword(team.master);
    expect(user).toMatchObject({ ...linkedOfMaster(), leader: null });
  });

  it.each([
    ['dismissed', dismiss],
    ['archived', archive],
  ])('a trainee who was %s is nobody’s trainee any more', async (_how, leave) => {
    await leave(team.trainee);
    const { user } = await withPassword(team.master);
    expect(user).toMatchObject({ ...linkedOfMaster(), trainee: null, traineeId: null });
  });

  it.each([
    ['dismissed', dismiss],
    ['archived', archive],
  ])('a mentor who was %s does not make the sign-in fail', async (_how, leave) => {
    await leave(team.mentor);
    const { user, type } = await withPassword(team.master);
    expect(type).toBe('success');
    expect(user).toMatchObject({ id: team.master.id, leader: nameOf(team.head) });
  });
});

test('a wrong password reveals nothing of the person', async () => {
  const { user } = await signIn({ type: 'local', login: team.master.email, password: 'не тот пароль' });
  expect(user).toBeNull();
});

describe('the linked user fields of a registration', () => {
  const input = (number: number) => ({
    ...{ nameFirst: 'Нина', email: `nina${number}@zavod.ru`, phone: '+79005556677', password: PASSWORD },
    organization: { name: 'Завод', countEmployees: 10 },
    position: { name: 'Директор' },
  });

  it.each<[string, number, () => Promise<string | null>]>([
    ['a visitor', 1, () => Promise.resolve(null)],
    ['somebody signed in elsewhere', 2, () => workspace.test.signIn(team.master.id)],
  ])('are those of the new administrator, for %s', async (_who, number, tokenOf) => {
    const { data } = await workspace.test.gql<{ userRegAdmin: Session }>(await tokenOf(), REGISTER, {
      user: input(number),
    });
    const { type, user = {} }: Partial<Session> = data?.userRegAdmin ?? {};
    expect(type).toBe('success');
    expect(user['organizationId']).not.toBe(workspace.organizationId);
    expect(user).toMatchObject({
      ...{ nameFirst: 'Нина', email: `nina${number}@zavod.ru`, phone: '+79005556677' },
      ...{ isAdmin: true, isSuperAdmin: false, isUser: false, isArchive: false },
      position: { name: 'Директор', role: { name: 'Администратор' } },
      ...{ leader: null, mentor: null, trainee: null, subdivision: null, leaderSubdivision: null },
      ...{ skills: [], interests: [], trialPeriodTasks: [] },
    });
    expect(user).not.toHaveProperty('organizationAdminId');
  });
});
