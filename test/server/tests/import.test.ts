import exceljs from 'exceljs';
import type { AnyQuestion } from '@domain/questions/question';
import { fromRows, type RawRow } from '@domain/questions/table/from-rows';
import { readRow } from '@domain/questions/table/read-row';
import limits from '@graphql/limits.json';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { tableFile, type TableCell } from '@test/helpers/files/table-file';
import { withoutIds } from '../../unit/questions/table/any-question';
import { QUESTIONS } from '../../unit/questions/questions';
import { aRegulation, FIRST, publishClauses } from './regulations';
import { aChoice, aDraft } from './support';

// Importing and exporting questions as a table. The parsing of rows is in domain/questions/table, tested in test/unit.

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const READ = 'mutation ($file: Upload, $text: String) { testTableRead(file: $file, text: $text) }';

async function readFile(bytes: Uint8Array, name = 'Вопросы.xlsx', as: UserRow = workspace.admin) {
  const { test } = workspace;
  return test.upload<{ testTableRead: RawRow[] }>(
    await test.signIn(as.id),
    READ,
    { file: null },
    { 'variables.file': { name, bytes } },
  );
}

const rowsOf = async (rows: readonly (readonly TableCell[])[]) =>
  (await readFile(await tableFile(rows))).data?.testTableRead;

const codeOf = async (bytes: Uint8Array, name?: string) =>
  (await readFile(bytes, name)).errors?.[0]?.extensions.code;

const HEAD = ['Тип', 'Вопрос', 'Варианты', 'Верные ответы'];

test('a table is read from a file and from pasted text; nothing is stored', async () => {
  const rows = [HEAD, ['Один ответ', 'Кто?', 'Кассир\nДиректор', 2]];
  const read = [
    { number: 1, cells: HEAD },
    { number: 2, cells: ['Один ответ', 'Кто?', 'Кассир\nДиректор', '2'] },
  ];
  expect(await rowsOf(rows)).toEqual(read);
  const text = `${HEAD.join('\t')}\nОдин ответ\tКто?\t"Кассир\nДиректор"\t2`;
  expect(await workspace.get(workspace.admin, READ, { text })).toEqual({ testTableRead: read });
  const csv = Buffer.from(`${HEAD.join(';')}\nОдин ответ;Кто?;"Кассир\nДиректор";2`);
  expect((await readFile(csv, 'Вопросы.csv')).data?.testTableRead).toEqual(read);
  const { testBank } = await workspace.get<{ testBank: { count: number } }>(
    workspace.admin,
    '{ testBank { count } }',
  );
  expect(testBank.count).toBe(0);
});

test('ten thousand rows with formulas are read as text; one more row is reported', async () => {
  const { testTableRows: max } = limits;
  const formula = { formula: 'HYPERLINK("https://example.invalid","Кто?")', result: 'Кто?' };
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index): TableCell[] => [
      'Короткий ответ',
      index % 2 === 0 ? formula : { formula: 'A1&B1', date1904: false },
      '<script>alert(1)</script>',
      '(a+)+$',
    ]);
  const read = await rowsOf([HEAD, ...rows(max)]);
  expect(read).toHaveLength(max + 1);
  expect(read?.[1]?.cells[1]).toBe('Кто?');
  expect(read?.[2]?.cells[1]).toBe('=A1&B1');
  expect(read?.[2]?.cells.slice(2)).toEqual(['<script>alert(1)</script>', '(a+)+$']);
  const { errors } = await readFile(await tableFile([HEAD, ...rows(max + 21)]));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'import.rows', field: 'file', params: { max } });
}, 60_000);

test('a file that is no table, an empty and an endless one are rejected with a message, on their own field', async () => {
  expect(await codeOf(Buffer.from('PK\u0003\u0004 не архив'))).toBe('import.notSpreadsheet');
  expect(await codeOf(await tableFile([]))).toBe('test.tableEmpty');
  expect(await codeOf(Buffer.from('Вопрос;'.repeat(limits.importColumns + 2)), 'в.csv')).toBe(
    'import.columns',
  );
  const long = Array.from({ length: 200 }, () => ['я'.repeat(30_000)]);
  expect(await codeOf(await tableFile([['Вопрос'], ...long]))).toBe('import.tooBig');
  expect(await workspace.rejection(workspace.admin, READ, { text: ' \n ' })).toMatchObject({
    ...{ code: 'test.tableEmpty', field: 'text' },
  });
});

interface Named {
  source: AnyQuestion['source'] | null;
  problem: string | null;
}
const named = async (as: UserRow, clauses: object[]): Promise<Named[]> =>
  (
    await workspace.get<{ testNamedClauses: Named[] }>(
      as,
      `query ($clauses: [TestNamedClauseInput!]!) { testNamedClauses(clauses: $clauses) {
        problem source { objectId clauseId versionId } } }`,
      { clauses },
    )
  ).testNamedClauses;

test('a clause is found by its code and number, in the current or another version; an unreadable one does not exist', async () => {
  const { id: objectId, code, versionId: before } = await aRegulation(workspace);
  const now = await publishClauses(workspace, objectId, [['c9', 1, 'Общее'], ...FIRST]);
  const asked = [
    { code, clause: '2.1', version: '' },
    { code: ` ${code} `, clause: '1.1.', version: '1.0' },
    { code, clause: '1.1', version: '' },
    { code, clause: '1.1', version: '7.0' },
    { code: 'Нет такого', clause: '1.1', version: '' },
  ];
  expect(await named(workspace.admin, asked)).toEqual([
    { problem: null, source: { objectId, clauseId: 'c2', versionId: now } },
    { problem: null, source: { objectId, clauseId: 'c2', versionId: before } },
    { problem: 'clause', source: null },
    { problem: 'version', source: null },
    { problem: 'regulation', source: null },
  ]);
  const stranger = await workspace.person();
  expect((await named(stranger, asked)).map(({ problem }) => problem)).toEqual(asked.map(() => 'regulation'));
});

