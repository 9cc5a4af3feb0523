import exceljs from 'exceljs';
import { sql } from 'drizzle-orm';
import { integer, listOf, nullable, objectOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createReportCatalogue } from '@server/modules/reports/report-sources';
import { BODY } from '@server/modules/reports/files/email-size';
import { createReportSending } from '@server/modules/reports/report-sending';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aPublishedRegulation } from '@test/factories/regulation.factory';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole, giveRole, may } from '../roles/support';

/** Scheduled reports: recipients, times, and what happens when a right is lost. */
let workspace: Workspace;
let owner: UserRow;
let regulationId: number;
const places: { id: number; name: string; keeper: UserRow; worker: UserRow }[] = [];
// A Sunday: the next Monday, 09:00 in Moscow, is at 06:00 UTC.
const SUNDAY = new Date('2027-03-07T12:00:00Z');
const MONDAY = new Date('2027-03-08T06:00:00Z');
let now = SUNDAY;
/** The id of the last email of earlier tests. */
let before = 0;

beforeAll(async () => {
  workspace = await openWorkspace({}, () => now);
  const { organizationId, system } = workspace;
  owner = await workspace.withRights(may('statistics'));
  regulationId = await system(async (tx) => (await aPublishedRegulation(tx, { organizationId })).id);
  const role = await aRole(workspace, may('statistics'));
  for (const name of ['Продажи', 'Склад']) {
    const { id } = await system((tx) => aSubdivision(tx, { organizationId, name }));
    const worker = await workspace.person({ nameFirst: name, nameSecond: 'Работник', subdivisionId: id });
    const keeper = await workspace.person({ nameFirst: name, nameSecond: 'Начальник' });
    await giveRole(workspace, keeper, role, { scopeSubdivisionId: id });
    places.push({ id, name, keeper, worker });
    await system((tx) =>
      tx.execute(sql`
        insert into assignment (organization_id, user_id, object_type, object_id, cycle, status, start_at, due_at)
        values (${organizationId}, ${worker.id}, 'regulation', ${regulationId}, 1, 'assigned', now() - interval '9 days',
          now() - interval '2 days')`),
    );
  }
});
afterAll(() => workspace.stop());
beforeEach(async () => {
  now = SUNDAY;
  const { database } = workspace.test.app;
  await database.tenant(workspace.organizationId, (tx) =>
    tx.execute(sql`delete from report where organization_id = ${workspace.organizationId}`),
  );
  const rows = await workspace.system((tx) =>
    selectRows(tx, { last: integer })(sql`select coalesce(max(id), 0)::int as last from letter`),
  );
  before = rows[0]?.last ?? 0;
});

const SAVE =
  'mutation ($report: ReportInput!) { saved: reportSave(report: $report) { id schedule { nextAt movedFrom } } }';
const READ = `query ($id: Int!) { report(id: $id) {
  schedule { nextAt movedFrom lastAt lastSent lastRejected recipientIds } } }`;

const save = async (recipients: readonly UserRow[], changes: object = {}) =>
  (
    await workspace.get<{ saved: { id: number; schedule: { nextAt: string } } }>(owner, SAVE, {
      report: {
        ...{ name: 'Просрочки', source: 'obligations', columns: ['person', 'object'], state: 'overdue' },
        schedule: {
          ...{ frequency: 'weekly', day: 1, hour: 9, onlyIfRows: true },
          recipientIds: recipients.map(({ id }) => id),
        },
        ...changes,
      },
    })
  ).saved;
const scheduleOf = async (id: number) =>
  (await workspace.get<{ report: { schedule: Record<string, unknown> | null } }>(owner, READ, { id })).report
    .schedule;
interface Running {
  /** A source whose SQL is rejected. */
  broken?: string;
  maxEmail?: number;
  /** Called while a report is being made. */
  meanwhile?: () => void;
}

