import { z } from 'zod';
import { createAudit } from '@server/audit/audit';
import { withClient } from '@server/db/client';
import { createDatabase } from '@server/db/database';
import { knownHome } from '@server/db/embedded/home';
import { runningUrls } from '@server/db/embedded/lock';
import { systemScope } from '@server/graphql/system-scope';
import { createLogger } from '@server/log/logger';
import { callerOfPerson } from '@server/modules/auth/person-caller.read-model';
import { createPaidActions } from '@server/modules/payment/tokens/reserves.service';
import { ask } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { type Figure, median, percentile } from '../figures';
import { load, timed } from '../load';
import { measureNotifications } from './measure-notifications';
import type { World } from '../world';

const LINES = 1_000_000;
const BATCH = 50_000;
const CALLERS = 16;
const SECONDS = 8;
const WARM_SECONDS = 2;
const ROUNDS = 40;

/** Inserts operations of two lines each, and their write-offs: written without their triggers, for reading only. */
async function seed({ ownerUrl, organizationId, adminId }: World): Promise<void> {
  await withClient(ownerUrl, 'bench', async (client) => {
    const tables = ['ledger_operation', 'ledger_line', 'token_reserve'];
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    for (let from = 1; from <= LINES / 2; from += BATCH) {
      await client.query(
        `with operation as (
           insert into ledger_operation (organization_id, kind, idempotency_key, at)
           select $1, case when n % 2 = 0 then 'charge' else 'writeOff' end, 'bench:' || n, now() - ($3::int - n) * interval '1 minute'
           from generate_series($2::int, $2::int + $4::int - 1) n
           returning id, kind, at, split_part(idempotency_key, ':', 2)::int as n
         ), line as (
           insert into ledger_line (organization_id, operation_id, number, account, currency, amount, balance_after, at)
           select $1, o.id, l.number, l.account, l.currency, l.amount, l.after, o.at from operation o cross join lateral (values
             (1, case o.kind when 'charge' then 'balance' else 'held' end,
              case o.kind when 'charge' then 'rub' else 'token' end, -1::bigint, (2 * $3::bigint - o.n)),
             (2, case o.kind when 'charge' then 'revenue' else 'used' end,
              case o.kind when 'charge' then 'rub' else 'token' end, 1::bigint, null::bigint)
           ) l (number, account, currency, amount, after)
         )
         insert into token_reserve (organization_id, key, action, object_id, object_name, initiator_id, tokens, parts, status,
           expires_at, created_at, day, settled_at, operation_id, balance_after)
         select $1, 'bench:' || o.n, 'benchAction', o.n, 'Отчёт ' || o.n, $5, 1, '[]', 'captured', o.at, o.at, o.at::date, o.at,
           o.id, o.n
         from operation o where o.kind = 'writeOff'`,
        [organizationId, from, LINES / 2, BATCH, adminId],
      );
    }
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await client.query(
      `insert into token_use (organization_id, subdivision_id, user_id, day, action, tokens)
       select $1, u.* from recounted_token_use($1) u`,
      [organizationId],
    );
    for (const table of [...tables, 'token_use']) await client.query(`vacuum analyze ${table}`);
  });
}

/**
 * Limits an employee, their subdivision with all below it, and the action of everyone, far above what is used: each reservation is
 * checked against the three. Returns the employee's id.
 */
async function seedLimits({ ownerUrl, organizationId }: World): Promise<number> {
  return withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `with person as (
         select id, subdivision_id from users
         where organization_id = $1 and subdivision_id is not null and not is_archive order by id limit 1
       ), made as (
         insert into token_limit (organization_id, subdivision_id, user_id, action, tokens, warn_percent, created_at, updated_at)
         select $1, l.subdivision_id, l.user_id, l.action, 1000000000, 80, now(), now()
         from person p cross join lateral (values
           (p.subdivision_id, null::int, null::text), (null, p.id, null), (null, null, 'benchAction')
         ) l (subdivision_id, user_id, action)
       )
       select id from person`,
      [organizationId],
    );
    const [person] = rows;
    if (!person) throw new Error('nobody works in a subdivision');
    return person.id;
  });
}

