import { z } from 'zod';
import { withClient } from '@server/db/client';
import { ask } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { type Figure, median, percentile } from '../figures';
import { timed } from '../load';
import type { World } from '../world';

const ROWS = 1_000_000;
const BATCH = 10_000;
const ROUNDS = 12;

const listSchema = z.object({
  history: z.object({ count: z.number(), items: z.array(z.object({ id: z.string() })) }),
});
const checkSchema = z.object({
  historyCheck: z.object({ state: z.string(), isWhole: z.boolean().nullable(), checked: z.number() }),
});

/** Creates a year of history of an organization: mostly edits of people, by ten authors, some of it about everybody. */
async function seed({ ownerUrl, organizationId, adminId }: World): Promise<number> {
  const times: number[] = [];
  await withClient(ownerUrl, 'bench', async (client) => {
    for (let from = 0; from < ROWS; from += BATCH) {
      times.push(
        await timed(() =>
          client.query(
            `insert into audit_log (organization_id, at, actor_id, action, object_type, object_id, affected_user_id, changes, ip)
             select $1, now() - ($3::int - n) * interval '31 seconds',
                    case when n % 3 = 0 then $2 else p.ids[1 + n % 10] end,
                    (array['update', 'update', 'update', 'create', 'login', 'assign', 'sign', 'remind'])[1 + n % 8],
                    (array['user', 'user', 'position', 'regulation'])[1 + n % 4], 1 + n % 5000,
                    case when n % 4 < 2 then p.ids[1 + n % cardinality(p.ids)] end,
                    jsonb_build_object('positionId', jsonb_build_array(1 + n % 40, 1 + n % 41)), '10.0.0.1'
             from generate_series($4::int, $4::int + $5::int - 1) n,
                  (select array_agg(id order by id) as ids from users where organization_id = $1) p`,
            [organizationId, adminId, ROWS, from, BATCH],
          ),
        ),
      );
    }
    await client.query('vacuum analyze audit_log');
  });
  return median(times);
}

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

/** Typical queries: the page as it opens, and each of its filters, combined and deep in the past. */
function filters({ adminId }: World, affectedUserId: number): Record<string, Record<string, unknown>> {
  const month = { dateFrom: day(29) };
  return {
    'the page as it opens': month,
    'all of it': {},
    author: { ...month, actorId: adminId },
    action: { ...month, actions: ['sign'] },
    section: { ...month, section: 'structure' },
    person: { affectedUserId },
    'author, action and section of a year': { actorId: adminId, actions: ['create'], section: 'structure' },
    'nothing is found': { ...month, actorId: adminId, affectedUserId, actions: ['grade'] },
    'a week long ago': { dateFrom: day(200), dateTo: day(193), section: 'employees' },
  };
}

async function measureList(world: World): Promise<Figure> {
  const { app, adminToken, ownerUrl, organizationId } = world;
  const affected = await withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'select affected_user_id as id from audit_log where organization_id = $1 and affected_user_id is not null order by id desc limit 1',
      [organizationId],
    );
    return rows[0]?.id ?? 0;
  });
  const query = operation('history', 'history');
  const worst: { name: string; p95: number }[] = [];
  const times: number[] = [];
  for (const [name, filter] of Object.entries(filters(world, affected))) {
    const once = () =>
      timed(() => ask(app.url, adminToken, listSchema, query, { filter, page: 1, pageSize: 20 }));
    for (let warm = 0; warm < 2; warm += 1) await once();
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) own.push(await once());
    times.push(...own);
    worst.push({ name, p95: percentile(own, 95) });
  }
  const [slowest] = worst.sort((a, b) => b.p95 - a.p95);
  return {
    name: `history of ${ROWS} rows, filtered in nine ways, p95`,
    value: percentile(times, 95),
    unit: 'ms',
    bar: { kind: 'max', value: 100 },
    note: `median ${median(times).toFixed(0)} ms; the slowest, «${slowest?.name}»: ${slowest?.p95.toFixed(0)} ms`,
  };
}

const LOOK_MS = 100;

async function measureCheck({ app, adminToken }: World): Promise<Figure> {
  let checked = 0;
  const milliseconds = await timed(async () => {
    await ask(app.url, adminToken, z.unknown(), 'mutation { historyCheckStart { state } }');
    for (let state = 'running'; state === 'running'; await new Promise((wake) => setTimeout(wake, LOOK_MS))) {
      const { historyCheck: report } = await ask(
        app.url,
        adminToken,
        checkSchema,
        '{ historyCheck { state isWhole checked } }',
      );
      ({ state, checked } = report);
      if (report.isWhole === false) throw new Error('the chain of the seeded history does not hold');
    }
  });
  return {
    name: `integrity check of ${checked} rows of history`,
    value: (checked * 1000) / milliseconds,
    unit: 'rows/s',
    note: `${(milliseconds / 1000).toFixed(1)} s`,
  };
}

const WRITERS = 20;
const WRITES = 10;

/** Measures one organization's people all writing at once: each commit waits for the one before it. */
async function measureWriters({ ownerUrl, organizationId }: World): Promise<Figure> {
  const times: number[] = [];
  const writer = () =>
    withClient(ownerUrl, 'bench', async (client) => {
      for (let round = 0; round < WRITES; round += 1) {
        await client.query('begin');
        await client.query(
          `insert into audit_log (organization_id, action, object_type) values ($1, 'update', 'position')`,
          [organizationId],
        );
        times.push(await timed(() => client.query('commit')));
      }
    });
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return {
    name: `commit of a write, ${WRITERS} of one organization at once, p95`,
    value: percentile(times, 95),
    unit: 'ms',
    note: `median ${median(times).toFixed(1)} ms`,
  };
}

async function measureExport({ app, adminToken }: World): Promise<Figure> {
  let bytes = 0;
  const seconds = await timed(async () => {
    const answer = await fetch(`${app.url}/api/history.xlsx`, { headers: { 'x-session-token': adminToken } });
    bytes = (await answer.arrayBuffer()).byteLength;
  });
  return {
    name: 'export of 100,000 rows of history as XLSX',
    value: seconds / 1000,
    unit: 's',
    note: `${(bytes / 1_048_576).toFixed(1)} MB`,
  };
}

/** A million rows: reading, checking, exporting, writing. */
export async function measureHistory(world: World): Promise<Figure[]> {
  const batch = await seed(world);
  return [
    await measureList(world),
    await measureCheck(world),
    await measureExport(world),
    await measureWriters(world),
    {
      name: `writing and chaining ${BATCH} rows of history in one statement`,
      value: batch,
      unit: 'ms',
      note: 'median of 100',
    },
  ];
}
