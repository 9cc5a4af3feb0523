import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { anOrganization } from '@test/factories/organization.factory';
import { aPosition } from '@test/factories/structure.factory';
import { roleTable } from '@server/modules/roles/roles.tables';
import { aRole, may, RIGHTS, roleOfPosition } from './support';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const CREATE = `mutation ($role: RoleInput!, $key: String) {
  roleCreate(role: $role, clientKey: $key) { id name updatedAt rights { structure { read write } faq { read write } } }
}`;
const UPDATE = `mutation ($role: RoleInput!) { roleUpdate(role: $role) { id name updatedAt rights { faq { read } } } }`;
const ARCHIVE = 'mutation ($id: Int!) { roleArchive(id: $id) { id isArchive } }';
const IMPACT =
  'query ($ids: [Int!], $p: [Int!]) { roleImpact(roleIds: $ids, positionIds: $p) { peopleCount isOwn } }';
const POSITIONS =
  'mutation ($ids: [Int!]!, $role: Int) { positionsRoleUpdate(positionIds: $ids, roleId: $role) { id roleId } }';
const ADMIN = 'mutation ($id: Int!, $is: Boolean!) { adminUpdate(userId: $id, isAdmin: $is) { id isAdmin } }';

interface RoleAnswer {
  id: number;
  name: string;
  updatedAt: string;
}

async function create(role: Record<string, unknown>, key?: string): Promise<RoleAnswer> {
  const data = await workspace.get<{ roleCreate: RoleAnswer }>(workspace.admin, CREATE, { role, key });
  return data.roleCreate;
}

describe('a role', () => {
  it('is created with a unique name, ignoring case, and write includes read', async () => {
    const role = await create({
      name: ' Кассир  смены ',
      rights: [{ area: 'structure', read: false, write: true }],
    });
    expect(role).toMatchObject({
      name: 'Кассир смены',
      rights: { structure: { read: true, write: true }, faq: { read: false, write: false } },
    });
    expect(
      await workspace.rejection(workspace.admin, CREATE, { role: { name: 'КАССИР СМЕНЫ' } }),
    ).toMatchObject({
      code: 'role.nameBusy',
      field: 'name',
    });
    expect(await workspace.rejection(workspace.admin, CREATE, { role: { name: '  ' } })).toMatchObject({
      code: 'validation.required',
      field: 'name',
    });
  });

  it('is created once, however often it is sent', async () => {
    const first = await create({ name: 'Дважды' }, 'key-of-a-role-1');
    expect(await create({ name: 'Дважды' }, 'key-of-a-role-1')).toEqual(first);
  });

  it('preserves what somebody else has changed meanwhile', async () => {
    const role = await create({ name: 'Спорная' });
    await workspace.get(workspace.admin, UPDATE, { role: { id: role.id, name: 'Спорная 2' } });
    expect(
      await workspace.rejection(workspace.admin, UPDATE, {
        role: { id: role.id, name: 'Моя', updatedAt: role.updatedAt },
      }),
    ).toMatchObject({ code: 'conflict.updated', params: { name: 'Анна Главная' } });
  });

  it('keeps the areas that were not sent', async () => {
    const role = await create({ name: 'Частичная', rights: RIGHTS(['faq']) });
    const data = await workspace.get<{ roleUpdate: unknown }>(workspace.admin, UPDATE, {
      role: { id: role.id, rights: RIGHTS(['structure']) },
    });
    expect(data.roleUpdate).toMatchObject({ rights: { faq: { read: true } } });
  });

  it('built in is never archived; another one gives nothing once archived, and its name is free again', async () => {
    const system = await aRole(workspace, {}, { isSystem: true });
    expect(await workspace.rejection(workspace.admin, ARCHIVE, { id: system })).toMatchObject({
      code: 'role.system',
    });
    const person = await workspace.withRights(may('structure'));
    const id = await roleOfPosition(workspace, person);
    await workspace.get(workspace.admin, ARCHIVE, { id });
    const token = await workspace.test.signIn(person.id);
    const { errors } = await workspace.test.gql(token, '{ position(id: 1) { id } }');
    expect(errors?.[0]?.extensions.code).toBe('access.denied');
  });

  it('of another organization does not exist', async () => {
    const foreign = await workspace.system(async (tx) => {
      const { id: organizationId } = await anOrganization(tx);
      const [role] = await tx.insert(roleTable).values({ organizationId, name: 'Чужая' }).returning();
      return role?.id;
    });
    expect(
      await workspace.rejection(workspace.admin, UPDATE, { role: { id: foreign, name: 'Моя' } }),
    ).toMatchObject({
      code: 'notFound',
    });
    expect(await workspace.rejection(workspace.admin, ARCHIVE, { id: foreign })).toMatchObject({
      code: 'notFound',
    });
  });

  it('gives back office rights only in the provider’s organization', async () => {
    expect(
      await workspace.rejection(workspace.admin, CREATE, {
        role: { name: 'Бэк', rights: RIGHTS(['backOfficeDocs']) },
      }),
    ).toMatchObject({ code: 'role.beyondOwn', params: { area: 'Бэкофис: документы' } });
  });
});

