import { sql } from 'drizzle-orm';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { statementsOf } from '@test/helpers/database/statements';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});

afterAll(() => workspace.stop());

/** The number of statements of the request, without its session, and without a job that happened to run meanwhile. */
async function fewestStatements(request: () => Promise<unknown>): Promise<number> {
  const counts = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const statements = await statementsOf(request);
    counts.push(statements.filter((statement) => !/session_visit|set_config/.test(statement)).length);
  }
  return Math.min(...counts);
}

const CREATE = `mutation ($u: UserInput!, $key: String) { userCreate(user: $u, clientKey: $key) { id email status isLeader dateAdaptEnd } }`;
const UPDATE = `mutation ($u: UserInput!) { userUpdate(user: $u) { id status nameFirst isLeader leaderSubdivisionId updatedAt } }`;
const USER = `query ($u: UserInput!) { user(user: $u) { id email phone dateBirth dateJobStart nameShort hasPassword isArchive leader { id } } }`;
const DELETE = 'mutation ($id: Int!) { userDelete(id: $id) }';

interface Created {
  userCreate: { id: number; email: string; status: string; isLeader: boolean; dateAdaptEnd: string | null };
}
interface Read {
  user: Record<string, unknown> | null;
}

let number = 0;
const email = () => `hire${(number += 1)}@example.ru`;
const hire = async (u: Record<string, unknown> = {}, key?: string) =>
  (
    await workspace.get<Created>(workspace.admin, CREATE, {
      u: { nameFirst: 'Ольга', nameSecond: 'Новая', email: email(), ...u },
      key,
    })
  ).userCreate;
const refused = (u: Record<string, unknown>) =>
  workspace.rejection(workspace.admin, CREATE, { u: { nameFirst: 'Ольга', email: email(), ...u } });

const emails = () =>
  workspace.system(async (tx) => {
    const rows = await selectRows(tx, { to: text, text })(sql`select "to", text from letter order by id`);
    return rows;
  });

