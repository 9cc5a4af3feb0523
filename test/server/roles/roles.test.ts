import { openWorkspace, type Workspace } from '@test/helpers/workspace';
import { anOrganization } from '@test/factories/organization.factory';
import { aPosition } from '@test/factories/structure.factory';
import { roleTable } from '@server/modules/roles/roles.tables';
import { aRole, may, RIGHTS, roleOfPosition } from './support';

let cabinet: Workspace;

beforeAll(async () => {
  cabinet = await openWorkspace();
});
afterAll(() => cabinet.stop());

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
  const data = await cabinet.get<{ roleCreate: RoleAnswer }>(cabinet.admin, CREATE, { role, key });
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
    expect(await cabinet.rejection(cabinet.admin, CREATE, { role: { name: 'КАССИР СМЕНЫ' } })).toMatchObject({
      code: 'role.nameBusy',
      field: 'name',
    });
    expect(await cabinet.rejection(cabinet.admin, CREATE, { role: { name: '  ' } })).toMatchObject({
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
    await cabinet.get(cabinet.admin, UPDATE, { role: { id: role.id, name: 'Спорная 2' } });
    expect(
      await cabinet.rejection(cabinet.admin, UPDATE, {
        role: { id: role.id, name: 'Моя', updatedAt: role.updatedAt },
      }),
    ).toMatchObject({ code: 'conflict.updated', params: { name: 'Анна Главная' } });
  });

  it('keeps the areas that were not sent', async () => {
    const role = await create({ name: 'Частичная', rights: RIGHTS(['faq']) });
    const data = await cabinet.get<{ roleUpdate: unknown }>(cabinet.admin, UPDATE, {
      role: { id: role.id, rights: RIGHTS(['structure']) },
    });
    expect(data.roleUpdate).toMatchObject({ rights: { faq: { read: true } } });
  });

  it('built in is never archived; another one gives nothing once archived, and its name is free again', async () => {
    const system = await aRole(cabinet, {}, { isSystem: true });
    expect(await cabinet.rejection(cabinet.admin, ARCHIVE, { id: system })).toMatchObject({
      code: 'role.system',
    });
    const person = await cabinet.withRights(may('structure'));
    const id = await roleOfPosition(cabinet, person);
    await cabinet.get(cabinet.admin, ARCHIVE, { id });
    const token = await cabinet.test.signIn(person.id);
    const { errors } = await cabinet.test.gql(token, '{ position(id: 1) { id } }');
    expect(errors?.[0]?.extensions.code).toBe('access.denied');
  });

  it('of another organization does not exist', async () => {
    const foreign = await cabinet.system(async (tx) => {
      const { id: organizationId } = await anOrganization(tx);
      const [role] = await tx.insert(roleTable).values({ organizationId, name: 'Чужая' }).returning();
      return role?.id;
    });
    expect(
      await cabinet.rejection(cabinet.admin, UPDATE, { role: { id: foreign, name: 'Моя' } }),
    ).toMatchObject({
      code: 'notFound',
    });
    expect(await cabinet.rejection(cabinet.admin, ARCHIVE, { id: foreign })).toMatchObject({
      code: 'notFound',
    });
  });

  it('gives back office rights only in the provider’s organization', async () => {
    expect(
      await cabinet.rejection(cabinet.admin, CREATE, {
        role: { name: 'Бэк', rights: RIGHTS(['backOfficeDocs']) },
      }),
    ).toMatchObject({ code: 'role.beyondOwn', params: { area: 'Бэкофис: документы' } });
  });
});

describe('the holders', () => {
  it('are counted before anything is saved, and their sessions end with the change', async () => {
    const person = await cabinet.withRights(may('faq'));
    const roleId = await roleOfPosition(cabinet, person);
    const personal = await cabinet.person();
    await cabinet.get(cabinet.admin, 'mutation ($g: UserRoleInput!) { userRolesGrant(grant: $g) { id } }', {
      g: { userIds: [personal.id], roleId },
    });
    const dismissed = await cabinet.person({ positionId: person.positionId, status: 'dismissed' });
    const data = await cabinet.get<{ roleImpact: unknown }>(cabinet.admin, IMPACT, { ids: [roleId] });
    expect(data.roleImpact).toEqual({ peopleCount: 2, isOwn: false });

    const tokens = await Promise.all([person, personal].map(({ id }) => cabinet.test.signIn(id)));
    const other = await cabinet.test.signIn(cabinet.admin.id);
    const isIn = async (token: string) =>
      (await cabinet.test.gql<{ userIsAuth: boolean }>(token, '{ userIsAuth }')).data?.userIsAuth;
    expect(await Promise.all(tokens.map(isIn))).toEqual([true, true]);
    await cabinet.get(cabinet.admin, UPDATE, { role: { id: roleId, rights: RIGHTS(['faq!']) } });
    expect(await Promise.all(tokens.map(isIn))).toEqual([false, false]);
    expect(await isIn(other)).toBe(true);
    // After signing in again a person stays signed in.
    expect(await isIn(await cabinet.test.signIn(person.id))).toBe(true);
    expect(dismissed.status).toBe('dismissed');
  });
});

