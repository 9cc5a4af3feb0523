import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { operation } from '@test/helpers/contract/operations';
import { statementsOf } from '@test/helpers/database/statements';
import { aRole, may } from '../roles/support';

/** Requests to change fields that are not self-editable. */
let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const FIELDS = `id status comment reason changes { field name before after } decidedBy { id } user { id updatedAt }`;
const ASK = `mutation ($c: ProfileChangesInput!, $comment: String, $key: String) {
  profileRequestCreate(changes: $c, comment: $comment, clientKey: $key) { ${FIELDS} } }`;
const WITHDRAW = `mutation ($id: Int!) { profileRequestWithdraw(id: $id) { status } }`;
const ACCEPT = `mutation ($id: Int!, $at: DateTime) { profileRequestAccept(id: $id, updatedAt: $at) { ${FIELDS} } }`;
const DECLINE = `mutation ($id: Int!, $reason: String!) { profileRequestDecline(id: $id, reason: $reason) { ${FIELDS} } }`;
const LIST = `query ($userId: Int, $pageSize: Int) { profileRequests(userId: $userId, pageSize: $pageSize) { count items { ${FIELDS} } } }`;
const OWN = `{ profileAccess { isHr request { ${FIELDS} } } }`;
const USER = `query ($u: UserInput!) { user(user: $u) { positionId dateJobStart nameSecond } }`;

interface Request {
  id: number;
  status: string;
  changes: { field: string; name: string; before: string | null; after: string | null }[];
  user: { id: number; updatedAt: string };
}

const ask = async (as: UserRow, c: Record<string, unknown>, comment = '') =>
  (await workspace.get<{ profileRequestCreate: Request }>(as, ASK, { c, comment })).profileRequestCreate;
const list = async (as: UserRow, userId: number | null = null) =>
  (
    await workspace.get<{ profileRequests: { count: number; items: Request[] } }>(as, LIST, {
      userId,
      pageSize: 100,
    })
  ).profileRequests;
const own = async (as: UserRow) =>
  (await workspace.get<{ profileAccess: { isHr: boolean; request: Request | null } }>(as, OWN)).profileAccess;
const notices = async (as: UserRow) =>
  (
    await workspace.get<{ notifications: { items: { type: string; params: object; route: string }[] } }>(
      as,
      '{ notifications { items { type params route } } }',
    )
  ).notifications.items.filter(({ type }) => type.startsWith('profileChange'));
const personnel = () => workspace.withRights(may('employees!'));
const position = (name: string, roleId?: number) =>
  workspace.system((tx) => aPosition(tx, { organizationId: workspace.organizationId, name, roleId }));