describe('hiring', () => {
  it('creates an invited person with an invitation whose link works until the next one', async () => {
    const person = await hire({ email: 'Olga@Example.RU ', dateJobStart: '2026-11-02' });
    expect(person).toMatchObject({ email: 'olga@example.ru', status: 'invited', dateAdaptEnd: '2027-01-31' });
    const sent = (await emails()).filter(({ to }) => to === 'olga@example.ru');
    expect(sent).toHaveLength(1);
    const link = /\/#(\/lending\?accessToken=[^\s"]+)/.exec(sent[0]?.text ?? '')?.[1] ?? '';
    expect(link).toContain(`userId=${person.id}`);
    await workspace.get(workspace.admin, 'mutation ($id: Int!) { userInvite(id: $id) }', { id: person.id });
    expect((await emails()).filter(({ to }) => to === 'olga@example.ru')).toHaveLength(2);
    const accessToken = new URLSearchParams(link.split('?')[1]).get('accessToken');
    const SIGN_IN = `mutation ($t: String!, $id: Int!) { getSessionToken(type: "accessToken", accessToken: $t, userId: $id) { type } }`;
    const { data } = await workspace.test.gql<{ getSessionToken: { type: string } }>(null, SIGN_IN, {
      t: accessToken,
      id: person.id,
    });
    expect(data?.getSessionToken.type).toBe('isAccessTokenFail');
  });

  it('emails a newcomer by name their first day, whom to turn to, and what to read first', async () => {
    const leader = await workspace.person({ nameFirst: 'Марина', nameSecond: 'Ветрова' });
    const mentor = await workspace.person({ nameFirst: 'Никита', nameSecond: 'Козлов' });
    const place = await workspace.system((tx) =>
      aSubdivision(tx, { organizationId: workspace.organizationId }),
    );
    await workspace.system((tx) =>
      tx.execute(
        sql`update users set is_leader = true, leader_subdivision_id = ${place.id} where id = ${leader.id}`,
      ),
    );
    const start = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const hired = await hire({
      email: 'vera@example.ru',
      nameFirst: 'Вера',
      dateJobStart: start,
      subdivisionId: place.id,
      mentorId: mentor.id,
    });
    const [email] = (await emails()).filter(({ to }) => to === 'vera@example.ru');
    expect(email?.text).toContain('Здравствуйте, Вера.');
    expect(email?.text).toMatch(
      new RegExp(`Ваш первый день: [а-я]+, ${start.split('-').reverse().join('.')}`),
    );
    expect(email?.text).toContain('Ваш руководитель: Марина Ветрова');
    expect(email?.text).toContain('Ваш наставник: Никита Козлов');

    await workspace.system(async (tx) => {
      const regulation = await aPublishedRegulation(tx, {
        organizationId: workspace.organizationId,
        name: 'Правила кухни',
      });
      await tx.execute(sql`insert into assignment (organization_id, object_type, object_id, user_id)
        values (${workspace.organizationId}, 'regulation', ${regulation.id}, ${hired.id})`);
    });
    await workspace.get(workspace.admin, 'mutation ($id: Int!) { userInvite(id: $id) }', { id: hired.id });
    const again = (await emails()).filter(({ to }) => to === 'vera@example.ru').at(-1);
    expect(again?.text).toContain('Начните с документа «Правила кухни»');
  });

  it('names the document with the earliest due date to a person whose due dates start at the invitation', async () => {
    const hired = await hire({ email: 'gleb@example.ru', nameFirst: 'Глеб', isSendEmail: false });
    const owe = (name: string, dueDays: number) =>
      workspace.system(async (tx) => {
        const { id } = await aPublishedRegulation(tx, { organizationId: workspace.organizationId, name });
        await tx.execute(sql`
          insert into assignment (organization_id, object_type, object_id, user_id, is_held, due_days)
          values (${workspace.organizationId}, 'regulation', ${id}, ${hired.id}, true, ${dueDays})`);
      });
    await owe('Потом', 9);
    await owe('Сначала', 2);
    await workspace.get(workspace.admin, 'mutation ($id: Int!) { userInvite(id: $id) }', { id: hired.id });
    const [email] = (await emails()).filter(({ to }) => to === 'gleb@example.ru');
    expect(email?.text).toContain('Начните с документа «Сначала»');
  });

  it('uses the organization’s language for them, or the given one', async () => {
    const langOf = async (id: number) =>
      workspace.system(
        async (tx) => (await tx.execute(sql`select lang from users where id = ${id}`)).rows[0]?.['lang'],
      );
    const speak = (lang: string) =>
      workspace.system((tx) =>
        tx.execute(sql`update organization set lang = ${lang} where id = ${workspace.organizationId}`),
      );
    await speak('en-us');
    expect(await langOf((await hire()).id)).toBe('en-us');
    expect(await langOf((await hire({ lang: 'ru' })).id)).toBe('ru');
    await speak('ru');
  });

  it('sends no email when so requested', async () => {
    const person = await hire({ isSendEmail: false });
    expect((await emails()).some(({ to }) => to === person.email)).toBe(false);
  });

  it('happens once, however often the browser sends it', async () => {
    const u = { email: email() };
    const [first, second] = await Promise.all([hire(u, 'same-key-1'), hire(u, 'same-key-1')]);
    expect(first.id).toBe(second.id);
  });

  it('makes the person leader of a subdivision in place of the earlier one', async () => {
    const { organizationId } = workspace;
    const subdivision = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
    const first = await hire({ subdivisionId: subdivision.id, isLeaderSubdivision: true });
    const second = await hire({ subdivisionId: subdivision.id, isLeaderSubdivision: true });
    expect([first.isLeader, second.isLeader]).toEqual([true, true]);
    const { rows } = await workspace.system((tx) =>
      tx.execute(sql`select id, is_leader from users where subdivision_id = ${subdivision.id} order by id`),
    );
    expect(rows).toEqual([
      { id: first.id, is_leader: false },
      { id: second.id, is_leader: true },
    ]);
    const worker = await hire({ subdivisionId: subdivision.id });
    const { user } = await workspace.get<Read>(workspace.admin, USER, { u: { id: worker.id } });
    expect(user).toMatchObject({ leader: { id: second.id } });
  });

  it.each([
    ['no first name', { nameFirst: ' ' }, 'validation.required', 'nameFirst'],
    ['no address', { email: '' }, 'validation.required', 'email'],
    ['an address that is none', { email: 'olga@' }, 'validation.email', 'email'],
    ['an address that hides a line', { email: 'a@b.ru\nbcc:c@d.ru' }, 'validation.email', 'email'],
    ['a phone that is none', { phone: '12345' }, 'validation.phone', 'phone'],
    ['a name that is too long', { nameSecond: 'я'.repeat(101) }, 'validation.tooLong', 'nameSecond'],
    ['another sex', { sex: 'other' }, 'validation.option', 'sex'],
    [
      'adaptation that ends before the first day',
      { dateJobStart: '2026-05-02', dateAdaptEnd: '2026-05-01' },
      'employee.adaptBeforeStart',
      'dateAdaptEnd',
    ],
    [
      'work that ends before it begins',
      { dateJobStart: '2026-05-02', dateJobEnd: '2026-05-01' },
      'employee.endBeforeStart',
      'dateJobEnd',
    ],
    ['a child', { dateBirth: '2020-01-01' }, 'employee.age', 'dateBirth'],
    ['a position that is not there', { positionId: 999_999 }, 'validation.unknown', 'positionId'],
    ['a mentor who is not there', { mentorId: 999_999 }, 'validation.unknown', 'mentorId'],
    ['a head of nothing', { isLeaderSubdivision: true }, 'employee.leaderNeedsSubdivision', 'subdivisionId'],
  ])('%s is rejected on its field', async (_what, u, code, field) => {
    expect(await refused(u)).toMatchObject({ code, field, type: 'GraphQLError' });
  });

  it('requires an email that nobody has, in any organization', async () => {
    const { email: taken } = await hire();
    expect(await refused({ email: taken.toUpperCase() })).toMatchObject({
      code: 'employee.emailBusy',
      field: 'email',
    });
  });

  it('accepts no archived position and none of another organization', async () => {
    const [archived, foreign] = await workspace.system(async (tx) => [
      await aPosition(tx, { organizationId: workspace.organizationId, isArchive: true }),
      await aPosition(tx),
    ]);
    expect(await refused({ positionId: archived?.id })).toMatchObject({ code: 'validation.archived' });
    expect(await refused({ positionId: foreign?.id })).toMatchObject({ code: 'validation.unknown' });
  });
});

