import { sql } from 'drizzle-orm';
import { integer, listOf as listOfColumn, nullable, openObjectOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createDocumentReminders } from '@server/modules/employees/documents/employee-documents.reminders';
import { documentText } from '@server/texts';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Documents that expire. Every day is a working day here, except those that a test takes off. */
const TODAY = '2027-03-09';
let workspace: Workspace;
let now = new Date(`${TODAY}T09:00:00Z`);

beforeAll(async () => {
  workspace = await openWorkspace({}, () => now);
  await workspace.system((tx) => tx.execute(sql`update organization set work_days = '{1,2,3,4,5,6,7}'`));
});
beforeEach(() => {
  now = new Date(`${TODAY}T09:00:00Z`);
});
afterAll(() => workspace.stop());

const FIELDS = 'id kind name number validUntil state file { name details { path } } updatedAt';
const CREATE = `mutation ($d: UserDocumentInput!, $file: Upload, $key: String) {
  userDocumentCreate(document: $d, file: $file, clientKey: $key) { ${FIELDS} } }`;
const UPDATE = `mutation ($d: UserDocumentInput!) { userDocumentUpdate(document: $d) { ${FIELDS} } }`;
const LIST = `query ($id: Int!) { userDocuments(userId: $id) { canWrite items { ${FIELDS} } } }`;

type By = Parameters<Workspace['get']>[0];
interface Document {
  id: number;
  kind: string;
  number: string;
  state: string;
  file: { name: string; details: { path: string } } | null;
  updatedAt: string;
}

const add = async (d: Record<string, unknown>, key?: string) =>
  (await workspace.get<{ userDocumentCreate: Document }>(workspace.admin, CREATE, { d, key }))
    .userDocumentCreate;
const listOf = async (by: By, id: number) =>
  (await workspace.get<{ userDocuments: { canWrite: boolean; items: Document[] } }>(by, LIST, { id }))
    .userDocuments;

test('documents that expire first come first, each with its state; a renewed one is last', async () => {
  const { id: userId } = await workspace.person();
  await add({ userId, kind: 'passport', number: '45 08 123456' });
  await add({ userId, kind: 'permit', validUntil: '2027-04-08' });
  await add({ userId, kind: 'license', validUntil: '2027-04-09' });
  await add({ userId, kind: 'medical', validUntil: '2027-03-08' });
  await add({ userId, kind: 'contract', validUntil: '2027-03-09' });
  const shown = async () =>
    (await listOf(workspace.admin, userId)).items.map(({ kind, state }) => [kind, state]);
  expect(await shown()).toEqual([
    ['medical', 'expired'],
    ['contract', 'expiring'],
    ['permit', 'expiring'],
    ['license', 'valid'],
    ['passport', 'valid'],
  ]);
  await add({ userId, kind: 'medical', validUntil: '2028-03-08' });
  expect((await shown()).at(-1)).toEqual(['medical', 'renewed']);
});

test('the file opens with a signed address; without the signature it does not', async () => {
  const { id: userId } = await workspace.person();
  const token = await workspace.test.signIn(workspace.admin.id);
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
  const send = (bytes: Uint8Array) =>
    workspace.test.upload<{ userDocumentCreate: Document }>(
      token,
      CREATE,
      { d: { userId, kind: 'passport' }, file: null },
      { 'variables.file': { name: 'Паспорт.pdf', bytes } },
    );
  const { data } = await send(pdf);
  const path = data?.userDocumentCreate.file?.details.path ?? '';
  expect((await fetch(`${workspace.test.url}/statics${path}`)).status).toBe(200);
  expect((await fetch(`${workspace.test.url}/statics${path.split('?')[0]}`)).status).toBe(404);
  const { errors } = await send(Buffer.from('no pdf at all'));
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'validation.fileContent', field: 'file' });
  expect((await listOf(workspace.admin, userId)).items).toHaveLength(1);
});

