import { sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { boolean, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';
import { type Registered, register } from '@test/helpers/worlds/registration';
import { type SmtpServer, startSmtp } from '@test/helpers/services/smtp';
import { until } from '@test/helpers/until';

/** Emails about changed sign-in details: nobody can delay or prevent them, nor send them to strangers without a limit. */

let smtp: SmtpServer;
let t: TestApp;
beforeAll(async () => {
  smtp = await startSmtp();
  t = await startTestApp({ env: { SMTP_URL: smtp.url } });
}, 60_000);
afterAll(async () => {
  await t.stop();
  await smtp.close();
});

const UPDATE = 'mutation ($u: UserInput!) { userUpdate(user: $u) { id } }';
const CREATE = 'mutation ($u: UserInput!) { userCreate(user: $u) { id } }';

const emailsTo = (to: string) =>
  t.app.database.system((tx) =>
    selectRows(tx, { subject: text, isSent: boolean })(
      sql`select subject, sent_at is not null as "isSent" from letter where "to" = ${to} order by id`,
    ),
  );
const changeEmails = async (to: string) =>
  (await emailsTo(to)).filter(({ subject }) => subject !== '' && !subject.includes('Приглашение'));

async function update(token: string, u: { id: number; email?: string; phone?: string }): Promise<void> {
  const { errors } = await t.gql(token, UPDATE, { u });
  expect(errors).toBeUndefined();
}

async function invite({ token }: Registered, email: string): Promise<number> {
  const u = { nameFirst: 'Гость', email, isSendEmail: true };
  const { data, errors } = await t.gql<{ userCreate: { id: number } }>(token, CREATE, { u });
  expect(errors).toBeUndefined();
  return data?.userCreate.id ?? 0;
}

test('an unconfirmed organization that has used up its emails still tells the old address; one that it never wrote to waits', async () => {
  const admin = await register(t);
  const victim = await invite(admin, 'zhertva@gosti.ru');
  await until(async () => (await emailsTo('zhertva@gosti.ru')).some(({ isSent }) => isSent));
  for (let number = 0; number < limits.mail.unconfirmedPerDay + 2; number += 1) {
    await invite(admin, `zanyato${number}@gosti.ru`);
  }
  const stranger = await t.app.database.system((tx) =>
    aUser(tx, {
      organizationId: admin.organizationId,
      email: 'postoronniy@gosti.ru',
      passwordHash: '!',
      emailProvedAt: null,
    }),
  );
  await update(admin.token, { id: stranger.id, email: 'drugoy1@gosti.ru' });
  await update(admin.token, { id: victim, email: 'drugoy2@gosti.ru' });
  await until(async () => (await changeEmails('zhertva@gosti.ru')).some(({ isSent }) => isSent));
  expect(await until(async () => (await changeEmails('postoronniy@gosti.ru'))[0])).toMatchObject({
    isSent: false,
  });
}, 30_000);

test('a confirmed organization’s bulk emails do not delay it; codes, which people wait for, come before it', async () => {
  const people = 30;
  const { id: organizationId } = await t.app.database.system((tx) => anOrganization(tx));
  const { id: userId } = await t.app.database.system((tx) => aUser(tx, { organizationId, isAdmin: true }));
  const before = smtp.emails.length;
  const common = { organizationId, lang: 'ru' as const };
  await t.app.database.tenant(organizationId, async (tx) => {
    const bulk = { organizationId, to: 'bulk@gosti.ru', subject: 'a', text: 'a', html: 'a' };
    await t.app.deps.mail.sendReady(
      tx,
      Array.from({ length: 300 }, () => bulk),
    );
    await t.app.deps.mail.send(tx, [
      ...Array.from({ length: people }, (_, index) => ({
        ...common,
        to: `changed${index}@gosti.ru`,
        template: 'signInChange' as const,
        params: { receiver: 'Олег', type: 'email', who: 'Анна', organization: 'Мельница' },
      })),
      {
        ...common,
        to: 'code@gosti.ru',
        template: 'resetCode',
        params: { receiver: 'Олег', code: '123456' },
        opens: { userId, purpose: 'reset' },
      },
    ]);
  });
  const arrived = () => smtp.emails.slice(before).map((text) => /^To: (\S+)$/m.exec(text)?.[1] ?? '');
  await until(() =>
    Promise.resolve(arrived().filter((to) => to.startsWith('changed')).length === people && arrived()),
  );
  expect(arrived().slice(0, 20)).toContain('code@gosti.ru');
  expect(arrived().filter((to) => to === 'bulk@gosti.ru').length).toBeLessThanOrEqual(40);
}, 30_000);

test('an address gets so many of them a day, of each kind; only the earliest of the unconfirmed ones get copies', async () => {
  const { id: organizationId } = await t.app.database.system((tx) => anOrganization(tx));
  const [admin, person] = await t.app.database.system(async (tx) => [
    await aUser(tx, { organizationId, isAdmin: true }),
    await aUser(tx, { organizationId, passwordHash: '!', phone: '+79000000000' }),
  ]);
  const token = await t.signIn(admin?.id ?? 0);
  const own = { id: person?.id ?? 0 };
  const first = person?.email ?? '';
  for (let number = 1; number < 8; number += 1)
    await update(token, { ...own, phone: `+7900000000${number}` });
  const toFirst = async (words: string) =>
    (await emailsTo(first)).filter(({ subject }) => subject.includes(words)).length;
  const { changesPerAddress, earlierAddresses } = limits.mail;
  await until(async () => (await toFirst('телефон')) === changesPerAddress);
  const addresses = [first, ...Array.from({ length: 8 }, (_, index) => `adres${index}@gosti.ru`)];
  for (const email of addresses.slice(1)) {
    await update(token, { ...own, email });
    // The address before it is told; the emails of one change are written together.
    const earlier = addresses[addresses.indexOf(email) - 1] ?? '';
    await until(async () => (await changeEmails(earlier)).length > 0);
  }
  expect(await toFirst('телефон')).toBe(changesPerAddress);
  const counts = await Promise.all(addresses.slice(0, -1).map(async (to) => (await changeEmails(to)).length));
  // The phone, its own change, and copies of later changes.
  expect(counts[0]).toBe(changesPerAddress + 1 + changesPerAddress);
  expect(counts.slice(1, earlierAddresses)).toEqual([changesPerAddress + 1, changesPerAddress + 1]);
  expect(counts.slice(earlierAddresses)).toEqual(counts.slice(earlierAddresses).map(() => 1));
}, 60_000);
