import { z } from 'zod';
import { ask } from '@test/helpers/graphql-client';
import { type Figure, median } from './figures';
import type { World } from './world';

const ROUNDS = 5;

const rowsSchema = z.object({ reportRows: z.object({ count: z.number() }) });
const savedSchema = z.object({ reportSave: z.object({ id: z.number() }) });

const everything = {
  name: 'Все назначения',
  source: 'obligations',
  columns: ['person', 'position', 'subdivision', 'head', 'kind', 'object', 'status', 'dueAt', 'completedAt'],
  state: 'all',
};
const overdue = { ...everything, state: 'overdue', groupBy: 'head', sortBy: 'overdueDays' };

/** The milliseconds of a report page, and the report's number of rows. */
async function timePage(world: World, report: object): Promise<{ ms: number; count: number }> {
  const begin = performance.now();
  const { reportRows } = await ask(
    world.app.url,
    world.adminToken,
    rowsSchema,
    `query ($report: ReportInput!) { reportRows(report: $report, pageSize: 50) {
      count rows { cells } groups { name count } } }`,
    { report },
  );
  return { ms: performance.now() - begin, count: reportRows.count };
}

/** Measures reports of all assignments of a big organization: their pages, and the file of everything. */
export async function measureReports(world: World): Promise<Figure[]> {
  const pages: number[] = [];
  let late = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ms, count } = await timePage(world, overdue);
    pages.push(ms);
    late = count;
  }
  const { count } = await timePage(world, everything);
  const { reportSave } = await ask(
    world.app.url,
    world.adminToken,
    savedSchema,
    'mutation ($report: ReportInput!) { reportSave(report: $report) { id } }',
    { report: everything },
  );
  const begin = performance.now();
  const answer = await fetch(`${world.app.url}/api/reports/${reportSave.id}.xlsx`, {
    headers: { 'x-session-token': world.adminToken },
  });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const seconds = (performance.now() - begin) / 1000;
  const rows = count.toLocaleString('en');
  return [
    {
      name: `a page of «overdue by head», ${late.toLocaleString('en')} rows of ${rows}`,
      value: median(pages),
      unit: 'ms',
    },
    {
      name: `the file of a report of ${rows} rows`,
      value: seconds,
      unit: 's',
      bar: { kind: 'max', value: (60 * count) / 1_000_000 },
      note: `${(bytes / 1e6).toFixed(0)} MB; the bar is 60 s for 1,000,000 rows`,
    },
  ];
}