describe('the holders', () => {
  it('are counted before anything is saved, and their sessions end with the change', async () => {
    const person = await workspace.withRights(may('faq'));
    const roleId = await roleOfPosition(workspace, person);
    const personal = await workspace.person();
    await workspace.get(
      workspace.admin,
      'mutation ($g: UserRoleInput!) { userRolesGrant(grant: $g) { id } }',
      {
        g: { userIds: [personal.id], roleId },
      },
    );
    const dismissed = await workspace.person({ positionId: person.positionId, status: 'dismissed' });
    const data = await workspace.get<{ roleImpact: unknown }>(workspace.admin, IMPACT, { ids: [roleId] });
    expect(data.roleImpact).toEqual({ peopleCount: 2, isOwn: false });

    const tokens = await Promise.all([person, personal].map(({ id }) => workspace.test.signIn(id)));
    const other = await workspace.test.signIn(workspace.admin.id);
    const isIn = async (token: string) =>
      (await workspace.test.gql<{ userIsAuth: boolean }>(token, '{ userIsAuth }')).data?.userIsAuth;
    expect(await Promise.all(tokens.map(isIn))).toEqual([true, true]);
    await workspace.get(workspace.admin, UPDATE, { role: { id: roleId, rights: RIGHTS(['faq!']) } });
    expect(await Promise.all(tokens.map(isIn))).toEqual([false, false]);
    expect(await isIn(other)).toBe(true);
    // After signing in again a person stays signed in.
    expect(await isIn(await workspace.test.signIn(person.id))).toBe(true);
    expect(dismissed.status).toBe('dismissed');
  });
});

describe('nobody grants or revokes rights that they lack', () => {
  it('in a role', async () => {
    const keeper = await workspace.withRights(may('roles!', 'faq'));
    const ask = (role: Record<string, unknown>) => workspace.rejection(keeper, CREATE, { role });
    expect(await ask({ name: 'Сильнее', rights: RIGHTS(['payment']) })).toMatchObject({
      code: 'role.beyondOwn',
      field: 'rights',
      params: { area: 'Оплата' },
    });
    expect(await ask({ name: 'Сильнее', rights: RIGHTS(['faq!']) })).toMatchObject({
      code: 'role.beyondOwn',
    });
    const data = await workspace.get<{ roleCreate: RoleAnswer }>(keeper, CREATE, {
      role: { name: 'Равная', rights: RIGHTS(['faq']) },
    });
    expect(data.roleCreate.name).toBe('Равная');
    const strong = await aRole(workspace, may('payment!'));
    expect(
      await workspace.rejection(keeper, UPDATE, {
        role: { id: strong, rights: [{ area: 'payment', read: false, write: false }] },
      }),
    ).toMatchObject({ code: 'role.beyondOwn' });
    expect(await workspace.rejection(keeper, ARCHIVE, { id: strong })).toMatchObject({
      code: 'role.beyondOwn',
    });
  });

  it('by the role of a position', async () => {
    const keeper = await workspace.withRights(may('roles!', 'faq'));
    const position = await workspace.system((tx) =>
      aPosition(tx, { organizationId: workspace.organizationId }),
    );
    const strong = await aRole(workspace, may('payment'));
    const equal = await aRole(workspace, may('faq'));
    expect(await workspace.rejection(keeper, POSITIONS, { ids: [position.id], role: strong })).toMatchObject({
      code: 'role.beyondOwn',
      field: 'roleId',
    });
    const data = await workspace.get<{ positionsRoleUpdate: unknown }>(keeper, POSITIONS, {
      ids: [position.id],
      role: equal,
    });
    expect(data.positionsRoleUpdate).toEqual([{ id: position.id, roleId: equal }]);
  });
});

describe('the last person who could undo it stays', () => {
  it('nobody revokes their own last right to change roles', async () => {
    const keeper = await workspace.withRights(may('roles!'));
    const own = await roleOfPosition(workspace, keeper);
    const ownLast = { code: 'role.ownLast' };
    expect(
      await workspace.rejection(keeper, UPDATE, {
        role: { id: own, rights: [{ area: 'roles', read: true, write: false }] },
      }),
    ).toMatchObject(ownLast);
    expect(await workspace.rejection(keeper, ARCHIVE, { id: own })).toMatchObject(ownLast);
    expect(await workspace.rejection(keeper, POSITIONS, { ids: [keeper.positionId] })).toMatchObject(ownLast);
    // With a second one the first may be removed.
    const second = await aRole(workspace, may('roles!'));
    await workspace.get(
      workspace.admin,
      'mutation ($g: UserRoleInput!) { userRolesGrant(grant: $g) { id } }',
      {
        g: { userIds: [keeper.id], roleId: second },
      },
    );
    await workspace.get(keeper, POSITIONS, { ids: [keeper.positionId] });
  });

  it('the last administrator stays one, even when two revoke it from each other at once', async () => {
    const lone = { code: 'employee.lastAdmin' };
    const { admin } = workspace;
    expect(await workspace.rejection(admin, ADMIN, { id: admin.id, is: false })).toMatchObject(lone);
    const second = await workspace.person();
    await workspace.get(admin, ADMIN, { id: second.id, is: true });
    const answers = await Promise.all([
      workspace.ask(admin, ADMIN, { id: second.id, is: false }),
      workspace.ask(second, ADMIN, { id: admin.id, is: false }),
    ]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    const { rows } = await workspace.system((tx) =>
      tx.execute(`select id from users where organization_id = ${workspace.organizationId} and is_admin`),
    );
    expect(rows).toHaveLength(1);
    // Restores the state for the other tests.
    await workspace.system((tx) => tx.execute(`update users set is_admin = true where id = ${admin.id}`));
  });

  it('only administrators make administrators', async () => {
    const keeper = await workspace.withRights(may('roles!', 'employees!'));
    expect(await workspace.rejection(keeper, ADMIN, { id: keeper.id, is: true })).toMatchObject({
      code: 'access.denied',
    });
  });
});