describe('contacts and dates', () => {
  it('are visible to oneself, one’s leader, and those who have the right', async () => {
    const { organizationId } = workspace;
    const [top, below] = await workspace.system(async (tx) => {
      const parent = await aSubdivision(tx, { organizationId });
      return [parent, await aSubdivision(tx, { organizationId, parentId: parent.id })];
    });
    const person = await workspace.person({
      subdivisionId: below?.id,
      phone: '+79991234567',
      dateBirth: '1990-01-01',
    });
    const leader = await workspace.person({
      isLeader: true,
      leaderSubdivisionId: top?.id,
      subdivisionId: top?.id,
    });
    const otherHead = await workspace.person({ isLeader: true });
    const hr = await workspace.withRights({ employees: { read: true, write: false } });
    const read = async (reader: typeof person) =>
      (await workspace.get<Read>(reader, USER, { u: { id: person.id } })).user;
    const known = { email: person.email, phone: '+79991234567', dateBirth: '1990-01-01' };
    for (const reader of [person, leader, hr, workspace.admin])
      expect(await read(reader)).toMatchObject(known);
    const hidden = { email: null, phone: null, dateBirth: null, dateJobStart: null };
    for (const reader of [otherHead, await workspace.person()])
      expect(await read(reader)).toMatchObject(hidden);
  });
});