function sendDue(at: Date, { broken = '', maxEmail, meanwhile }: Running = {}): Promise<void> {
  const { deps } = workspace.test.app;
  const catalogue = createReportCatalogue(deps.contentKinds);
  const find = (name: string) => {
    meanwhile?.();
    const source = catalogue.find(name);
    return source && name === broken ? { ...source, from: sql`no_such_table a` } : source;
  };
  return createReportSending({
    ...{ ...deps, catalogue: { ...catalogue, find }, now: () => at },
    ...(maxEmail === undefined ? {} : { maxEmail }),
  }).sendDue();
}
const emails = async ({ email }: UserRow) => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { subject: text, attachments: nullable(listOf(objectOf({ name: text, content: text }))) })(
      sql`select subject, attachments from letter where "to" = ${email} and id > ${before} order by id`,
    ),
  );
  return rows;
};
const namesIn = async (content: string): Promise<unknown[]> => {
  const book = new exceljs.Workbook();
  const bytes = Buffer.from(content, 'base64');
  await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return book.worksheets[0]?.getColumn(1).values.slice(3) ?? [];
};

it('on Monday at nine each recipient gets a file of their own people, once', async () => {
  const keepers = places.map(({ keeper }) => keeper);
  const { id, schedule } = await save(keepers);
  expect(new Date(schedule.nextAt)).toEqual(MONDAY);
  await sendDue(new Date(MONDAY.getTime() - 1));
  for (const keeper of keepers) expect(await emails(keeper)).toEqual([]);

  // Two nodes in the same minute, and the minute after.
  await Promise.all([sendDue(MONDAY), sendDue(MONDAY)]);
  await sendDue(new Date(MONDAY.getTime() + 60_000));
  for (const { keeper, name } of places) {
    const [email, ...others] = await emails(keeper);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Отчёт «Просрочки»');
    expect(email?.attachments?.[0]?.name).toBe('Просрочки.xlsx');
    expect(await namesIn(email?.attachments?.[0]?.content ?? '')).toEqual([`${name} Работник`]);
  }
  expect(await scheduleOf(id)).toMatchObject({
    nextAt: '2027-03-15T06:00:00.000Z',
    lastSent: 2,
    lastRejected: [],
  });
});

it('the email names the counts of the recipient’s own rows, of all and of each group', async () => {
  const [first] = places;
  if (!first) throw new Error('there is no head');
  await save([first.keeper], {
    columns: ['person', 'object', 'overdueDays'],
    ...{ groupBy: 'person', totals: [{ column: 'overdueDays', aggregate: 'sum' }] },
  });
  await sendDue(MONDAY);
  const [email] = await workspace.system((tx) =>
    selectRows(tx, { body: text })(
      sql`select text as body from letter where "to" = ${first.keeper.email} and id > ${before}`,
    ),
  );
  expect(email?.body).toContain('Дней просрочки: сумма – 2\n');
  expect(email?.body).toContain(`${first.name} Работник – Строк: 1; Дней просрочки: сумма: 2`);
});

it('a recipient who has lost the right gets nothing; the owner is notified, and sees who that is', async () => {
  const [first] = places;
  const stranger = await workspace.person({ nameFirst: 'Игорь', nameSecond: 'Бывший' });
  const gone = await workspace.person({ nameFirst: 'Яна', nameSecond: 'Ушедшая', isArchive: true });
  const keeper = first?.keeper ?? stranger;
  const { id } = await save([stranger, gone, keeper]);
  await sendDue(MONDAY);
  for (const item of [stranger, gone]) expect(await emails(item)).toEqual([]);
  expect(await emails(keeper)).toHaveLength(1);
  expect(await scheduleOf(id)).toMatchObject({
    lastSent: 1,
    lastRejected: ['Игорь Бывший', 'Яна Ушедшая'],
  });
  const { notifications } = await workspace.get<{ notifications: { items: object[] } }>(
    owner,
    '{ notifications { items { type route params } } }',
  );
  expect(notifications.items).toEqual([
    {
      ...{ type: 'reportNotSent', route: `/statistic/report/${id}` },
      params: { name: 'Просрочки', people: 'Игорь Бывший, Яна Ушедшая' },
    },
  ]);
});