describe('nobody grants or revokes rights that they lack', () => {
  it('in a role', async () => {
    const keeper = await cabinet.withRights(may('roles!', 'faq'));
    const ask = (role: Record<string, unknown>) => cabinet.rejection(keeper, CREATE, { role });
    expect(await ask({ name: 'Сильнее', rights: RIGHTS(['payment']) })).toMatchObject({
      code: 'role.beyondOwn',
      field: 'rights',
      params: { area: 'Оплата' },
    });
    expect(await ask({ name: 'Сильнее', rights: RIGHTS(['faq!']) })).toMatchObject({
      code: 'role.beyondOwn',
    });
    const data = await cabinet.get<{ roleCreate: RoleAnswer }>(keeper, CREATE, {
      role: { name: 'Равная', rights: RIGHTS(['faq']) },
    });
    expect(data.roleCreate.name).toBe('Равная');
    const strong = await aRole(cabinet, may('payment!'));
    expect(
      await cabinet.rejection(keeper, UPDATE, {
        role: { id: strong, rights: [{ area: 'payment', read: false, write: false }] },
      }),
    ).toMatchObject({ code: 'role.beyondOwn' });
    expect(await cabinet.rejection(keeper, ARCHIVE, { id: strong })).toMatchObject({
      code: 'role.beyondOwn',
    });
  });

  it('by the role of a position', async () => {
    const keeper = await cabinet.withRights(may('roles!', 'faq'));
    const position = await cabinet.system((tx) => aPosition(tx, { organizationId: cabinet.organizationId }));
    const strong = await aRole(cabinet, may('payment'));
    const equal = await aRole(cabinet, may('faq'));
    expect(await cabinet.rejection(keeper, POSITIONS, { ids: [position.id], role: strong })).toMatchObject({
      code: 'role.beyondOwn',
      field: 'roleId',
    });
    const data = await cabinet.get<{ positionsRoleUpdate: unknown }>(keeper, POSITIONS, {
      ids: [position.id],
      role: equal,
    });
    expect(data.positionsRoleUpdate).toEqual([{ id: position.id, roleId: equal }]);
  });
});

describe('the last person who could undo it stays', () => {
  it('nobody revokes their own last right to change roles', async () => {
    const keeper = await cabinet.withRights(may('roles!'));
    const own = await roleOfPosition(cabinet, keeper);
    const ownLast = { code: 'role.ownLast' };
    expect(
      await cabinet.rejection(keeper, UPDATE, {
        role: { id: own, rights: [{ area: 'roles', read: true, write: false }] },
      }),
    ).toMatchObject(ownLast);
    expect(await cabinet.rejection(keeper, ARCHIVE, { id: own })).toMatchObject(ownLast);
    expect(await cabinet.rejection(keeper, POSITIONS, { ids: [keeper.positionId] })).toMatchObject(ownLast);
    // With a second one the first may be removed.
    const second = await aRole(cabinet, may('roles!'));
    await cabinet.get(cabinet.admin, 'mutation ($g: UserRoleInput!) { userRolesGrant(grant: $g) { id } }', {
      g: { userIds: [keeper.id], roleId: second },
    });
    await cabinet.get(keeper, POSITIONS, { ids: [keeper.positionId] });
  });

  it('the last administrator stays one, even when two revoke it from each other at once', async () => {
    const lone = { code: 'employee.lastAdmin' };
    const { admin } = cabinet;
    expect(await cabinet.rejection(admin, ADMIN, { id: admin.id, is: false })).toMatchObject(lone);
    const second = await cabinet.person();
    await cabinet.get(admin, ADMIN, { id: second.id, is: true });
    const answers = await Promise.all([
      cabinet.ask(admin, ADMIN, { id: second.id, is: false }),
      cabinet.ask(second, ADMIN, { id: admin.id, is: false }),
    ]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    const { rows } = await cabinet.system((tx) =>
      tx.execute(`select id from users where organization_id = ${cabinet.organizationId} and is_admin`),
    );
    expect(rows).toHaveLength(1);
    // Restores the state for the other tests.
    await cabinet.system((tx) => tx.execute(`update users set is_admin = true where id = ${admin.id}`));
  });

  it('only administrators make administrators', async () => {
    const keeper = await cabinet.withRights(may('roles!', 'employees!'));
    expect(await cabinet.rejection(keeper, ADMIN, { id: keeper.id, is: true })).toMatchObject({
      code: 'access.denied',
    });
  });
});
