import { sql } from 'drizzle-orm';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { aSubdivision } from '@test/factories/structure.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aRole, giveRole } from '../roles/support';

/** The HR department's private notes about people. */
let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const NOTE = '{ id text canEdit canDelete updatedAt author { id } }';
const LIST = `query ($id: Int!) { userNotes(userId: $id) ${NOTE} }`;
const CREATE = `mutation ($n: UserNoteInput!, $key: String) { note: userNoteCreate(note: $n, clientKey: $key) ${NOTE} }`;
const UPDATE = `mutation ($n: UserNoteInput!) { note: userNoteUpdate(note: $n) ${NOTE} }`;
const DELETE = 'mutation ($id: Int!) { userNoteDelete(id: $id) }';

interface Note {
  id: number;
  text: string;
  canEdit: boolean;
  canDelete: boolean;
  updatedAt: string;
}
const create = async (n: Record<string, unknown>, by = workspace.admin, key?: string) =>
  (await workspace.get<{ note: Note }>(by, CREATE, { n, key })).note;
const list = async ({ id }: UserRow, by = workspace.admin) =>
  (await workspace.get<{ userNotes: Note[] }>(by, LIST, { id })).userNotes;
const personnel = () => workspace.withRights({ employees: { read: true, write: true } });

test('a note is written once, read by the card’s editors, and changed by its author alone', async () => {
  const person = await workspace.person();
  const [author, other] = [await personnel(), await personnel()];
  const first = await create({ userId: person.id, text: '  Ждёт ребёнка в мае ' }, author, 'note-key-1');
  const again = await create({ userId: person.id, text: '  Ждёт ребёнка в мае ' }, author, 'note-key-1');
  expect(again.id).toBe(first.id);
  await create({ userId: person.id, text: 'Обещали отпуск' });
  expect(
    (await list(person, other)).map(({ text, canEdit, canDelete }) => [text, canEdit, canDelete]),
  ).toEqual([
    ['Обещали отпуск', false, false],
    ['Ждёт ребёнка в мае', false, false],
  ]);
  expect((await list(person)).map(({ canEdit, canDelete }) => [canEdit, canDelete])).toEqual([
    [true, true],
    [false, true],
  ]);
  const n = { id: first.id, text: 'Ждёт двойню', updatedAt: first.updatedAt };
  for (const by of [other, workspace.admin]) {
    expect(await workspace.rejection(by, UPDATE, { n })).toMatchObject({ code: 'access.denied' });
  }
  expect((await workspace.get<{ note: Note }>(author, UPDATE, { n })).note.text).toBe('Ждёт двойню');
  const stale = { n: { ...n, updatedAt: '2020-01-01T00:00:00Z' } };
  expect(await workspace.rejection(author, UPDATE, stale)).toMatchObject({ code: 'conflict.updated' });
  expect(await workspace.rejection(other, DELETE, { id: first.id })).toMatchObject({ code: 'access.denied' });
  await workspace.get(workspace.admin, DELETE, { id: first.id });
  expect((await list(person)).map(({ text }) => text)).toEqual(['Обещали отпуск']);
});

test('the person reads notes nowhere: not in the card, the history, nor their own data; a deleted text is gone', async () => {
  const person = await personnel();
  const { id } = await create({ userId: person.id, text: 'Секрет кадров' });
  expect(await workspace.rejection(person, LIST, { id: person.id })).toMatchObject({ code: 'notFound' });
  expect(await workspace.rejection(person, DELETE, { id })).toMatchObject({ code: 'notFound' });
  const n = { userId: person.id, text: 'О себе' };
  expect(await workspace.rejection(person, CREATE, { n })).toMatchObject({ code: 'notFound' });
  const history = async (by: UserRow) =>
    JSON.stringify((await workspace.ask(by, '{ history(pageSize: 200) { items { objectType } } }')).data);
  expect(await history(workspace.admin)).toContain('userNote');
  expect(await history(person)).not.toContain('userNote');
  const auditor = await workspace.withRights({ organizationSetting: { read: true, write: false } });
  expect(await history(auditor)).not.toContain('userNote');
  const own = await fetch(`${workspace.test.url}/api/profile/data.json`, {
    headers: { 'X-Session-Token': await workspace.test.signIn(person.id) },
  });
  expect(await own.text()).not.toContain('Секрет');
  await workspace.get(workspace.admin, DELETE, { id });
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select id from audit_log where changes::text like '%Секрет кадров%'`),
  );
  expect(rows).toEqual([]);
});

test('notes outside one’s subdivisions, notes about administrators, and empty or endless notes are rejected', async () => {
  const { organizationId } = workspace;
  const own = await workspace.system((tx) => aSubdivision(tx, { organizationId }));
  const keeper = await workspace.person();
  const role = await aRole(workspace, { employees: { read: true, write: true } });
  await giveRole(workspace, keeper, role, { scopeSubdivisionId: own.id });
  const [mine, theirs] = [await workspace.person({ subdivisionId: own.id }), await workspace.person()];
  const written = await create({ userId: mine.id, text: 'Свой' }, keeper);
  expect((await list(mine, keeper)).map(({ id }) => id)).toEqual([written.id]);
  const far = await create({ userId: theirs.id, text: 'Чужой' });
  expect(await workspace.rejection(keeper, LIST, { id: theirs.id })).toMatchObject({ code: 'notFound' });
  expect(await workspace.rejection(keeper, DELETE, { id: far.id })).toMatchObject({ code: 'notFound' });
  const clerk = await personnel();
  expect(await workspace.rejection(clerk, LIST, { id: workspace.admin.id })).toMatchObject({
    code: 'access.denied',
  });
  for (const [text, code] of [
    ['   ', 'validation.required'],
    ['я'.repeat(5_001), 'validation.tooLong'],
  ]) {
    const n = { userId: mine.id, text };
    expect(await workspace.rejection(workspace.admin, CREATE, { n })).toMatchObject({ code, field: 'text' });
  }
});
