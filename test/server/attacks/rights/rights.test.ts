import { sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { createImports } from '@test/helpers/worlds/imports';
import { aRole, giveRole, may } from '../../roles/support';
import { insertAssignment } from '../../roles/scoped-support';

/** Nobody gains a right: each of these calls used to raise somebody's rights before its result was checked. */

let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace();
}, 60_000);
afterAll(() => workspace.stop());

const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
const DELETE = 'mutation ($id: Int!) { userDelete(id: $id) }';
const RESTORE = 'mutation ($id: Int!) { userRestore(id: $id) { id } }';
const GIVE = `mutation ($id: Int!, $to: Int!, $items: [HandoverItemInput!]!) {
  userHandOver(userId: $id, toUserId: $to, items: $items) { person { id } } }`;
const GRANT = 'mutation ($g: UserRoleInput!) { userRolesGrant(grant: $g) { id } }';
const MOVE = 'mutation ($s: SubdivisionInput!) { subdivisionUpdate(subdivision: $s) { id } }';

const subdivision = (name: string, parentId: number | null = null) =>
  workspace.system((tx) => aSubdivision(tx, { organizationId: workspace.organizationId, name, parentId }));
const position = (fields: Parameters<typeof aPosition>[1]) =>
  workspace.system((tx) => aPosition(tx, { organizationId: workspace.organizationId, ...fields }));
