import pg from 'pg';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { register, type Registered } from '@test/helpers/worlds/registration';
import { type SmtpServer, startSmtp } from '@test/helpers/services/smtp';

let smtp: SmtpServer;
let t: TestApp;
let owner: pg.Client;
let admin: Registered;
beforeAll(async () => {
  smtp = await startSmtp();
  t = await startTestApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'Adaptika <workspace@example.ru>' } });
  owner = new pg.Client({ connectionString: t.database.ownerUrl });
  await owner.connect();
  admin = await register(t);
});
afterAll(async () => {
  await owner.end();
  await t.stop();
  await smtp.close();
});

const send = (to: string) =>
  t.app.database.tenant(admin.organizationId, (tx) =>
    t.app.deps.mail.send(tx, [
      {
        organizationId: admin.organizationId,
        to,
        lang: 'ru',
        template: 'invitation',
        params: { organization: 'Мельница', receiver: 'Олег' },
        route: '/lending?userId=1',
      },
    ]),
  );

interface Email {
  sent_at: Date | null;
  error: string | null;
}

async function emailUntil(to: string, isThere: (email: Email) => boolean): Promise<Email> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rows } = await owner.query<Email>('select sent_at, error from letter where "to" = $1', [to]);
    if (rows[0] && isThere(rows[0])) return rows[0];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the letter did not get there within ten seconds');
}

test('with SMTP_URL an email goes to the mail server once, and its row says when', async () => {
  await send('oleg@example.ru');
  const email = await emailUntil('oleg@example.ru', ({ sent_at: sentAt }) => sentAt !== null);
  expect(email.error).toBeNull();
  const arrived = smtp.emails.filter((text) => /^To: oleg@example\.ru$/m.test(text));
  expect(arrived).toHaveLength(1);
  expect(arrived[0]).toMatch(/^From: Adaptika <workspace@example\.ru>$/m);
});

test('a rejected email keeps the reason, is retried, and the reason is cleared when it has been sent', async () => {
  smtp.setRejecting(true);
  await send('full@example.ru');
  const refused = await emailUntil('full@example.ru', ({ error }) => error !== null);
  expect(refused.error).toContain('550');
  expect(refused.sent_at).toBeNull();
  expect(smtp.rejectedCount()).toBe(1);

  smtp.setRejecting(false);
  // Retried automatically: the queue waits some seconds before a retry.
  const sent = await emailUntil('full@example.ru', ({ sent_at: sentAt }) => sentAt !== null);
  expect(sent.error).toBeNull();
  expect(smtp.emails.filter((text) => text.includes('full@example.ru'))).toHaveLength(1);
}, 30_000);