describe('requesting', () => {
  it('notifies those who edit the person’s card, in words, and nobody else', async () => {
    const [region, elsewhere] = await workspace.system(async (tx) => [
      await aSubdivision(tx, { organizationId: workspace.organizationId }),
      await aSubdivision(tx, { organizationId: workspace.organizationId }),
    ]);
    const branch = await workspace.system((tx) =>
      aSubdivision(tx, { organizationId: workspace.organizationId, parentId: region?.id }),
    );
    const roleId = await aRole(workspace, may('employees!'));
    const [ofRegion, ofElsewhere] = [await workspace.person(), await workspace.person()];
    const GRANT = 'mutation ($g: UserRoleInput!) { userRolesGrant(grant: $g) { id } }';
    const give = (to: UserRow, scopeSubdivisionId: number | undefined) =>
      workspace.get(workspace.admin, GRANT, { g: { userIds: [to.id], roleId, scopeSubdivisionId } });
    await give(ofRegion, region?.id);
    await give(ofElsewhere, elsewhere?.id);
    const hr = await personnel();
    const reader = await workspace.withRights(may('employees'));
    const person = await workspace.person({
      nameFirst: 'Ирина',
      nameSecond: 'Лисова',
      subdivisionId: branch.id,
      dateJobStart: '2026-10-01',
    });
    const senior = await position('Старший кассир');

    const request = await ask(
      person,
      { positionId: senior.id, dateJobStart: '2026-09-28' },
      ' Так в договоре ',
    );
    expect(request).toMatchObject({
      status: 'open',
      comment: 'Так в договоре',
      changes: [
        { field: 'positionId', name: 'Должность', before: null, after: 'Старший кассир' },
        { field: 'dateJobStart', before: '01.10.2026', after: '28.09.2026' },
      ],
    });
    const notification = {
      type: 'profileChangeRequest',
      route: `/employees/${person.id}`,
      params: { person: 'Ирина Лисова', fields: 'Должность, Дата приёма' },
    };
    for (const notified of [workspace.admin, hr, ofRegion])
      expect(await notices(notified)).toEqual([notification]);
    for (const other of [ofElsewhere, reader, person]) expect(await notices(other)).toEqual([]);
    expect((await list(ofRegion)).items.map(({ id }) => id)).toEqual([request.id]);
    expect(await list(ofElsewhere)).toEqual({ count: 0, items: [] });
    expect(await workspace.rejection(reader, LIST)).toMatchObject({ code: 'access.denied' });
    expect((await own(person)).request).toMatchObject({ id: request.id, status: 'open' });
    // A request changes nothing.
    expect((await workspace.get(person, USER, { u: {} }))['user']).toMatchObject({
      dateJobStart: '2026-10-01',
    });
  });

  it('happens once, one at a time, and can be withdrawn', async () => {
    const person = await workspace.person();
    const variables = { c: { nameSecond: 'Новая' }, key: 'request-key-1' };
    const both = await Promise.all(
      [1, 2].map(() => workspace.get<{ profileRequestCreate: Request }>(person, ASK, variables)),
    );
    const [first, second] = both.map(({ profileRequestCreate }) => profileRequestCreate.id);
    expect(first).toBe(second);
    expect(await workspace.rejection(person, ASK, { c: { nameSecond: 'Другая' } })).toMatchObject({
      code: 'profile.requestOpen',
    });
    expect(await workspace.rejection(await workspace.person(), WITHDRAW, { id: first })).toMatchObject({
      code: 'notFound',
    });
    await workspace.get(person, WITHDRAW, { id: first });
    expect((await own(person)).request).toMatchObject({ status: 'withdrawn' });
    expect(await workspace.rejection(workspace.admin, ACCEPT, { id: first })).toMatchObject({
      code: 'profile.requestDecided',
    });
    await ask(person, { nameSecond: 'Другая' });
  });

  it.each([
    ['nothing new', {}, 'profile.nothingAsked', undefined],
    ['no first name', { nameFirst: ' ' }, 'validation.required', 'nameFirst'],
    ['a phone that is none', { phone: '12' }, 'validation.phone', 'phone'],
    ['a further phone that is none', { phones: ['+79001234567', '12'] }, 'validation.phone', 'phones.1'],
    ['a mentor who is not there', { mentorId: 999_999 }, 'validation.unknown', 'mentorId'],
    ['a position that is not there', { positionId: 999_999 }, 'validation.unknown', 'positionId'],
    [
      'adaptation that ends before the first day',
      { dateJobStart: '2026-05-02', dateAdaptEnd: '2026-05-01' },
      'employee.adaptBeforeStart',
      'dateAdaptEnd',
    ],
  ])('for %s is rejected on its field', async (_what, c, code, field) => {
    const person = await workspace.person();
    const rejection = await workspace.rejection(person, ASK, { c });
    expect([rejection.code, rejection.field]).toEqual([code, field]);
  });
});