/** Measures the queries of the payment pages as they open. */
async function measurePages({ app, adminToken }: World): Promise<Figure> {
  const queries = [
    ['payment', 'paymentBalance', {}],
    ['payment', 'paymentOperations', {}],
    ['payment', 'tokenBalance', {}],
    ['payment', 'tokenUse', {}],
    ['payment', 'tokenLimits', {}],
    ['payment', 'tokenWriteOffs', { filter: {} }],
  ] as const;
  const times: number[] = [];
  const slowest: { name: string; p95: number }[] = [];
  for (const [domain, name, variables] of queries) {
    const query = operation(domain, name);
    const once = () => timed(() => ask(app.url, adminToken, z.unknown(), query, variables));
    for (let warm = 0; warm < 5; warm += 1) await once();
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) own.push(await once());
    times.push(...own);
    slowest.push({ name, p95: percentile(own, 95) });
  }
  slowest.sort((a, b) => b.p95 - a.p95);
  return {
    name: `pages of payment over ${LINES} lines, a question, p95`,
    value: percentile(times, 95),
    unit: 'ms',
    bar: { kind: 'max', value: 30 },
    note: `median ${median(times).toFixed(1)} ms; the slowest, ${slowest[0]?.name}: ${slowest[0]?.p95.toFixed(0)} ms`,
  };
}

/** Measures an action that costs a token, done by many at once: reserved and captured in one transaction. */
async function measureWriteOffs(world: World, name: string, initiatorId: number | null): Promise<Figure> {
  const { app, ownerUrl, organizationId } = world;
  const urls = await runningUrls(knownHome(app.dataDir));
  if (!urls) throw new Error('the program does not run on the embedded database');
  await withClient(ownerUrl, 'bench', (client) =>
    client.query(
      `select ledger_post($1, 'bench:tokens:' || $2, 'purchase', '[{"account":"tokens","currency":"token","amount":1000000},
         {"account":"issued","currency":"token","amount":-1000000}]', now())`,
      [organizationId, name],
    ),
  );
  const log = createLogger('silent');
  const database = createDatabase(urls.app, CALLERS, log);
  const now = () => new Date();
  const { paidActions } = createPaidActions({ audit: createAudit(), notify: () => Promise.resolve(), now });
  paidActions.register({
    ...{ code: 'benchAction', tokens: 1, minutes: 5 },
    name: () => 'Bench',
    route: (id) => `/${id}`,
    isDone: () => Promise.resolve(false),
  });
  const caller =
    initiatorId === null
      ? null
      : await database.system((tx) => callerOfPerson(tx, organizationId, initiatorId));
  const request = { action: 'benchAction', objectName: 'Отчёт', objectId: 1 };
  let attempt = 0;
  const writeOff = async () => {
    attempt += 1;
    const key = `bench:${name}:${attempt}`;
    await database.tenant(organizationId, async (tx) => {
      const scope = { ...systemScope(tx, organizationId), caller };
      const { id } = await paidActions.reserve(scope, { ...request, key });
      await paidActions.capture(scope, id);
    });
  };
  // The connections are new: each plans the statements once.
  await load(CALLERS, WARM_SECONDS, writeOff);
  const { requestsPerSecond, times } = await load(CALLERS, SECONDS, writeOff);
  await database.pool.end();
  return {
    name: `write-offs of one organization, ${CALLERS} callers at once, ${name}`,
    value: requestsPerSecond,
    unit: '/s',
    bar: { kind: 'min', value: 150 },
    note: `p95 ${percentile(times, 95).toFixed(0)} ms`,
  };
}

/** Measures a long ledger: its pages, many people who use tokens at once, and notifications of payments. */
export async function measurePayment(world: World): Promise<Figure[]> {
  await seed(world);
  const writeOffs = await measureWriteOffs(world, 'without limits', null);
  const initiatorId = await seedLimits(world);
  return [
    await measurePages(world),
    writeOffs,
    await measureWriteOffs(world, 'three limits', initiatorId),
    await measureNotifications(world),
  ];
}