test('those who edit the card edit its documents, the person reads them, nobody else sees them', async () => {
  const place = await workspace.system((tx) =>
    aSubdivision(tx, { organizationId: workspace.organizationId }),
  );
  const person = await workspace.person({ subdivisionId: place.id });
  const { id } = await add({ userId: person.id, kind: 'medical' });
  const personnel = await workspace.withRights({ employees: { read: true, write: true } });
  const reader = await workspace.withRights({ employees: { read: true, write: false } });
  expect(await listOf(personnel, person.id)).toMatchObject({ canWrite: true, items: [{ id }] });
  expect(await listOf(person, person.id)).toMatchObject({ canWrite: false, items: [{ id }] });
  for (const by of [reader, await workspace.person()]) {
    expect(await workspace.rejection(by, LIST, { id: person.id })).toMatchObject({ code: 'notFound' });
  }
  expect(await workspace.rejection(person, UPDATE, { d: { id, number: '1' } })).toMatchObject({
    code: 'access.denied',
  });
  // An administrator's documents are visible to administrators only.
  expect(
    await workspace.rejection(personnel, CREATE, { d: { userId: workspace.admin.id, kind: 'passport' } }),
  ).toMatchObject({ code: 'access.denied' });
});

test.each([
  [{ issuedOn: '2027-03-10' }, 'document.issuedLater', 'issuedOn'],
  [{ issuedOn: '2027-03-01', validUntil: '2027-02-01' }, 'document.untilBeforeIssue', 'validUntil'],
  [{ kind: 'other', name: ' ' }, 'validation.required', 'name'],
  [{ number: '1'.repeat(61) }, 'validation.tooLong', 'number'],
])('%j is rejected on its field', async (fields, code, field) => {
  const { id: userId } = await workspace.person();
  const d = { userId, kind: 'permit', ...fields };
  expect(await workspace.rejection(workspace.admin, CREATE, { d })).toMatchObject({ code, field });
});

test('sent twice it is created once; an edit of a stale copy is a conflict; the history keeps only a number’s last digits', async () => {
  const { id: userId } = await workspace.person();
  const first = await add({ userId, kind: 'permit', number: 'АБ 771234' }, 'document-key-1');
  expect((await add({ userId, kind: 'permit', number: 'АБ 771234' }, 'document-key-1')).id).toBe(first.id);
  const d = { id: first.id, number: 'АБ 779934', updatedAt: first.updatedAt };
  await workspace.get(workspace.admin, UPDATE, { d });
  expect(await workspace.rejection(workspace.admin, UPDATE, { d })).toMatchObject({
    code: 'conflict.updated',
  });
  const rows = await workspace.system((tx) =>
    selectRows(tx, { changes: openObjectOf({ number: listOfColumn(nullable(text)) }) })(sql`
      select changes from audit_log where object_type = 'userDocument' and object_id = ${first.id} order by id`),
  );
  expect(rows.map(({ changes }) => changes.number)).toEqual([
    [null, '…34'],
    ['…34', '…34'],
  ]);
});

const LISTED = `query ($d: Boolean) { users(isDocumentExpiring: $d, pageSize: 200) { items { id } } }`;
const listed = async (by: By) =>
  (await workspace.get<{ users: { items: { id: number }[] } }>(by, LISTED, { d: true })).users.items.map(
    ({ id }) => id,
  );

test('«Истекают документы» finds holders of expiring documents, among people whose cards the caller edits', async () => {
  const [late, soon, fine, renewed] = await Promise.all([1, 2, 3, 4].map(() => workspace.person()));
  if (!late || !soon || !fine || !renewed) throw new Error('nobody');
  await add({ userId: late.id, kind: 'medical', validUntil: '2026-01-01' });
  await add({ userId: soon.id, kind: 'medical', validUntil: '2027-04-08' });
  await add({ userId: fine.id, kind: 'medical', validUntil: '2027-04-09' });
  await add({ userId: renewed.id, kind: 'medical', validUntil: '2027-03-01' });
  await add({ userId: renewed.id, kind: 'medical', validUntil: '2029-03-01' });
  const found = await listed(workspace.admin);
  expect(found).toEqual(expect.arrayContaining([late.id, soon.id]));
  expect(found).not.toEqual(expect.arrayContaining([fine.id]));
  expect(found).not.toEqual(expect.arrayContaining([renewed.id]));
  expect(await listed(await workspace.withRights({ employees: { read: true, write: false } }))).toEqual([]);
});

const remind = () => createDocumentReminders(workspace.test.app.deps).remindDocuments({});
const notifiedOf = async (id: number) => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { user_id: integer, type: text })(
      sql`select user_id, type from notification where object_type = 'userDocument' and object_id = ${id} order by id`,
    ),
  );
  return rows.map(({ user_id, type }) => `${user_id} ${type}`);
};

