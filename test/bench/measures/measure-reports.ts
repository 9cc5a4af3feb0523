import { z } from 'zod';
import limits from '@graphql/limits.json';
import { ask, prepareRequest } from '@test/helpers/contract/graphql-client';
import { type Figure, median, percentile } from '../figures';
import { loadAtRate } from '../load';
import { growthDuring } from '../process-memory';
import type { World } from '../world';

const ROUNDS = 5;
/** The rows of a sheet in Excel. */
const SHEET_ROWS = 1_048_576;
const OTHERS_PER_SECOND = 10;
const OTHERS =
  '{ users(search: "иванова", pageSize: 20) { count items { id nameFull position { id name } } } }';

const rowsSchema = z.object({ reportRows: z.object({ count: z.number() }) });
const savedSchema = z.object({ reportSave: z.object({ id: z.number() }) });

const everything = {
  name: 'Все назначения',
  source: 'obligations',
  columns: ['person', 'position', 'subdivision', 'head', 'kind', 'object', 'status', 'dueAt', 'completedAt'],
  state: 'all',
};
const overdue = {
  ...everything,
  ...{ state: 'overdue', groupBy: 'head', sortBy: 'overdueDays' },
  totals: ['sum', 'average', 'max'].map((aggregate) => ({ column: 'overdueDays', aggregate })),
};

/** The milliseconds of a report page, and the report's number of rows. */
async function timePage(world: World, report: object): Promise<{ ms: number; count: number }> {
  const begin = performance.now();
  const { reportRows } = await ask(
    world.app.url,
    world.adminToken,
    rowsSchema,
    `query ($report: ReportInput!) { reportRows(report: $report, pageSize: 50) {
      count totals rows { cells } groups { name count totals } } }`,
    { report },
  );
  return { ms: performance.now() - begin, count: reportRows.count };
}

/** The states of a report of assignments. */
const STATES = ['all', 'done', 'open', 'overdue'];

/** The state with the longest report that fits into one file. */
async function longestReport(world: World): Promise<{ state: string; count: number }> {
  let longest = { state: 'overdue', count: 0 };
  for (const state of STATES) {
    const { count } = await timePage(world, { ...everything, state });
    if (count > longest.count && count <= limits.report.rows) longest = { state, count };
  }
  return longest;
}

/** Downloads a file; returns its size, its duration, and the maximum of the server's memory above that of before. */
async function download({ app, adminToken }: World, reportId: number) {
  const begin = performance.now();
  let bytes = 0;
  const grown = await growthDuring(app.pid(), async () => {
    const answer = await fetch(`${app.url}/api/reports/${reportId}.xlsx`, {
      headers: { 'x-session-token': adminToken },
    });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (!answer.ok) throw new Error(`the file was not served: ${answer.status}`);
  });
  return { megabytes: bytes / 1e6, seconds: (performance.now() - begin) / 1000, grown };
}

/** Measures the longest file: its duration, the memory that it takes, and the response times of others meanwhile. */
async function measureFile(world: World): Promise<Figure[]> {
  const { app, adminToken } = world;
  const { state, count } = await longestReport(world);
  const { reportSave } = await ask(
    app.url,
    adminToken,
    savedSchema,
    'mutation ($report: ReportInput!) { reportSave(report: $report) { id } }',
    { report: { ...everything, state, totals: overdue.totals } },
  );
  const other = prepareRequest(`${app.url}/graphql`, { 'x-session-token': adminToken }, { query: OTHERS });
  await loadAtRate(OTHERS_PER_SECOND, 3, other);
  const idle = percentile(await loadAtRate(OTHERS_PER_SECOND, 5, other), 95);
  const times: number[] = [];
  let isDone = false;
  const others = (async () => {
    while (!isDone) times.push(...(await loadAtRate(OTHERS_PER_SECOND, 1, other)));
  })();
  const { megabytes, seconds, grown } = await download(world, reportSave.id).finally(() => {
    isDone = true;
  });
  await others;
  const name = `the file of a report of ${count.toLocaleString('en')} rows`;
  const most = (value: number): Figure['bar'] => ({ kind: 'max', value });
  return [
    {
      ...{ name, value: seconds, unit: 's', bar: most((60 * count) / 1_000_000) },
      note: `${megabytes.toFixed(0)} MB in ${Math.ceil(count / SHEET_ROWS)} sheets; the bar is 60 s for 1,000,000 rows`,
    },
    { name: `${name}: memory of the server`, value: grown, unit: 'MB', bar: most(150) },
    {
      ...{ name: `${name}: p95 of others`, value: percentile(times, 95), unit: 'ms', bar: most(2 * idle) },
      note: 'twice that of an idle server',
    },
  ];
}

/** Measures reports of all assignments of a big organization: a page, and the longest file. */
export async function measureReports(world: World): Promise<Figure[]> {
  const pages: number[] = [];
  let late = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { ms, count } = await timePage(world, overdue);
    pages.push(ms);
    late = count;
  }
  const name = `a page of «overdue by head», ${late.toLocaleString('en')} rows`;
  return [{ name, value: median(pages), unit: 'ms' }, ...(await measureFile(world))];
}
