import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { aVideo, anEducation } from './support';

// Personal notes: nobody else reads them, whatever their rights are.

let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());

const SAVE = `mutation ($note: ContentNoteInput!, $key: String) {
  contentNoteSave(note: $note, clientKey: $key) { id clauseId atSec text } }`;
const DELETE = 'mutation ($id: Int!) { contentNoteDelete(id: $id) }';
const LIST = `query ($id: Int!) { contentNotes(objectType: education, objectId: $id) { id clauseId atSec text } }`;

interface Note {
  id: number;
  clauseId: string | null;
  atSec: number | null;
  text: string;
}

const noteOf = (objectId: number, fields: object) => ({ objectType: 'education', objectId, ...fields });

const save = async (person: UserRow, objectId: number, fields: object, key?: string) =>
  (await workspace.get<{ contentNoteSave: Note }>(person, SAVE, { note: noteOf(objectId, fields), key }))
    .contentNoteSave;

const list = async (person: UserRow, id: number) =>
  (await workspace.get<{ contentNotes: Note[] }>(person, LIST, { id })).contentNotes;

test('are attached to a block or to a second, in the order of the video, and are changed and removed', async () => {
  const person = await workspace.person();
  const video = await aVideo(workspace, [person]);
  const late = await save(person, video.id, { atSec: 70, text: ' Важно ' });
  await save(person, video.id, { atSec: 12, text: 'Раньше' });
  expect((await list(person, video.id)).map(({ atSec, text }) => [atSec, text])).toEqual([
    [12, 'Раньше'],
    [70, 'Важно'],
  ]);
  // The position of a note is set only once.
  await save(person, video.id, { id: late.id, atSec: 1, text: 'Не важно' });
  expect((await list(person, video.id))[1]).toMatchObject({ atSec: 70, text: 'Не важно' });
  await workspace.get(person, DELETE, { id: late.id });
  expect(await list(person, video.id)).toHaveLength(1);
  const text = await anEducation(workspace, [person]);
  expect(await save(person, text.id, { clauseId: 'b1', text: 'Мыло' })).toMatchObject({
    clauseId: 'b1',
    atSec: null,
  });
});

test('are read, changed and removed by nobody else: not by an admin, not by a person viewing as their author', async () => {
  const [person, other] = [await workspace.person(), await workspace.person()];
  const { id } = await anEducation(workspace, [person, other]);
  const note = await save(person, id, { clauseId: 'b1', text: 'Личное' });
  for (const reader of [other, workspace.admin]) {
    expect(await list(reader, id)).toEqual([]);
    const theirs = { note: noteOf(id, { id: note.id, clauseId: 'b1', text: 'Чужое' }) };
    expect((await workspace.rejection(reader, SAVE, theirs)).code).toBe('notFound');
    expect((await workspace.rejection(reader, DELETE, { id: note.id })).code).toBe('notFound');
  }
  await save(workspace.admin, id, { clauseId: 'b1', text: 'Админа' });
  await workspace.get(workspace.admin, 'mutation ($id: Int!) { viewAsPersonStart(userId: $id) { name } }', {
    id: person.id,
  });
  expect(await list(workspace.admin, id)).toEqual([]);
  await workspace.get(workspace.admin, 'mutation { viewAsEnd }');
  expect((await list(person, id)).map(({ text }) => text)).toEqual(['Личное']);
});

test('are included in one’s own data export, and in nobody else’s; they are deleted with the person', async () => {
  const person = await workspace.person();
  const video = await aVideo(workspace, [person], {}, { name: 'Про пожар' });
  await save(person, video.id, { atSec: 5, text: 'Огнетушитель у двери' });
  const copyOf = async (reader: UserRow) => {
    const headers = { 'X-Session-Token': await workspace.test.signIn(reader.id) };
    return (await fetch(`${workspace.test.url}/api/profile/data.json`, { headers })).text();
  };
  const own: { notes: object[] } = JSON.parse(await copyOf(person));
  expect(own.notes).toMatchObject([{ name: 'Про пожар', atSec: 5, note: 'Огнетушитель у двери' }]);
  expect(await copyOf(workspace.admin)).not.toContain('Огнетушитель');
  const rows = await workspace.system((tx) =>
    selectRows(tx, { rule: text })(sql`
      select confdeltype as rule from pg_constraint
      where conrelid = 'content_note'::regclass and confrelid = 'users'::regclass`),
  );
  expect(rows).toEqual([{ rule: 'c' }]);
});

test('are not created twice by a second press, nor at two positions or none, nor without words', async () => {
  const person = await workspace.person();
  const { id } = await anEducation(workspace, [person]);
  const key = 'note-key-0001';
  const [one, two] = await Promise.all([
    save(person, id, { clauseId: 'b1', text: 'Раз' }, key),
    save(person, id, { clauseId: 'b1', text: 'Раз' }, key),
  ]);
  expect(one?.id).toBe(two?.id);
  for (const [fields, field] of [
    [{ text: 'Нигде' }, 'atSec'],
    [{ clauseId: 'b1', atSec: 3, text: 'Везде' }, 'atSec'],
    [{ atSec: -1, text: 'До начала' }, 'atSec'],
    [{ clauseId: 'b1', text: '   ' }, 'text'],
    [{ clauseId: 'b1', text: 'а'.repeat(limits.noteText + 1) }, 'text'],
  ] as const) {
    expect(await workspace.rejection(person, SAVE, { note: noteOf(id, fields) })).toMatchObject({ field });
  }
  expect(await list(person, id)).toHaveLength(1);
});

test('are limited per object and in total, however many are sent at once', async () => {
  const person = await workspace.person();
  const { id } = await anEducation(workspace, [person]);
  await workspace.system((tx) =>
    tx.execute(sql`insert into content_note (organization_id, user_id, object_type, object_id, clause_id, text)
      select ${workspace.organizationId}::int, ${person.id}::int, 'education', ${id}::int, 'b1', 'Заметка'
      from generate_series(1, ${limits.notesOfObject - 1}::int)`),
  );
  const note = noteOf(id, { clauseId: 'b1', text: 'Последняя' });
  const answers = await Promise.all(Array.from({ length: 4 }, () => workspace.ask(person, SAVE, { note })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await workspace.rejection(person, SAVE, { note })).toMatchObject({
    code: 'note.tooMany',
    field: 'text',
  });
  await workspace.system((tx) =>
    tx.execute(sql`insert into content_note (organization_id, user_id, object_type, object_id, clause_id, text)
      select ${workspace.organizationId}::int, ${person.id}::int, 'education', ${id}::int + 1000, 'b1', 'Заметка'
      from generate_series(1, ${limits.notesOfPerson}::int)`),
  );
  const other = await anEducation(workspace, [person]);
  const refused = { note: noteOf(other.id, { clauseId: 'b1', text: 'Ещё' }) };
  expect((await workspace.rejection(person, SAVE, refused)).code).toBe('note.tooManyInAll');
});
