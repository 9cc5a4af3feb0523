import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { openImportDesk } from '@test/helpers/worlds/import-desk';

const SUGGESTED = '{ hireSources }';
const CREATE = 'mutation ($u: UserInput!) { userCreate(user: $u) { id hireSource } }';

describe('where people were found', () => {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await openWorkspace();
  });
  afterAll(() => workspace.stop());

  it('is stored for a new person and suggested from then on: the most frequent first, from the same organization only', async () => {
    await workspace.system(async (tx) => {
      const { id: organizationId } = await anOrganization(tx);
      await aUser(tx, { organizationId, hireSource: 'Чужой источник' });
    });
    expect(await workspace.get(workspace.admin, SUGGESTED)).toEqual({ hireSources: [] });
    const hire = (number: number, hireSource: string | null) =>
      workspace.get(workspace.admin, CREATE, {
        u: { nameFirst: 'Новая', email: `found${number}@example.ru`, hireSource, isSendEmail: false },
      });
    expect(await hire(1, ' Ярмарка  вакансий ')).toMatchObject({
      userCreate: { hireSource: 'Ярмарка вакансий' },
    });
    await hire(2, 'hh.ru');
    // By name it would be the last one.
    await workspace.person({ hireSource: 'Ярмарка вакансий', isArchive: true });
    expect(await hire(3, null)).toMatchObject({ userCreate: { hireSource: null } });
    await hire(4, 'Авито');
    expect(await workspace.get(workspace.admin, SUGGESTED)).toEqual({
      hireSources: ['Ярмарка вакансий', 'hh.ru', 'Авито'],
    });
  });
});

describe('an import', () => {
  const desk = openImportDesk();

  test('imports hire sources, reports errors on their cells, and a rollback restores the earlier values', async () => {
    const { organizationId } = desk.owner;
    const [known, kept] = [desk.address('known'), desk.address('kept')];
    await desk.t.app.database.system(async (tx) => {
      await aUser(tx, { organizationId, email: known, nameSecond: 'Савин', hireSource: 'Авито' });
      await aUser(tx, { organizationId, email: kept, nameSecond: 'Тихий', hireSource: 'Биржа' });
    });
    const read = await desk.ready([
      ['ФИО', 'Почта', 'Источник'],
      ['Новиков Илья', desk.address('new'), '  Ярмарка \n вакансий '],
      ['Савин Иван', known, 'hh.ru'],
      ['Тихий Иван', kept, '—'],
      ['Длинный Лев', desk.address('long'), 'я'.repeat(101)],
      ['Формула Олег', desk.address('formula'), '=HYPERLINK("http://evil.example")'],
    ]);
    expect(read.columns.map(({ field, confidence }) => [field, confidence])).toEqual([
      ['nameFull', 100],
      ['email', 100],
      ['hireSource', 100],
    ]);
    const { id } = await desk.imports.settings(read.id, { duplicates: 'update' });
    const wrong = (await desk.imports.rows(id, 'wrong')).map(({ number, errors }) => [
      number,
      errors[0]?.column,
      errors[0]?.text,
    ]);
    expect(wrong).toEqual([
      [5, 2, expect.stringContaining('100')],
      [6, 2, expect.any(String)],
    ]);
    const sources = async () =>
      Object.fromEntries((await desk.people()).map((person) => [person.nameSecond, person.hireSource]));
    await desk.imports.run(id);
    expect(await sources()).toEqual({ Новиков: 'Ярмарка вакансий', Савин: 'hh.ru', Тихий: 'Биржа' });
    await desk.imports.rollBack(id);
    expect(await sources()).toEqual({ Савин: 'Авито', Тихий: 'Биржа' });
  });

  test('does not map the source of something else to it', async () => {
    const { columns } = await desk.open([
      ['ФИО', 'Почта', 'Источник финансирования', 'Откуда пришёл'],
      ['Новиков Илья', desk.address(), 'Бюджет', 'hh.ru'],
    ]);
    expect(columns.map(({ field }) => field)).toEqual(['nameFull', 'email', null, 'hireSource']);
  });
});