describe('editing', () => {
  it('of oneself is limited to one’s own fields', async () => {
    const person = await workspace.person();
    const position = await workspace.system((tx) =>
      aPosition(tx, { organizationId: workspace.organizationId }),
    );
    await workspace.get(person, UPDATE, { u: { id: person.id, nameFirst: 'Мария' } });
    const attempt = (u: Record<string, unknown>) =>
      workspace.rejection(person, UPDATE, { u: { id: person.id, ...u } });
    expect(await attempt({ positionId: position.id })).toMatchObject({
      code: 'access.denied',
      field: 'positionId',
    });
    expect(await attempt({ status: 'working' })).toMatchObject({ code: 'access.denied', field: 'status' });
    expect(await attempt({ isLeaderSubdivision: true })).toMatchObject({ code: 'access.denied' });
    expect(await attempt({ email: 'new@example.ru' })).toMatchObject({
      code: 'employee.emailByCode',
      field: 'email',
    });
    expect(
      await workspace.rejection(person, UPDATE, { u: { id: workspace.admin.id, nameFirst: 'Х' } }),
    ).toMatchObject({
      code: 'notFound',
    });
  });

  it('of an administrator is not allowed to other people with the right', async () => {
    const hr = await workspace.withRights({ employees: { read: true, write: true } });
    const u = { id: workspace.admin.id, email: 'mine@example.ru' };
    expect(await workspace.rejection(hr, UPDATE, { u })).toMatchObject({ code: 'access.denied' });
    const own = await workspace.system((tx) => aPosition(tx, { organizationId: workspace.organizationId }));
    expect(await workspace.rejection(hr, UPDATE, { u: { id: hr.id, positionId: own.id } })).toMatchObject({
      field: 'positionId',
    });
  });

  it('says who changed the copy that is being edited', async () => {
    const person = await workspace.person();
    const { userUpdate } = await workspace.get<{ userUpdate: { updatedAt: string } }>(
      workspace.admin,
      UPDATE,
      {
        u: { id: person.id, nameFirst: 'Мария' },
      },
    );
    await workspace.get(workspace.admin, UPDATE, { u: { id: person.id, nameFirst: 'Марья' } });
    const u = { id: person.id, nameFirst: 'Маша', updatedAt: userUpdate.updatedAt };
    expect(await workspace.rejection(workspace.admin, UPDATE, { u })).toMatchObject({
      code: 'conflict.updated',
      params: { name: 'Анна Главная' },
    });
  });

  it('nobody is their own mentor', async () => {
    const person = await workspace.person();
    expect(
      await workspace.rejection(workspace.admin, UPDATE, { u: { id: person.id, mentorId: person.id } }),
    ).toMatchObject({ code: 'employee.ownMentor', field: 'mentorId' });
  });
});

describe('archiving', () => {
  it('ends the sessions at once, keeps the person, and can be undone', async () => {
    const person = await workspace.person();
    const token = await workspace.test.signIn(person.id);
    const AM_I = '{ userIsAuth }';
    expect(await workspace.test.gql(token, AM_I)).toMatchObject({ data: { userIsAuth: true } });
    await workspace.get(workspace.admin, DELETE, { id: person.id });
    expect(await workspace.test.gql(token, AM_I)).toMatchObject({ data: { userIsAuth: false } });
    const RESTORE = 'mutation ($id: Int!) { userRestore(id: $id) { isArchive } }';
    expect(await workspace.get(workspace.admin, RESTORE, { id: person.id })).toMatchObject({
      userRestore: { isArchive: false },
    });
  });

  it('is rejected for oneself, for the only administrator, and for strangers', async () => {
    expect(await workspace.rejection(workspace.admin, DELETE, { id: workspace.admin.id })).toMatchObject({
      code: 'employee.self',
    });
    const superAdmin = await workspace.person({ isSuperAdmin: true });
    await workspace.system((tx) =>
      tx.execute(sql`update users set is_admin = false where is_admin and id <> ${workspace.admin.id}`),
    );
    expect(await workspace.rejection(superAdmin, DELETE, { id: workspace.admin.id })).toMatchObject({
      code: 'employee.lastAdmin',
    });
    expect(await workspace.rejection(workspace.admin, DELETE, { id: 999_999 })).toMatchObject({
      code: 'notFound',
    });
  });
});