const download = async (path: string, as: UserRow) =>
  fetch(`${workspace.test.url}/api/tests/${path}`, {
    headers: { 'X-Session-Token': await workspace.test.signIn(as.id) },
  });

test('the questions of a test are exported as a table, and imported unchanged: types, points, clauses and their versions', async () => {
  const regulation = await aRegulation(workspace, 'Сдача выручки');
  const source = { objectId: regulation.id, clauseId: 'c2', versionId: regulation.versionId };
  await publishClauses(workspace, regulation.id, [['c9', 1, 'Общее'], ...FIRST]);
  const { hotspot: _, fileAnswer: __, ...asked } = QUESTIONS;
  const questions = Object.values(asked).map((question, index): AnyQuestion => ({
    ...question,
    ...{ text: `=Вопрос ${index}`, explained: { explanation: '@SUM(A1)', feedback: {} } },
    ...{ tags: ['касса', 'a;b'], difficulty: 4, source },
  }));
  const { id } = await aDraft(workspace, questions);
  const answer = await download(`${id}/questions.xlsx`, workspace.admin);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { rows, remarks } = fromRows((await readFile(bytes)).data?.testTableRead ?? []);
  expect(remarks).toEqual([]);
  let next = 0;
  const read = rows.map(({ cells }) => readRow(cells, () => `n${(next += 1)}`));
  expect(read.flatMap(({ problems }) => problems)).toEqual([]);
  const plain = ({ source: ___, ...question }: AnyQuestion) => withoutIds(question);
  expect(read.map(({ question }) => question && plain(question))).toEqual(questions.map(plain));
  const clauses = read.flatMap(({ clause }) => clause ?? []);
  expect(await named(workspace.admin, clauses)).toEqual(questions.map(() => ({ problem: null, source })));
});

test('questions are exported only by those who may edit the test; its history records who exported them', async () => {
  const { id } = await aDraft(workspace, [aChoice()]);
  expect((await download(`${id}/questions.xlsx`, await workspace.person())).status).toBe(404);
  expect((await download(`${id + 1_000}/questions.xlsx`, workspace.admin)).status).toBe(404);
  expect((await download(`${id}/questions.xlsx`, workspace.admin)).status).toBe(200);
  const { contentHistory } = await workspace.get<{ contentHistory: { items: { textKey: string }[] } }>(
    workspace.admin,
    'query ($id: Int!) { contentHistory(objectType: test, id: $id) { items { textKey } } }',
    { id },
  );
  expect(contentHistory.items.map(({ textKey }) => textKey)).toContain('downloaded');
});

test('the template contains only the headings, and an example of each type that is read without a problem', async () => {
  const answer = await download('questions-template.xlsx', await workspace.person());
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const [empty, examples] = book.worksheets;
  expect(empty?.rowCount).toBe(1);
  const table: RawRow[] = [];
  examples?.eachRow((row, number) => {
    const cells = Array.from({ length: row.cellCount }, (_, index) => row.getCell(index + 1).text);
    table.push({ number, cells });
  });
  const { rows } = fromRows(table);
  const read = rows.map(({ cells }) => readRow(cells, () => `n${Math.random()}`));
  expect(read.flatMap(({ problems, notes }) => [...problems, ...notes])).toEqual([]);
  expect(read.map(({ question }) => question?.type)).toEqual([
    ...['single', 'multiple', 'trueFalse', 'shortText', 'number'],
    ...['matching', 'ordering', 'categorise', 'fillGaps', 'openText'],
  ]);
});

test('a question already in the bank is detected by its text, and an addition can be undone at once', async () => {
  const add = 'mutation ($questions: [TestQuestion!]!) { testBankAdd(questions: $questions) { count } }';
  const known = async (as: UserRow, ...texts: string[]) =>
    (
      await workspace.get<{ testBankKnown: string[] }>(
        as,
        'query ($texts: [String!]!) { testBankKnown(texts: $texts) }',
        { texts },
      )
    ).testBankKnown;
  const archive = async (as: UserRow, questionIds: string[], isArchive = true) =>
    (
      await workspace.get<{ testBankArchiveMany: number }>(
        as,
        'mutation ($ids: [String!]!, $isArchive: Boolean!) { testBankArchiveMany(questionIds: $ids, isArchive: $isArchive) }',
        { ids: questionIds, isArchive },
      )
    ).testBankArchiveMany;
  const questions = ['i1', 'i2'].map((id) => ({ ...aChoice(id), text: `Ёлка  ${id}?` }));
  await workspace.get(workspace.admin, add, { questions });
  expect(await known(workspace.admin, ' елка I1?', 'Дуб?')).toEqual([' елка I1?']);
  const author = await workspace.withRights({ employees: { read: true, write: true } });
  expect(await known(author, 'елка i1?')).toEqual([]);
  expect(await archive(author, ['i1', 'i2'])).toBe(0);
  expect(await archive(workspace.admin, ['i1', 'i2', 'i3'])).toBe(2);
  expect(await archive(workspace.admin, ['i1', 'i2'])).toBe(0);
  expect(await known(workspace.admin, 'елка i1?')).toEqual([]);
  expect(await archive(workspace.admin, ['i1', 'i2'], false)).toBe(2);
});
