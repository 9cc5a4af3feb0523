import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { type SmtpServer, startSmtp } from '@test/helpers/services/smtp';
import { violationsOf } from '../support/axe';
import { eventually } from '../support/eventually';
import { register } from '../support/organization';
import { textOf } from '../support/outbox';
import { en, ru } from '../support/texts';
import { registerCompany } from '../steps/entering';

/** An unconfirmed email: the banner that asks for the registration code, and which emails an organization sends until then. */
jest.setTimeout(240_000);

let smtp: SmtpServer;
let app: RunningApp;
let browser: Browser;
const people: Visitor[] = [];

beforeAll(async () => {
  smtp = await startSmtp();
  app = await startApp({ SMTP_URL: smtp.url });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.remove();
  await smtp.close();
});
afterEach(async () => {
  await photograph(people, 'address');
  const failures = people.flatMap((person) => person.failures);
  await Promise.all(people.splice(0).map(({ context }) => context.close()));
  expect(failures).toEqual([]);
});

const codes = (address: string): string[] =>
  smtp.emails
    .filter((email) => email.includes(`To: ${address}`))
    .flatMap((email) => /(?<=: )\d{6}(?=\.)/.exec(textOf(email))?.[0] ?? []);

async function codeTo(address: string, number = 1): Promise<string> {
  await eventually(() => Promise.resolve(codes(address).length), number);
  return codes(address).at(-1) ?? '';
}

test('registration, the banner, a new code, the code from the email: the banner disappears and stays away', async () => {
  const admin = await visit(browser, 'admin');
  people.push(admin);
  const { page } = admin;
  const email = 'anna@romashka.example';
  await registerCompany(admin, app.url, {
    organization: 'Ромашка',
    nameFirst: 'Анна',
    email,
    phone: '+79161234567',
    password: 'romashka-2026',
    position: 'Директор по персоналу',
  });
  const strip = page.getByRole('region', { name: ru('address:title') });
  await strip.getByText(email).waitFor();
  const first = await codeTo(email);

  // The banner does not block: the workspace works as usual.
  await page.goto(`${app.url}/#/employees`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

  await strip.getByRole('button', { name: ru('address:resend') }).click();
  const second = await codeTo(email, 2);
  const code = strip.getByLabel(ru('address:code'));
  await code.fill(first);
  await strip.getByRole('button', { name: ru('address:confirm') }).click();
  await strip.getByText(ru('errors:employee.codeWrong')).waitFor();
  await code.fill(second);
  await strip.getByRole('button', { name: ru('address:confirm') }).click();
  await page.getByText(ru('address:done')).waitFor();
  await strip.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('navigation', { name: ru('navigation:menu') }).waitFor();
  expect(await strip.count()).toBe(0);
});

const created = z.object({ userCreate: z.object({ id: z.number() }) });

const invite = (token: string, email: string) =>
  ask(app.url, token, created, 'mutation ($user: UserInput!) { userCreate(user: $user) { id } }', {
    user: { nameFirst: 'Гость', email },
  });

test('six invitations send five emails until another address is set and confirmed', async () => {
  const { token } = await register(app.url, 'Пять писем');
  const admin = await visit(browser, 'five', {
    storageState: storageOf(app.url, await deviceOf(app.url, token)),
  });
  people.push(admin);
  const { page } = admin;
  for (let number = 1; number <= 6; number += 1) {
    await invite(token, `gost${number}@gosti.example`);
  }
  const arrived = () =>
    Promise.resolve(smtp.emails.filter((email) => email.includes('@gosti.example')).length);
  await eventually(arrived, 5);

  await page.goto(`${app.url}/#/organization`);
  const strip = page.getByRole('region', { name: ru('address:title') });
  await strip.getByText(ru('address:why', { count: 5 })).waitFor();
  await strip.getByRole('link', { name: ru('address:change') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(ru('profile:email.new')).fill('nastoyashij@gosti2.example');
  await dialog.getByLabel(ru('profile:email.password')).first().fill('dlinnyj-parol-2026');
  await dialog.getByRole('button', { name: ru('profile:email.send') }).click();
  await dialog.getByLabel(ru('profile:email.code')).fill(await codeTo('nastoyashij@gosti2.example'));
  await dialog.getByRole('button', { name: ru('profile:email.confirm') }).click();
  await strip.waitFor({ state: 'detached' });
  await invite(token, 'gost7@gosti.example');
  await eventually(arrived, 7);
});

test.each([
  { lang: 'ru', isDark: false, width: 1440, words: ru },
  { lang: 'ru', isDark: true, width: 390, words: ru },
  { lang: 'en-us', isDark: false, width: 390, words: en },
] as const)(
  'the banner fits and is accessible: $lang, dark $isDark, $width px',
  async ({ words, width, ...settings }) => {
    const { token } = await register(app.url, 'Полоса', settings.lang);
    const device = await deviceOf(app.url, token);
    const visitor = await visit(browser, `strip-${settings.lang}-${width}`, {
      locale: settings.lang === 'ru' ? 'ru-RU' : 'en-US',
      viewport: { width, height: 844 },
      storageState: storageOf(app.url, device, settings),
    });
    people.push(visitor);
    const { page } = visitor;
    await page.goto(`${app.url}/#/organization`);
    await page.getByRole('region', { name: words('address:title') }).waitFor();
    await page.getByRole('main').getByRole('heading').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
  },
);