const personnel = () => workspace.withRights(may('employees!', 'structure!'));
/** A person who manages access, and nothing else. */
const keeper = () => workspace.withRights(may('roles!'));
/** A person who looks after the people of one subdivision. */
async function subdivisionManager(subdivisionId: number, ...areas: Parameters<typeof may>): Promise<UserRow> {
  const user = await workspace.person({ subdivisionId });
  await giveRole(workspace, user, await aRole(workspace, may(...areas)), {
    scopeSubdivisionId: subdivisionId,
  });
  return user;
}
const stored = async ({ id }: UserRow) => {
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select email, phone, position_id, owner.ids as owned from users
      left join lateral (select array_agg(r.id) as ids from regulation r where r.owner_id = users.id) owner on true
      where id = ${id}`),
  );
  return rows[0];
};

describe('an import', () => {
  const TITLES = ['Фамилия', 'Имя', 'Электронная почта', 'Должность', 'Подразделение', 'Телефон'];
  let name = 0;
  const asTable = (rows: string[][]) => [TITLES, ...rows].map((row) => row.join('\t')).join('\n');

  /** A position without rights, and another one with the same name in a subdivision, with every right. */
  async function namesakes() {
    name += 1;
    const place = await subdivision(`Склад ${name}`);
    const plain = await position({ name: `Учётчик ${name}` });
    const roleId = await aRole(workspace, may('roles!', 'integrations!'));
    const strong = await position({ name: `Учётчик ${name}`, subdivisionId: place.id, roleId });
    return { place, plain, strong };
  }
  async function begin(user: UserRow, rows: string[][]) {
    const imports = createImports(workspace.test, await workspace.test.signIn(user.id));
    return { imports, ready: await imports.check(await imports.paste(asTable(rows))) };
  }

  test('resolves to the row’s position of the same name, and checks rights on it: in the dry run, and in the run', async () => {
    const hr = await personnel();
    const { place, plain, strong } = await namesakes();
    const { imports, ready } = await begin(hr, [
      ['Новая', 'Нина', 'nina@rights.ru', plain.name, place.name, ''],
      [hr.nameSecond, hr.nameFirst, hr.email, plain.name, place.name, ''],
      ['Честный', 'Егор', 'egor@rights.ru', plain.name, '', ''],
    ]);
    await imports.ask('mutation ($id: Int!) { employeeImportSettings(id: $id, duplicates: update) { id } }', {
      id: ready.id,
    });
    const before = await imports.rows(ready.id);
    expect(before.map(({ errors }) => errors.map(({ text }) => text))).toEqual([
      [expect.stringContaining('У вас самих нет этого права')],
      [expect.stringContaining('У вас самих нет этого права')],
      [],
    ]);
    expect((await imports.get(ready.id)).summary).toMatchObject({ create: 1, wrong: 2 });
    await imports.run(ready.id);
    const { rows } = await workspace.system((tx) =>
      tx.execute(sql`select email from users where position_id = ${strong.id}`),
    );
    expect(rows).toEqual([]);
  });

  test('does not set the email or phone of anybody who has a right that its author lacks', async () => {
    const hr = await personnel();
    const strong = (await keeper()).positionId;
    const [other, another] = [
      await workspace.person({ positionId: strong, phone: '+79005550011' }),
      await workspace.person({ positionId: strong, phone: '+79005550013' }),
    ];
    const { imports, ready } = await begin(hr, [
      [other.nameSecond, other.nameFirst, 'mine@rights.ru', '', '', '+79005550011'],
      [another.nameSecond, another.nameFirst, another.email, '', '', '+79005550012'],
    ]);
    await imports.ask('mutation ($id: Int!) { employeeImportSettings(id: $id, duplicates: update) { id } }', {
      id: ready.id,
    });
    const reported = (await imports.rows(ready.id)).flatMap(({ errors }) => errors.map(({ text }) => text));
    await imports.run(ready.id);
    const refused = expect.stringContaining('есть права, которых нет у вас');
    expect(reported).toEqual([refused, refused]);
    expect([await stored(other), await stored(another)]).toMatchObject([
      { email: other.email, phone: '+79005550011' },
      { email: another.email, phone: '+79005550013' },
    ]);
  });

  test('when rolled back, restores to nobody a right that the caller lacks', async () => {
    const hr = await personnel();
    const { strong, plain } = await namesakes();
    const other = await workspace.person({ positionId: strong.id });
    const { imports, ready } = await begin(hr, [
      [other.nameSecond, other.nameFirst, other.email, `Стажёр ${name}`, '', ''],
    ]);
    await imports.ask('mutation ($id: Int!) { employeeImportSettings(id: $id, duplicates: update) { id } }', {
      id: ready.id,
    });
    await imports.run(ready.id);
    expect((await stored(other))?.['position_id']).not.toBe(strong.id);
    expect((await imports.rollBack(ready.id)).rollback?.kept).toMatchObject([{ obstacle: 'rights' }]);
    expect((await stored(other))?.['position_id']).not.toBe(strong.id);
    expect(plain.roleId).toBeNull();
  });
});

describe('sign-in identifiers', () => {
  test.each([
    ['email', { email: 'taken@rights.ru' }],
    ['phone', { phone: '+79001112233' }],
  ])('%s is not set by a caller who lacks one of the person’s rights', async (field, change) => {
    const other = await keeper();
    expect(
      await workspace.rejection(await personnel(), UPDATE, { u: { id: other.id, ...change } }),
    ).toMatchObject({ code: 'role.identityBeyondOwn', field });
    await workspace.get(workspace.admin, UPDATE, { u: { id: other.id, ...change } });
  });

  test('is not set for an absent person either: they may come back', async () => {
    const [hr, other] = [await personnel(), await keeper()];
    await workspace.get(hr, DELETE, { id: other.id });
    const change = { id: other.id, email: `away${other.id}@rights.ru` };
    expect(await workspace.rejection(hr, UPDATE, { u: change })).toMatchObject({
      code: 'role.identityBeyondOwn',
    });
  });

  test('is not taken over by disabling a second factor or by an invitation', async () => {
    const [hr, other] = [await personnel(), await keeper()];
    const RESET = 'mutation ($id: Int!) { userTwoFactorReset(userId: $id) }';
    expect(await workspace.rejection(hr, RESET, { id: other.id })).toMatchObject({
      code: 'role.identityBeyondOwn',
    });
    const invited = await workspace.person({ positionId: other.positionId, passwordHash: null });
    const INVITE = 'mutation ($id: Int!) { userInvite(id: $id) }';
    expect(await workspace.rejection(hr, INVITE, { id: invited.id })).toMatchObject({
      code: 'role.identityBeyondOwn',
    });
  });

  test('is not set in one subdivision for a person who heads, or looks after, another', async () => {
    const [here, there] = [await subdivision('Здесь'), await subdivision('Там')];
    const hr = await subdivisionManager(here.id, 'employees!');
    const leader = await workspace.person({
      subdivisionId: here.id,
      isLeader: true,
      leaderSubdivisionId: there.id,
    });
    const helper = await workspace.person({ subdivisionId: here.id });
    await giveRole(workspace, helper, await aRole(workspace, may('statistics')), {
      scopeSubdivisionId: there.id,
    });
    for (const { id } of [leader, helper]) {
      expect(await workspace.rejection(hr, UPDATE, { u: { id, email: `own${id}@rights.ru` } })).toMatchObject(
        {
          code: 'role.identityBeyondOwn',
        },
      );
    }
    const plain = await workspace.person({ subdivisionId: here.id });
    await workspace.get(hr, UPDATE, { u: { id: plain.id, email: `own${plain.id}@rights.ru` } });
  });
});

describe('a returning person', () => {
  test.each([
    ['from the archive', RESTORE, (id: number) => ({ id })],
    ['by a new status', UPDATE, (id: number) => ({ u: { id, status: 'working' } })],
    [
      'in a bulk change',
      'mutation ($c: [UserChangeInput!]!) { usersUpdate(users: $c) { rejections { code } } }',
      (id: number) => ({ c: [{ id, isArchive: false }] }),
    ],
  ])('%s brings no rights that the readmitting caller lacks', async (way, mutation, variables) => {
    const [hr, other] = [await personnel(), await keeper()];
    await workspace.system((tx) =>
      tx.execute(
        way === 'by a new status'
          ? sql`update users set status = 'dismissed' where id = ${other.id}`
          : sql`update users set is_archive = true where id = ${other.id}`,
      ),
    );
    const { errors, data } = await workspace.ask(hr, mutation, variables(other.id));
    expect(JSON.stringify([errors, data])).toContain('role.beyondOwn');
  });

  describe('rehired', () => {
    const REHIRE = 'mutation ($r: UserRehireInput!) { userRehire(rehire: $r) { id } }';
    const today = new Date().toISOString().slice(0, 10);
    const left = ({ id }: UserRow) =>
      workspace.system((tx) =>
        tx.execute(sql`update users set status = 'dismissed', is_archive = true where id = ${id}`),
      );

    test('brings no rights that the rehiring caller lacks: of a position, of a personal role, of an administrator', async () => {
      const hr = await personnel();
      const plain = await position({});
      const strong = await keeper();
      const withRole = await workspace.person();
      await giveRole(workspace, withRole, await aRole(workspace, may('roles!')));
      const admin = await workspace.person({ isAdmin: true });
      for (const [person, positionId, code] of [
        [strong, strong.positionId, 'role.beyondOwn'],
        [withRole, plain.id, 'role.beyondOwn'],
        [admin, plain.id, 'access.denied'],
      ] as const) {
        await left(person);
        const r = { userId: person.id, dateJobStart: today, positionId };
        expect(await workspace.rejection(hr, REHIRE, { r })).toMatchObject({ code });
      }
      await workspace.get(hr, REHIRE, {
        r: { userId: strong.id, dateJobStart: today, positionId: plain.id },
      });
    });
  });

  test('was given nothing while away that the rehiring caller may lack', async () => {
    const away = await workspace.person({ status: 'dismissed' });
    const { regulationCreate } = await workspace.get<{ regulationCreate: { id: number } }>(
      workspace.admin,
      'mutation { regulationCreate(regulation: { name: "Касса" }) { id } }',
    );
    const set = 'mutation ($r: RegulationInput!) { regulationUpdate(regulation: $r) { id } }';
    for (const [field, fields] of [
      ['approvers', { approverIds: [away.id] }],
      ['ownerId', { ownerId: away.id }],
    ] as const) {
      const r = { id: regulationCreate.id, ...fields };
      expect(await workspace.rejection(workspace.admin, set, { r })).toMatchObject({
        code: 'validation.unknown',
        field,
      });
    }
  });
});

describe('handover', () => {
  let count = 0;
  async function leaverWithRegulation() {
    count += 1;
    const [here, there] = [await subdivision(`Свои ${count}`), await subdivision(`Чужие ${count}`)];
    const hr = await subdivisionManager(here.id, 'employees!');
    const leaver = await workspace.person({ subdivisionId: here.id });
    const regulationId = await insertAssignment(workspace, [
      await workspace.person({ subdivisionId: there.id }),
    ]);
    await workspace.system((tx) =>
      tx.execute(
        sql`update regulation set owner_id = ${leaver.id}, code = ${`О-${count}`} where id = ${regulationId}`,
      ),
    );
    return { hr, leaver, here, there, regulationId };
  }

  test('makes nobody the owner of a regulation that neither they nor the caller could edit', async () => {
    const { hr, leaver, here, regulationId } = await leaverWithRegulation();
    const items = [{ kind: 'regulation', id: regulationId }];
    const mine = await workspace.person({ subdivisionId: here.id });
    for (const to of [hr.id, mine.id]) {
      expect(await workspace.rejection(hr, GIVE, { id: leaver.id, to, items })).toMatchObject({
        code: 'leaving.cannotReceive',
        field: 'toUserId',
      });
    }
    await workspace.get(hr, GIVE, { id: leaver.id, to: workspace.admin.id, items });
    expect((await stored(workspace.admin))?.['owned']).toContain(regulationId);
    const READ = 'query ($id: Int!) { regulation(id: $id) { id } }';
    expect((await workspace.ask(hr, READ, { id: regulationId })).data).not.toMatchObject({
      regulation: { id: regulationId },
    });
  });

  test('makes nobody leader, acting leader or mentor in a subdivision that neither of the two looks after', async () => {
    const { hr, leaver, there, here } = await leaverWithRegulation();
    await workspace.system((tx) =>
      tx.execute(
        sql`update users set is_leader = true, leader_subdivision_id = ${there.id} where id = ${leaver.id}`,
      ),
    );
    const trainee = await workspace.person({ subdivisionId: there.id, mentorId: leaver.id });
    const mine = await workspace.person({ subdivisionId: here.id });
    const give = (kind: string, id: number) =>
      workspace.rejection(hr, GIVE, { id: leaver.id, to: mine.id, items: [{ kind, id }] });
    expect(await give('subdivision', there.id)).toMatchObject({ code: 'role.headBeyondOwn' });
    expect(await give('trainee', trainee.id)).toMatchObject({ code: 'leaving.cannotReceive' });
    const rows = await workspace.system((tx) =>
      selectRows(tx, { id: integer })(sql`
        insert into acting_head (organization_id, subdivision_id, user_id, date_from, date_to)
        values (${workspace.organizationId}, ${there.id}, ${leaver.id}, current_date + 5, current_date + 9) returning id`),
    );
    expect(await give('acting', rows[0]?.id ?? 0)).toMatchObject({ code: 'role.headBeyondOwn' });
  });
});

describe('a right in one subdivision', () => {
  test('is granted within it, and not in another one or everywhere', async () => {
    const [here, there] = [await subdivision('Один'), await subdivision('Другой')];
    const below = await subdivision('Под ним', here.id);
    const giver = await keeper();
    await giveRole(workspace, giver, await aRole(workspace, may('employees!')), {
      scopeSubdivisionId: here.id,
    });
    const roleId = await aRole(workspace, may('employees!'));
    const userIds = [(await workspace.person()).id];
    await workspace.get(giver, GRANT, { g: { userIds, roleId, scopeSubdivisionId: below.id } });
    for (const scopeSubdivisionId of [there.id, null]) {
      expect(
        await workspace.rejection(giver, GRANT, { g: { userIds, roleId, scopeSubdivisionId } }),
      ).toMatchObject({
        code: 'role.beyondOwn',
        field: 'roleId',
      });
    }
  });

  test('does not grow by moving other subdivisions below it', async () => {
    const [here, there] = [await subdivision('Ветка'), await subdivision('Соседи')];
    const mover = await workspace.withRights(may('structure!'));
    await giveRole(workspace, mover, await aRole(workspace, may('employees!')), {
      scopeSubdivisionId: here.id,
    });
    const s = { id: there.id, parentId: here.id };
    expect(await workspace.rejection(mover, MOVE, { s })).toMatchObject({
      code: 'role.beyondOwn',
      field: 'parentId',
    });
    // A person who edits the structure and sets nobody's email continues to do so, regardless of the leaders.
    await workspace.person({ subdivisionId: here.id, isLeader: true, leaderSubdivisionId: here.id });
    await workspace.get(await workspace.withRights(may('structure!')), MOVE, { s });
  });

  test('does not grow by appointing as leader a person whose email the caller sets', async () => {
    const [here, there] = [await subdivision('Верх'), await subdivision('Низ')];
    const mover = await workspace.withRights(may('structure!'));
    await giveRole(workspace, mover, await aRole(workspace, may('employees!')), {
      scopeSubdivisionId: here.id,
    });
    const inner = await subdivision('Внутри', here.id);
    await workspace.person({ subdivisionId: inner.id, isLeader: true, leaderSubdivisionId: inner.id });
    expect(await workspace.rejection(mover, MOVE, { s: { id: there.id, parentId: inner.id } })).toMatchObject(
      {
        field: 'parentId',
      },
    );
  });
});
