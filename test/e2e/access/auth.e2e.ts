import { TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { type OpenidService, startOpenid } from '@test/helpers/services/openid';
import { register } from '../support/organization';
import { codeTo } from '../support/outbox';
import { en, ru } from '../support/texts';

/** Sign-in methods besides the registration, which the main story covers: recovery, a second factor, a social account. */
jest.setTimeout(240_000);

type Words = typeof ru;

let app: RunningApp;
let browser: Browser;
let openid: OpenidService;
const people: Visitor[] = [];

beforeAll(async () => {
  openid = await startOpenid();
  app = await startApp({ AUTH_OIDC_ID: 'adaptika', AUTH_OIDC_URL: openid.url, AUTH_OIDC_NAME: 'Ромашка ID' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.remove();
  await openid.stop();
});
afterEach(async () => {
  await photograph(people, 'auth');
  const failures = people.flatMap((person) => person.failures);
  await Promise.all(people.splice(0).map(({ context }) => context.close()));
  expect(failures).toEqual([]);
});

async function atTheDoor(name: string, locale: string, route = '/lending?modal=signIn'): Promise<Page> {
  const visitor = await visit(browser, name, { locale });
  people.push(visitor);
  await visitor.page.goto(`${app.url}/#${route}`);
  return visitor.page;
}

async function signIn(page: Page, words: Words, email: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('auth:field.login')).fill(email);
  await dialog.getByLabel(words('auth:field.password')).first().fill(password);
  await dialog.getByRole('button', { name: words('auth:signIn.submit') }).click();
}

/** The landing page has a navigation too: this menu belongs to the workspace. */
const inside = (page: Page, words: Words) =>
  page.getByRole('navigation', { name: words('navigation:menu') }).waitFor();
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

test('a forgotten password: the emailed code, a new password on the page where the admin lands, and sign-in with it', async () => {
  const { email } = await register(app.url, 'Забывчивые');
  const page = await atTheDoor('forgetful', 'ru-RU');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: ru('auth:signIn.toReset') }).click();
  await dialog.getByLabel(ru('auth:field.login')).fill(email);
  await dialog.getByRole('button', { name: ru('auth:reset.submit') }).click();
  await dialog.getByLabel(ru('auth:field.code')).fill(await codeTo(app, email));
  await dialog.getByRole('button', { name: ru('auth:reset.submitCode') }).click();
  await page.getByRole('heading', { name: ru('profile:password.resetTitle') }).waitFor();
  expect(page.url()).toContain('#/organization/setting-notifications');
  // The code is removed from the address as soon as the page is there.
  expect(page.url()).not.toContain('resetPasswordCode');
  const password = 'sovsem-novyj-parol-7';
  await page.getByRole('dialog').getByLabel(ru('profile:password.new')).first().fill(password);
  await page.getByRole('dialog').getByLabel(ru('profile:password.confirm')).first().fill(password);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ru('profile:password.save') })
    .click();
  await page.getByText(ru('profile:password.saved')).waitFor();

  const again = await atTheDoor('again', 'ru-RU');
  await signIn(again, ru, email, password);
  await inside(again, ru);
});

