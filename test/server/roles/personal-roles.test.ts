import { sql } from 'drizzle-orm';
import { roleTable, userRoleTable } from '@server/modules/roles/roles.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/workspace';
import { aRole, giveRole, may } from './support';

let cabinet: Workspace;

beforeAll(async () => {
  cabinet = await openWorkspace();
});
afterAll(() => cabinet.stop());

const GRANT = `mutation ($g: UserRoleInput!) { userRolesGrant(grant: $g) {
  id roles { id roleId name source scopeSubdivisionId until reason }
} }`;
const REVOKE = 'mutation ($ids: [Int!]!) { userRolesRevoke(ids: $ids) }';
const OWN = `{ initApp { user { roles { id name source scopeSubdivisionId until } } rights {
  organization { faq { read write } payment { read } statistics { read } }
  scoped { subdivisionId rights { statistics { read } faq { read } } }
} } }`;

interface Granted {
  id: number;
  roles: { id: number | null; source: string; until: string | null; reason: string }[];
}

async function grant(g: Record<string, unknown>, as = cabinet.admin): Promise<Granted[]> {
  return (await cabinet.get<{ userRolesGrant: Granted[] }>(as, GRANT, { g })).userRolesGrant;
}
async function rightsOf(user: UserRow) {
  const token = await cabinet.test.signIn(user.id);
  const { data } = await cabinet.test.gql<{
    initApp: {
      user: { roles: unknown[] };
      rights: { organization: Record<string, unknown>; scoped: unknown[] };
    };
  }>(token, OWN);
  if (!data) throw new Error('no answer');
  return { ...data.initApp.rights, roles: data.initApp.user.roles };
}
const day = async (shift: number): Promise<string> => {
  const { rows } = await cabinet.system((tx) =>
    tx.execute(
      sql`select ((now() at time zone timezone)::date + ${shift}::int)::text as day from organization where id = ${cabinet.organizationId}`,
    ),
  );
  return String(rows[0]?.['day']);
};

describe('a person’s rights', () => {
  it('are the union of the position’s role and of their personal roles', async () => {
    const person = await cabinet.withRights(may('faq'));
    await grant({ userIds: [person.id], roleId: await aRole(cabinet, may('payment', 'faq!')) });
    expect((await rightsOf(person)).organization).toEqual({
      faq: { read: true, write: true },
      payment: { read: true },
      statistics: { read: false },
    });
  });

  it('within a scope apply only to areas about people', async () => {
    const person = await cabinet.person();
    const { id } = await cabinet.system((tx) => aSubdivision(tx, { organizationId: cabinet.organizationId }));
    await grant({
      userIds: [person.id],
      roleId: await aRole(cabinet, may('statistics', 'faq')),
      scopeSubdivisionId: id,
    });
    const { organization, scoped } = await rightsOf(person);
    expect(organization).toMatchObject({ statistics: { read: false }, faq: { read: false } });
    expect(scoped).toEqual([
      { subdivisionId: id, rights: { statistics: { read: true }, faq: { read: false } } },
    ]);
  });

  it('last to the end of the last day and not a day longer', async () => {
    const roleId = await aRole(cabinet, may('payment'));
    const today = await cabinet.person();
    const yesterday = await cabinet.person();
    await giveRole(cabinet, today, roleId, { until: await day(0) });
    await giveRole(cabinet, yesterday, roleId, { until: await day(-1) });
    expect((await rightsOf(today)).organization).toMatchObject({ payment: { read: true } });
    expect(await rightsOf(yesterday)).toMatchObject({
      organization: { payment: { read: false } },
      roles: [],
    });
  });

  it('include nothing of an archived role', async () => {
    const person = await cabinet.person();
    await giveRole(cabinet, person, await aRole(cabinet, may('payment'), { isArchive: true }));
    expect(await rightsOf(person)).toMatchObject({ organization: { payment: { read: false } }, roles: [] });
  });

  it('end at once when the role is revoked', async () => {
    const person = await cabinet.person();
    const [granted] = await grant({ userIds: [person.id], roleId: await aRole(cabinet, may('structure')) });
    const ids = granted?.roles.map(({ id }) => id);
    const { errors } = await cabinet.ask(person, '{ position(id: 1) { id } }');
    expect(errors).toBeUndefined();
    await cabinet.get(cabinet.admin, REVOKE, { ids });
    expect(await cabinet.rejection(person, '{ position(id: 1) { id } }')).toMatchObject({
      code: 'access.denied',
    });
  });
});

