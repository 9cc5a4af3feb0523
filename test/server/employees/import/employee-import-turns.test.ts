import { sql } from 'drizzle-orm';
import { boolean } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { employeeJobs } from '@server/modules/employees/employees.jobs';
import { openImportDesk } from '@test/helpers/worlds/import-desk';
import { createImports } from '@test/helpers/worlds/imports';
import { register } from '@test/helpers/worlds/registration';
import { until } from '@test/helpers/until';

/** The imports of one organization take turns, and a killed server does not block the later ones. */

const desk = openImportDesk();
const TABLE = 'ФИО;Почта\nКотов Иван;kotov@zavod.ru\n';

/** Simulates a server working on an import started an hour ago, with its last heartbeat `ago`. */
async function markRunning(id: number, ago: string): Promise<void> {
  await desk.t.app.database.system((tx) =>
    tx.execute(sql`update employee_import set state = 'running', queued_at = now() - interval '1 hour',
      beat_at = now() - ${ago}::interval where id = ${id}`),
  );
}

const aheadOf = async (id: number): Promise<unknown> => {
  const { employeeImport } = await desk.imports.ask(
    'query ($id: Int!) { employeeImport(id: $id) { state ahead } }',
    { id },
  );
  return employeeImport;
};

async function begin(): Promise<number> {
  const { data } = await desk.imports.upload(Buffer.from(TABLE), 'люди.csv');
  return data?.employeeImportCreate.id ?? 0;
}

test('an import waits while another of the organization is running, and says how many are ahead of it', async () => {
  const first = await desk.imports.open(Buffer.from(TABLE), 'люди.csv');
  await markRunning(first.id, '0 seconds');
  const second = await begin();
  const third = await begin();
  const stranger = await register(desk.t);
  // Nobody waits for another organization; meanwhile the second one has had its turns.
  await createImports(desk.t, stranger.token).open(Buffer.from(TABLE), 'люди.csv');
  expect(await aheadOf(second)).toEqual({ state: 'reading', ahead: 1 });
  expect(await aheadOf(third)).toEqual({ state: 'reading', ahead: 2 });
  await desk.t.app.database.system((tx) =>
    tx.execute(sql`update employee_import set state = 'done' where id = ${first.id}`),
  );
  expect((await desk.imports.untilState(second, 'mapping')).rowCount).toBe(1);
  expect((await desk.imports.untilState(third, 'mapping')).rowCount).toBe(1);
  expect(await aheadOf(third)).toEqual({ state: 'mapping', ahead: 0 });
}, 60_000);

test('an import whose server was killed blocks nobody', async () => {
  const first = await desk.imports.open(Buffer.from(TABLE), 'люди.csv');
  await markRunning(first.id, '31 seconds');
  const second = await begin();
  // At once, not when the job of every minute has finished the first one.
  expect(await aheadOf(second)).toMatchObject({ ahead: 0 });
  expect((await desk.imports.untilState(second, 'mapping')).rowCount).toBe(1);
}, 60_000);

test('a waiting import counts as alive: later ones stay behind it', async () => {
  const first = await desk.imports.open(Buffer.from(TABLE), 'люди.csv');
  await markRunning(first.id, '0 seconds');
  const second = await begin();
  await desk.t.app.database.system((tx) =>
    tx.execute(sql`update employee_import set beat_at = now() - interval '1 hour' where id = ${second}`),
  );
  await until(async () => {
    const rows = await desk.t.app.database.system((tx) =>
      selectRows(tx, { is_alive: boolean })(
        sql`select beat_at > now() - interval '10 seconds' as is_alive from employee_import where id = ${second}`,
      ),
    );
    return rows[0]?.is_alive;
  });
  expect(await aheadOf(second)).toEqual({ state: 'reading', ahead: 1 });
}, 60_000);

test('an import stands still while its organization is not paid for, and goes on afterwards', async () => {
  const { id } = await desk.imports.open(Buffer.from(TABLE), 'люди.csv');
  const system = (statement: ReturnType<typeof sql>) =>
    desk.t.app.database.system((tx) => tx.execute(statement));
  const subscribe = (isActive: boolean) =>
    system(
      sql`update organization set is_active_subscribe = ${isActive} where id = ${desk.owner.organizationId}`,
    );
  await subscribe(false);
  await system(
    sql`update employee_import set state = 'checking', beat_at = now() - interval '1 hour' where id = ${id}`,
  );
  // A job of the import that was begun before, and the scheduled search for imports that stand still.
  const { organizationId } = desk.owner;
  const keys = [`closed:${id}`, `search:${id}`];
  await desk.t.app.database.system(async (tx) => {
    const { jobs } = desk.t.app.deps;
    await jobs.enqueue(tx, employeeJobs.advanceImport, { organizationId, importId: id }, { key: keys[0] });
    await jobs.enqueue(tx, employeeJobs.continueImports, {}, { key: keys[1] });
  });
  await until(async () => {
    const { rows } = await desk.t.app.database.pool.query(
      'select from graphile_worker.jobs where key = any($1)',
      [[...keys, `import:${id}`]],
    );
    return rows.length === 0;
  });
  const { rows } = await system(sql`
    select state, beat_at < now() - interval '50 minutes' as untouched from employee_import where id = ${id}`);
  expect(rows).toEqual([{ state: 'checking', untouched: true }]);
  await subscribe(true);
  await desk.t.app.database.system((tx) =>
    desk.t.app.deps.jobs.enqueue(tx, employeeJobs.continueImports, {}),
  );
  expect((await desk.imports.untilState(id, 'ready')).rowCount).toBe(1);
}, 60_000);