test('the person and the card’s editors are reminded 30 and 7 days before and weekly after, until it is renewed', async () => {
  const { id: userId } = await workspace.person();
  const { id } = await add({ userId, kind: 'permit', name: '', validUntil: '2027-04-08' });
  await remind();
  await remind();
  const once = [`${userId} documentExpiring`, `${workspace.admin.id} employeeDocumentExpiring`];
  expect(await notifiedOf(id)).toEqual(expect.arrayContaining(once));
  expect((await notifiedOf(id)).filter((line) => line.startsWith(`${userId} `))).toHaveLength(1);
  const countOn = async (day: string) => {
    now = new Date(`${day}T09:00:00Z`);
    const before = (await notifiedOf(id)).length;
    await remind();
    return (await notifiedOf(id)).length > before;
  };
  expect(await countOn('2027-03-10')).toBe(false);
  expect(await countOn('2027-04-01')).toBe(true);
  expect(await countOn('2027-04-15')).toBe(true);
  await add({ userId, kind: 'permit', validUntil: '2028-04-08' });
  expect(await countOn('2027-04-22')).toBe(false);
});

test('a document is named by its own name, or else by its kind, in the reader’s language', async () => {
  const { id: userId } = await workspace.person({ lang: 'en-us' });
  const named = async (name: string) => {
    const { id } = await add({ userId, kind: 'permit', name, validUntil: '2027-03-16' });
    await remind();
    const rows = await workspace.system((tx) =>
      selectRows(tx, { type: text, name: text })(sql`
        select type, params ->> 'name' as name from notification where object_type = 'userDocument'
          and object_id = ${id} and user_id in (${userId}, ${workspace.admin.id})`),
    );
    return Object.fromEntries(rows.map((row) => [row.type, row.name]));
  };
  expect(await named('Патент на работу')).toEqual({
    documentExpiring: 'Патент на работу',
    employeeDocumentExpiring: 'Патент на работу',
  });
  const { documentExpiring, employeeDocumentExpiring } = await named('');
  expect(documentExpiring).toBe(documentText('en-us', 'userDocument.permit'));
  expect(employeeDocumentExpiring).toBe(documentText('ru', 'userDocument.permit'));
  expect(documentExpiring).not.toBe(employeeDocumentExpiring);
});

test('each is reminded by their own calendar: the card’s editor on other days than the person', async () => {
  const { id: userId } = await workspace.person();
  const { id } = await add({ userId, kind: 'permit', validUntil: '2027-03-14' });
  const before = (days: number[]) =>
    workspace.system((tx) =>
      tx.execute(
        sql`update users set notifications = ${JSON.stringify({
          employeeDocumentExpiring: { before: days },
        })}::jsonb where id = ${workspace.admin.id}`,
      ),
    );
  await before([5]);
  await remind();
  expect((await notifiedOf(id)).filter((line) => !line.startsWith(`${userId} `))).toEqual([
    `${workspace.admin.id} employeeDocumentExpiring`,
  ]);
  expect((await notifiedOf(id)).filter((line) => line.startsWith(`${userId} `))).toEqual([]);
  await workspace.system((tx) =>
    tx.execute(sql`update users set notifications = '{}' where id = ${workspace.admin.id}`),
  );
});

test('on a day off nobody is reminded, nor is anybody who has left', async () => {
  const [here, left] = [await workspace.person(), await workspace.person({ status: 'dismissed' })];
  const document = await add({ userId: here.id, kind: 'passport', validUntil: '2027-03-16' });
  const other = await add({ userId: left.id, kind: 'passport', validUntil: '2027-03-16' });
  const holidays = (days: string) =>
    workspace.system((tx) =>
      tx.execute(
        sql`update organization set holidays = string_to_array(${days}, ',')::date[] where id = ${workspace.organizationId}`,
      ),
    );
  // The calendar uses the database's own clock.
  await holidays(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format());
  await remind();
  expect(await notifiedOf(document.id)).toEqual([]);
  await holidays('');
  await remind();
  expect(await notifiedOf(document.id)).not.toEqual([]);
  expect(await notifiedOf(other.id)).toEqual([]);
});