describe('granting', () => {
  it('twice changes the end and the reason and adds nothing', async () => {
    const person = await cabinet.person();
    const roleId = await aRole(cabinet, may('faq'));
    await grant({ userIds: [person.id], roleId, until: await day(3), reason: 'Отпуск' });
    const [after] = await grant({ userIds: [person.id], roleId, until: await day(5), reason: 'Дольше' });
    expect(after?.roles).toMatchObject([{ source: 'personal', until: await day(5), reason: 'Дольше' }]);
  });

  it('is notified to the person and recorded, and so is revoking', async () => {
    const person = await cabinet.person();
    const [granted] = await grant({ userIds: [person.id], roleId: await aRole(cabinet, may('faq')) });
    await cabinet.get(cabinet.admin, REVOKE, { ids: granted?.roles.map(({ id }) => id) });
    const { notifications } = await cabinet.get<{ notifications: { items: unknown[] } }>(
      person,
      '{ notifications { items { type params route } } }',
    );
    expect(notifications.items).toMatchObject([
      { type: 'roleChanged', params: { result: 'revoked' } },
      { type: 'roleChanged', params: { result: 'granted' } },
    ]);
    const { rows } = await cabinet.system((tx) =>
      tx.execute(sql`select action from audit_log where affected_user_id = ${person.id} order by id`),
    );
    expect(rows).toEqual([{ action: 'roleGrant' }, { action: 'roleRevoke' }]);
  });

  it('rejects past, archived, foreign or nonexistent values', async () => {
    const person = await cabinet.person();
    const roleId = await aRole(cabinet, may('faq'));
    const refused = (g: Record<string, unknown>) =>
      cabinet.rejection(cabinet.admin, GRANT, { g: { userIds: [person.id], roleId, ...g } });
    const foreign = await cabinet.system(async (tx) => {
      const { id: organizationId } = await anOrganization(tx);
      const [role] = await tx.insert(roleTable).values({ organizationId, name: 'Чужая' }).returning();
      return { role: role?.id, subdivision: (await aSubdivision(tx, { organizationId })).id };
    });
    const archived = await aRole(cabinet, {}, { isArchive: true });
    expect(await refused({ until: await day(-1) })).toMatchObject({ code: 'role.untilPast', field: 'until' });
    // The last day is included.
    await expect(
      grant({ userIds: [(await cabinet.person()).id], roleId, until: await day(0) }),
    ).resolves.toHaveLength(1);
    const gone = await cabinet.person({ isArchive: true });
    expect(await refused({ userIds: [person.id, gone.id] })).toMatchObject({
      code: 'validation.unknown',
      field: 'userIds',
    });
    expect(await refused({ roleId: archived })).toMatchObject({
      code: 'validation.archived',
      field: 'roleId',
    });
    expect(await refused({ roleId: foreign.role })).toMatchObject({
      code: 'validation.unknown',
      field: 'roleId',
    });
    expect(await refused({ scopeSubdivisionId: foreign.subdivision })).toMatchObject({
      code: 'validation.unknown',
      field: 'scopeSubdivisionId',
    });
    expect(await refused({ userIds: [2_000_000_000] })).toMatchObject({
      code: 'validation.unknown',
      field: 'userIds',
    });
  });

  it('never exceeds the granter’s rights, nor affects an administrator', async () => {
    const keeper = await cabinet.withRights(may('roles!', 'faq'));
    const person = await cabinet.person();
    const weak = await aRole(cabinet, may('faq'));
    const strong = await aRole(cabinet, may('payment'));
    expect(
      await cabinet.rejection(keeper, GRANT, { g: { userIds: [person.id], roleId: strong } }),
    ).toMatchObject({ code: 'role.beyondOwn', field: 'roleId' });
    expect(
      await cabinet.rejection(keeper, GRANT, { g: { userIds: [cabinet.admin.id], roleId: weak } }),
    ).toMatchObject({ code: 'role.ofAdmin' });
    await expect(grant({ userIds: [person.id], roleId: weak }, keeper)).resolves.toHaveLength(1);
    const held = await giveRole(cabinet, person, strong);
    expect(await cabinet.rejection(keeper, REVOKE, { ids: [held] })).toMatchObject({
      code: 'role.beyondOwn',
    });
    const ofAdmin = await giveRole(cabinet, await cabinet.person({ isAdmin: true }), weak);
    expect(await cabinet.rejection(keeper, REVOKE, { ids: [ofAdmin] })).toMatchObject({
      code: 'role.ofAdmin',
    });
  });

  it('to oneself cannot end one’s own last right to change roles', async () => {
    const keeper = await cabinet.person();
    const held = await giveRole(cabinet, keeper, await aRole(cabinet, may('roles!')));
    expect(await cabinet.rejection(keeper, REVOKE, { ids: [held] })).toMatchObject({ code: 'role.ownLast' });
    const { rows } = await cabinet.system((tx) =>
      tx.execute(sql`select id from ${userRoleTable} where id = ${held}`),
    );
    expect(rows).toHaveLength(1);
  });
});

test('other people’s roles are visible only with roles.read', async () => {
  const person = await cabinet.withRights(may('faq'));
  const ask = (as: UserRow) =>
    cabinet.get<{ user: { roles: unknown[] } }>(
      as,
      'query ($id: Int) { user(user: { id: $id }) { roles { name } } }',
      {
        id: person.id,
      },
    );
  expect((await ask(await cabinet.person())).user.roles).toEqual([]);
  expect((await ask(await cabinet.withRights(may('roles')))).user.roles).toHaveLength(1);
  expect((await ask(person)).user.roles).toHaveLength(1);
});
