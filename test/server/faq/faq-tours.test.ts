import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { isTourAnchor } from '@domain/tour-anchors';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Answers with tours of the reader's pages, proposals to change them, and the reasons why they did not help. */
let workspace: Workspace;
let author: UserRow;
let employee: UserRow;
let editor: UserRow;
let stranger: UserRow;
beforeAll(async () => {
  workspace = await openWorkspace();
  author = await workspace.person({ isSuperAdmin: true });
  employee = await workspace.withRights({ faq: { read: true, write: false } });
  editor = await workspace.withRights({ faq: { read: true, write: true } });
  stranger = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx, { name: 'Ромашка' });
    return aUser(tx, { organizationId, isAdmin: true });
  });
});
afterAll(() => workspace.stop());

const CREATE = 'mutation ($entry: FaqEntryInput!) { faqEntryCreate(entry: $entry) { id } }';
const TOUR = 'query ($id: Int!) { faqEntry(id: $id) { tour { route anchor text } } }';
const SOURCE = `query ($id: Int!) { faqEntry(id: $id) { source { reasons { reason count } comments { reason comment } tour { textEn } } } }`;
const VOTE = 'mutation ($vote: FaqVoteInput!) { faqVote(vote: $vote) { id } }';
const PROPOSE = `mutation ($id: Int!, $text: String!, $key: String) { faqProposalCreate(entryId: $id, text: $text, clientKey: $key) }`;
const WAITING = '{ faqQuestions { text entryId organizationName } }';

const entryOf = (fields: Record<string, unknown>) => ({
  ...{ titleRu: 'Как пригласить?', textRu: 'Вот так', category: 'start', isPublished: true },
  ...fields,
});
const write = async (fields: Record<string, unknown> = {}) => {
  const variables = { entry: entryOf(fields) };
  return (await workspace.get<{ faqEntryCreate: { id: number } }>(author, CREATE, variables)).faqEntryCreate
    .id;
};

test('a tour keeps its steps in order and uses the reader’s language, Russian where it is not translated', async () => {
  const id = await write({
    tour: [
      { anchor: 'menu', textRu: 'Откройте меню', textEn: 'Open the menu' },
      { route: '/employees', anchor: 'action', textRu: 'Нажмите «Добавить»' },
    ],
  });
  const token = await workspace.test.signIn(employee.id);
  const read = (lang: string) => workspace.test.gql(token, TOUR, { id }, { 'accept-language': lang });
  expect((await read('ru')).data).toEqual({
    faqEntry: {
      tour: [
        { route: null, anchor: 'menu', text: 'Откройте меню' },
        { route: '/employees', anchor: 'action', text: 'Нажмите «Добавить»' },
      ],
    },
  });
  expect((await read('en-us')).data).toMatchObject({
    faqEntry: { tour: [{ text: 'Open the menu' }, { text: 'Нажмите «Добавить»' }] },
  });
});

test.each([
  ['something that no page has', [{ anchor: 'lostButton', textRu: 'Здесь' }], 'validation.unknown'],
  ['a name of the language itself', [{ anchor: 'constructor', textRu: 'Здесь' }], 'validation.unknown'],
  ['something of no page', [{ anchor: 'action', textRu: 'Здесь' }], 'validation.url'],
  ['another site', [{ route: '//evil.example', anchor: 'action', textRu: 'Здесь' }], 'validation.url'],
  ['nothing in words', [{ anchor: 'menu', textRu: ' ' }], 'validation.required'],
  ['more than is read', [{ anchor: 'menu', textRu: 'а'.repeat(301) }], 'validation.tooLong'],
  ['too many things', Array(13).fill({ anchor: 'menu', textRu: 'Здесь' }), 'validation.range'],
])('a tour cannot point to %s', async (_, tour, code) => {
  expect(await workspace.rejection(author, CREATE, { entry: entryOf({ tour }) })).toMatchObject({
    code,
    field: 'tour',
  });
});

test('every built-in answer points to existing elements of its pages', async () => {
  const { rows } = await workspace.system((tx) => tx.execute(sql`select tour from faq_entry where id < 100`));
  const shape = z.array(z.object({ tour: z.array(z.object({ anchor: z.string() })) }));
  const anchors = shape.parse(rows).flatMap(({ tour }) => tour.map(({ anchor }) => anchor));
  expect(anchors.length).toBeGreaterThan(5);
  expect(anchors.filter((anchor) => !isTourAnchor(anchor))).toEqual([]);
});

test('the reasons why an answer did not help are counted over all organizations and shown to super admins alone', async () => {
  const id = await write();
  const vote = (by: UserRow, fields: Record<string, unknown>) =>
    workspace.get(by, VOTE, { vote: { entryId: id, isHelpful: false, ...fields } });
  await vote(employee, { reason: 'outdated', comment: 'Кнопки больше нет' });
  await vote(stranger, { reason: 'outdated' });
  await vote(editor, {});
  await vote(workspace.admin, { isHelpful: true });
  expect(await workspace.get(author, SOURCE, { id })).toEqual({
    faqEntry: {
      source: {
        reasons: [
          { reason: 'outdated', count: 2 },
          { reason: 'other', count: 1 },
        ],
        comments: [{ reason: 'outdated', comment: 'Кнопки больше нет' }],
        tour: [],
      },
    },
  });
  expect(await workspace.get(workspace.admin, SOURCE, { id })).toEqual({ faqEntry: { source: null } });
});

test('the database itself gives a tenant neither reasons nor comments', async () => {
  const id = await write();
  await workspace.get(employee, VOTE, { vote: { entryId: id, isHelpful: false, comment: 'Тайна' } });
  const asTenant = (statement: string) =>
    workspace.test.app.database.tenant(stranger.organizationId, (tx) => tx.execute(statement), {
      userId: stranger.id,
      sessionId: 0,
    });
  expect((await asTenant(`select * from faq_comments(${id}, 9)`)).rowCount).toBe(0);
  expect((await asTenant(`select * from faq_reasons(array[${id}])`)).rowCount).toBe(0);
});

test('a person who writes the organization’s FAQ proposes an answer, once on a double click; the provider sees its subject', async () => {
  const id = await write();
  const proposal = { id, text: 'Кнопка называется иначе', key: 'proposal-key-1' };
  await workspace.get(editor, PROPOSE, proposal);
  await workspace.get(editor, PROPOSE, proposal);
  const { faqQuestions } = await workspace.get<{ faqQuestions: { entryId: number | null }[] }>(
    author,
    WAITING,
  );
  expect(faqQuestions.filter(({ entryId }) => entryId === id)).toEqual([
    { text: proposal.text, entryId: id, organizationName: 'Северный ветер' },
  ]);
});

test('a proposal without the write right, for an inaccessible answer, or without text is rejected', async () => {
  const id = await write();
  const hidden = await write({ isPublished: false });
  const propose = (by: UserRow, entryId: number, text: string) =>
    workspace.rejection(by, PROPOSE, { id: entryId, text });
  expect(await propose(employee, id, 'Иначе')).toMatchObject({ code: 'access.denied' });
  expect(await propose(editor, hidden, 'Иначе')).toMatchObject({ code: 'notFound' });
  expect(await propose(editor, id, ' ')).toMatchObject({ code: 'validation.required', field: 'text' });
});
