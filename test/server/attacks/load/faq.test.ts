import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { faqRepository } from '@server/modules/faq/faq.repository';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/**
 * Questions and answers are the only rows shared by all organizations: the effects of one organization on the others through
 * them.
 */
let workspace: Workspace;
let superAdmin: UserRow;
let employee: UserRow;
/** An administrator of another organization. */
let stranger: UserRow;
beforeAll(async () => {
  workspace = await openWorkspace();
  superAdmin = await workspace.person({ isSuperAdmin: true });
  employee = await workspace.withRights({ faq: { read: true, write: false } });
  stranger = await workspace.system(async (tx) => {
    const { id: organizationId } = await anOrganization(tx, { name: 'Ромашка' });
    return aUser(tx, { organizationId, isAdmin: true });
  });
}, 60_000);
afterAll(() => workspace.stop());

const entry = (fields: Partial<Parameters<typeof faqRepository.insert>[1]> = {}) =>
  workspace.system((tx) =>
    faqRepository.insert(tx, {
      ...{ titleRu: 'Как войти?', textRu: 'Тайный ответ', category: 'start', isPublished: true },
      ...fields,
    }),
  );

const VOTE = `mutation ($vote: FaqVoteInput!) { faqVote(vote: $vote) { id text source { textRu helpful } } }`;
const ENTRY = 'query ($id: Int!) { faqEntry(id: $id) { id text source { textRu helpful } } }';
const COUNTS = 'query ($id: Int!) { faqEntry(id: $id) { source { helpful notHelpful } } }';

test('a vote whose request has not ended yet does not block another organization', async () => {
  const { id: entryId } = await entry();
  const { organizationId, test: app, admin } = workspace;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let voted: () => void = () => undefined;
  const isVoted = new Promise<void>((resolve) => {
    voted = resolve;
  });
  const slow = app.app.database.tenant(organizationId, async (tx) => {
    const row = { organizationId, userId: admin.id, entryId, isHelpful: true, reason: null, comment: '' };
    await faqRepository.vote(tx, row);
    voted();
    await ended;
  });
  await isVoted;
  const token = await app.signIn(stranger.id);
  const answer = app.gql(token, VOTE, { vote: { entryId, isHelpful: false, reason: 'unclear' } });
  const waiting = new Promise<'waits'>((resolve) => {
    setTimeout(() => resolve('waits'), 3_000).unref();
  });
  const first = await Promise.race([answer, waiting]);
  end();
  await slow;
  expect(first).not.toBe('waits');
  expect((await answer).errors).toBeUndefined();
  expect(await workspace.get(superAdmin, COUNTS, { id: entryId })).toEqual({
    faqEntry: { source: { helpful: 1, notHelpful: 1 } },
  });
});

test('an organization that asks endlessly hides no question of another one', async () => {
  const { organizationId, admin, system } = workspace;
  await workspace.test.gql(
    await workspace.test.signIn(stranger.id),
    'mutation { faqQuestionCreate(text: "Где счёт?") }',
  );
  await system((tx) =>
    tx.execute(sql`insert into faq_question (organization_id, user_id, text)
      select ${organizationId}, ${admin.id}, 'Вопрос ' || n from generate_series(1, ${2 * limits.faqQuestions}) n`),
  );
  const { faqQuestions } = await workspace.get<{ faqQuestions: { id: number; text: string }[] }>(
    superAdmin,
    '{ faqQuestions { id text } }',
  );
  expect(faqQuestions).toHaveLength(limits.faqQuestions);
  expect(faqQuestions.map(({ text }) => text)).toContain('Где счёт?');
  const ids = faqQuestions.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((first, other) => other - first));
});

test('answers outside a reader’s audience are not found through one vote, several votes, or beside visible ones', async () => {
  const hidden = [
    await entry({ isPublished: false }),
    await entry({ audience: ['admin'] }),
    await entry({ audience: ['leader'] }),
  ];
  const shown = await entry();
  for (const { id } of hidden) {
    expect(await workspace.rejection(employee, ENTRY, { id })).toMatchObject({ code: 'notFound' });
    for (const isHelpful of [true, false]) {
      const vote = { entryId: id, isHelpful };
      expect(await workspace.rejection(employee, VOTE, { vote })).toMatchObject({ code: 'notFound' });
    }
  }
  const ids = hidden.map(({ id }) => id);
  const beside = `{ own: faqEntry(id: ${shown.id}) { id } ${ids.map((id) => `e${id}: faqEntry(id: ${id}) { text }`).join(' ')} }`;
  const { data } = await workspace.ask(employee, beside);
  expect(JSON.stringify(data)).not.toContain('Тайный ответ');
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select from faq_vote where user_id = ${employee.id}`),
  );
  expect(rows).toEqual([]);
});

test('reader comments and drafts in the other language are visible to super admins only, and not while they view as others', async () => {
  const { id } = await entry();
  for (const by of [employee, workspace.admin, stranger]) {
    const seen = await workspace.get<{ faqEntry: { source: unknown } }>(by, ENTRY, { id });
    expect(seen.faqEntry.source).toBeNull();
  }
  const draft = await entry({ isPublished: false });
  const role = await workspace.get<{ roleCreate: { id: number } }>(
    workspace.admin,
    `mutation { roleCreate(role: { name: "Читатель", rights: [{ area: faq, read: true, write: false }] }) { id } }`,
  );
  const token = await workspace.test.signIn(superAdmin.id);
  await workspace.test.gql(token, 'mutation ($id: Int!) { viewAsStart(roleId: $id) { roleId } }', {
    id: role.roleCreate.id,
  });
  const asRole = await workspace.test.gql(token, ENTRY, { id: draft.id });
  expect(asRole.errors?.[0]?.extensions.code).toBe('notFound');
  const questions = await workspace.test.gql(token, '{ faqQuestions { id } }');
  expect(questions.errors?.[0]?.extensions.code).toBe('access.denied');
});

test('questions and votes have a quota', async () => {
  const ask = 'mutation ($text: String!) { faqQuestionCreate(text: $text) }';
  const asker = await workspace.withRights({ faq: { read: true, write: false } });
  for (let number = 0; number < limits.quotas.requests.person; number += 1) {
    await workspace.get(asker, ask, { text: `Вопрос ${number}` });
  }
  expect((await workspace.rejection(asker, ask, { text: 'Ещё один' })).code).toMatch(/^quota\./);
});