it('the owner is notified of every time, whoever it was before', async () => {
  const stranger = await workspace.person({ nameFirst: 'Олег', nameSecond: 'Прежний' });
  const { id } = await save([stranger]);
  for (const days of [0, 7]) await sendDue(new Date(MONDAY.getTime() + days * 86_400_000));
  const { notifications } = await workspace.get<{ notifications: { items: { route: string }[] } }>(
    owner,
    '{ notifications { items { route } } }',
  );
  const of = `/statistic/report/${id}`;
  expect(notifications.items.filter(({ route }) => route === of)).toHaveLength(2);
  const others = await workspace.get<{ notifications: { items: object[] } }>(
    stranger,
    '{ notifications { items { route } } }',
  );
  expect(others.notifications.items).toEqual([]);
});

it('a failure that concerns no recipient rejects nobody: all of it is retried', async () => {
  const [first] = places;
  if (!first) throw new Error('there is no head');
  const { id } = await save([first.keeper]);
  const fail = () => {
    throw new Error('the disk is full');
  };
  await sendDue(MONDAY, { meanwhile: fail });
  expect(await scheduleOf(id)).toMatchObject({ nextAt: MONDAY.toISOString(), lastRejected: [] });
  await sendDue(new Date(MONDAY.getTime() + 60_000));
  expect(await emails(first.keeper)).toHaveLength(1);
});

it('without rows no email is sent if only rows are wanted, otherwise one is sent', async () => {
  const keepers = places.map(({ keeper }) => keeper);
  const nothing = { state: 'done' };
  await save(keepers, nothing);
  await sendDue(MONDAY);
  expect(await emails(keepers[0] ?? owner)).toEqual([]);
  await save(keepers, {
    ...nothing,
    schedule: { frequency: 'daily', hour: 9, onlyIfRows: false, recipientIds: [keepers[0]?.id] },
  });
  await sendDue(MONDAY);
  expect(await emails(keepers[0] ?? owner)).toHaveLength(1);
});

it('after several Mondays without rows the next one that has some is sent', async () => {
  const [place] = places;
  if (!place) throw new Error('there are places');
  const { keeper, worker } = place;
  const { id } = await save([keeper], { state: 'done' });
  const WEEK = 7 * 86_400_000;
  for (const week of [0, 1, 2]) {
    const at = new Date(MONDAY.getTime() + week * WEEK);
    await sendDue(at);
    expect(await scheduleOf(id)).toMatchObject({
      ...{ lastAt: at.toISOString(), lastSent: 0, lastRejected: [] },
      nextAt: new Date(at.getTime() + WEEK).toISOString(),
    });
  }
  expect(await emails(keeper)).toEqual([]);
  const finish = (status: string) =>
    workspace.system((tx) =>
      tx.execute(sql`update assignment set status = ${status} where user_id = ${worker.id}`),
    );
  await finish('done');
  await sendDue(new Date(MONDAY.getTime() + 3 * WEEK));
  await finish('assigned');
  expect(await emails(keeper)).toHaveLength(1);
  expect(await scheduleOf(id)).toMatchObject({ lastSent: 1 });
});

it('when its owner may no longer read statistics, it stays and is sent to nobody', async () => {
  const { id } = await save(places.map(({ keeper }) => keeper));
  await workspace.system((tx) => tx.execute(sql`update users set is_archive = true where id = ${owner.id}`));
  await sendDue(MONDAY);
  for (const { keeper } of places) expect(await emails(keeper)).toEqual([]);
  await workspace.system((tx) => tx.execute(sql`update users set is_archive = false where id = ${owner.id}`));
  expect(await scheduleOf(id)).toBeNull();
});

