import { type SQL, sql } from 'drizzle-orm';
import { withClient } from '@server/db/client';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createTabSections } from '@server/modules/statistics/files/tab-sections';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { anEducation, aVideo } from '../educations/support';
import { pdfText } from '../regulations/pdf-text';
import { aRole, giveRole, may } from '../roles/support';
import { aChoice, aTest } from '../tests/support';

/** The sections that only the tab of one kind has, in its PDF. */
let workspace: Workspace;
let worker: UserRow;
/** Of the other people nothing may be in the file of their leader. */
let head: UserRow;
let placeId = 0;
const AT = '2027-03-10T12:00:00Z';
const NOW = new Date('2027-03-20T12:00:00Z');

beforeAll(async () => {
  workspace = await openWorkspace({}, () => NOW);
  const { organizationId } = workspace;
  placeId = (await workspace.system((tx) => aSubdivision(tx, { organizationId }))).id;
  worker = await workspace.person({ subdivisionId: placeId, nameFirst: 'Пётр', nameSecond: 'Ильин' });
  head = await workspace.person();
  await giveRole(workspace, head, await aRole(workspace, may('statistics')), { scopeSubdivisionId: placeId });
}, 60_000);
afterAll(() => workspace.stop());

const execute = (statement: SQL) => workspace.system((tx) => tx.execute(statement));
const assign = async (objectType: string, objectId: number) => {
  for (const { id } of [worker, workspace.admin])
    await execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at)
      values (${workspace.organizationId}, ${id}, ${objectType}, ${objectId}, 1, 'assigned', ${AT})`);
};
async function textOf(objectType: string, who = workspace.admin, filter: Record<string, string> = {}) {
  const query = new URLSearchParams({ objectType, ...filter }).toString();
  const answer = await fetch(`${workspace.test.url}/api/statistics/tab.pdf?${query}`, {
    headers: { 'x-session-token': await workspace.test.signIn(who.id) },
  });
  expect(answer.status).toBe(200);
  return pdfText(Buffer.from(await answer.arrayBuffer())).replaceAll(/[\u00a0\u202f]/g, ' ');
}
const author = () => ({ get: workspace.get, admin: workspace.admin });

it('regulations: how fast people signed, who was too fast, and what is unclear', async () => {
  const { organizationId, admin } = workspace;
  const { id, currentVersionId } = await workspace.system((tx) =>
    aPublishedRegulation(
      tx,
      { organizationId, ownerId: admin.id, name: 'Охрана труда' },
      { wordCount: 1_080 },
    ),
  );
  await assign('regulation', id);
  const signed = (person: UserRow, count: number, seconds: number) => `
    insert into regulation_signature (organization_id, regulation_id, version_id, user_id, assignment_id, action, scope, method,
      confirmed_name, doc_sha256, opened_at, reading_sec, created_at, prev_hash, hash, record_version)
    select ${organizationId}, ${id}, ${currentVersionId ?? 0}, ${person.id}, n + ${seconds}, 'signed', 'full', 'checkbox', 'Имя', 'x',
      '${AT}', ${seconds}, '${AT}', n, n, 1 from generate_series(1, ${count}) n`;
  await withClient(workspace.test.database.ownerUrl, 'test', async (owner) => {
    await owner.query('alter table regulation_signature disable trigger user');
    await owner.query(signed(worker, 1, 65));
    await owner.query(signed(admin, 51, 4));
  });
  await execute(sql`
    insert into regulation_comment (organization_id, regulation_id, version_id, clause_id, user_id, text, created_at)
    values (${organizationId}, ${id}, ${currentVersionId}, 'c1', ${worker.id}, '?', ${AT})`);
  const text = await textOf('regulation');
  for (const part of [
    'Как быстро подписывают Подписано намного быстрее расчётного времени: 52 из 52. Период – по дню подписания.',
    'Процент расчётного времени Подписей 0–10 51 10–25 1 25–50 0',
    '50–75 0 75–100 0 100–150 0 150–200 0 200+ 0',
    'Подписано слишком быстро Последние 50 из 52 Сотрудник Регламент Время чтения Расчётное время Подписано',
    'Что непонятно читателям Пункты, о которых больше всего вопросов «Непонятно» без ответа. Фильтры не действуют.',
    'Регламент Пункт Вопросов Охрана труда 1 Мойте руки 1',
  ]) {
    expect(text).toContain(part);
  }
  expect(await textOf('regulation', admin, { subdivisionIds: String(placeId) })).toContain(
    'Подписей 0–10 0 10–25 1 25–50 0',
  );
  const ofHead = await textOf('regulation', head);
  expect(ofHead).toContain('Подписей 0–10 0 10–25 1 25–50 0');
  expect(ofHead).toContain('Подписано Пётр Ильин Охрана труда 1:05 6:00 10.03.2027, 15:00:00 Что');
  expect(ofHead).not.toContain('Последние');
  expect(ofHead).not.toContain('Мойте руки');
  expect(
    await textOf('regulation', workspace.admin, { dateTo: '2027-03-10', dateFrom: '2027-03-10' }),
  ).toContain('52 из 52');
});

it('tests: scores, and the questions that people answer worst', async () => {
  const { organizationId, admin } = workspace;
  const { id, versionId } = await aTest(author(), [], [aChoice()]);
  await assign('test', id);
  const attempt = (person: UserRow, number: number, points: number) =>
    execute(sql`
      insert into test_attempt (organization_id, test_id, version_id, user_id, assignment_id, number, state, tab, seed,
        question_count, started_at, finished_at, ended_by, points, max_points, is_passed)
      values (${organizationId}, ${id}, ${versionId}, ${person.id}, 1, ${number}, 'graded', 'first-tab-1', 1, 1, ${AT}, ${AT},
        'submitted', ${points}, 100, ${points >= 80})`);
  await attempt(worker, 1, 95);
  await attempt(admin, 1, 45);
  await execute(sql`insert into test_item_sum_slot (organization_id, version_id, question_id, slot, n, x, xx, y, yy, xy)
    values (${organizationId}, ${versionId}, 'q1', 1, 12, 300, 0, 0, 0, 0)`);
  const text = await textOf('test');
  for (const part of [
    'Баллы за попытки Попыток: 2, из них сдано: 1. Средний балл – 70 %. Период – по дню окончания попытки.',
    ...['Балл, % Попыток 0–10 0', '40–50 1 50–60 0', '80–90 0 90–100 1'],
    'Вопросы, с которыми не справляются По первой попытке каждого сотрудника, за всё время. Фильтры не действуют.',
    'Тест Вопрос Ответов Верно',
    'Вопрос q1? 12 25 %',
    'подтвердили. Всего: 0, показано: 0. Фильтры не действуют. Тест Вопрос Регламент обновлён',
  ]) {
    expect(text).toContain(part);
  }
  expect(await textOf('test', head)).not.toContain('Вопрос q1');
  expect(await textOf('test', admin, { dateTo: '2027-03-09' })).not.toContain('Баллы');
});

it('educations: how far the most watched video is watched, and what is unclear', async () => {
  const { organizationId } = workspace;
  const video = await aVideo(author(), [], { durationSec: 2 });
  await assign('education', video.id);
  const text = await textOf('education');
  expect(text).toContain(
    'Зрителей: 0. Период – по дню начала просмотра. Часть видео Зрителей Доля зрителей 0:00 – 0:01 0 0 %',
  );
  for (const [person, to] of [
    [worker, 2],
    [workspace.admin, 1],
  ] as const)
    await execute(sql`
      insert into education_progress (organization_id, user_id, education_id, assignment_id, version_id, segments, created_at)
      values (${organizationId}, ${person.id}, ${video.id}, 1, ${video.versionId}, ${JSON.stringify([{ from: 0, to }])}::jsonb, ${AT})`);
  expect(await textOf('education')).toContain(
    'Зрителей: 2. Период – по дню начала просмотра. Часть видео Зрителей Доля зрителей 0:00 – 0:01 2 100 % 0:01 – 0:02 1 50 %',
  );
  const { id, versionId } = await anEducation(author(), []);
  await execute(sql`
    insert into education_comment (organization_id, education_id, version_id, clause_id, user_id, text, created_at)
    values (${organizationId}, ${id}, ${versionId}, 'b1', ${worker.id}, '?', ${AT})`);
  expect(await textOf('education')).toContain('Материал Раздел Вопросов');
  const ofHead = await textOf('education', head);
  expect(ofHead).not.toContain('Где перестают смотреть');
});

it('a kind has its sections once; a kind without sections has none', async () => {
  const sections = createTabSections();
  sections.register('test', () => Promise.resolve([]));
  expect(() => sections.register('test', () => Promise.resolve([]))).toThrow('sections already');
  expect(await textOf('qualification')).not.toContain('Что непонятно');
});
