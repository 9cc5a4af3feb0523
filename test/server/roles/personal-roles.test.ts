import { sql } from 'drizzle-orm';
import { roleTable, userRoleTable } from '@server/modules/roles/roles.tables';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole, giveRole, may } from './support';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

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

async function grant(g: Record<string, unknown>, as = workspace.admin): Promise<Granted[]> {
  return (await workspace.get<{ userRolesGrant: Granted[] }>(as, GRANT, { g })).userRolesGrant;
}
async function rightsOf(user: UserRow) {
  const token = await workspace.test.signIn(user.id);
  const { data } = await workspace.test.gql<{
    initApp: {
      user: { roles: unknown[] };
      rights: { organization: Record<string, unknown>; scoped: unknown[] };
    };
  }>(token, OWN);
  if (!data) throw new Error('no answer');
  return { ...data.initApp.rights, roles: data.initApp.user.roles };
}
const day = async (shift: number): Promise<string> => {
  const { rows } = await workspace.system((tx) =>
    tx.execute(
      sql`select ((now() at time zone timezone)::date + ${shift}::int)::text as day from organization where id = ${workspace.organizationId}`,
    ),
  );
  return String(rows[0]?.['day']);
};

describe('a person’s rights', () => {
  it('are the union of the position’s role and of their personal roles', async () => {
    const person = await workspace.withRights(may('faq'));
    await grant({ userIds: [person.id], roleId: await aRole(workspace, may('payment', 'faq!')) });
    expect((await rightsOf(person)).organization).toEqual({
      faq: { read: true, write: true },
      payment: { read: true },
      statistics: { read: false },
    });
  });

  it('within a scope apply only to areas about people', async () => {
    const person = await workspace.person();
    const { id } = await workspace.system((tx) =>
      aSubdivision(tx, { organizationId: workspace.organizationId }),
    );
    await grant({
      userIds: [person.id],
      roleId: await aRole(workspace, may('statistics', 'faq')),
      scopeSubdivisionId: id,
    });
    const { organization, scoped } = await rightsOf(person);
    expect(organization).toMatchObject({ statistics: { read: false }, faq: { read: false } });
    expect(scoped).toEqual([
      { subdivisionId: id, rights: { statistics: { read: true }, faq: { read: false } } },
    ]);
  });

  it('last to the end of the last day and not a day longer', async () => {
    const roleId = await aRole(workspace, may('payment'));
    const today = await workspace.person();
    const yesterday = await workspace.person();
    await giveRole(workspace, today, roleId, { until: await day(0) });
    await giveRole(workspace, yesterday, roleId, { until: await day(-1) });
    expect((await rightsOf(today)).organization).toMatchObject({ payment: { read: true } });
    expect(await rightsOf(yesterday)).toMatchObject({
      organization: { payment: { read: false } },
      roles: [],
    });
  });

  it('include nothing of an archived role', async () => {
    const person = await workspace.person();
    await giveRole(workspace, person, await aRole(workspace, may('payment'), { isArchive: true }));
    expect(await rightsOf(person)).toMatchObject({ organization: { payment: { read: false } }, roles: [] });
  });

  it('end at once when the role is revoked', async () => {
    const person = await workspace.person();
    const [granted] = await grant({ userIds: [person.id], roleId: await aRole(workspace, may('structure')) });
    const ids = granted?.roles.map(({ id }) => id);
    const { errors } = await workspace.ask(person, '{ position(id: 1) { id } }');
    expect(errors).toBeUndefined();
    await workspace.get(workspace.admin, REVOKE, { ids });
    expect(await workspace.rejection(person, '{ position(id: 1) { id } }')).toMatchObject({
      code: 'access.denied',
    });
  });
});

