import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit, type Visitor } from '@test/helpers/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/device';
import { fill, press } from './steps/forms';
import { register, type Registered } from './support/organization';
import { findLetter } from './support/outbox';
import { ru } from './support/texts';

/** How people are told: settings by level, the organization's own words, the centre, letters. */
jest.setTimeout(120_000);

let app: RunningApp;
let browser: Browser;
let registered: Registered;
let admin: Visitor;
let page: Page;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  registered = await register(app.url, 'Уведомлённые');
  const device = await deviceOf(app.url, registered.token);
  admin = await visit(browser, 'admin', { storageState: storageOf(app.url, device) });
  page = admin.page;
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

const open = async (path: string) => {
  await page.goto(`${app.url}/#${path}`);
  await page.reload();
};
const row = (type: string) =>
  page.getByRole('group', { name: ru(`enums:organizationNotificationTypes.${type}`), exact: true });
const channel = (type: string, name: 'inApp' | 'email') =>
  row(type).getByRole('switch', { name: new RegExp(ru(`notifications:channel.${name}`)) });
const saveMatrix = async () => {
  const matrix = page.getByRole('region', { name: ru('notifications:matrix.title') });
  await press(matrix, ru('common:action.save'));
  await page.getByText(ru('common:saved')).first().waitFor();
};

it('the organization sets what is told; what it sets stays, and says that it comes from there', async () => {
  await open('/organization/setting-notifications');
  await page.getByText(ru('notifications:channel.off')).first().waitFor();
  expect(await channel('regulationAssigned', 'inApp').isDisabled()).toBe(true);
  await channel('regulationOverdue', 'email').click();
  await saveMatrix();
  await page.reload();
  await channel('regulationOverdue', 'email').waitFor();
  expect(await channel('regulationOverdue', 'email').isChecked()).toBe(false);
  expect(await row('regulationOverdue').textContent()).toContain(
    `${ru('notifications:level.organization')}${ru('notifications:level.decides')}`,
  );
});

it('a person departs from it for themselves, and goes back to what is inherited', async () => {
  await open('/settings/setting-notifications?type=regulationOverdue');
  await channel('regulationOverdue', 'email').click();
  await saveMatrix();
  expect(await channel('regulationOverdue', 'email').isChecked()).toBe(true);
  await row('regulationOverdue')
    .getByRole('button', { name: new RegExp(ru('notifications:channel.email')) })
    .click();
  expect(await channel('regulationOverdue', 'email').isChecked()).toBe(false);
  await saveMatrix();
});

it('a role has the same matrix between the two', async () => {
  await open('/roles/setting-notifications');
  await channel('regulationOverdue', 'email').waitFor();
  expect(await row('regulationOverdue').textContent()).toContain(ru('notifications:level.role'));
});

it('its own words are tried out before they are saved, and come to the centre and the letter', async () => {
  await open('/organization/setting-notifications');
  await row('roleChanged').getByRole('button', { name: /^Ещё/ }).click();
  await page.getByRole('menuitem', { name: ru('notifications:texts.edit') }).click();
  const title = ru('notifications:texts.title');
  await fill(page, title, 'Новые права: {{nobody}}');
  await page.getByRole('textbox', { name: ru('notifications:texts.body') }).click();
  await page.getByText('Такой переменной нет: {{nobody}}').waitFor();
  await fill(page, title, 'Новые права: {{role}}');
  const preview = page.getByRole('region', { name: ru('notifications:texts.preview') });
  await preview.getByText('Новые права: Кадровик').waitFor();
  await press(page.getByRole('dialog'), ru('common:action.save'));
  await page.getByText(ru('common:saved')).first().waitFor();
  await press(page.getByRole('dialog'), ru('common:action.close'));
  await row('roleChanged').getByRole('button', { name: /^Ещё/ }).click();
  await page.getByRole('menuitem', { name: ru('notifications:test.send') }).click();
  const letter = await findLetter(app, registered.email, /Почему вы получили это письмо: [^\n]+/);
  expect(letter).toBe('Почему вы получили это письмо: вы сами попросили о проверке.');
});

it('the centre shows it live, says why it came, and marks all as read with a way back', async () => {
  await page.getByRole('button', { name: /непрочитанное/ }).click();
  const centre = page.getByRole('dialog', { name: ru('notifications:title') });
  await centre.getByText('Новые права: Кадровик').waitFor();
  await centre.getByRole('heading', { name: ru('notifications:day.today') }).waitFor();
  await press(centre, ru('notifications:why'));
  await centre.getByText('Вы сами попросили о проверке').waitFor();
  await press(centre, ru('notifications:readAll'));
  await press(centre, ru('notifications:filter.unread'));
  await centre.getByText(ru('notifications:emptyUnread')).waitFor();
  await press(centre, ru('common:action.undo'));
  await centre.getByText('Новые права: Кадровик').waitFor();
});

it('a new password is asked for over the page after a recovery', async () => {
  await page.goto('about:blank');
  await page.goto(`${app.url}/#/organization/setting-notifications?resetPasswordCode=123456`);
  await page.getByRole('dialog', { name: ru('profile:password.resetTitle') }).waitFor();
});

it('nothing went wrong in the page meanwhile', () => {
  expect(admin.failures).toEqual([]);
});
