import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { aUser } from '@test/factories/user.factory';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { until } from '@test/helpers/until';
import { pdfText } from '@test/server/regulations/pdf-text';
import { may } from '../roles/support';

/** Report snapshots: their price, that they never change, and that an altered file is detected. */
let workspace: Workspace;
let analyst: UserRow;
let owner: pg.Client;

beforeAll(async () => {
  workspace = await openWorkspace();
  owner = new pg.Client({ connectionString: workspace.test.database.ownerUrl });
  await owner.connect();
  analyst = await workspace.withRights(may('statistics!'));
  for (const nameFirst of ['Ольга', 'Пётр']) await workspace.person({ nameFirst, nameSecond: 'Белова' });
  await workspace.system((tx) =>
    tx.execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at)
      select organization_id, id, 'regulation', 1, 1, 'assigned', now() - interval '9 days', now() - interval '2 days'
      from users where organization_id = ${workspace.organizationId} and name_second = 'Белова'`),
  );
});
afterAll(async () => {
  await owner.end();
  await workspace.stop();
});

let keys = 0;
const give = (tokens: number) =>
  workspace.system((tx) => {
    keys += 1;
    return ledger.post(tx, {
      ...{ organizationId: workspace.organizationId, key: `given-${keys}`, kind: 'purchase', at: new Date() },
      lines: between('tokens', 'issued', BigInt(tokens), 'token'),
    });
  });
const tokens = () =>
  workspace.system((tx) => ledgerReadModel.current(tx, workspace.organizationId, 'tokens', 'token'));

const VIEW = 'id name status tokens rows madeBy sha256 isWhole';
const CREATE = `mutation ($reportId: Int!, $tokens: Int!, $key: String) {
  made: reportSnapshotCreate(reportId: $reportId, tokens: $tokens, clientKey: $key) { ${VIEW} } }`;
const LIST = `{ reportSnapshots { count items { ${VIEW} } } reportSnapshotPrice { tokens available isEnough } }`;
const FIND = `query ($sha256: String!) { found: reportSnapshotBySha256(sha256: $sha256) {
  createdAt isWhole snapshot { id name } } }`;
const SAVE = 'mutation ($report: ReportInput!) { saved: reportSave(report: $report) { id } }';

interface Snapshot {
  id: number;
  status: string;
  rows: number | null;
  sha256: string | null;
  isWhole: boolean;
  madeBy: string;
}

interface Match {
  createdAt: string;
  isWhole: boolean;
  snapshot: { id: number; name: string } | null;
}

const saveReport = async (name: string, changes: object = {}) =>
  (
    await workspace.get<{ saved: { id: number } }>(analyst, SAVE, {
      report: {
        ...{ name, source: 'obligations', columns: ['person', 'overdueDays'], state: 'overdue' },
        ...changes,
      },
    })
  ).saved.id;
const create = async (reportId: number, key?: string, as = analyst) =>
  (await workspace.get<{ made: Snapshot }>(as, CREATE, { reportId, tokens: 40, key })).made;
const list = async (as = analyst) =>
  (await workspace.get<{ reportSnapshots: { items: Snapshot[] } }>(as, LIST)).reportSnapshots.items;
const ended = (id: number) =>
  until(async () => (await list()).find((snapshot) => snapshot.id === id && snapshot.status !== 'making'));
const download = async (id: number, as = analyst) =>
  fetch(`${workspace.test.url}/api/report-snapshots/${id}.pdf`, {
    headers: { 'x-session-token': await workspace.test.signIn(as.id) },
  });
const bytesOf = async (id: number) => Buffer.from(await (await download(id)).arrayBuffer());
const find = async (sha256: string, as = analyst) =>
  (await workspace.get<{ found: Match | null }>(as, FIND, { sha256 })).found;

it('without tokens it is rejected with its price; nothing is started', async () => {
  const id = await saveReport('Без токенов');
  expect(await workspace.rejection(analyst, CREATE, { reportId: id, tokens: 40 })).toMatchObject({
    code: 'payment.tokensInsufficient',
    params: { need: 40, have: 0 },
  });
  expect(await list()).toEqual([]);
});

it('it is a PDF of the rows at its time, paid once, with its hash; the report itself keeps changing', async () => {
  await give(100);
  const reportId = await saveReport('Просрочки');
  const { id, status } = await create(reportId);
  expect(status).toBe('making');
  const made = await ended(id);
  expect(made).toMatchObject({ status: 'ready', rows: 2, isWhole: true });
  expect(await tokens()).toBe(60n);

  const bytes = await bytesOf(id);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(made.sha256);
  const text = pdfText(bytes).replaceAll('\u00a0', ' ');
  for (const part of ['Просрочки', 'Сотрудник', 'Дней просрочки', 'Ольга Белова', 'Пётр Белова'])
    expect(text).toContain(part);

  await workspace.system((tx) =>
    tx.execute(sql`update users set name_first = 'Оля' where name_first = 'Ольга'`),
  );
  expect((await bytesOf(id)).equals(bytes)).toBe(true);
});

it('it uses its creator’s language, and a long name keeps its extension', async () => {
  await give(40);
  const american = await workspace.withRights(may('statistics!'));
  await workspace.system((tx) => tx.execute(sql`update users set lang = 'en-us' where id = ${american.id}`));
  const { saved } = await workspace.get<{ saved: { id: number } }>(american, SAVE, {
    report: { name: 'L'.repeat(200), source: 'obligations', columns: ['person'], state: 'overdue' },
  });
  const { id } = await create(saved.id, undefined, american);
  await until(async () => (await list(american)).some(({ status }) => status === 'ready'));
  const answer = await download(id, american);
  expect(answer.headers.get('content-disposition')).toMatch(/L{100,}\.pdf/);
  const text = pdfText(Buffer.from(await answer.arrayBuffer()));
  expect(text).toContain('Employee');
  expect(text).not.toContain('Сотрудник');
});

it('a double click creates one, and costs once', async () => {
  const reportId = await saveReport('Дважды');
  const before = await tokens();
  const key = 'press-of-the-button';
  const [first, again] = await Promise.all([create(reportId, key), create(reportId, key)]);
  expect(again.id).toBe(first.id);
  await ended(first.id);
  expect(before - (await tokens())).toBe(40n);
});

it('two requests for the last tokens: one is created, the other is told what is missing', async () => {
  await give(Number(60n - ((await tokens()) % 60n)));
  const reportId = await saveReport('Последние токены');
  const left = await tokens();
  const both = await Promise.allSettled(
    Array.from({ length: Number(left / 40n) + 1 }, () => create(reportId)),
  );
  expect(both.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  for (const item of both) if (item.status === 'fulfilled') await ended(item.value.id);
  expect(await tokens()).toBe(left % 40n);
});

it('a snapshot that cannot be stored fails and costs nothing', async () => {
  await give(40);
  const before = await tokens();
  const reportId = await saveReport('Сломается');
  await owner.query('alter table report_snapshot_file add constraint full_disk check (false) not valid');
  try {
    const { id } = await create(reportId);
    expect(await ended(id)).toMatchObject({ status: 'failed', sha256: null, rows: null });
    expect((await download(id)).status).toBe(404);
  } finally {
    await owner.query('alter table report_snapshot_file drop constraint full_disk');
  }
  expect(await tokens()).toBe(before);
});

it('a workspace that is closed before its job makes it fail, and it costs nothing', async () => {
  await give(40);
  const before = await tokens();
  const reportId = await saveReport('Не успел');
  // The subscription ends in the same transaction as the request: after its check, before the job.
  await owner.query(`create function ends_now() returns trigger language plpgsql security definer as
    $$ begin update organization set is_active_subscribe = false where id = new.organization_id; return new; end $$`);
  await owner.query(`create trigger ends_now before insert on report_snapshot
    for each row execute function ends_now()`);
  const state = async () =>
    (await owner.query('select status from report_snapshot where name = $1', ['Не успел'])).rows[0]?.status;
  try {
    await create(reportId);
    await until(async () => (await state()) !== 'making');
  } finally {
    await owner.query('drop function ends_now cascade');
    await owner.query('update organization set is_active_subscribe = true');
  }
  expect(await state()).toBe('failed');
  expect(await tokens()).toBe(before);
});

it('rows that can no longer be read make it fail, and it costs nothing', async () => {
  await give(40);
  const before = await tokens();
  const reportId = await saveReport('Без строк');
  await owner.query(`create function of_no_source() returns trigger language plpgsql as
    $$ begin new.shape := jsonb_set(new.shape, '{source}', '"gone"'); return new; end $$`);
  await owner.query(`create trigger of_no_source before insert on report_snapshot
    for each row execute function of_no_source()`);
  try {
    expect(await ended((await create(reportId)).id)).toMatchObject({ status: 'failed', rows: null });
  } finally {
    await owner.query('drop function of_no_source cascade');
  }
  expect(await tokens()).toBe(before);
});

it('a file is recognized as ours or altered by its hash; a file replaced in the database breaks the chain', async () => {
  await give(80);
  const { id: firstId } = await create(await saveReport('Первый'));
  await ended(firstId);
  const { id: secondId } = await create(await saveReport('Второй'));
  await ended(secondId);
  const bytes = await bytesOf(firstId);
  const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  expect(await find(hash(bytes))).toMatchObject({ isWhole: true, snapshot: { id: firstId } });
  expect(await find(hash(Buffer.concat([bytes, Buffer.from(' ')])))).toBeNull();
  expect(await find('not a hash')).toBeNull();

  const state = async () => {
    const found = new Map((await list()).map((snapshot) => [snapshot.id, snapshot.isWhole]));
    return [found.get(firstId), found.get(secondId)];
  };
  const rewrite = (what: string) =>
    owner.query(`update report_snapshot_file set ${what} where snapshot_id = $1`, [firstId]);
  await owner.query('alter table report_snapshot_file disable trigger append_only_rows');
  expect(await state()).toEqual([true, true]);
  await rewrite(`bytes = bytes || '\\x00'`);
  expect(await state()).toEqual([false, true]);
  await rewrite('sha256 = sha256(bytes)');
  expect(await state()).toEqual([false, true]);
  // Recomputing its chain value as well breaks the next one.
  await rewrite(`chain = sha256(coalesce((
    select p.chain from report_snapshot_file p where p.id < report_snapshot_file.id
    order by p.id desc limit 1), '') || sha256)`);
  expect(await state()).toEqual([true, false]);
  await owner.query('alter table report_snapshot_file enable trigger append_only_rows');
});

it('people see their own, administrators see all; without the write right nothing is created', async () => {
  const other = await workspace.withRights(may('statistics!'));
  const reader = await workspace.withRights(may('statistics'));
  const [mine] = await list();
  expect(await list(other)).toEqual([]);
  expect((await list(workspace.admin)).map(({ id }) => id)).toContain(mine?.id);
  expect((await download(mine?.id ?? 0, other)).status).toBe(404);
  expect((await download(mine?.id ?? 0, workspace.admin)).status).toBe(200);
  const shared = await saveReport('Общий', { isShared: true });
  expect((await workspace.rejection(reader, CREATE, { reportId: shared, tokens: 40 })).code).toBe(
    'access.denied',
  );
});

it('a colleague is told that a file is ours and unaltered, but not what it is; a stranger is told nothing', async () => {
  await give(40);
  const mine = await ended((await create(await saveReport('Чужой для коллеги'))).id);
  const sha256 = mine.sha256 ?? '';
  const colleague = await workspace.withRights(may('statistics'));
  const answer = await find(sha256, colleague);
  expect(answer).toEqual({ createdAt: expect.any(String), isWhole: true, snapshot: null });
  expect((await find(sha256, workspace.admin))?.snapshot?.id).toBe(mine.id);
  expect(
    await find(
      sha256.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      colleague,
    ),
  ).toBeNull();
  const stranger = await workspace.system((tx) => aUser(tx, { isAdmin: true }));
  expect(await find(sha256, stranger)).toBeNull();
});

it('a price that has changed since it was shown is rejected on its field', async () => {
  const reportId = await saveReport('Цена');
  expect(await workspace.rejection(analyst, CREATE, { reportId, tokens: 39 })).toMatchObject({
    code: 'payment.actionPriceChanged',
    field: 'tokens',
  });
});