test.each([
  ['ru-RU', ru],
  ['en-US', en],
])('two-factor sign-in in %s: enabled, required, and replaced by a recovery code', async (locale, words) => {
  const { email, password } = await register(app.url, `С кодом ${locale}`);
  const page = await atTheDoor('careful', locale);
  await signIn(page, words, email, password);
  await inside(page, words);
  await page.goto(`${app.url}/#/profile`);
  await page.getByRole('button', { name: words('security:twoFactor.turnOn') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('security:password')).first().fill(password);
  await dialog.getByRole('button', { name: words('security:setup.next') }).click();
  const secret = (await dialog.getByTestId('two-factor-secret').innerText()).replace(/\s/g, '');
  await dialog.getByLabel(words('security:code')).fill(codeOf(secret));
  await dialog.getByRole('button', { name: words('security:setup.confirm') }).click();
  const done = dialog.getByRole('button', { name: words('security:codes.done') });
  await done.waitFor();
  const recovery = await dialog.getByRole('listitem').allInnerTexts();
  expect(recovery).toHaveLength(10);
  await done.click();
  await page.getByRole('button', { name: words('security:twoFactor.turnOff') }).waitFor();

  const byApp = await atTheDoor('by-app', locale);
  await signIn(byApp, words, email, password);
  // The code of the setup is used: the next one is within the allowed drift.
  await byApp.getByRole('dialog').getByLabel(words('auth:field.secondCode')).fill(codeOf(secret, 1));
  await byApp
    .getByRole('button', { name: words('auth:secondCode.submit') })
    .last()
    .click();
  await inside(byApp, words);

  const byPaper = await atTheDoor('by-paper', locale);
  await signIn(byPaper, words, email, password);
  const code = byPaper.getByRole('dialog').getByLabel(words('auth:field.secondCode'));
  await code.fill('wrong-wrong');
  await byPaper
    .getByRole('dialog')
    .getByRole('button', { name: words('auth:secondCode.submit') })
    .click();
  await byPaper.getByRole('alert').waitFor();
  await code.fill(recovery[0] ?? '');
  await byPaper
    .getByRole('dialog')
    .getByRole('button', { name: words('auth:secondCode.submit') })
    .click();
  await inside(byPaper, words);
});

test.each([
  ['ru-RU', ru],
  ['en-US', en],
])(
  'a social sign-in in %s: used, shown in the profile, removed, then rejected with an explanation',
  async (locale, words) => {
    const { email } = await register(app.url, `Через сервис ${locale}`);
    openid.person({ sub: `there-${locale}`, email, email_verified: true });
    const page = await atTheDoor('social', locale);
    await page.getByRole('link', { name: 'Ромашка ID' }).click();
    await inside(page, words);
    expect(page.url()).not.toContain('accessToken');
    await page.goto(`${app.url}/#/profile`);
    await page
      .getByRole('button', { name: words('security:accounts.removeOf', { name: 'Ромашка ID' }) })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('security:accounts.remove') })
      .click();
    await page.getByText(words('security:accounts.none')).waitFor();

    // The account is added while signed in, with another email.
    openid.person({ sub: `private-${locale}`, email: `private-${locale}@example.ru`, email_verified: false });
    await page.getByRole('button', { name: words('security:accounts.add', { name: 'Ромашка ID' }) }).click();
    await page.getByText(`private-${locale}@example.ru`).waitFor();
    expect(page.url()).not.toContain('linkToken');

    openid.person({ sub: `stranger-${locale}`, email: 'stranger@example.ru', email_verified: true });
    const stranger = await atTheDoor('stranger', locale);
    await stranger.getByRole('link', { name: 'Ромашка ID' }).click();
    await stranger.getByText(words('auth:social.unknown')).waitFor();
  },
);

test.each([
  ['ru-RU', ru],
  ['en-US', en],
])(
  'the landing page in %s: legal texts open over the form, a draft survives a reload',
  async (locale, words) => {
    const page = await atTheDoor('visitor', locale, '/lending/reg?ref=5');
    const form = page.getByRole('dialog').first();
    await form.getByLabel(words('auth:field.nameFirst')).fill('Мария');
    await form.getByLabel(words('auth:field.password')).first().fill('ochen-tayno-1');
    await form.getByRole('button', { name: /обслуживания|terms/ }).click();
    await page.getByRole('heading', { name: words('legal:terms.title') }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: words('legal:terms.title') }).waitFor({ state: 'detached' });
    expect(await form.getByLabel(words('auth:field.nameFirst')).inputValue()).toBe('Мария');
    await page.waitForTimeout(600);
    await page.reload();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('dialog input')?.value === 'Мария',
    );
    expect(await form.getByLabel(words('auth:field.password')).first().inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(page.url()).toContain('#/lending?ref=5');
  },
);
