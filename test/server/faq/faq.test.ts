import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Questions and answers: written by the provider, read and rated in every organization. */
let workspace: Workspace;
let author: UserRow;
let employee: UserRow;
/** An administrator of another organization. */
let stranger: UserRow;
beforeAll(async () => {
  workspace = await openWorkspace();
  author = await workspace.person({ isSuperAdmin: true });
  employee = await workspace.withRights({ faq: { read: true, write: false } });
  stranger = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx, { name: 'Ромашка' });
    return aUser(tx, { organizationId, isAdmin: true });
  });
});
afterAll(() => workspace.stop());

const FIELDS = `{ id title text category isPublished updatedAt ownVote { isHelpful reason comment }
  source { titleRu titleEn helpful notHelpful audience } }`;
const LIST = `{ faqEntries ${FIELDS} }`;
const ENTRY = `query ($id: Int!) { faqEntry(id: $id) ${FIELDS} }`;
const CREATE = `mutation ($entry: FaqEntryInput!, $key: String) { entry: faqEntryCreate(entry: $entry, clientKey: $key) ${FIELDS} }`;
const UPDATE = `mutation ($entry: FaqEntryInput!) { entry: faqEntryUpdate(entry: $entry) ${FIELDS} }`;
const DELETE = 'mutation ($id: Int!) { faqEntryDelete(id: $id) }';
const VOTE = `mutation ($vote: FaqVoteInput!) { entry: faqVote(vote: $vote) ${FIELDS} }`;
const ASK = 'mutation ($text: String!, $key: String) { faqQuestionCreate(text: $text, clientKey: $key) }';
const WAITING = '{ faqQuestions { id text organizationName } }';
const CLOSE = 'mutation ($id: Int!) { faqQuestionClose(id: $id) }';

interface Entry {
  id: number;
  title: string;
  text: string;
  updatedAt: string;
  ownVote: { isHelpful: boolean; reason: string | null; comment: string } | null;
  source: { helpful: number; notHelpful: number } | null;
}

const write = async (fields: Record<string, unknown>, key?: string) => {
  const entry = { titleRu: 'Как войти?', textRu: 'По адресу кабинета', category: 'start', ...fields };
  return (await workspace.get<{ entry: Entry }>(author, CREATE, { entry, key })).entry;
};
const list = async (by: UserRow) => (await workspace.get<{ faqEntries: Entry[] }>(by, LIST)).faqEntries;
const idsOf = async (by: UserRow) => (await list(by)).map(({ id }) => id);

test('a published answer is read in every organization, a draft by super admins only', async () => {
  const published = await write({ isPublished: true });
  const draft = await write({ isPublished: false });
  for (const by of [employee, workspace.admin, stranger]) {
    expect(await idsOf(by)).toContain(published.id);
    expect(await idsOf(by)).not.toContain(draft.id);
    expect(await workspace.rejection(by, ENTRY, { id: draft.id })).toMatchObject({ code: 'notFound' });
  }
  expect(await idsOf(author)).toEqual(expect.arrayContaining([published.id, draft.id]));
});

test('an answer for administrators does not exist for employees', async () => {
  const { id } = await write({ audience: ['admin'], isPublished: true });
  expect(await idsOf(employee)).not.toContain(id);
  expect(await workspace.rejection(employee, ENTRY, { id })).toMatchObject({ code: 'notFound' });
  expect(await idsOf(stranger)).toContain(id);
});

test('an answer for leaders exists for a person who leads people, and for no other employee', async () => {
  const { id } = await write({ audience: ['leader'], isPublished: true });
  const leader = await workspace.person({ positionId: employee.positionId, isLeader: true });
  expect(await idsOf(leader)).toContain(id);
  expect(await idsOf(employee)).not.toContain(id);
});

test('an answer for ordinary employees exists for neither leaders nor administrators', async () => {
  const { id } = await write({ audience: ['user'], isPublished: true });
  const leader = await workspace.person({ positionId: employee.positionId, isLeader: true });
  expect(await idsOf(employee)).toContain(id);
  for (const by of [leader, stranger]) expect(await idsOf(by)).not.toContain(id);
});

test('the answers that helped most people come first', async () => {
  const first = await write({ titleRu: 'А как войти?', isPublished: true });
  const second = await write({ titleRu: 'Я не могу войти', isPublished: true });
  const order = async () => (await idsOf(stranger)).filter((id) => [first.id, second.id].includes(id));
  expect(await order()).toEqual([first.id, second.id]);
  await workspace.get(employee, VOTE, { vote: { entryId: second.id, isHelpful: true } });
  expect(await order()).toEqual([second.id, first.id]);
});

test('a deleted answer exists for nobody, and is deleted once', async () => {
  const { id } = await write({ isPublished: true });
  await workspace.get(author, DELETE, { id });
  for (const by of [author, employee]) expect(await idsOf(by)).not.toContain(id);
  expect(await workspace.rejection(author, DELETE, { id })).toMatchObject({ code: 'notFound' });
});

test('a published answer keeps a text', async () => {
  const { id } = await write({ isPublished: true });
  expect(await workspace.rejection(author, UPDATE, { entry: { id, textRu: ' ' } })).toMatchObject({
    ...{ code: 'validation.required', field: 'textRu' },
  });
  expect((await list(author)).find((entry) => entry.id === id)?.text).toBe('По адресу кабинета');
});

