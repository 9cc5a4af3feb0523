import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { ask } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { openSessions } from '@test/helpers/worlds/sessions';
import { type Figure, median, percentile } from '../figures';
import { timed } from '../load';
import type { World } from '../world';

const CLIENTS = 10_000;
const ROUNDS = 40;
const CHARGED_WITHIN_MS = 900_000;
const POLL_MS = 1_000;
const CHARGE_SECONDS = 120;
const ENTRIES = 20_000;
const CHECKS = 5;

/** Adds clients whose month is to be charged today, each with the money for it. */
async function seed({ ownerUrl }: World): Promise<void> {
  await withClient(ownerUrl, 'bench', async (client) => {
    // Their money first: until it is there, the job of the running server finds nothing due.
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>(
      `insert into organization (name, is_active_subscribe, is_free_period)
       select 'Клиент ' || n, true, false from generate_series(1, $1::int) n returning id`,
      [CLIENTS],
    );
    await client.query(
      `select ledger_post(o.id, 'bench:topUp', 'topUp', '[{"account":"balance","currency":"rub","amount":10000000},
         {"account":"bank","currency":"rub","amount":-10000000}]', now())
       from unnest($1::int[]) o (id)`,
      [rows.map(({ id }) => id)],
    );
    await client.query(
      `update subscription set tariff_code = 'team' where organization_id = any($1::int[])`,
      [rows.map(({ id }) => id)],
    );
    await client.query('commit');
    await client.query('analyze organization, subscription, ledger_account');
  });
}

/** Measures the charge of all of them by the running server's own job. */
async function measureCharge({ ownerUrl }: World): Promise<Figure> {
  return withClient(ownerUrl, 'bench', async (client) => {
    const begin = performance.now();
    let found = { count: 0, seconds: 0, posted: 0 };
    while (found.count < CLIENTS && performance.now() - begin < CHARGED_WITHIN_MS) {
      await wait(POLL_MS);
      const { rows } = await client.query<typeof found>(
        `select count(*)::int as count, coalesce(extract(epoch from max(c.created_at) - min(c.created_at)), 0)::float8 as seconds,
           count(distinct l.organization_id)::int as posted
         from subscription_charge c join organization o on o.id = c.organization_id and o.name like 'Клиент %'
         left join ledger_operation l on l.organization_id = c.organization_id
           and l.idempotency_key = 'subscription:' || c.period_from`,
      );
      found = rows[0] ?? found;
    }
    const charged = Math.min(found.count, found.posted);
    // The seconds of a part of them would be a good figure for work that was not done.
    if (charged < CLIENTS) throw new Error(`only ${charged} of ${CLIENTS} organizations were charged`);
    return {
      name: `the month's charge of ${CLIENTS.toLocaleString('en')} organizations`,
      value: found.seconds,
      unit: 's',
      bar: { kind: 'max', value: CHARGE_SECONDS },
      note: `${found.count} charged once each, ${found.posted} of them with their entry in the ledger`,
    };
  });
}

/** Signs in the provider's root admin. */
async function signInRoot({ ownerUrl }: World): Promise<string> {
  const rootId = await withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select value::int as id from setting where name = 'rootAdminId'`,
    );
    return rows[0]?.id ?? 0;
  });
  const [token = ''] = await openSessions(ownerUrl, [rootId]);
  return token;
}

/** Measures the back office's list of clients. */
async function measureList({ app }: World, token: string): Promise<Figure> {
  const query = operation('back-office', 'organizations');
  const asked = [{}, { search: 'Клиент 77' }, { isActiveSubscribe: true, page: 50 }, { isPartner: true }];
  const times: number[] = [];
  for (const variables of asked) {
    const once = () => timed(() => ask(app.url, token, z.unknown(), query, { pageSize: 50, ...variables }));
    for (let warm = 0; warm < 5; warm += 1) await once();
    for (let round = 0; round < ROUNDS; round += 1) times.push(await once());
  }
  return {
    name: `the list of ${CLIENTS.toLocaleString('en')} clients, p95`,
    value: percentile(times, 95),
    unit: 'ms',
    bar: { kind: 'max', value: 50 },
    note: `median ${median(times).toFixed(1)} ms`,
  };
}

/** Measures «Проверить книгу» of a client with many entries, each posted as the product posts them. */
async function measureCheck({ app, ownerUrl }: World, token: string): Promise<Figure> {
  const organizationId = await withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select id from organization where name like 'Клиент %' order by id limit 1`,
    );
    const id = rows[0]?.id ?? 0;
    await client.query(
      `select ledger_post($1, 'bench:' || n, 'adjust', '[{"account":"balance","currency":"rub","amount":1},
         {"account":"adjustment","currency":"rub","amount":-1}]', now()) from generate_series(1, $2::int) n`,
      [id, ENTRIES],
    );
    return id;
  });
  const answer = z.object({ ledgerCheck: z.object({ isWhole: z.boolean(), lines: z.number() }) });
  let lines = 0;
  const rates: number[] = [];
  for (let round = 0; round < CHECKS; round += 1) {
    const ms = await timed(async () => {
      const { ledgerCheck } = await ask(app.url, token, answer, operation('back-office', 'ledgerCheck'), {
        organizationId,
      });
      if (!ledgerCheck.isWhole) throw new Error('the ledger is not whole');
      ({ lines } = ledgerCheck);
    });
    rates.push((lines * 1000) / ms);
  }
  return {
    name: 'checking a ledger',
    value: median(rates),
    unit: 'lines/s',
    bar: { kind: 'min', value: 50_000 },
    note: `${lines.toLocaleString('en')} lines`,
  };
}

/** Measures what the provider does with many clients. */
export async function measureProvider(world: World): Promise<Figure[]> {
  await seed(world);
  const charge = await measureCharge(world);
  const token = await signInRoot(world);
  return [charge, await measureList(world, token), await measureCheck(world, token)];
}
