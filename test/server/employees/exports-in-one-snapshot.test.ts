import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import exceljs from 'exceljs';
import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { createPeopleExport } from '@server/modules/employees/export/people-export';
import type { Exports } from '@server/modules/exports';
import type { DownloadRequest, DownloadRoute } from '@server/modules/routes';
import { createExportRoutes } from '@server/modules/regulations/documents/exports.routes';
import { createAssignmentCopies } from '@server/modules/statistics/copies/assignment-copies';
import { createStatisticPeopleExport } from '@server/modules/statistics/files/people-export';
import { createStatisticsService } from '@server/modules/statistics/statistics.service';
import { createResultsExport } from '@server/modules/tests/results/results.export';
import type { Rows } from '@server/spreadsheets/spreadsheet';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { callerOf } from '@test/factories/user.factory';
import { openTransactions } from '@test/helpers/database/connections';
import { until } from '@test/helpers/until';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aChoice, aTest } from '../tests/support';

/** Tables of people: somebody is hired and somebody is dismissed between two of their parts. */
const POOL = 10;
/** More than one part of each table. */
const PEOPLE = 520;

jest.setTimeout(60_000);

let workspace: Workspace;
let regulationId: number;
let testId: number;

beforeAll(async () => {
  workspace = await openWorkspace({ DATABASE_POOL: String(POOL) });
  const { organizationId } = workspace;
  regulationId = await workspace.system(
    async (tx) => (await aPublishedRegulation(tx, { organizationId })).id,
  );
  testId = (await aTest(workspace, [], [aChoice('q1')])).id;
  await hire(1, PEOPLE);
}, 120_000);
afterAll(() => workspace.stop());

/** Hires people who owe the regulation and the test. */
async function hire(first: number, last: number): Promise<void> {
  const { organizationId } = workspace;
  await workspace.system(async (tx) => {
    await tx.execute(sql`
      insert into users (organization_id, home_organization_id, email, name_first, name_second, status)
      select ${organizationId}, ${organizationId}, 'worker' || n || '@example.ru', 'Работник',
        lpad(n::text, 4, '0'), 'working' from generate_series(${first}::int, ${last}::int) n`);
    for (const [objectType, objectId] of [
      ['regulation', regulationId],
      ['test', testId],
    ])
      await tx.execute(sql`
        insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at)
        select organization_id, id, ${objectType}::text, ${objectId}::int, 1, 'assigned', now(), now() + interval '9 days'
        from users where organization_id = ${organizationId} and name_first = 'Работник'
          and name_second::int between ${first}::int and ${last}::int`);
  });
}

/** Dismisses the person with this number, whose assignments end. */
const dismiss = (number: number) =>
  workspace.system(async (tx) => {
    const who = sql`select id from users where organization_id = ${workspace.organizationId}
      and name_first = 'Работник' and name_second = ${String(number).padStart(4, '0')}`;
    await tx.execute(sql`
      update assignment set status = 'cancelled', is_current = false
      where organization_id = ${workspace.organizationId} and user_id in (${who})`);
    await tx.execute(sql`
      update users set status = 'dismissed', is_archive = true
      where organization_id = ${workspace.organizationId} and id in (${who})`);
  });

/** Tables as the server writes them, with something that happens after their first part. */
function interrupted(meanwhile: () => Promise<void>): Exports {
  const { exports } = workspace.test.app.deps;
  async function* after(parts: Iterable<Rows> | AsyncIterable<Rows>): AsyncGenerator<Rows> {
    let isFirst = true;
    for await (const rows of parts) {
      yield rows;
      if (isFirst) await meanwhile();
      isFirst = false;
    }
  }
  return {
    ...exports,
    table: (scope, fileName, sheet) =>
      exports.table(scope, fileName, async (inner) => {
        const table = await sheet(inner);
        return { ...table, parts: after(table.parts) };
      }),
  };
}

