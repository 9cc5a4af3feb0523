import { sql } from 'drizzle-orm';
import { numberFormat } from '@server/formatters';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { pdfText } from '../regulations/pdf-text';
import { aRole, giveRole, may } from '../roles/support';
import { aRegulation, type Clauses, FIRST, publishClauses } from '../tests/regulations';
import { aChoice, aDraft, publish, saveQuestions } from '../tests/support';

/** The questions whose clause has changed, in the statistics of tests. */
let workspace: Workspace;

beforeEach(async () => {
  workspace = await openWorkspace();
});
afterEach(() => workspace.stop());

const QUERY = `{ testStaleQuestions { count compared items { test { id name } questionId text isEditable publishedAt } } }`;

interface Stale {
  count: number;
  compared: number | null;
  items: { test: { id: number }; questionId: string; isEditable: boolean; publishedAt: string }[];
}

const stale = async (who = workspace.admin) =>
  (await workspace.get<{ testStaleQuestions: Stale }>(who, QUERY)).testStaleQuestions;
const ids = async (who = workspace.admin) => (await stale(who)).items.map(({ questionId }) => questionId);
const changed = (clauseId: string): Clauses =>
  FIRST.map((clause) => (clause[0] === clauseId ? [clause[0], clause[1], 'Иначе.'] : clause));
type Regulation = Awaited<ReturnType<typeof aRegulation>>;
const about = ({ id, versionId }: Regulation, questionId: string, clauseId: string) => ({
  ...aChoice(questionId),
  source: { objectId: id, clauseId, versionId },
});

/** A published test with a question about each of these clauses, and one about none. */
async function aTestAbout(regulation: Regulation, clauseIds: readonly string[]): Promise<number> {
  const questions = clauseIds.map((clauseId) => about(regulation, `q-${clauseId}`, clauseId));
  const draft = await aDraft(workspace, [...questions, aChoice('own')], {}, 'Выручка');
  await publish(workspace, draft);
  return draft.id;
}

it('a question is listed when its clause has changed or was removed, until its editor confirms it', async () => {
  const regulation = await aRegulation(workspace);
  const id = await aTestAbout(regulation, ['c1', 'c2', 'c4']);
  expect(await stale()).toEqual({ count: 0, compared: null, items: [] });
  // The third clause is below the second one, which is below the first.
  const versionId = await publishClauses(workspace, regulation.id, changed('c4'));
  expect((await stale()).items).toMatchObject([
    { test: { id, name: 'Выручка' }, questionId: 'q-c1', text: 'Вопрос q-c1?', isEditable: true },
    { questionId: 'q-c4' },
  ]);
  await publishClauses(
    workspace,
    regulation.id,
    FIRST.filter(([clauseId]) => clauseId !== 'c2' && clauseId !== 'c3'),
  );
  expect(await ids()).toEqual(['q-c1', 'q-c2']);
  expect(versionId).toBeGreaterThan(regulation.versionId);
  const now = { ...regulation, versionId: await publishClauses(workspace, regulation.id, changed('c2')) };
  expect(await ids()).toEqual(['q-c1', 'q-c2']);
  await saveQuestions(workspace, id, [
    ...[about(now, 'q-c1', 'c1'), about(regulation, 'q-c2', 'c2'), about(regulation, 'q-c4', 'c4')],
  ]);
  expect(await ids()).toEqual(['q-c2']);
});

it('the regulation published last comes first; of more than 20 all are counted', async () => {
  const [older, newer] = [await aRegulation(workspace, 'Касса'), await aRegulation(workspace, 'Склад')];
  const many = Array.from({ length: 19 }, (_, index) => about(older, `o${index}`, 'c2'));
  const draft = await aDraft(workspace, [...many, about(newer, 'n1', 'c4'), about(newer, 'n2', 'c4')]);
  await publish(workspace, draft);
  await publishClauses(workspace, older.id, changed('c2'));
  await publishClauses(workspace, newer.id, changed('c4'));
  const { count, items } = await stale();
  expect([count, items.length]).toEqual([21, 20]);
  expect(items.slice(0, 3).map(({ questionId }) => questionId)).toEqual(['n1', 'n2', 'o0']);
});

it('at most 200 are compared, and it says so when there are more', async () => {
  const regulation = await aRegulation(workspace);
  const many = Array.from({ length: 200 }, (_, index) => about(regulation, `q${index}`, 'c2'));
  const draft = await aDraft(workspace, many);
  await publish(workspace, draft);
  await publishClauses(workspace, regulation.id, changed('c2'));
  expect(await stale()).toMatchObject({ count: 200, compared: null });
  await aTestAbout(regulation, ['c2']);
  expect(await stale()).toMatchObject({ count: 200, compared: 200 });
});

it('tests that are archived or not published, and those whose report the caller does not see, are left out', async () => {
  const regulation = await aRegulation(workspace);
  const id = await aTestAbout(regulation, ['c2']);
  await aDraft(workspace, [about(regulation, 'draft', 'c2')], {}, 'Черновик');
  await publishClauses(workspace, regulation.id, changed('c2'));
  expect(await ids()).toEqual(['q-c2']);
  const analyst = await workspace.person({});
  await giveRole(workspace, analyst, await aRole(workspace, may('statistics')));
  expect(await ids(analyst)).toEqual([]);
  const grant = (level: string) =>
    workspace.system((tx) =>
      tx.execute(sql`insert into object_grant (organization_id, object_type, object_id, target_type, target_id, level)
        values (${workspace.organizationId}, 'test', ${id}, 'user', ${analyst.id}, ${level})
        on conflict do nothing`),
    );
  await grant('report');
  expect((await stale(analyst)).items).toMatchObject([{ questionId: 'q-c2', isEditable: false }]);
  expect((await workspace.rejection(await workspace.person({}), QUERY)).code).toBe('access.denied');
  await workspace.get(
    workspace.admin,
    'mutation ($id: Int!) { testUpdate(test: { id: $id, isArchive: true }) { id } }',
    { id },
  );
  expect(await ids()).toEqual([]);
});

it('the PDF of the tab lists them with the day of the change', async () => {
  const regulation = await aRegulation(workspace);
  const id = await aTestAbout(regulation, ['c2']);
  await publishClauses(workspace, regulation.id, changed('c2'));
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at)
      values (${workspace.organizationId}, ${workspace.admin.id}, 'test', ${id}, 1, 'assigned', now())`),
  );
  const answer = await fetch(`${workspace.test.url}/api/statistics/tab.pdf?objectType=test`, {
    headers: { 'x-session-token': await workspace.test.signIn(workspace.admin.id) },
  });
  const text = pdfText(Buffer.from(await answer.arrayBuffer())).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain(`Всего: ${numberFormat('ru', {}).format(1)}, показано: 1. Фильтры не действуют.`);
  expect(text).toMatch(/Регламент обновлён Выручка Вопрос q-c2\? \d\d\.\d\d\.\d{4}/);
});
