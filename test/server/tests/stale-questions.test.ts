import { Client } from 'pg';
import type { AnyQuestion, QuestionSource } from '@domain/questions/question';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRegulation, type Clauses, FIRST, publishClauses } from './regulations';
import { aChoice, aDraft, publish, saveQuestions } from './support';

// A clause changes: those responsible for a test about it are notified.

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const about = (source: QuestionSource, id = 'q1'): AnyQuestion => ({ ...aChoice(id), source });

const changed = (clauseId: string, words: string): Clauses =>
  FIRST.map((clause) => (clause[0] === clauseId ? [clause[0], clause[1], words] : clause));

interface Reported {
  user_id: number;
  route: string;
  params: Record<string, unknown>;
  email: boolean;
}

/** The notifications about the test, in order, and whether an email is pending. */
const notificationsAbout = async (testId: number): Promise<Reported[]> => {
  const { rows } = await workspace.test.app.database.pool.query(
    `select n.user_id, n.route, n.params, exists (select from notification_delivery d
       where d.organization_id = n.organization_id and d.notification_id = n.id and d.channel = 'email') as email
     from notification n where n.type = 'questionStale' and n.object_type = 'test' and n.object_id = $1 order by n.id`,
    [testId],
  );
  return rows;
};

async function own(testId: number, owner: UserRow): Promise<void> {
  await workspace.get(
    workspace.admin,
    'mutation ($id: Int!, $ownerId: Int!) { testUpdate(test: { id: $id, ownerId: $ownerId }) { id } }',
    { id: testId, ownerId: owner.id },
  );
}

/** A regulation, and a test with questions about these of its clauses. */
async function asked(...clauseIds: string[]) {
  const regulation = await aRegulation(workspace);
  const questions = clauseIds.map((clauseId, index) =>
    about({ objectId: regulation.id, clauseId, versionId: regulation.versionId }, `q${index + 1}`),
  );
  const draft = await aDraft(workspace, questions, {}, 'Выручка');
  await publish(workspace, draft);
  return { regulation, id: draft.id };
}

test('those responsible for the test are notified once per publication, with a link to the question and its difference', async () => {
  const { regulation, id } = await asked('c4', 'c2', 'c3');
  const owner = await workspace.withRights({ employees: { read: true, write: true } });
  await own(id, owner);
  // A clause below that of the second question changes, which is the clause of the third question.
  const versionId = await publishClauses(workspace, regulation.id, changed('c3', 'В выходной до 18 часов.'));
  const notices = await notificationsAbout(id);
  expect(notices).toEqual([
    {
      user_id: owner.id,
      route: `/tests/editor?testId=${id}&question=q2`,
      params: { name: 'Выручка', count: 2 },
      email: true,
    },
  ]);
  expect(versionId).toBeGreaterThan(regulation.versionId);
  await publishClauses(workspace, regulation.id, changed('c3', 'В выходной до 17 часов.'));
  expect(await notificationsAbout(id)).toHaveLength(2);
});

test('corrections, other clauses, and a clause restored to the question’s wording notify nobody', async () => {
  const { regulation, id } = await asked('c2');
  await publishClauses(workspace, regulation.id, changed('c2', 'Выручку сдают до 21 часа.'), 'minor');
  await publishClauses(workspace, regulation.id, changed('c2', FIRST[1]?.[2] ?? ''));
  await publishClauses(workspace, regulation.id, changed('c4', 'Размен пересчитывают вечером.'));
  expect(await notificationsAbout(id)).toEqual([]);
  await publishClauses(
    workspace,
    regulation.id,
    FIRST.filter(([clauseId]) => clauseId !== 'c2' && clauseId !== 'c3'),
  );
  expect(await notificationsAbout(id)).toHaveLength(1);
});

test('the editor’s state counts: a draft whose question has another source now, and an archived test, notify nobody', async () => {
  const { regulation, id } = await asked('c2');
  await saveQuestions(workspace, id, [aChoice()]);
  const archived = await asked('c2');
  await workspace.get(
    workspace.admin,
    'mutation ($id: Int!) { testUpdate(test: { id: $id, isArchive: true }) { id } }',
    { id: archived.id },
  );
  await publishClauses(workspace, regulation.id, changed('c2', 'Выручку сдают до 20 часов.'));
  await publishClauses(workspace, archived.regulation.id, changed('c2', 'Выручку сдают до 20 часов.'));
  expect(await notificationsAbout(id)).toEqual([]);
  expect(await notificationsAbout(archived.id)).toEqual([]);
});

