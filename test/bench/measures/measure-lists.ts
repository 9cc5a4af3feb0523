import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ownerUrlOf } from '@test/helpers/built-app';
import { ask, prepareRequest } from '@test/helpers/contract/graphql-client';
import { startBare } from '../bare';
import { type Figure, median, percentile } from '../figures';
import { load } from '../load';
import { logged, settled } from '../logged';
import { lastTenantTransaction, type Statement } from '../statements';
import type { World } from '../world';

const EMPLOYEES = `query ($search: String, $subdivisionIds: [Int!]) {
  users(search: $search, subdivisionIds: $subdivisionIds, withChildren: true, pageSize: 20) {
    count
    items { id nameFull position { id name } subdivision { id name } }
  }
}`;
const SEARCH = 'иванова';

const subdivisionSchema = z.object({
  subdivisions: z.object({ items: z.array(z.object({ id: z.number() })) }),
});

/** Every list that a page shows, as an admin queries it. */
export const LISTS: Readonly<Record<string, string>> = {
  employees: EMPLOYEES,
  positions: `{ positions(pageSize: 100) { count items { id name role { id name } subdivision { id name } employeesCount } } }`,
  'faces of the chart': `{ positions(pageSize: 200) { count items { id holders { id nameFirst nameSecond avatar { id details { path } } } } } }`,
  subdivisions: `{ subdivisions(pageSize: 100) { count items { id name leader { id nameFull } employeesCount } } }`,
  'regulations, editor': `{ regulations(scope: editor, pageSize: 50) { count items { id name owner { id nameFull } currentVersion { id label } statistic { signed notSigned } } } }`,
  'regulations, my': `{ regulations(scope: my, pageSize: 50) { count items { id name currentVersion { id label } myAssignment { id status } } } }`,
  notifications: `{ notifications(pageSize: 50) { count items { id type } } }`,
};

const CLIENTS = 16;
const ROUNDS = 5;
const SECONDS = 4;
/**
 * The log of statements restarted the server: its functions are compiled again for some ten seconds of requests (3.6, 3.0, 2.6, 2.4 ms
 * of processor time a request in four rounds of 5 s), which a server at work has behind it.
 */
const WARMING_SECONDS = 12;

type Variables = Record<string, unknown>;
const headersOf = (world: World) => ({ 'x-session-token': world.adminToken, 'accept-language': 'ru' });

async function statementsOf(
  world: World,
  logFile: string,
  query: string,
  variables: Variables = {},
): Promise<Statement[]> {
  const once = () => ask(world.app.url, world.adminToken, z.unknown(), query, variables);
  await once();
  await once();
  await settled();
  return lastTenantTransaction(logFile);
}

/** Measures our server and the bare one in turns, so that other load on the machine affects both. */
async function compare(
  world: World,
  filter: string,
  variables: Variables,
  statements: Statement[],
): Promise<Figure[]> {
  const file = join(world.app.dataDir, 'bench-statements.json');
  writeFileSync(file, JSON.stringify({ statements, organizationId: world.organizationId }));
  const { child, url } = await startBare('bare-server.ts', file, await ownerUrlOf(world.app));
  try {
    const payload = { query: EMPLOYEES, variables };
    const ours = prepareRequest(`${world.app.url}/graphql`, headersOf(world), payload);
    const bare = prepareRequest(url, {}, payload);
    await load(CLIENTS, WARMING_SECONDS, ours);
    await load(CLIENTS, WARMING_SECONDS, bare);
    const ratios: number[] = [];
    const speeds: number[] = [];
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const result = await load(CLIENTS, SECONDS, ours);
      const other = await load(CLIENTS, SECONDS, bare);
      ratios.push((100 * result.requestsPerSecond) / other.requestsPerSecond);
      speeds.push(result.requestsPerSecond);
      times.push(...result.times);
    }
    return [
      {
        name: `20 of ${world.employees} employees by ${filter}, of the bare handler's speed`,
        value: median(ratios),
        unit: '%',
        bar: { kind: 'min', value: 60 },
        note: `the same ${statements.length} statements; ${median(speeds).toFixed(0)} requests per second`,
      },
      { name: `the same, p95 with ${CLIENTS} at once`, value: percentile(times, 95), unit: 'ms' },
    ];
  } finally {
    child.kill('SIGTERM');
  }
}

/** Measures lists: the statements of each, and the speed of the longest one compared with the same SQL on the bare server. */
export async function measureLists(world: World): Promise<Figure[]> {
  const { subdivisions } = await ask(
    world.app.url,
    world.adminToken,
    subdivisionSchema,
    '{ subdivisions(pageSize: 1) { items { id } } }',
  );
  const filters: Record<string, Variables> = {
    subdivision: { subdivisionIds: subdivisions.items.map(({ id }) => id) },
    name: { search: SEARCH },
  };
  const figures: Figure[] = [];
  const compared: [string, Variables, Statement[]][] = [];
  await logged(world, async (logFile) => {
    for (const [name, query] of Object.entries(LISTS)) {
      const { length } = await statementsOf(world, logFile, query);
      figures.push({
        name: `statements of ${name}`,
        value: length,
        unit: '',
        bar: { kind: 'max', value: 4 },
      });
    }
    for (const [filter, variables] of Object.entries(filters)) {
      compared.push([filter, variables, await statementsOf(world, logFile, EMPLOYEES, variables)]);
    }
  });
  for (const pair of compared) figures.push(...(await compare(world, ...pair)));
  return figures;
}
