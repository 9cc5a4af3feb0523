import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createEraseLetters } from '@server/mail/erase-letters';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { sql } from 'drizzle-orm';
import { type Cabinet, openCabinet } from '@test/helpers/cabinet';
import { until } from '@test/helpers/until';

const MINUTE_MS = 60_000;
let cabinet: Cabinet;
let moved = 0;
const now = () => new Date(Date.now() + moved);
beforeAll(async () => {
  cabinet = await openCabinet({}, now);
}, 60_000);
afterAll(() => cabinet.stop());

const erase = () => createEraseLetters(cabinet.test.config, cabinet.test.app.database, now)();

async function letterOf(person: UserRow): Promise<{ text: string; subject: string } | undefined> {
  const { rows } = await cabinet.system((tx) =>
    tx.execute<{ text: string; subject: string }>(
      sql`select text || html as text, subject from letter where "to" = ${person.email} order by id desc limit 1`,
    ),
  );
  return rows[0];
}

async function outboxText(): Promise<string> {
  const folder = join(cabinet.test.config.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
}

/** Asks for a code of recovery. @returns the code, when the letter lies in the outbox */
async function codeFor(person: UserRow): Promise<string> {
  const query = 'mutation ($login: String) { getSessionToken(type: "reset", login: $login) { type } }';
  await cabinet.test.gql(null, query, { login: person.email });
  await until(async () => (await outboxText()).includes(`To: ${person.email}`));
  return /\d{6}/.exec((await letterOf(person))?.text ?? '')?.[0] ?? '';
}

test('a letter with a code is erased once the code is used, in the outbox as well', async () => {
  const person = await cabinet.person();
  const code = await codeFor(person);
  await erase();
  expect((await letterOf(person))?.text).toContain(code);
  await cabinet.test.gql(
    null,
    'mutation ($login: String, $code: String) { getSessionToken(type: "reset", login: $login, code: $code) { type } }',
    { login: person.email, code },
  );
  await erase();
  expect(await letterOf(person)).toEqual({ text: '', subject: '' });
  expect(await outboxText()).not.toContain(`To: ${person.email}`);
});

test('a code that nobody used is erased when it has expired, and other letters stay', async () => {
  const person = await cabinet.person();
  const other = await cabinet.person();
  await codeFor(person);
  await cabinet.system((tx) =>
    cabinet.test.app.deps.mail.send(tx, [
      {
        organizationId: cabinet.organizationId,
        to: other.email,
        lang: 'ru',
        template: 'security',
        params: { receiver: other.nameFirst, type: 'twoFactorOn', provider: '', email: '' },
      },
    ]),
  );
  moved = 61 * MINUTE_MS;
  await erase();
  expect(await letterOf(person)).toEqual({ text: '', subject: '' });
  expect((await letterOf(other))?.text).not.toBe('');
});

test('a code that failed to sign in keeps its letter: nothing was used up', async () => {
  const person = await cabinet.person();
  const code = await codeFor(person);
  const { data } = await cabinet.test.gql(
    null,
    `mutation ($login: String, $code: String) {
      getSessionToken(type: "reset", login: $login, code: $code) { token }
      failing: regulationOpen(id: 0) { id }
    }`,
    { login: person.email, code },
  );
  expect(data).toBeNull();
  await erase();
  expect((await letterOf(person))?.text).toContain(code);
});
