import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getNamedType, GraphQLObjectType } from 'graphql';
import { createEraseEmails } from '@server/mail/erase-emails';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { sql } from 'drizzle-orm';
import { integer, json, nullable, recordOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { until } from '@test/helpers/until';

const MINUTE_MS = 60_000;
let workspace: Workspace;
let moved = 0;
const now = () => new Date(Date.now() + moved);
beforeAll(async () => {
  workspace = await openWorkspace({}, now);
}, 60_000);
afterAll(() => workspace.stop());

const erase = () => createEraseEmails(workspace.test.config, workspace.test.app.database, now)();

async function emailOf(person: UserRow): Promise<{ text: string; subject: string } | undefined> {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { text, subject: text })(
      sql`select text || html as text, subject from letter where "to" = ${person.email} order by id desc limit 1`,
    ),
  );
  return rows[0];
}

async function outboxText(): Promise<string> {
  const folder = join(workspace.test.config.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
}

/** Requests a recovery code. @returns the code, when the email is in the outbox */
async function codeFor(person: UserRow): Promise<string> {
  const query = 'mutation ($login: String) { getSessionToken(type: "reset", login: $login) { type } }';
  await workspace.test.gql(null, query, { login: person.email });
  await until(async () => (await outboxText()).includes(`To: ${person.email}`));
  return /\d{6}/.exec((await emailOf(person))?.text ?? '')?.[0] ?? '';
}

test('an email with a code is erased once the code is used, in the outbox as well', async () => {
  const person = await workspace.person();
  const code = await codeFor(person);
  await erase();
  expect((await emailOf(person))?.text).toContain(code);
  await workspace.test.gql(
    null,
    'mutation ($login: String, $code: String) { getSessionToken(type: "reset", login: $login, code: $code) { type } }',
    { login: person.email, code },
  );
  await erase();
  expect(await emailOf(person)).toEqual({ text: '', subject: '' });
  expect(await outboxText()).not.toContain(`To: ${person.email}`);
});

test('an unused code is erased when it has expired, and other emails stay', async () => {
  const person = await workspace.person();
  const other = await workspace.person();
  await codeFor(person);
  await workspace.system((tx) =>
    workspace.test.app.deps.mail.send(tx, [
      {
        organizationId: workspace.organizationId,
        to: other.email,
        lang: 'ru',
        template: 'security',
        params: { receiver: other.nameFirst, type: 'twoFactorOn', provider: '', email: '' },
      },
    ]),
  );
  moved = 61 * MINUTE_MS;
  await erase();
  expect(await emailOf(person)).toEqual({ text: '', subject: '' });
  expect((await emailOf(other))?.text).not.toBe('');
});

test('a code that failed to sign in keeps its email: nothing was used up', async () => {
  const person = await workspace.person();
  const code = await codeFor(person);
  const { data } = await workspace.test.gql(
    null,
    `mutation ($login: String, $code: String) {
      getSessionToken(type: "reset", login: $login, code: $code) { token }
      failing: regulationOpen(id: 0) { id }
    }`,
    { login: person.email, code },
  );
  expect(data).toBeNull();
  await erase();
  expect((await emailOf(person))?.text).toContain(code);
});

const LIST = 'query ($search: String) { emails(search: $search) { count items { id to subject } } }';
const READ = 'mutation ($id: String!) { emailRead(id: $id) { subject text } }';

interface Listed {
  emails: { count: number; items: { id: string; to: string; subject: string | null }[] };
}

const linesOf = async (organizationId: number) => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { actor: integer, affected: nullable(integer), changes: recordOf(json) })(
      sql`select actor_id as actor, affected_user_id as affected, changes from audit_log
          where organization_id = ${organizationId} and object_type = 'letter' and action = 'open' order by id`,
    ),
  );
  return rows;
};

test('no type of the contract exposes the words of an email, except the type whose reading is logged', () => {
  const { schema } = workspace.test.app;
  const email = schema.getType('Email');
  const fields = email instanceof GraphQLObjectType ? Object.keys(email.getFields()).sort() : [];
  expect(fields).toEqual(['createdAt', 'error', 'id', 'sentAt', 'subject', 'to']);
  const givers = Object.values(schema.getTypeMap()).flatMap((type) =>
    type instanceof GraphQLObjectType
      ? Object.values(type.getFields())
          .filter((field) => getNamedType(field.type).name === 'EmailText')
          .map((field) => `${type.name}.${field.name}`)
      : [],
  );
  expect(givers).toEqual(['Mutation.emailRead']);
});

test('the list neither shows nor finds a code; reading an email is recorded in its organization’s history', async () => {
  const { organizationId, system, test: app } = workspace;
  const provider = await system((tx) => anOrganization(tx));
  const superAdmin = await system((tx) =>
    aUser(tx, { organizationId: provider.id, isSuperAdmin: true, nameSecond: 'Поддержкин' }),
  );
  const person = await workspace.person();
  const code = await codeFor(person);
  const token = await app.signIn(superAdmin.id);
  const list = async (search: string) => (await app.gql<Listed>(token, LIST, { search })).data?.emails;
  const found = await list(person.email);
  expect(found?.items).toMatchObject([{ to: person.email, subject: null }]);
  expect(await list(code)).toEqual({ count: 0, items: [] });
  const id = found?.items[0]?.id ?? '';

  expect(await linesOf(organizationId)).toEqual([]);
  const failed = await app.gql(
    token,
    `mutation ($id: String!) { emailRead(id: $id) { text } failing: regulationOpen(id: 0) { id } }`,
    { id },
  );
  expect(failed.data).toBeNull();
  for (const wrong of ['0', '999999', 'NaN', '1e3', '-1']) {
    expect((await app.gql(token, READ, { id: wrong })).errors?.[0]?.extensions.code).toBe('notFound');
  }
  expect(await linesOf(organizationId)).toEqual([]);

  const read = await app.gql<{ emailRead: { text: string } }>(token, READ, { id });
  expect(read.data?.emailRead.text).toContain(code);
  expect(await linesOf(organizationId)).toEqual([
    {
      actor: superAdmin.id,
      affected: person.id,
      changes: { to: [null, person.email], reader: [null, expect.stringContaining('Поддержкин')] },
    },
  ]);
  const seen = await workspace.get<{ history: { items: { actorKind: string; objectTypeName: string }[] } }>(
    workspace.admin,
    '{ history(filter: { objectType: "letter" }) { items { actorKind objectTypeName } } }',
  );
  expect(seen.history.items).toEqual([{ actorKind: 'provider', objectTypeName: 'Письмо' }]);
});
