import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';

let t: TestApp;
let owner: pg.Client;
let admin: Registered;
beforeAll(async () => {
  t = await startTestApp();
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
  admin = await register(t);
});
afterAll(async () => {
  await owner.end();
  await t.stop();
});

async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not happen within five seconds');
}

const outbox = () => readdir(join(t.config.dataDir, 'outbox')).catch(() => []);

const email = (to: string) => ({
  organizationId: admin.organizationId,
  to,
  lang: 'ru' as const,
  template: 'invitation' as const,
  params: { organization: 'Рога & <Копыта>\nBcc: all@example.ru', receiver: 'Олег' },
  route: '/lending?userId=1',
});

test('without SMTP an email is written to the outbox as a file, after the write is committed', async () => {
  await t.app.database.tenant(admin.organizationId, (tx) =>
    t.app.deps.mail.send(tx, [email('oleg@example.ru')]),
  );
  const name = await eventually(async () => (await outbox())[0]);
  const text = await readFile(join(t.config.dataDir, 'outbox', name), 'utf8');
  expect(text).toContain('To: oleg@example.ru');
  const [head] = text.split('\n\n');
  // A line break in a name adds no header.
  expect(head).not.toMatch(/^Bcc:/im);
});

test('the email is plain language, its button links to the workspace, and names are harmless in its HTML', async () => {
  const { rows } = await owner.query('select subject, text, html from letter where "to" = $1', [
    'oleg@example.ru',
  ]);
  expect(rows[0].subject).toBe('Приглашение в кабинет «Рога & <Копыта> Bcc: all@\u200bexample.\u200bru»');
  expect(rows[0].text).toContain(`${t.config.publicUrl}/#/lending?userId=1`);
  expect(rows[0].html).toContain('Рога &amp; &lt;Копыта&gt;');
  expect(rows[0].html).not.toContain('<Копыта>');
});

test('a rolled back write sends nothing', async () => {
  const before = await outbox();
  const failing = t.app.database.tenant(admin.organizationId, async (tx) => {
    await t.app.deps.mail.send(tx, [email('never@example.ru')]);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await outbox()).toEqual(before);
});

test('the super admin reads all emails, others none', async () => {
  await owner.query('update users set is_super_admin = true where id = $1', [admin.userId]);
  const { data } = await t.gql(
    admin.token,
    '{ emails(search: "oleg") { count items { to subject sentAt } } }',
  );
  expect(data).toEqual({
    emails: {
      count: 1,
      items: [{ to: 'oleg@example.ru', subject: expect.stringContaining('Приглашение'), sentAt: null }],
    },
  });
});
