import pg from 'pg';
import { createAudit } from '@server/audit/audit';
import { auditLogTable } from '@server/audit/audit.tables';
import type { Scope } from '@server/graphql/context';
import { anOrganization } from '@test/factories/organization.factory';
import { checkHistory, historyChecks } from '@test/helpers/worlds/history-check';
import { createPeopleWorld, type PeopleWorld } from '@test/helpers/worlds/people-world';

let world: PeopleWorld;
let owner: pg.Client;
let organizationId: number;
const audit = createAudit();

beforeAll(async () => {
  world = await createPeopleWorld();
  owner = new pg.Client({ connectionString: world.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await world.close();
});

beforeEach(async () => {
  organizationId = await world.system(async (tx) => (await anOrganization(tx)).id);
});

const inOrganization = <T>(work: (scope: Scope) => Promise<T>, id = organizationId) =>
  world.database.tenant(id, (tx) =>
    work({ tx, organizationId: id, caller: null, lang: 'ru', ip: '10.0.0.1', userAgent: 'Firefox' }),
  );

const write = (objectId: number) =>
  inOrganization((scope) =>
    audit.write(scope, {
      action: 'update',
      objectType: 'position',
      objectId,
      changes: { name: ['Кассир', 'Старший кассир'] },
    }),
  );

const check = () => checkHistory(world.database, organizationId);

async function ids(): Promise<number[]> {
  const { rows } = await owner.query<{ id: string }>(
    'select id from audit_log where organization_id = $1 order by id',
    [organizationId],
  );
  return rows.map(({ id }) => Number(id));
}

const brokenOf = async () =>
  (await check()).broken.map(({ entryId, link, reason }) => ({ entryId, link, reason }));

/** Possible changes with the database's own password. */
async function tamper(table: string, text: string, values: unknown[]): Promise<void> {
  await owner.query(`alter table ${table} disable trigger user`);
  await owner.query(text, values);
  await owner.query(`alter table ${table} enable trigger user`);
}

it('reports an untouched history as intact', async () => {
  for (let object = 1; object <= 3; object += 1) await write(object);
  expect(await check()).toMatchObject({ isWhole: true, checked: 3, broken: [] });
  expect((await check()).headHash).toMatch(/^[0-9a-f]{64}$/);
});

it('an organization without a history is intact', async () => {
  expect(await check()).toMatchObject({ isWhole: true, checked: 0, headHash: '' });
});

it.each([
  ['at', `at = at + interval '1 microsecond'`],
  ['actor_id', 'actor_id = 7'],
  ['actor_kind', `actor_kind = 'provider'`],
  ['action', `action = 'delete'`],
  ['object_type', `object_type = 'subdivision'`],
  ['object_id', 'object_id = 9'],
  ['affected_user_id', 'affected_user_id = 9'],
  ['changes', `changes = '{"name": ["Кассир", "Старший  кассир"]}'`],
  ['ip', `ip = '10.0.0.2'`],
  ['user_agent', `user_agent = 'Chrome'`],
])('names the row whose %s was changed', async (_, change) => {
  for (let object = 1; object <= 3; object += 1) await write(object);
  const [, second] = await ids();
  await tamper('audit_log', `update audit_log set ${change} where id = $1`, [second]);
  expect(await brokenOf()).toEqual([{ entryId: String(second), link: null, reason: 'changed' }]);
});

it('no column of the history is left out of the hash', async () => {
  const { rows } = await owner.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = 'audit_log'::regclass and attnum > 0 and not attisdropped`,
  );
  const { rows: source } = await owner.query<{ text: string }>(
    `select pg_get_functiondef('audit_row_hash'::regproc) as text`,
  );
  const uncovered = rows.filter(({ name }) => !new RegExp(`\\bl\\.${name}\\b`).test(source[0]?.text ?? ''));
  expect(uncovered).toEqual([]);
});

it('names a removed row, also at the end', async () => {
  for (let object = 1; object <= 3; object += 1) await write(object);
  const [first, , third] = await ids();
  await tamper('audit_log', 'delete from audit_log where id = any($1)', [[first, third]]);
  expect(await brokenOf()).toEqual([
    { entryId: String(first), link: null, reason: 'missing' },
    { entryId: String(third), link: null, reason: 'missing' },
  ]);
});

it('names both rows that were swapped', async () => {
  for (let object = 1; object <= 3; object += 1) await write(object);
  const [first, second] = await ids();
  const swap = `update audit_log l set object_id = o.object_id from audit_log o
    where l.id in ($1, $2) and o.id in ($1, $2) and o.id <> l.id`;
  await tamper('audit_log', swap, [first, second]);
  expect(await brokenOf()).toEqual([
    { entryId: String(first), link: null, reason: 'changed' },
    { entryId: String(second), link: null, reason: 'changed' },
  ]);
});

it('names a row inserted outside the chain', async () => {
  await write(1);
  await tamper(
    'audit_log',
    `insert into audit_log (organization_id, action, object_type) values ($1, 'update', 'regulation')`,
    [organizationId],
  );
  const [, second] = await ids();
  expect(await brokenOf()).toEqual([{ entryId: String(second), link: null, reason: 'added' }]);
});

it('names the link after a removed one, and its rows', async () => {
  for (let object = 1; object <= 3; object += 1) await write(object);
  const [, second] = await ids();
  await tamper('audit_link', 'delete from audit_link where organization_id = $1 and number = 2', [
    organizationId,
  ]);
  expect(await brokenOf()).toEqual([
    { entryId: String(second), link: null, reason: 'added' },
    { entryId: null, link: '3', reason: 'order' },
  ]);
});

it('names the links that were swapped', async () => {
  for (let object = 1; object <= 3; object += 1) await write(object);
  for (const [from, to] of [
    [2, 99],
    [3, 2],
    [99, 3],
  ]) {
    await tamper(
      'audit_link',
      'update audit_link set number = $3 where organization_id = $1 and number = $2',
      [organizationId, from, to],
    );
  }
  const reasons = (await brokenOf()).map(({ link, reason }) => `${link} ${reason}`);
  expect(reasons).toEqual(expect.arrayContaining(['2 order', '3 order']));
});

it('a row is named even when its hash was recomputed with it', async () => {
  for (let object = 1; object <= 2; object += 1) await write(object);
  const [first] = await ids();
  await tamper('audit_log', `update audit_log set ip = '10.9.9.9' where id = $1`, [first]);
  await tamper(
    'audit_batch',
    `update audit_batch set row_hashes = array[(select audit_row_hash(l) from audit_log l where l.id = $1)] where row_ids = array[$1::bigint]`,
    [first],
  );
  expect(await brokenOf()).toEqual([{ entryId: null, link: '1', reason: 'order' }]);
});

it('detects a history whose end was cut off with its links', async () => {
  for (let object = 1; object <= 3; object += 1) await write(object);
  const [, , third] = await ids();
  await tamper('audit_link', 'delete from audit_link where organization_id = $1 and number = 3', [
    organizationId,
  ]);
  await tamper('audit_batch', 'delete from audit_batch where row_ids = array[$1::bigint]', [third]);
  await tamper('audit_log', 'delete from audit_log where id = $1', [third]);
  expect(await brokenOf()).toEqual([{ entryId: null, link: null, reason: 'tail' }]);
});

it('the application can neither rewrite the history nor write its chain', async () => {
  await write(1);
  const refused = [
    'update audit_log set action = action',
    'delete from audit_log',
    'update audit_batch set row_ids = row_ids',
    'delete from audit_link',
    'update audit_head set count = 0',
    `insert into audit_link values (${organizationId}, 9, 1, '', '')`,
    `insert into audit_batch (organization_id, row_ids, row_hashes) values (${organizationId}, '{1}', '{x}')`,
  ];
  for (const statement of refused) {
    await expect(inOrganization(({ tx }) => tx.execute(statement))).rejects.toThrow();
    await expect(world.system((tx) => tx.execute(statement))).rejects.toThrow();
  }
  expect(await check()).toMatchObject({ isWhole: true, checked: 1 });
});

it('stays intact while many write at once, and loses none', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, index) => write(index)));
  expect(await check()).toMatchObject({ isWhole: true, checked: 60 });
});

it('a failed write leaves neither a row nor a link', async () => {
  await write(1);
  await expect(
    inOrganization(async (scope) => {
      await audit.write(scope, { action: 'update', objectType: 'position', objectId: 2 });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await write(3);
  expect(await check()).toMatchObject({ isWhole: true, checked: 2 });
});

it('chains 20,000 rows of one write, and other writers of the organization do not wait for it', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    organizationId,
    action: 'assign',
    objectType: 'user',
    objectId: index,
    affectedUserId: index,
    changes: { status: ['invited', 'working'] satisfies [unknown, unknown] },
  }));
  let others = 0;
  const big = inOrganization(async ({ tx }) => {
    for (let from = 0; from < rows.length; from += 5_000) {
      await tx.insert(auditLogTable).values(rows.slice(from, from + 5_000));
      // Another person's complete request runs in between: the rows are written, the transaction is still open.
      const began = performance.now();
      await write(1);
      others = Math.max(others, performance.now() - began);
    }
  });
  await big;
  expect(others).toBeLessThan(1_000);
  expect(await check()).toMatchObject({ isWhole: true, checked: 20_004 });
}, 60_000);

it('reveals nothing of another organization', async () => {
  await write(1);
  const other = await world.system(async (tx) => (await anOrganization(tx)).id);
  const seen = await inOrganization(
    ({ tx }) =>
      tx.execute('select organization_id from audit_batch union all select organization_id from audit_head'),
    other,
  );
  expect(seen.rows).toEqual([]);
});

it('a check resumes after its worker was killed, and a cancelled one does not', async () => {
  for (let object = 1; object <= 3; object += 1) await write(object);
  const { service, waiting, inOrganization: inTenant } = historyChecks(world.database);
  const asked = <T>(work: (scope: Scope) => Promise<T>) => inTenant(organizationId, work);
  const begun = await asked((scope) => service.start(scope));
  expect(begun).toMatchObject({ state: 'running', isWhole: null });
  // A second request meanwhile returns the running one.
  await asked((scope) => service.start(scope));
  expect(waiting).toHaveLength(1);
  const [lost] = waiting.splice(0);

  // A running check is not taken over; a stalled one is resumed.
  await service.jobs.continueHistoryChecks({});
  expect(waiting).toEqual([]);
  await owner.query(
    `update history_check set beat_at = now() - interval '1 minute' where organization_id = $1`,
    [organizationId],
  );
  await service.jobs.continueHistoryChecks({});
  expect(waiting.splice(0)).toEqual([lost]);

  await asked((scope) => service.cancel(scope));
  if (lost) await service.jobs.checkHistory(lost);
  expect(await asked((scope) => service.read(scope))).toMatchObject({
    state: 'cancelled',
    checked: 0,
    isWhole: null,
  });

  await asked((scope) => service.start(scope));
  // The first check's job comes late: it does not affect the second one.
  if (lost) await service.jobs.checkHistory(lost);
  expect(await asked((scope) => service.read(scope))).toMatchObject({ state: 'running', checked: 0 });
  for (const next of waiting) await service.jobs.checkHistory(next);
  expect(await asked((scope) => service.read(scope))).toMatchObject({
    state: 'done',
    checked: 3,
    total: 3,
    isWhole: true,
  });
});

it('several parts form one chain: errors in each of them are named, and a cut between them', async () => {
  // The database still has the statistics of a small table.
  await write(1);
  await owner.query('analyze audit_log, audit_batch, audit_link');
  for (let part = 0; part < 4; part += 1) {
    await inOrganization(({ tx }) =>
      tx.execute(`insert into audit_log (organization_id, action, object_type)
        select ${organizationId}, 'update', 'position' from generate_series(1, 15000)`),
    );
  }
  expect(await check()).toMatchObject({ isWhole: true, checked: 60_001, total: 60_001 });
  const all = await ids();
  const changed = [all[10], all[59_990]];
  await tamper('audit_log', `update audit_log set ip = '10.9.9.9' where id = any($1)`, [changed]);
  await tamper(
    'audit_link',
    `update audit_link set prev_hash = '' where organization_id = $1 and number = 4`,
    [organizationId],
  );
  expect(await brokenOf()).toEqual([
    ...changed.map((id) => ({ entryId: String(id), link: null, reason: 'changed' })),
    { entryId: null, link: '4', reason: 'order' },
  ]);
}, 60_000);
