import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { menuCounters } from '@server/modules/notifications/center/menu.read-model';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aDraft, anEducation, assign, OPEN, publish, type Published, saveBlocks, REPORT } from './support';

// A text education from its first draft to its completion; the server's clock is set manually.

let workspace: Workspace;
let at = new Date();
const pass = (seconds: number) => {
  at = new Date(at.getTime() + seconds * 1000);
};

beforeAll(async () => {
  workspace = await openWorkspace({}, () => at);
});
afterAll(() => workspace.stop());

interface Shown {
  activeSec: number;
  readingSec: number;
  percent: number;
  completedAt: string | null;
}

const open = async (person: UserRow, id: number): Promise<Shown> =>
  (await workspace.get<{ educationOpen: Shown }>(person, OPEN, { id })).educationOpen;

async function report(person: UserRow, { id, versionId }: Published, seconds: number): Promise<Shown> {
  const progress = { educationId: id, versionId, seconds };
  return (await workspace.get<{ educationProgress: Shown }>(person, REPORT, { progress })).educationProgress;
}

interface Mine {
  myAssignment: { status: string; progress: number } | null;
  myProgress: Shown | null;
  deltaClauseIds: string[];
  currentVersion: { readingSec: number; minutes: number };
}

const mine = async (person: UserRow, id: number): Promise<Mine> =>
  (
    await workspace.get<{ education: Mine }>(
      person,
      `query ($id: Int!) { education(id: $id) { myAssignment { status progress } deltaClauseIds
        myProgress { activeSec readingSec percent completedAt } currentVersion { readingSec minutes } } }`,
      { id },
    )
  ).education;

const counters = async (person: UserRow) => {
  const [found] = await workspace.system((tx) =>
    menuCounters(workspace.test.app.deps.contentKinds, tx, workspace.organizationId, [person.id]),
  );
  return found;
};

describe('going through a text', () => {
  test('is done once it was read for the required time, and the menu counts it until then', async () => {
    const person = await workspace.person();
    const education = await anEducation(workspace, [person], { minReadingSec: 60 });
    expect(await counters(person)).toEqual({
      ...{ videoEducation: { count: 0 }, textEducation: { count: 1 }, regulation: { count: 0 } },
    });
    expect(await open(person, education.id)).toMatchObject({ activeSec: 0, readingSec: 60, percent: 0 });
    pass(30);
    expect(await report(person, education, 30)).toMatchObject({
      activeSec: 30,
      percent: 50,
      completedAt: null,
    });
    expect((await mine(person, education.id)).myAssignment).toEqual({ status: 'inProgress', progress: 50 });
    pass(30);
    expect(await report(person, education, 30)).toMatchObject({ activeSec: 60, percent: 100 });
    expect((await mine(person, education.id)).myAssignment).toEqual({ status: 'done', progress: 100 });
    expect((await counters(person))?.textEducation.count).toBe(0);
  });

  test('59 seconds of 60 are not done', async () => {
    const person = await workspace.person();
    const education = await anEducation(workspace, [person], { minReadingSec: 60 });
    await open(person, education.id);
    pass(59);
    expect(await report(person, education, 59)).toMatchObject({ percent: 98, completedAt: null });
  });

  test('more time than has passed is not accepted, in one tab or in many', async () => {
    const person = await workspace.person();
    const education = await anEducation(workspace, [person], { minReadingSec: 600 });
    const other = await anEducation(workspace, [person], { minReadingSec: 600 });
    await open(person, education.id);
    await open(person, other.id);
    pass(10);
    expect(await report(person, education, 100_000)).toMatchObject({ activeSec: 10 });
    expect(await report(person, education, 10)).toMatchObject({ activeSec: 10 });
    // The same ten seconds, in another tab.
    expect(await report(person, other, 10)).toMatchObject({ activeSec: 0 });
    expect(await report(person, education, -50)).toMatchObject({ activeSec: 10 });
  });

  test('time on an unopened text is not counted', async () => {
    const person = await workspace.person();
    const education = await anEducation(workspace, [person], { minReadingSec: 60 });
    pass(3600);
    expect(await report(person, education, 60)).toMatchObject({ activeSec: 0 });
  });

  test('a person outside its audience cannot open it', async () => {
    const person = await workspace.person();
    const education = await anEducation(workspace, []);
    expect((await workspace.rejection(person, OPEN, { id: education.id })).code).toBe('notFound');
    const progress = { educationId: education.id, versionId: education.versionId, seconds: 1 };
    expect((await workspace.rejection(person, REPORT, { progress })).code).toBe('notFound');
  });
});