it.each([
  ['suspended', sql`is_active = false`, sql`is_active = true`],
  ['not paid for', sql`is_active_subscribe = false`, sql`is_active_subscribe = true`],
  ['deleted', sql`deleted_at = now()`, sql`deleted_at = null`],
])('while the organization is %s nothing is sent; afterwards once', async (_how, close, reopen) => {
  const set = (fields: typeof close) =>
    workspace.system((tx) =>
      tx.execute(sql`update organization set ${fields} where id = ${workspace.organizationId}`),
    );
  const keepers = places.map(({ keeper }) => keeper);
  await save(keepers);
  await set(close);
  await sendDue(MONDAY);
  for (const keeper of keepers) expect(await emails(keeper)).toEqual([]);
  await set(reopen);
  await sendDue(new Date(MONDAY.getTime() + 60_000));
  for (const keeper of keepers) expect(await emails(keeper)).toHaveLength(1);
});

it('an email that would be too large has no attachment, but the link into the workspace', async () => {
  const [first] = places;
  if (!first) throw new Error('there is no head');
  const { id } = await save([first.keeper]);
  await sendDue(MONDAY);
  const [whole] = await emails(first.keeper);
  const bytes = Buffer.from(whole?.attachments?.[0]?.content ?? '', 'base64').length;
  expect(bytes).toBeGreaterThan(1_000);
  // The file itself would fit, but not as it is sent.
  const at = new Date(MONDAY.getTime() + 7 * 86_400_000);
  await sendDue(at, { maxEmail: BODY + Math.round(1.2 * bytes) });
  const rows = await workspace.system((tx) =>
    selectRows(tx, { attachments: nullable(listOf(objectOf({ name: text, content: text }))), body: text })(
      sql`select attachments, text as body from letter where "to" = ${first.keeper.email} and id > ${before}
        order by id desc limit 1`,
    ),
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.attachments ?? []).toEqual([]);
  expect(rows[0]?.body).toContain(`/statistic/report/${id}`);
});

it('an edit while it runs waits: what is sent is whole, as it was saved before', async () => {
  const [first] = places;
  if (!first) throw new Error('there is no head');
  const { id } = await save([first.keeper]);
  const edits: Promise<unknown>[] = [];
  await sendDue(MONDAY, {
    meanwhile: () => {
      if (edits.length > 0) return;
      const changed = { id, name: 'Другой', source: 'obligations', columns: ['object'], state: 'all' };
      edits.push(workspace.get(owner, SAVE, { report: changed }));
    },
  });
  await Promise.all(edits);
  const [email] = await emails(first.keeper);
  expect(email?.subject).toBe('Отчёт «Просрочки»');
  expect(await namesIn(email?.attachments?.[0]?.content ?? '')).toEqual([`${first.name} Работник`]);
  const { report } = await workspace.get<{ report: { name: string } }>(
    owner,
    'query ($id: Int!) { report(id: $id) { name } }',
    { id },
  );
  expect(report.name).toBe('Другой');
});

it('when its owner is dismissed, it is sent to nobody', async () => {
  const [first] = places;
  const leaving = await workspace.person({ isAdmin: true });
  const { saved } = await workspace.get<{ saved: { id: number } }>(leaving, SAVE, {
    report: {
      ...{ name: 'Отчёт ушедшего', source: 'obligations', columns: ['person'], state: 'overdue' },
      schedule: { frequency: 'weekly', day: 1, hour: 9, onlyIfRows: true, recipientIds: [first?.keeper.id] },
    },
  });
  expect(saved.id).toBeGreaterThan(0);
  await workspace.system((tx) =>
    tx.execute(sql`update users set status = 'dismissed', is_archive = true where id = ${leaving.id}`),
  );
  await sendDue(MONDAY);
  if (first) expect(await emails(first.keeper)).toEqual([]);
});

