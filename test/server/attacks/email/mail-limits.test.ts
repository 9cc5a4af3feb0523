import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { boolean, integer, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { createEraseEmails } from '@server/mail/erase-emails';
import { layOutEmail } from '@server/mail/email-page';
import { withoutLinks } from '@server/mail/names';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { type Registered, register } from '@test/helpers/worlds/registration';
import { type SmtpServer, startSmtp } from '@test/helpers/services/smtp';
import { until } from '@test/helpers/until';
import { mailJobs } from '@server/mail/mail.jobs';

/** The emails that an organization may send, with outgoing mail enabled. */

let smtp: SmtpServer;
let t: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  t = await startTestApp({ env: { SMTP_URL: smtp.url } });
  await storeOriginalTexts(t.database.ownerUrl);
}, 60_000);
afterAll(async () => {
  await t.stop();
  await smtp.close();
});

const emailRow = { to: text, subject: text, text, html: text, isSent: boolean };

type Email = RowOf<typeof emailRow>;

/** A job erases the words of sent emails with a code every minute: the original words are stored separately. */
async function storeOriginalTexts(ownerUrl: string): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`
    create table written_letter (id bigint primary key, subject text, text text, html text);
    grant select, insert on written_letter to public;
    create function keep_words() returns trigger language plpgsql as $$
      begin insert into written_letter values (new.id, new.subject, new.text, new.html); return null; end $$;
    create trigger keep_words after insert on letter for each row execute function keep_words();`);
  await client.end();
}

/** Emails with their original words. */
async function emailsOf(organizationId: number): Promise<Email[]> {
  const rows = await t.app.database.system((tx) =>
    selectRows(
      tx,
      emailRow,
    )(
      sql`select l."to", w.subject, w.text, w.html, l.sent_at is not null as "isSent"
          from letter l join written_letter w on w.id = l.id where l.organization_id = ${organizationId} order by l.id`,
    ),
  );
  return rows;
}

const sentOf = async (organizationId: number) =>
  (await emailsOf(organizationId)).filter(({ isSent }) => isSent);

const CREATE = 'mutation ($user: UserInput!) { userCreate(user: $user) { id } }';
const ADVERT = 'Купите на evil.example, http://evil.example/x';

async function invite({ token }: Registered, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const user = { nameFirst: name, email: `${name}@gosti.ru` };
    const { errors } = await t.gql(token, CREATE, { user });
    expect(errors).toBeUndefined();
  }
}

async function rename({ token }: Registered, name: string): Promise<void> {
  const { errors } = await t.gql(
    token,
    'mutation ($organization: OrganizationInput!) { organizationUpdate(organization: $organization) { id } }',
    { organization: { name } },
  );
  expect(errors).toBeUndefined();
}

async function codeOf(admin: Registered): Promise<string> {
  const emails = await emailsOf(admin.organizationId);
  const text = emails.findLast(({ to }) => to === admin.email)?.text ?? '';
  return /\d{6}/.exec(text)?.[0] ?? '';
}

const nothingOf = (words: string) => new RegExp(words.split(/\W+/u).filter(Boolean).join('|'), 'u');

test('unconfirmed: five emails a day, without the organization’s wording; confirmed: all of them, with its name', async () => {
  const admin = await register(t, 'Реклама');
  await rename(admin, ADVERT);
  await invite(
    admin,
    ['один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь'].map((_, index) => `gost${index}`),
  );
  // The email with the code does not count toward the five.
  await until(async () => (await sentOf(admin.organizationId)).length >= 6);
  await t.app.deps.database.system((tx) => t.app.deps.jobs.enqueue(tx, mailJobs.sendEmails, {}));
  await new Promise((wake) => setTimeout(wake, 500));
  const before = await sentOf(admin.organizationId);
  expect(before).toHaveLength(6);
  const invitations = before.filter(({ to }) => to !== admin.email);
  for (const { subject, text } of invitations) {
    expect(subject).toBe('Приглашение в Адаптику');
    expect(text.split('\n\n')[0]).not.toMatch(nothingOf('evil Купите gost'));
    expect(text).toContain('Компания назвала себя так: «Купите');
  }
  // The limit does not block: everything else works, and the remaining emails wait.
  expect(await emailsOf(admin.organizationId)).toHaveLength(8);
  const asked = await t.gql(admin.token, '{ initApp { addressConfirmation { email emailsPerDay } } }');
  expect(asked.data).toEqual({ initApp: { addressConfirmation: { email: admin.email, emailsPerDay: 5 } } });

  const { errors } = await t.gql(
    admin.token,
    'mutation ($code: String!) { userAddressConfirm(code: $code) }',
    {
      code: await codeOf(admin),
    },
  );
  expect(errors).toBeUndefined();
  const after = await t.gql(admin.token, '{ initApp { addressConfirmation { email } } }');
  expect(after.data).toEqual({ initApp: { addressConfirmation: null } });
  await rename(admin, 'Мельница');
  await invite(admin, ['posle']);
  await until(async () => (await sentOf(admin.organizationId)).length === 9);
  expect((await emailsOf(admin.organizationId)).at(-1)?.subject).toBe('Приглашение в кабинет «Мельница»');
}, 60_000);