describe('a new version', () => {
  const long = Array.from({ length: 90 }, () => 'слово').join(' ');

  test('that is minor keeps the reading time and the completions', async () => {
    const [reader, finisher] = [await workspace.person(), await workspace.person()];
    const education = await anEducation(workspace, [reader, finisher], { minReadingSec: 60 });
    for (const person of [reader, finisher]) await open(person, education.id);
    pass(20);
    await report(reader, education, 20);
    pass(60);
    await report(finisher, education, 60);
    const versionId = await publish(workspace, await saveBlocks(workspace, education.id, ['Иначе']), 'minor');
    expect((await mine(finisher, education.id)).myAssignment?.status).toBe('done');
    expect((await mine(reader, education.id)).myProgress).toMatchObject({ activeSec: 20 });
    pass(5);
    expect(await report(reader, { id: education.id, versionId }, 5)).toMatchObject({ activeSec: 25 });
  });

  test('that is major is due again: only its changed blocks, from the beginning', async () => {
    const person = await workspace.person();
    const education = await anEducation(workspace, [person], {}, [long, long]);
    expect((await mine(person, education.id)).currentVersion).toEqual({ readingSec: 60, minutes: 1 });
    await open(person, education.id);
    pass(60);
    await report(person, education, 60);
    const versionId = await publish(
      workspace,
      await saveBlocks(workspace, education.id, [long, `${long} новое`]),
    );
    const again = await mine(person, education.id);
    expect(again).toMatchObject({
      myAssignment: { status: 'resign' },
      myProgress: null,
      deltaClauseIds: ['b2'],
    });
    expect(again.currentVersion.readingSec).toBe(31);
    await open(person, education.id);
    pass(31);
    expect(await report(person, { id: education.id, versionId }, 31)).toMatchObject({ percent: 100 });
    expect((await mine(person, education.id)).myAssignment?.status).toBe('done');
  });

  test('time spent on the old text does not count for the new one', async () => {
    const person = await workspace.person();
    const education = await anEducation(workspace, [person], { minReadingSec: 60 });
    await open(person, education.id);
    await publish(workspace, await saveBlocks(workspace, education.id, ['Новое']));
    pass(60);
    expect(await report(person, education, 60)).toMatchObject({ activeSec: 0, completedAt: null });
  });
});

describe('the rest of the program', () => {
  test('search, plan and card include it', async () => {
    const person = await workspace.person();
    const { id } = await anEducation(
      workspace,
      [person],
      { name: 'Касса и смена', minutes: 25, minReadingSec: 60 },
      ['Пересчитайте выручку'],
    );
    const { search } = await workspace.get<{ search: { kind: string; route: string }[] }>(
      person,
      '{ search(query: "касса") { kind route } }',
    );
    expect(search).toEqual([{ kind: 'education', route: `/education/text/my/${id}/viewEducation` }]);
    const texts = await workspace.get<{ search: { kind: string; title: string; route: string }[] }>(
      person,
      '{ search(query: "выручку") { kind title route } }',
    );
    expect(texts.search).toEqual([
      {
        kind: 'clause',
        title: 'Пересчитайте выручку',
        route: `/education/text/my/${id}/viewEducation?clause=b1`,
      },
    ]);
    const weight = await workspace.system(async (tx) => {
      const rows = await selectRows(tx, { weight: integer })(
        `select weight from assignment where object_type = 'education' and object_id = ${id}`,
      );
      return rows[0]?.weight;
    });
    expect(weight).toBe(3);
    const { user } = await workspace.get<{ user: { statisticEducation: unknown } }>(
      workspace.admin,
      `query ($user: UserInput!) { user(user: $user) { statisticEducation { performance completedIds notCompletedIds
        educations { state education { name } } } } }`,
      { user: { id: person.id } },
    );
    expect(user.statisticEducation).toEqual({
      ...{ performance: 0, completedIds: [], notCompletedIds: [id] },
      educations: [{ state: 'notSigned', education: { name: 'Касса и смена' } }],
    });
  });

  test('lists keep texts and videos apart', async () => {
    await aDraft(workspace, { name: 'Список: текст' });
    await aDraft(workspace, { name: 'Список: фильм', typeContent: 'video' });
    const list = (typeContent: string) =>
      workspace.get<{ educations: { items: { name: string }[] } }>(
        workspace.admin,
        `query ($t: TypeContent!) { educations(typeContent: $t, scope: editor, search: "Список") { items { name } } }`,
        { t: typeContent },
      );
    expect((await list('text')).educations.items).toEqual([{ name: 'Список: текст' }]);
    expect((await list('video')).educations.items).toEqual([{ name: 'Список: фильм' }]);
  });

  test('people are notified, and an empty text is not published', async () => {
    const person = await workspace.person();
    const empty = await aDraft(workspace, { name: 'Пустое' }, ['']);
    const { id, draftId, updatedAt: draftUpdatedAt } = empty;
    const publication = { id, draftId, draftUpdatedAt, significance: 'major' };
    const refused = await workspace.rejection(
      workspace.admin,
      'mutation ($p: PublicationInput!) { educationPublish(publication: $p) { id } }',
      { p: publication },
    );
    expect(refused).toMatchObject({ code: 'education.bodyEmpty', field: 'clauses' });
    await publish(workspace, await saveBlocks(workspace, empty.id, ['Теперь есть']));
    await assign(workspace, empty.id, [person]);
    const { notifications } = await workspace.get<{ notifications: { items: { type: string }[] } }>(
      person,
      '{ notifications { items { type } } }',
    );
    expect(notifications.items.map(({ type }) => type)).toEqual(['educationAssigned']);
  });
});
