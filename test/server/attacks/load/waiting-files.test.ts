import type { Workers } from '@server/workers/workers';
import { AppError } from '@server/errors';
import { openTransactions } from '@test/helpers/database/connections';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { createImports } from '@test/helpers/worlds/imports';
import { wordFile, workbookFile } from '@test/helpers/files/office-files';
import { register, type Registered } from '@test/helpers/worlds/registration';
import { until } from '@test/helpers/until';

/** A request waiting for a parser holds no database connection: the others need them meanwhile. */

const POOL = 4;
/** More than the number of connections in the pool. */
const WAITING = 12;

let t: TestApp;
let admin: Registered;
beforeAll(async () => {
  t = await startTestApp({ env: { DATABASE_POOL: String(POOL) } });
  admin = await register(t);
}, 60_000);
afterAll(() => t.stop());
afterEach(() => jest.restoreAllMocks());

/** All processes are busy and the queue is full: a request told `busy` is rejected, the others wait until `release`. */
function holdWorkers(queue: number) {
  const { workers } = t.app.deps;
  const run: Workers['run'] = workers.run.bind(workers);
  const waiting: (() => void)[] = [];
  let asked = 0;
  jest.spyOn(workers, 'run').mockImplementation(async (task, input, owner, field) => {
    asked += 1;
    if (waiting.length >= queue) throw new AppError('files.busy', { field });
    await new Promise<void>((resume) => waiting.push(resume));
    return run(task, input, owner, field);
  });
  return {
    asked: (count: number) => until(() => Promise.resolve(asked >= count)),
    releaseOne: () => waiting.shift()?.(),
    release: () => {
      jest.restoreAllMocks();
      for (const resume of waiting.splice(0)) resume();
    },
  };
}

const OUTLINE = 'mutation ($file: Upload!) { structureOutlineRead(file: $file) }';
const readOutline = () =>
  t.upload(
    admin.token,
    OUTLINE,
    { file: null },
    { 'variables.file': { name: 'a.xlsx', bytes: workbookFile() } },
  );

test('files waiting for a parser hold no connection, and other requests are answered', async () => {
  const held = holdWorkers(WAITING);
  const waiting = Array.from({ length: WAITING }, readOutline);
  await held.asked(WAITING);
  const beyond = await readOutline();
  expect(beyond.errors?.[0]?.extensions).toMatchObject({ code: 'files.busy', field: 'file' });
  await until(async () => (await openTransactions(t)) === 0);
  expect(await t.gql(admin.token, '{ organization { id } }')).toHaveProperty('data.organization.id');
  held.release();
  for (const { errors, data } of await Promise.all(waiting)) {
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty('structureOutlineRead');
  }
});

test('an import whose file waits holds no connection either', async () => {
  const held = holdWorkers(WAITING);
  const create = 'mutation ($text: String) { employeeImportCreate(text: $text) { id } }';
  const created = t.gql<{ employeeImportCreate: { id: number } }>(admin.token, create, {
    text: 'ФИО;Почта\nКотов Иван;kotov@zavod.ru',
  });
  await held.asked(1);
  await until(async () => (await openTransactions(t)) === 0);
  held.releaseOne();
  const { data } = await created;
  // The job that reads the whole file.
  await held.asked(2);
  await until(async () => (await openTransactions(t)) === 0);
  held.release();
  const { state, rowCount } = await createImports(t, admin.token).untilState(
    data?.employeeImportCreate.id ?? 0,
    'mapping',
  );
  expect({ state, rowCount }).toEqual({ state: 'mapping', rowCount: 1 });
});

test('work done before the file was read is done once', async () => {
  const query = `mutation ($file: Upload!) {
    first: regulationImport(file: $file, clientKey: "waiting-file-1") { regulation { id } }
    again: regulationImport(file: $file, clientKey: "waiting-file-1") { regulation { id } }
  }`;
  const files = { 'variables.file': { name: 'Правила.docx', bytes: wordFile() } };
  const { data, errors } = await t.upload<Record<'first' | 'again', { regulation: { id: number } }>>(
    admin.token,
    query,
    { file: null },
    files,
  );
  expect(errors).toBeUndefined();
  expect(data?.first.regulation.id).toBeGreaterThan(0);
  expect(data?.first.regulation.id).toBe(data?.again.regulation.id);
  const list = await t.gql<{ regulations: { count: number } }>(
    admin.token,
    '{ regulations(scope: editor) { count } }',
  );
  expect(list.data?.regulations.count).toBe(1);
});