describe('the list', () => {
  const LIST = `query ($s: String, $ids: [Int!], $a: Boolean, $sort: UserSort, $sub: [Int!], $w: Boolean, $size: Int) {
    users(search: $s, ids: $ids, isArchive: $a, sort: $sort, subdivisionIds: $sub, withChildren: $w, pageSize: $size) {
      count items { id nameSecond email position { id } subdivision { id } } } }`;
  interface List {
    users: { count: number; items: { id: number; nameSecond: string }[] };
  }
  const list = async (variables: Record<string, unknown>, reader = workspace.admin) =>
    (await workspace.get<List>(reader, LIST, { size: 200, ...variables })).users;

  it('finds names by any part, «ё» by «е», and emails for those who may see them', async () => {
    const person = await workspace.person({
      nameFirst: 'Артём',
      nameSecond: 'Щёголев',
      email: 'unusual.box@example.ru',
    });
    const reader = await workspace.person();
    expect((await list({ s: 'щеголев арт' })).items.map(({ id }) => id)).toEqual([person.id]);
    expect((await list({ s: 'unusual.box' })).count).toBe(1);
    expect((await list({ s: 'unusual.box' }, reader)).count).toBe(0);
    expect((await list({ s: '%' })).count).toBe(0);
    expect((await list({ s: `'; drop table users; --` })).count).toBe(0);
  });

  it('sorts «Ё» after «Е», as people do', async () => {
    const { organizationId } = workspace;
    const subdivision = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
    const below = await workspace.system((tx) =>
      aSubdivision(tx, { organizationId, parentId: subdivision.id }),
    );
    for (const nameSecond of ['Яковлев', 'Ёлкин', 'Ежов', 'Жуков']) {
      await workspace.person({ nameSecond, subdivisionId: below.id });
    }
    const { items } = await list({ sub: [subdivision.id], w: true, sort: 'name' });
    expect(items.map(({ nameSecond }) => nameSecond)).toEqual(['Ежов', 'Ёлкин', 'Жуков', 'Яковлев']);
    expect((await list({ sub: [subdivision.id] })).count).toBe(0);
  });

  it('shows archived people to those with the right, and people requested by id to everybody', async () => {
    const gone = await workspace.person({ isArchive: true });
    const reader = await workspace.person();
    expect((await list({ a: true })).items.map(({ id }) => id)).toContain(gone.id);
    expect((await list({ a: true }, reader)).items.map(({ id }) => id)).not.toContain(gone.id);
    expect((await list({ ids: [gone.id] }, reader)).count).toBe(1);
  });

  it('takes at most four statements, whatever its length', async () => {
    const { organizationId } = workspace;
    await workspace.system(async (tx) => {
      for (let index = 0; index < 5; index += 1) {
        const subdivision = await aSubdivision(tx, { organizationId });
        const position = await aPosition(tx, { organizationId });
        await tx.execute(sql`update users set subdivision_id = ${subdivision.id}, position_id = ${position.id}
          where organization_id = ${organizationId} and id % 5 = ${index} and position_id is null`);
      }
    });
    await list({});
    const statements = await fewestStatements(() => list({}));
    expect(statements).toBeLessThanOrEqual(4);
    expect(statements).toBeGreaterThan(1);
  });
});