test('a failed publication notifies nobody', async () => {
  const { regulation, id } = await asked('c2');
  const { regulationDraftSave: draft } = await workspace.get<{
    regulationDraftSave: { id: number; updatedAt: string };
  }>(
    workspace.admin,
    `mutation ($id: Int!) { regulationDraftSave(id: $id, clauses: [{ id: "c2", level: 1, html: "<p>Иначе.</p>" }],
      isForce: true) { id updatedAt } }`,
    { id: regulation.id },
  );
  const fails = `create function refuse_notices() returns trigger language plpgsql as
    $$ begin raise exception 'no more'; end $$;
    create constraint trigger refuse_notices after insert on notification deferrable initially deferred
    for each row execute function refuse_notices()`;
  const owner = new Client({ connectionString: workspace.test.database.ownerUrl });
  await owner.connect();
  await owner.query(fails);
  const publication = {
    ...{ id: regulation.id, draftId: draft.id, draftUpdatedAt: draft.updatedAt },
    ...{ significance: 'major', changeSummary: '' },
  };
  const mutation =
    'mutation ($p: PublicationInput!) { regulationPublish(publication: $p) { currentVersion { id } } }';
  const { errors } = await workspace.ask(workspace.admin, mutation, { p: publication });
  await owner.query('drop function refuse_notices() cascade');
  await owner.end();
  expect(errors).toHaveLength(1);
  expect(await notificationsAbout(id)).toEqual([]);
  await workspace.get(workspace.admin, mutation, { p: publication });
  expect(await notificationsAbout(id)).toHaveLength(1);
});

test('their own settings decide whether an email is sent, and whether they are notified at all', async () => {
  const { regulation, id } = await asked('c2');
  const owner = await workspace.withRights({ employees: { read: true, write: true } });
  await own(id, owner);
  const say = (inApp: boolean, email: boolean) =>
    workspace.get(
      owner,
      'mutation ($settings: [NotificationSettingInput!]!) { userNotificationsUpdate(settings: $settings) { updatedAt } }',
      { settings: [{ type: 'questionStale', inApp, email }] },
    );
  await say(true, false);
  await publishClauses(workspace, regulation.id, changed('c2', 'Выручку сдают до 20 часов.'));
  expect((await notificationsAbout(id)).map(({ email }) => email)).toEqual([false]);
  await say(false, false);
  await publishClauses(workspace, regulation.id, changed('c2', 'Выручку сдают до 19 часов.'));
  expect(await notificationsAbout(id)).toHaveLength(1);
});

test('whoever was granted to edit the test learns it too, once of a publication, and why; readers and those who left do not', async () => {
  const { regulation, id } = await asked('c2');
  const [owner, editor, reader, left] = [
    await workspace.withRights({ employees: { read: true, write: true } }),
    await workspace.withRights({ employees: { read: true, write: true } }),
    await workspace.person(),
    await workspace.person(),
  ];
  const placed = await workspace.withRights({});
  await own(id, owner);
  const grant = (level: string, targetType: string, targetId: number | null) =>
    workspace.get(
      workspace.admin,
      'mutation ($g: ObjectGrantInput!) { objectGrantCreate(grant: $g) { id } }',
      {
        g: { objectType: 'test', objectId: id, level, targetType, targetId },
      },
    );
  for (const { id: userId } of [owner, editor, left]) await grant('edit', 'user', userId);
  await grant('edit', 'position', placed.positionId);
  await grant('edit', 'position', editor.positionId);
  await grant('report', 'user', reader.id);
  await workspace.get(workspace.admin, 'mutation ($id: Int!) { userDelete(id: $id) }', { id: left.id });
  await publishClauses(workspace, regulation.id, changed('c2', 'Выручку сдают до 20 часов.'));
  const notices = await notificationsAbout(id);
  expect(notices.map(({ user_id }) => user_id)).toEqual([owner.id, editor.id, placed.id]);
  expect(new Set(notices.map(({ route }) => route))).toEqual(
    new Set([`/tests/editor?testId=${id}&question=q1`]),
  );
  const { rows } = await workspace.test.app.database.pool.query<{ reason: string }>(
    `select reason from notification where type = 'questionStale' and object_id = $1 order by id`,
    [id],
  );
  expect(rows.map(({ reason }) => reason)).toEqual(['owner', 'editor', 'editor']);
  await publishClauses(workspace, regulation.id, changed('c2', 'Выручку сдают до 19 часов.'));
  expect(await notificationsAbout(id)).toHaveLength(6);
});