test('notifications of an unconfirmed organization say that there is something, and no more', async () => {
  const admin = await register(t, ADVERT);
  await t.gql(admin.token, 'mutation { notificationTest(type: "regulationAssigned") }');
  const email = await until(async () =>
    (await emailsOf(admin.organizationId)).find(({ subject }) => /уведомление/i.test(subject)),
  );
  expect(email.subject).toBe('Новое уведомление');
  expect(email.text).not.toMatch(/evil|распорядка/);
});

test.each([
  ['Купите на evil.example', 2],
  ['http://evil.example/a?b=c', 2],
  ['www.evil.example', 2],
  ['evil@example.com', 2],
  ['злой.рф', 1],
  ['evil。example', 1],
])('%s in a name is no link in an email', (name, least) => {
  const shown = withoutLinks(name);
  expect(shown.replaceAll('\u200b', '')).toBe(name);
  expect(shown.split('\u200b').length).toBeGreaterThanOrEqual(least);
  expect(shown).not.toMatch(/[\p{L}\p{N}][.。．｡@]\p{L}|:\/|www\.\p{L}/u);
  expect(layOutEmail('ru', shown, [{ kind: 'text', text: shown }]).html).not.toContain('<a');
});

test.each(['ООО «Ромашка»', 'А.С. Пушкин', 'Пункт 4.2, т.е. 3 из 5', '192.0.2.10'])(
  '%s stays as it is',
  (name) => {
    expect(withoutLinks(name)).toBe(name);
  },
);

test('a confirmed organization sends at a rate that grows with its people, and others do not wait behind it', async () => {
  const [big, small] = await t.app.database.system(async (tx) => {
    const pair = [await anOrganization(tx), await anOrganization(tx)];
    for (const { id: organizationId } of pair) await aUser(tx, { organizationId, isAdmin: true });
    return pair.map(({ id }) => id);
  });
  if (big === undefined || small === undefined) throw new Error('no organizations');
  const before = smtp.emails.length;
  const post = (organizationId: number, to: string, count: number, isUrgent = false) =>
    t.app.database.tenant(organizationId, (tx) =>
      t.app.deps.mail.sendReady(
        tx,
        Array.from({ length: count }, () => ({
          organizationId,
          to,
          subject: to,
          text: to,
          html: to,
          isUrgent,
        })),
      ),
    );
  await post(big, 'bulk@gosti.ru', 200);
  await post(small, 'soon@gosti.ru', 1);
  await post(big, 'code@gosti.ru', 1, true);
  const arrived = () => smtp.emails.slice(before).map((text) => /^To: (\S+)$/m.exec(text)?.[1] ?? '');
  await until(() =>
    Promise.resolve(arrived().includes('soon@gosti.ru') && arrived().includes('code@gosti.ru')),
  );
  await until(() => Promise.resolve(arrived().length >= 30));
  await new Promise((wake) => setTimeout(wake, 500));
  // Thirty per minute plus one for each of its people; the others wait, and none is rejected.
  expect(arrived().filter((to) => to === 'bulk@gosti.ru').length).toBeLessThanOrEqual(31);
  expect(arrived().indexOf('soon@gosti.ru')).toBeLessThan(34);
  const rows = await t.app.database.system((tx) =>
    selectRows(tx, { waiting: integer })(
      sql`select count(*)::int as waiting from letter where organization_id = ${big} and due_at is not null`,
    ),
  );
  expect(rows[0]?.waiting).toBeGreaterThanOrEqual(169);
}, 30_000);

test('an email whose code has expired while it waited is not sent; one that was sent is erased', async () => {
  const { id: organizationId } = await t.app.database.system((tx) => anOrganization(tx));
  const send = (to: string, expiresAt: Date) =>
    t.app.database.tenant(organizationId, (tx) =>
      t.app.deps.mail.send(tx, [
        { organizationId, to, lang: 'ru', template: 'ipRecovery', params: { receiver: 'Олег' }, expiresAt },
      ]),
    );
  await send('late@gosti.ru', new Date(Date.now() - 1_000));
  await send('early@gosti.ru', new Date(Date.now() + 600_000));
  await until(async () => (await sentOf(organizationId)).length === 1);
  await createEraseEmails(t.config, t.app.database, () => new Date())();
  const { rows: emails } = await t.app.database.system((tx) =>
    tx.execute(
      sql`select "to", text, sent_at is not null as "isSent" from letter where organization_id = ${organizationId} order by id`,
    ),
  );
  expect(emails).toEqual([
    { to: 'late@gosti.ru', text: '', isSent: false },
    { to: 'early@gosti.ru', text: '', isSent: true },
  ]);
  expect(smtp.emails.some((text) => text.includes('late@gosti.ru'))).toBe(false);
});