describe('granting', () => {
  it('twice changes the end and the reason and adds nothing', async () => {
    const person = await workspace.person();
    const roleId = await aRole(workspace, may('faq'));
    await grant({ userIds: [person.id], roleId, until: await day(3), reason: 'Отпуск' });
    const [after] = await grant({ userIds: [person.id], roleId, until: await day(5), reason: 'Дольше' });
    expect(after?.roles).toMatchObject([{ source: 'personal', until: await day(5), reason: 'Дольше' }]);
  });

  it('is notified to the person and recorded, and so is revoking', async () => {
    const person = await workspace.person();
    const [granted] = await grant({ userIds: [person.id], roleId: await aRole(workspace, may('faq')) });
    await workspace.get(workspace.admin, REVOKE, { ids: granted?.roles.map(({ id }) => id) });
    const { notifications } = await workspace.get<{ notifications: { items: unknown[] } }>(
      person,
      '{ notifications { items { type params route } } }',
    );
    expect(notifications.items).toMatchObject([
      { type: 'roleChanged', params: { result: 'revoked' } },
      { type: 'roleChanged', params: { result: 'granted' } },
    ]);
    const { rows } = await workspace.system((tx) =>
      tx.execute(sql`select action from audit_log where affected_user_id = ${person.id} order by id`),
    );
    expect(rows).toEqual([{ action: 'roleGrant' }, { action: 'roleRevoke' }]);
  });

  it('rejects past, archived, foreign or nonexistent values', async () => {
    const person = await workspace.person();
    const roleId = await aRole(workspace, may('faq'));
    const refused = (g: Record<string, unknown>) =>
      workspace.rejection(workspace.admin, GRANT, { g: { userIds: [person.id], roleId, ...g } });
    const foreign = await workspace.system(async (tx) => {
      const { id: organizationId } = await anOrganization(tx);
      const [role] = await tx.insert(roleTable).values({ organizationId, name: 'Чужая' }).returning();
      return { role: role?.id, subdivision: (await aSubdivision(tx, { organizationId })).id };
    });
    const archived = await aRole(workspace, {}, { isArchive: true });
    expect(await refused({ until: await day(-1) })).toMatchObject({ code: 'role.untilPast', field: 'until' });
    // The last day is included.
    await expect(
      grant({ userIds: [(await workspace.person()).id], roleId, until: await day(0) }),
    ).resolves.toHaveLength(1);
    const gone = await workspace.person({ isArchive: true });
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
    const keeper = await workspace.withRights(may('roles!', 'faq'));
    const person = await workspace.person();
    const weak = await aRole(workspace, may('faq'));
    const strong = await aRole(workspace, may('payment'));
    expect(
      await workspace.rejection(keeper, GRANT, { g: { userIds: [person.id], roleId: strong } }),
    ).toMatchObject({ code: 'role.beyondOwn', field: 'roleId' });
    expect(
      await workspace.rejection(keeper, GRANT, { g: { userIds: [workspace.admin.id], roleId: weak } }),
    ).toMatchObject({ code: 'role.ofAdmin' });
    await expect(grant({ userIds: [person.id], roleId: weak }, keeper)).resolves.toHaveLength(1);
    const held = await giveRole(workspace, person, strong);
    expect(await workspace.rejection(keeper, REVOKE, { ids: [held] })).toMatchObject({
      code: 'role.beyondOwn',
    });
    const ofAdmin = await giveRole(workspace, await workspace.person({ isAdmin: true }), weak);
    expect(await workspace.rejection(keeper, REVOKE, { ids: [ofAdmin] })).toMatchObject({
      code: 'role.ofAdmin',
    });
  });

  it('to oneself cannot end one’s own last right to change roles', async () => {
    const keeper = await workspace.person();
    const held = await giveRole(workspace, keeper, await aRole(workspace, may('roles!')));
    expect(await workspace.rejection(keeper, REVOKE, { ids: [held] })).toMatchObject({
      code: 'role.ownLast',
    });
    const { rows } = await workspace.system((tx) =>
      tx.execute(sql`select id from ${userRoleTable} where id = ${held}`),
    );
    expect(rows).toHaveLength(1);
  });
});

test('other people’s roles are visible only with roles.read', async () => {
  const person = await workspace.withRights(may('faq'));
  const ask = (as: UserRow) =>
    workspace.get<{ user: { roles: unknown[] } }>(
      as,
      'query ($id: Int) { user(user: { id: $id }) { roles { name } } }',
      {
        id: person.id,
      },
    );
  expect((await ask(await workspace.person())).user.roles).toEqual([]);
  expect((await ask(await workspace.withRights(may('roles')))).user.roles).toHaveLength(1);
  expect((await ask(person)).user.roles).toHaveLength(1);
});
