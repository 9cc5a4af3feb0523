import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { openWorkspace, type Workspace } from '@test/helpers/workspace';
import { aVideo, anEducation } from './support';

// Personal notes: nobody else reads them, whatever their rights are.

let cabinet: Workspace;
beforeAll(async () => {
  cabinet = await openWorkspace();
});
afterAll(() => cabinet.stop());

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
  (await cabinet.get<{ contentNoteSave: Note }>(person, SAVE, { note: noteOf(objectId, fields), key }))
    .contentNoteSave;

const list = async (person: UserRow, id: number) =>
  (await cabinet.get<{ contentNotes: Note[] }>(person, LIST, { id })).contentNotes;

test('are attached to a block or to a second, in the order of the video, and are changed and removed', async () => {
  const person = await cabinet.person();
  const video = await aVideo(cabinet, [person]);
  const late = await save(person, video.id, { atSec: 70, text: ' Важно ' });
  await save(person, video.id, { atSec: 12, text: 'Раньше' });
  expect((await list(person, video.id)).map(({ atSec, text }) => [atSec, text])).toEqual([
    [12, 'Раньше'],
    [70, 'Важно'],
  ]);
  // The position of a note is set only once.
  await save(person, video.id, { id: late.id, atSec: 1, text: 'Не важно' });
  expect((await list(person, video.id))[1]).toMatchObject({ atSec: 70, text: 'Не важно' });
  await cabinet.get(person, DELETE, { id: late.id });
  expect(await list(person, video.id)).toHaveLength(1);
  const text = await anEducation(cabinet, [person]);
  expect(await save(person, text.id, { clauseId: 'b1', text: 'Мыло' })).toMatchObject({
    clauseId: 'b1',
    atSec: null,
  });
});

test('are read, changed and removed by nobody else: not by an admin, not by a person viewing as their author', async () => {
  const [person, other] = [await cabinet.person(), await cabinet.person()];
  const { id } = await anEducation(cabinet, [person, other]);
  const note = await save(person, id, { clauseId: 'b1', text: 'Личное' });
  for (const reader of [other, cabinet.admin]) {
    expect(await list(reader, id)).toEqual([]);
    const theirs = { note: noteOf(id, { id: note.id, clauseId: 'b1', text: 'Чужое' }) };
    expect((await cabinet.rejection(reader, SAVE, theirs)).code).toBe('notFound');
    expect((await cabinet.rejection(reader, DELETE, { id: note.id })).code).toBe('notFound');
  }
  await save(cabinet.admin, id, { clauseId: 'b1', text: 'Админа' });
  await cabinet.get(cabinet.admin, 'mutation ($id: Int!) { viewAsPersonStart(userId: $id) { name } }', {
    id: person.id,
  });
  expect(await list(cabinet.admin, id)).toEqual([]);
  await cabinet.get(cabinet.admin, 'mutation { viewAsEnd }');
  expect((await list(person, id)).map(({ text }) => text)).toEqual(['Личное']);
});

test('are included in one’s own data export, and in nobody else’s; they are deleted with the person', async () => {
  const person = await cabinet.person();
  const video = await aVideo(cabinet, [person], {}, { name: 'Про пожар' });
  await save(person, video.id, { atSec: 5, text: 'Огнетушитель у двери' });
  const copyOf = async (reader: UserRow) => {
    const headers = { 'X-Session-Token': await cabinet.test.signIn(reader.id) };
    return (await fetch(`${cabinet.test.url}/api/profile/data.json`, { headers })).text();
  };
  const own: { notes: object[] } = JSON.parse(await copyOf(person));
  expect(own.notes).toMatchObject([{ name: 'Про пожар', atSec: 5, note: 'Огнетушитель у двери' }]);
  expect(await copyOf(cabinet.admin)).not.toContain('Огнетушитель');
  const rows = await cabinet.system((tx) =>
    selectRows(tx, { rule: text })(sql`
      select confdeltype as rule from pg_constraint
      where conrelid = 'content_note'::regclass and confrelid = 'users'::regclass`),
  );
  expect(rows).toEqual([{ rule: 'c' }]);
});

test('are not created twice by a second press, nor at two positions or none, nor without words', async () => {
  const person = await cabinet.person();
  const { id } = await anEducation(cabinet, [person]);
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
    expect(await cabinet.rejection(person, SAVE, { note: noteOf(id, fields) })).toMatchObject({ field });
  }
  expect(await list(person, id)).toHaveLength(1);
});

test('are limited per object and in total, however many are sent at once', async () => {
  const person = await cabinet.person();
  const { id } = await anEducation(cabinet, [person]);
  await cabinet.system((tx) =>
    tx.execute(sql`insert into content_note (organization_id, user_id, object_type, object_id, clause_id, text)
      select ${cabinet.organizationId}::int, ${person.id}::int, 'education', ${id}::int, 'b1', 'Заметка'
      from generate_series(1, ${limits.notesOfObject - 1}::int)`),
  );
  const note = noteOf(id, { clauseId: 'b1', text: 'Последняя' });
  const answers = await Promise.all(Array.from({ length: 4 }, () => cabinet.ask(person, SAVE, { note })));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await cabinet.rejection(person, SAVE, { note })).toMatchObject({
    code: 'note.tooMany',
    field: 'text',
  });
  await cabinet.system((tx) =>
    tx.execute(sql`insert into content_note (organization_id, user_id, object_type, object_id, clause_id, text)
      select ${cabinet.organizationId}::int, ${person.id}::int, 'education', ${id}::int + 1000, 'b1', 'Заметка'
      from generate_series(1, ${limits.notesOfPerson}::int)`),
  );
  const other = await anEducation(cabinet, [person]);
  const refused = { note: noteOf(other.id, { clauseId: 'b1', text: 'Ещё' }) };
  expect((await cabinet.rejection(person, SAVE, refused)).code).toBe('note.tooManyInAll');
});
