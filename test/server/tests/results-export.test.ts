import exceljs from 'exceljs';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aChoice, aTest, rightAnswer, takers } from './support';

// The results of a test as a spreadsheet, for people who may see them.

let workspace: Workspace;

beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

async function download(person: UserRow, id: number): Promise<Response> {
  const { test } = workspace;
  return fetch(`${test.url}/api/tests/${id}/results.xlsx`, {
    headers: { 'X-Session-Token': await test.signIn(person.id) },
  });
}

/** Rows by name, without the heading. */
async function rowsOf(answer: Response): Promise<Map<unknown, unknown[]>> {
  expect(answer.status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const rows = new Map<unknown, unknown[]>();
  book.worksheets[0]?.eachRow((row, number) => {
    const cells = [1, 2, 3, 4, 5].map((column) => row.getCell(column).value);
    if (number > 1) rows.set(cells[0], cells.slice(1));
  });
  return rows;
}

test('those responsible for it get everybody, a leader gets their own people, others get nothing', async () => {
  const { organizationId } = workspace;
  const subdivision = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
  const leader = await workspace.person({ isLeader: true, leaderSubdivisionId: subdivision.id });
  const own = await workspace.person({
    subdivisionId: subdivision.id,
    nameFirst: '=2+2',
    nameSecond: 'Аверин',
  });
  const other = await workspace.person({ nameFirst: 'Ян', nameSecond: 'Яшин' });
  const { id } = await aTest(workspace, [own, other], [aChoice('q1'), aChoice('q2', 200)], {
    passPercent: 30,
  });
  await takers(workspace).take(own, id, { q1: rightAnswer() });

  const all = await rowsOf(await download(workspace.admin, id));
  expect([...all.keys()]).toEqual(['=2+2 Аверин', 'Ян Яшин']);
  expect(all.get('=2+2 Аверин')).toEqual(['сдан', 1, 33.33, expect.any(Date)]);
  expect(all.get('Ян Яшин')).toEqual(['не начат', 0, null, null]);
  expect([...(await rowsOf(await download(leader, id))).keys()]).toEqual(['=2+2 Аверин']);
  expect((await download(other, id)).status).toBe(404);
  expect((await download(workspace.admin, id + 1_000)).status).toBe(404);
});