describe('answering', () => {
  it('with yes changes the person as an edit would, and notifies them', async () => {
    const person = await workspace.person({ nameSecond: 'Старая' });
    const hr = await personnel();
    const { id, user } = await ask(person, { nameSecond: 'Новая', dateJobStart: '2026-11-02' });
    const { profileRequestAccept } = await workspace.get<{ profileRequestAccept: Request }>(hr, ACCEPT, {
      id,
      at: user.updatedAt,
    });
    expect(profileRequestAccept).toMatchObject({ status: 'accepted', decidedBy: { id: hr.id } });
    expect((await workspace.get(person, USER, { u: {} }))['user']).toMatchObject({
      nameSecond: 'Новая',
      dateJobStart: '2026-11-02',
    });
    expect(await notices(person)).toMatchObject([
      {
        type: 'profileChangeResult',
        route: '/profile',
        params: { fields: 'Фамилия, Дата приёма', result: 'accepted' },
      },
    ]);
    const { rows } = await workspace.system((tx) =>
      tx.execute(
        sql`select action, object_type, actor_id from audit_log where affected_user_id = ${person.id} order by id`,
      ),
    );
    expect(rows).toEqual([
      { action: 'create', object_type: 'profileRequest', actor_id: person.id },
      { action: 'update', object_type: 'user', actor_id: hr.id },
      { action: 'approve', object_type: 'profileRequest', actor_id: hr.id },
    ]);
    // An answered request keeps its values.
    expect((await own(person)).request?.changes[0]).toMatchObject({ before: 'Старая', after: 'Новая' });
    expect(await workspace.rejection(workspace.admin, DECLINE, { id, reason: 'Нет' })).toMatchObject({
      code: 'profile.requestDecided',
    });
  });

  it('with yes sets a mentor and further phones too, described in words', async () => {
    const person = await workspace.person({ phones: ['+79000000001'] });
    const mentor = await workspace.person({ nameFirst: 'Пётр', nameSecond: 'Котов' });
    expect(await workspace.rejection(person, ASK, { c: { mentorId: person.id } })).toMatchObject({
      code: 'employee.ownMentor',
      field: 'mentorId',
    });
    const phones = ['+79000000001', '+79000000002'];
    const { id, changes } = await ask(person, { mentorId: mentor.id, phones });
    expect(changes).toEqual([
      { field: 'phones', name: expect.any(String), before: '+79000000001', after: phones.join(', ') },
      { field: 'mentorId', name: 'Наставник', before: null, after: 'Пётр Котов' },
    ]);
    await workspace.get(workspace.admin, ACCEPT, { id });
    const { user } = await workspace.get(person, 'query { user(user: {}) { mentorId phones } }');
    expect(user).toEqual({ mentorId: mentor.id, phones });
  });

  it('with no needs a reason, which the requester reads', async () => {
    const person = await workspace.person();
    const { id } = await ask(person, { nameFirst: 'Вера' });
    expect(await workspace.rejection(workspace.admin, DECLINE, { id, reason: ' ' })).toMatchObject({
      code: 'validation.required',
      field: 'reason',
    });
    await workspace.get(workspace.admin, DECLINE, { id, reason: 'Нужен паспорт' });
    expect((await own(person)).request).toMatchObject({ status: 'declined', reason: 'Нужен паспорт' });
    expect(await notices(person)).toMatchObject([
      { params: { result: 'declined', reason: 'Нужен паспорт' } },
    ]);
    expect((await workspace.get(person, USER, { u: {} }))['user']).not.toMatchObject({ nameFirst: 'Вера' });
  });

  it('is limited to those who edit the person’s card, grants no rights that they lack, and overwrites nobody', async () => {
    const person = await workspace.person();
    const hr = await personnel();
    const strong = await position('Казначей', await aRole(workspace, may('payment!')));
    const { id, user } = await ask(person, { positionId: strong.id });
    for (const stranger of [person, await workspace.person()]) {
      expect(await workspace.rejection(stranger, ACCEPT, { id })).toMatchObject({ code: 'access.denied' });
    }
    expect(await workspace.rejection(hr, ACCEPT, { id })).toMatchObject({
      code: 'role.beyondOwn',
      field: 'positionId',
    });
    expect((await own(person)).request).toMatchObject({ status: 'open' });
    const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
    await workspace.get(hr, UPDATE, { u: { id: person.id, info: 'Правка' } });
    expect(await workspace.rejection(workspace.admin, ACCEPT, { id, at: user.updatedAt })).toMatchObject({
      code: 'conflict.updated',
    });
    await workspace.get(workspace.admin, ACCEPT, { id });
    expect((await workspace.get(person, USER, { u: {} }))['user']).toMatchObject({ positionId: strong.id });
  });

  it('takes the same number of statements for a hundred open ones as for one', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => workspace.person()));
    for (const person of people) await ask(person, { nameSecond: 'Другая' });
    const session = await workspace.test.signIn(workspace.admin.id);
    const counts: number[] = [];
    // Emails about the request may be written at the same time: they add to one reading, not to all three.
    for (let reading = 0; reading < 3; reading += 1) {
      const statements = await statementsOf(() =>
        workspace.test.gql(session, operation('employees', 'profileRequests')),
      );
      counts.push(statements.filter((statement) => !/session_visit|set_config/.test(statement)).length);
    }
    // The list, with its count and its people; and the names of their changes, positions and pictures.
    expect(Math.min(...counts)).toBeLessThanOrEqual(4);
    expect((await list(workspace.admin)).count).toBeGreaterThanOrEqual(12);
    expect((await list(workspace.admin, people[0]?.id)).items).toHaveLength(1);
  });

  it('people who edit cards need no request', async () => {
    expect(await own(await personnel())).toMatchObject({ isHr: true });
    expect(await own(await workspace.person())).toMatchObject({ isHr: false, request: null });
  });
});