/** Downloads the table; returns the cells of its rows below the heading. */
async function rowsOf(route: DownloadRoute, request: Partial<DownloadRequest>): Promise<string[][]> {
  const { organizationId, admin, test } = workspace;
  const { render } = await test.app.database.tenant(organizationId, (tx) =>
    route.handle(
      { organizationId, tx, caller: callerOf(admin), lang: 'ru', ip: '', userAgent: '' },
      { params: {}, query: {}, ...request },
    ),
  );
  const answer = await render(new AbortController().signal);
  const bytes = answer instanceof Readable ? await buffer(answer) : answer;
  const book = new exceljs.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  const rows: string[][] = [];
  book.worksheets[0]?.eachRow((row, number) => {
    if (number > 1)
      rows.push(Array.from({ length: row.cellCount }, (_, place) => row.getCell(place + 1).text));
  });
  return rows;
}

const routeOf = (routes: readonly DownloadRoute[], path: string): DownloadRoute => {
  const route = routes.find((item) => item.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
};

/** The tables; each gets its parts from `exports`. */
const TABLES: Record<string, (exports: Exports) => Promise<string[][]>> = {
  'the employees': (exports) => rowsOf(createPeopleExport({ ...workspace.test.app.deps, exports }), {}),
  'the people behind a number of statistics': (exports) => {
    const { deps } = workspace.test.app;
    const copies = createAssignmentCopies({ ...deps, maxBytes: 0 });
    const route = createStatisticPeopleExport({ ...deps, exports }, createStatisticsService(deps, copies));
    return rowsOf(route, { query: { objectType: 'regulation', kind: 'notSigned' } });
  },
  'the results of a test': (exports) => {
    const recordDownload = () => Promise.resolve();
    const route = createResultsExport({ ...workspace.test.app.deps, exports }, { recordDownload });
    return rowsOf(route, { params: { id: String(testId) } });
  },
  'the acknowledgment sheet': (exports) => {
    const recordDownload = () => Promise.resolve();
    const routes = createExportRoutes(
      { ...workspace.test.app.deps, exports },
      { recordDownload, log: () => Promise.resolve() },
    );
    return rowsOf(routeOf(routes, '/regulations/:id/acknowledgement.xlsx'), {
      params: { id: String(regulationId) },
    });
  },
};

/** The number of the person of a row: their names are in one cell or in two. */
const numberOf = (row: readonly string[]): string | undefined =>
  /Работник (\d{4})|(\d{4}) Работник/.exec(row.join(' '))?.slice(1).find(Boolean);

let lastHired = PEOPLE;
let lastDismissed = 0;

it.each(Object.keys(TABLES))('%s: nobody is missing or listed twice', async (name) => {
  const table = TABLES[name];
  if (!table) throw new Error('no table');
  const before = await table(workspace.test.app.deps.exports);
  expect(before.length).toBeGreaterThan(limits.pageSizeMax);
  const workers = (rows: readonly string[][]) => rows.flatMap((row) => numberOf(row) ?? []);
  expect(new Set(workers(before)).size).toBe(lastHired - 2 * lastDismissed);
  // One of the first part leaves, so that all others move up, and one of the last; somebody else comes.
  const during = await table(
    interrupted(async () => {
      await dismiss(1 + lastDismissed);
      await dismiss(PEOPLE - lastDismissed);
      lastDismissed += 1;
      lastHired += 1;
      await hire(lastHired, lastHired);
    }),
  );
  expect(during).toEqual(before);
  expect(new Set(workers(await table(workspace.test.app.deps.exports)))).not.toEqual(
    new Set(workers(before)),
  );
});

it('tables that are written hold few connections, and a client that has disconnected holds none', async () => {
  const token = await workspace.test.signIn(workspace.admin.id);
  const controllers = Array.from({ length: 6 }, () => new AbortController());
  const downloads = controllers.map(({ signal }) =>
    fetch(`${workspace.test.url}/api/employees.xlsx`, { headers: { 'x-session-token': token }, signal }).then(
      (answer) => answer.arrayBuffer(),
    ),
  );
  await until(async () => (await openTransactions(workspace.test)) > 0);
  expect(await openTransactions(workspace.test)).toBeLessThanOrEqual(POOL / 5 + 2);
  for (const controller of controllers) controller.abort();
  await Promise.allSettled(downloads);
  await until(async () => (await openTransactions(workspace.test)) === 0);
});
