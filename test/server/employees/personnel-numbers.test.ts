import { aSubdivision } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { openImportDesk } from '@test/helpers/worlds/import-desk';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});

afterAll(() => workspace.stop());

const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id personnelNumber } }';
const CREATE = 'mutation ($u: UserInput!) { userCreate(user: $u) { id personnelNumber } }';
const READ = 'query ($u: UserInput!) { user(user: $u) { personnelNumber } }';
const ARCHIVE = 'mutation ($id: Int!) { userDelete(id: $id) }';
const RESTORE = 'mutation ($id: Int!) { userRestore(id: $id) { id } }';
const LIST = 'query ($s: String) { users(search: $s) { items { id } count } }';
const SEARCH = 'query ($q: String!) { search(query: $q) { kind id } }';

const give = (id: number, personnelNumber: string | null) =>
  workspace.get<{ userUpdate: { personnelNumber: string | null } }>(workspace.admin, UPDATE, {
    u: { id, personnelNumber },
  });
const refused = (id: number, personnelNumber: string) =>
  workspace.rejection(workspace.admin, UPDATE, { u: { id, personnelNumber } });

describe('a personnel number', () => {
  it('is unique among current employees, ignoring case', async () => {
    const [first, second] = [await workspace.person(), await workspace.person()];
    expect((await give(first.id, ' ТН-17 ')).userUpdate.personnelNumber).toBe('ТН-17');
    const busy = { code: 'employee.personnelNumberBusy', field: 'personnelNumber' };
    expect(await refused(second.id, 'тн-17')).toMatchObject(busy);
    const u = { nameFirst: 'Новая', email: 'numbered@example.ru', personnelNumber: 'ТН-17' };
    expect(await workspace.rejection(workspace.admin, CREATE, { u })).toMatchObject(busy);
    // A person who has left frees it; a returning person finds it taken.
    await workspace.get(workspace.admin, ARCHIVE, { id: first.id });
    await give(second.id, 'ТН-17');
    expect(await workspace.rejection(workspace.admin, RESTORE, { id: first.id })).toMatchObject(busy);
    expect((await give(second.id, '')).userUpdate.personnelNumber).toBeNull();
    await workspace.get(workspace.admin, RESTORE, { id: first.id });
    expect(await refused(second.id, 'я'.repeat(33))).toMatchObject({
      code: 'validation.tooLong',
      field: 'personnelNumber',
    });
  });

  it('is not self-editable, and is visible to those who see the contacts', async () => {
    const subdivision = await workspace.system((tx) =>
      aSubdivision(tx, { organizationId: workspace.organizationId }),
    );
    const person = await workspace.person({ subdivisionId: subdivision.id });
    const head = await workspace.person({ isLeader: true, leaderSubdivisionId: subdivision.id });
    const colleague = await workspace.person({ subdivisionId: subdivision.id });
    await give(person.id, 'К-700');
    expect(
      await workspace.rejection(person, UPDATE, { u: { id: person.id, personnelNumber: '1' } }),
    ).toMatchObject({ code: 'access.denied', field: 'personnelNumber' });
    const read = async (reader: typeof person) =>
      (
        await workspace.get<{ user: { personnelNumber: string | null } }>(reader, READ, {
          u: { id: person.id },
        })
      ).user.personnelNumber;
    for (const reader of [person, head, workspace.admin]) expect(await read(reader)).toBe('К-700');
    expect(await read(colleague)).toBeNull();
  });

  it('is found in the list and by Ctrl+K, only by those who see contacts', async () => {
    const person = await workspace.person();
    const colleague = await workspace.person();
    await give(person.id, 'QX-9041');
    const listed = async (reader: typeof person) =>
      (await workspace.get<{ users: { items: { id: number }[] } }>(reader, LIST, { s: 'qx-904' })).users
        .items;
    const found = async (reader: typeof person) =>
      (await workspace.get<{ search: { kind: string; id: number }[] }>(reader, SEARCH, { q: 'qx-904' }))
        .search;
    expect(await listed(workspace.admin)).toEqual([{ id: person.id }]);
    expect(await found(workspace.admin)).toEqual([{ kind: 'user', id: person.id }]);
    expect(await listed(colleague)).toEqual([]);
    expect(await found(colleague)).toEqual([]);
  });
});

describe('an import', () => {
  const desk = openImportDesk();
  const HEADING = ['ФИО', 'Почта', 'Таб. №'];
  const wrong = async (id: number) =>
    (await desk.imports.rows(id, 'wrong')).map(({ number, errors }) => [number, errors[0]?.column]);

  test('imports personnel numbers, matches people by them, and reports on the cell which one is taken', async () => {
    const { organizationId } = desk.owner;
    await desk.t.app.database.system(async (tx) => {
      await aUser(tx, {
        organizationId,
        nameFirst: 'Пётр',
        nameSecond: 'Савин',
        email: desk.address('savin'),
        personnelNumber: '0042',
      });
      const left = { organizationId, nameFirst: 'Ушёл', personnelNumber: '0099' };
      await aUser(tx, { ...left, isArchive: true, status: 'dismissed' });
    });
    const ready = await desk.ready([
      HEADING,
      ['Новиков Илья', desk.address('novikov'), '0043'],
      ['Савин Пётр', '', '0042'],
      ['Чужов Егор', desk.address('chuzhov'), '0042'],
      ['Второй Лев', desk.address('second'), '0043'],
      ['После Ушедшего', desk.address('after'), '0099'],
    ]);
    expect(ready.columns.map(({ field }) => field)).toEqual(['nameFull', 'email', 'personnelNumber']);
    expect(await wrong(ready.id)).toEqual([
      [4, 2],
      [5, 2],
    ]);
    const rows = await desk.imports.rows(ready.id);
    expect(rows.map(({ matchBy }) => matchBy)).toEqual([null, 'number', null, null, null]);
    await desk.imports.run(ready.id);
    const people = await desk.people();
    expect(
      people.filter(({ personnelNumber }) => personnelNumber).map((person) => person.personnelNumber),
    ).toEqual(expect.arrayContaining(['0042', '0043', '0099']));
    expect(people.filter(({ personnelNumber }) => personnelNumber === '0042')).toHaveLength(1);
  });
});