it('a failing report blocks no other, and is retried the next minute', async () => {
  const keeper = places[0]?.keeper ?? owner;
  const daily = { frequency: 'daily', hour: 9, onlyIfRows: false, recipientIds: [keeper.id] };
  await save([keeper], {
    ...{ name: 'Сломанный', source: 'attempts', columns: ['person'], state: 'all' },
    schedule: daily,
  });
  await save([keeper]);
  await sendDue(MONDAY, { broken: 'attempts' });
  expect((await emails(keeper)).map(({ subject }) => subject)).toEqual(['Отчёт «Просрочки»']);
  await sendDue(new Date(MONDAY.getTime() + 60_000));
  expect((await emails(keeper)).map(({ subject }) => subject)).toContain('Отчёт «Сломанный»');
});

it('after three days of downtime it is sent once, and then by its schedule', async () => {
  const keeper = places[0]?.keeper ?? owner;
  const { id } = await save([keeper], {
    schedule: { frequency: 'daily', hour: 9, onlyIfRows: false, recipientIds: [keeper.id] },
  });
  await sendDue(new Date('2027-03-11T08:00:00Z'));
  expect(await emails(keeper)).toHaveLength(1);
  expect(await scheduleOf(id)).toMatchObject({ nextAt: '2027-03-12T06:00:00.000Z' });
});

describe('days off', () => {
  const SETTING = `mutation ($setting: OrganizationSettingInput!) { organizationSettingUpdate(setting: $setting) { timezone } }`;
  const schedule = (changes: object) => ({
    schedule: {
      ...{ frequency: 'weekly', day: 1, hour: 9, onlyIfRows: true },
      recipientIds: places.map(({ keeper }) => keeper.id),
      ...changes,
    },
  });
  const holidays = (days: readonly string[]) =>
    workspace.get(workspace.admin, SETTING, { setting: { holidays: days } });
  afterEach(() => holidays([]));

  it('a report due on a day off is sent on the next working day, once', async () => {
    await holidays(['2027-03-08']);
    const { id, schedule: planned } = await save([], schedule({ holidays: 'after' }));
    expect(planned.nextAt).toBe('2027-03-09T06:00:00.000Z');
    expect(await scheduleOf(id)).toMatchObject({ movedFrom: '2027-03-08' });
    await sendDue(MONDAY);
    expect(await scheduleOf(id)).toMatchObject({ lastSent: null });
    await sendDue(new Date('2027-03-09T06:00:00Z'));
    expect(await scheduleOf(id)).toMatchObject({
      ...{ lastSent: 2, nextAt: '2027-03-15T06:00:00.000Z', movedFrom: null },
    });
  });

  it.each([
    ['before', '2027-03-12T06:00:00.000Z'],
    ['after', '2027-03-16T06:00:00.000Z'],
    ['skip', '2027-03-22T06:00:00.000Z'],
    ['asIs', '2027-03-15T06:00:00.000Z'],
  ])('a day that becomes a day off later moves the planned report: %s', async (how, expected) => {
    now = new Date('2027-03-09T12:00:00Z');
    const { id } = await save([], schedule({ holidays: how }));
    await holidays(['2027-03-15']);
    expect(await scheduleOf(id)).toMatchObject({ nextAt: expected });
  });

  it('changing the time zone plans it again', async () => {
    const { id } = await save([], schedule({}));
    const zone = (timezone: string) => workspace.get(workspace.admin, SETTING, { setting: { timezone } });
    await zone('Asia/Vladivostok');
    expect(await scheduleOf(id)).toMatchObject({ nextAt: '2027-03-07T23:00:00.000Z' });
    await zone('Europe/Moscow');
  });

  it('a schedule that would always fall on a skipped day off is rejected on its field', async () => {
    const report = { name: 'Никогда', source: 'obligations', columns: ['person'], state: 'all' };
    const never = schedule({ day: 7, holidays: 'skip' });
    const { code, field } = await workspace.rejection(owner, SAVE, { report: { ...report, ...never } });
    expect([code, field]).toEqual(['report.neverSent', 'schedule.holidays']);
  });
});