test('without the read right nobody reads it, and nobody but super admins writes it', async () => {
  const nobody = await workspace.withRights({});
  expect(await workspace.rejection(nobody, LIST)).toMatchObject({ code: 'access.denied' });
  const { id } = await write({ isPublished: true });
  for (const by of [employee, workspace.admin, stranger]) {
    for (const [query, variables] of [
      [CREATE, { entry: { titleRu: 'Моё', category: 'start' } }],
      [UPDATE, { entry: { id, titleRu: 'Моё' } }],
      [DELETE, { id }],
      [WAITING, {}],
    ] as const) {
      expect(await workspace.rejection(by, query, variables)).toMatchObject({ code: 'access.denied' });
    }
  }
});

test('the database itself lets a tenant neither write an entry nor read a draft', async () => {
  const { id } = await write({ isPublished: false });
  const asTenant = (statement: string) =>
    workspace.test.app.database.tenant(stranger.organizationId, (tx) => tx.execute(statement), {
      userId: stranger.id,
      sessionId: 0,
    });
  expect((await asTenant(`select from faq_entry where id = ${id}`)).rowCount).toBe(0);
  expect((await asTenant(`update faq_entry set title_ru = 'x'`)).rowCount).toBe(0);
  expect((await asTenant('delete from faq_entry')).rowCount).toBe(0);
  await expect(
    asTenant(`insert into faq_entry (title_ru, category) values ('x', 'start')`),
  ).rejects.toThrow();
  expect((await asTenant('select * from waiting_faq_questions(9)')).rowCount).toBe(0);
});

test('it is shown in the reader’s language, in Russian where it is not translated', async () => {
  const translated = await write({ titleEn: 'How to sign in?', textEn: 'By link', isPublished: true });
  const half = await write({ titleEn: 'How?', isPublished: true });
  const token = await workspace.test.signIn(stranger.id);
  const { data } = await workspace.test.gql<{ faqEntries: Entry[] }>(
    token,
    LIST,
    {},
    { 'accept-language': 'en-us' },
  );
  const titleOf = (id: number) => data?.faqEntries.find((entry) => entry.id === id)?.title;
  expect([titleOf(translated.id), titleOf(half.id)]).toEqual(['How to sign in?', 'Как войти?']);
});

test('a double click creates one entry, and a stale copy is not saved over a newer one', async () => {
  const first = await write({}, 'faq-key-1');
  expect((await write({}, 'faq-key-1')).id).toBe(first.id);
  const change = (titleRu: string, updatedAt: string) => ({ entry: { id: first.id, titleRu, updatedAt } });
  await workspace.get(author, UPDATE, change('Раз', first.updatedAt));
  expect(await workspace.rejection(author, UPDATE, change('Два', first.updatedAt))).toMatchObject({
    code: 'conflict.updated',
  });
});

test.each([
  ['a question', { titleRu: ' ' }, 'titleRu', 'validation.required'],
  ['an answer, when it is published', { textRu: '', isPublished: true }, 'textRu', 'validation.required'],
  ['a page of the workspace', { routes: ['javascript:alert(1)'] }, 'routes', 'validation.url'],
  ['as many words as are kept', { synonyms: Array<string>(31).fill('а') }, 'synonyms', 'validation.range'],
  ['a question of one line', { titleRu: 'а'.repeat(201) }, 'titleRu', 'validation.tooLong'],
])('an entry requires %s', async (_, fields, field, code) => {
  const entry = { titleRu: 'Как?', category: 'start', ...fields };
  expect(await workspace.rejection(author, CREATE, { entry })).toMatchObject({ code, field });
});

test('votes of all organizations are counted, each person’s latest vote once', async () => {
  const { id } = await write({ isPublished: true });
  const vote = (by: UserRow, fields: Record<string, unknown>) =>
    workspace.get<{ entry: Entry }>(by, VOTE, { vote: { entryId: id, ...fields } });
  await vote(employee, { isHelpful: true });
  await vote(stranger, { isHelpful: true });
  const { entry } = await vote(employee, { isHelpful: false, reason: 'outdated', comment: 'Кнопки нет' });
  expect(entry.ownVote).toEqual({ isHelpful: false, reason: 'outdated', comment: 'Кнопки нет' });
  expect(entry.source).toBeNull();
  const seen = (await list(author)).find((entry) => entry.id === id);
  expect(seen?.source).toMatchObject({ helpful: 1, notHelpful: 1 });
  expect(seen?.ownVote).toBeNull();
});

test('a withdrawn vote is no longer counted', async () => {
  const { id } = await write({ isPublished: true });
  const person = await workspace.withRights({ faq: { read: true, write: false } });
  await workspace.get(person, VOTE, { vote: { entryId: id, isHelpful: true } });
  await workspace.system((tx) => tx.execute(`delete from faq_vote where user_id = ${person.id}`));
  expect((await list(author)).find((entry) => entry.id === id)?.source).toMatchObject({ helpful: 0 });
});

test('a question is sent to the provider once, and disappears when it is closed', async () => {
  await workspace.get(employee, ASK, { text: '  Как удалить   компанию? ', key: 'question-key-1' });
  await workspace.get(employee, ASK, { text: 'Как удалить компанию?', key: 'question-key-1' });
  await workspace.get(stranger, ASK, { text: 'Где счёт?' });
  const waiting = async () =>
    (
      await workspace.get<{ faqQuestions: { id: number; text: string; organizationName: string }[] }>(
        author,
        WAITING,
      )
    ).faqQuestions;
  const asked = await waiting();
  expect(asked.map(({ text, organizationName }) => [text, organizationName])).toEqual([
    ['Где счёт?', 'Ромашка'],
    ['Как удалить компанию?', 'Северный ветер'],
  ]);
  await workspace.get(author, CLOSE, { id: asked[0]?.id });
  expect((await waiting()).map(({ text }) => text)).toEqual(['Как удалить компанию?']);
  expect(await workspace.rejection(employee, ASK, { text: ' ' })).toMatchObject({ field: 'text' });
});
