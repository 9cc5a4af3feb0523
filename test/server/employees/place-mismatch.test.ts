import { eq } from 'drizzle-orm';
import { positionTable } from '@server/modules/structure/structure.tables';
import { aPosition, aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { createImports } from '@test/helpers/worlds/imports';
import { tableFile } from '@test/helpers/files/table-file';

let workspace: Workspace;
let sales: number;
let store: number;
let cashier: number;

beforeAll(async () => {
  workspace = await openWorkspace();
  const { organizationId } = workspace;
  [sales, store, cashier] = await workspace.system(async (tx) => {
    const subdivision = await aSubdivision(tx, { organizationId, name: 'Продажи' });
    const other = await aSubdivision(tx, { organizationId, name: 'Склад' });
    const position = await aPosition(tx, { organizationId, name: 'Кассир', subdivisionId: subdivision.id });
    return [subdivision.id, other.id, position.id];
  });
});

afterAll(() => workspace.stop());

const CREATE = 'mutation ($u: UserInput!) { userCreate(user: $u) { id } }';
const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id subdivisionId positionId } }';
const MANY =
  'mutation ($u: [UserChangeInput!]!) { usersUpdate(users: $u) { users { id } rejections { id field code text } } }';
const PREVIEW =
  'query ($u: [UserChangeInput!]!) { usersUpdatePreview(users: $u) { rejections { id code } } }';
const REFUSED = {
  code: 'employee.otherSubdivision',
  field: 'subdivisionId',
  params: { position: 'Кассир', subdivision: 'Продажи' },
};

describe('a position in another subdivision', () => {
  it('is rejected on the subdivision field until it is confirmed: for a new person, for one and for many', async () => {
    const u = { nameFirst: 'Новая', email: 'mismatch@example.ru', positionId: cashier, subdivisionId: store };
    expect(await workspace.rejection(workspace.admin, CREATE, { u })).toMatchObject(REFUSED);
    await workspace.get(workspace.admin, CREATE, { u: { ...u, isOtherSubdivision: true } });
    const person = await workspace.person({ subdivisionId: store });
    const change = { id: person.id, positionId: cashier };
    expect(await workspace.rejection(workspace.admin, UPDATE, { u: change })).toMatchObject(REFUSED);
    expect(await workspace.get(workspace.admin, PREVIEW, { u: [change] })).toMatchObject({
      usersUpdatePreview: { rejections: [{ id: person.id, code: REFUSED.code }] },
    });
    expect(await workspace.get(workspace.admin, MANY, { u: [change] })).toMatchObject({
      usersUpdate: { users: [], rejections: [{ id: person.id, field: 'subdivisionId', code: REFUSED.code }] },
    });
    const meant = { ...change, isOtherSubdivision: true };
    expect(await workspace.get(workspace.admin, MANY, { u: [meant] })).toMatchObject({
      usersUpdate: { users: [{ id: person.id }], rejections: [] },
    });
    // A stored mismatch is not asked about again when something else is edited.
    await workspace.get(workspace.admin, UPDATE, { u: { nameFirst: 'Другая', ...change } });
  });

  it('is no mismatch when the position has no subdivision, the person is in none, or both are the same', async () => {
    const { organizationId } = workspace;
    const free = await workspace.system((tx) => aPosition(tx, { organizationId, name: 'Юрист' }));
    const person = await workspace.person({ subdivisionId: store });
    await workspace.get(workspace.admin, UPDATE, { u: { id: person.id, positionId: free.id } });
    await workspace.get(workspace.admin, UPDATE, {
      u: { id: person.id, positionId: cashier, subdivisionId: sales },
    });
    await workspace.get(workspace.admin, UPDATE, { u: { id: person.id, subdivisionId: null } });
    expect(
      await workspace.rejection(workspace.admin, UPDATE, { u: { id: person.id, subdivisionId: store } }),
    ).toMatchObject(REFUSED);
  });

  it('is reported on the cell of an import, for new and existing people, and nowhere else', async () => {
    const { organizationId } = workspace;
    const imports = createImports(workspace.test, await workspace.test.signIn(workspace.admin.id));
    await workspace.system(async (tx) => {
      const orgUnit = { organizationId, positionId: cashier, subdivisionId: store };
      await aUser(tx, { ...orgUnit, email: 'stored@example.ru', nameFirst: 'Есть', nameSecond: 'Так' });
      await tx.update(positionTable).set({ subdivisionId: sales }).where(eq(positionTable.id, cashier));
    });
    const file = await tableFile([
      ['ФИО', 'Почта', 'Должность', 'Отдел'],
      ['Верный Иван', 'right@example.ru', 'Кассир', 'Продажи'],
      ['Иной Иван', 'other@example.ru', 'Кассир', 'Склад'],
      ['Так Есть', 'stored@example.ru', 'Кассир', 'Склад'],
    ]);
    const ready = await imports.check(await imports.open(file));
    const rows = await imports.rows(ready.id);
    expect(rows.map(({ notes }) => notes)).toEqual([
      [],
      [{ column: 2, text: 'Должность относится к подразделению «Продажи». Загрузится как в таблице' }],
      [],
    ]);
    expect(ready.summary).toMatchObject({ create: 2, noted: 1, wrong: 0 });
  });
});
