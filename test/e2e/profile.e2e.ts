import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { z } from 'zod';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf, storageOf } from '@test/helpers/device';
import { ask } from '@test/helpers/graphql-client';
import { openSessions } from '@test/helpers/sessions';
import { choose, fill, press } from './steps/forms';
import { eventually } from './support/eventually';
import { register, type Registered } from './support/organization';
import { codeTo } from './support/outbox';
import { hireOne } from './support/published';

/** One's own pages: what people say of themselves, what they ask for, their address, their data, their settings. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;
let registered: Registered;
let admin: Device;
let employee: Device;
const visitors: Visitor[] = [];

async function asAdmin<T>(
  shape: z.ZodType<T>,
  query: string,
  variables?: Record<string, unknown>,
): Promise<T> {
  return ask(app.url, admin.token, shape, query, variables);
}

async function enter(device: Device, name: string, address: string): Promise<Page> {
  const visitor = await visit(browser, name, { storageState: storageOf(app.url, device) });
  visitors.push(visitor);
  await visitor.page.goto(`${app.url}/#${address}`);
  return visitor.page;
}

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  registered = await register(app.url, 'Личные страницы');
  admin = await deviceOf(app.url, registered.token);
  const employeeId = await hireOne(asAdmin, 'olga@profile.e2e.adaptika.local');
  await asAdmin(z.unknown(), 'mutation { positionCreate(position: { name: "Старший кассир" }) { id } }');
  const [token] = await openSessions(await ownerUrlOf(app), [employeeId]);
  if (!token) throw new Error('no session');
  employee = await deviceOf(app.url, token);
});
afterEach(async () => {
  const { currentTestName = '' } = expect.getState();
  await photograph(visitors, `profile-${currentTestName.slice(0, 30)}`);
  await Promise.all(visitors.map(({ context }) => context.close()));
  visitors.length = 0;
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

it('what one says of oneself survives a reload before it is saved, and a photo is cropped', async () => {
  const page = await enter(employee, 'olga', '/profile');
  await fill(page, 'О себе', 'Открываю магазин');
  await press(page, 'Добавить телефон');
  await fill(page, 'Телефон 2', '+79001234567');
  await press(page, 'Добавить навык');
  await fill(page, 'Навык', 'Excel');
  await page.getByRole('combobox', { name: 'Интересы' }).fill('шахматы');
  await page.keyboard.press('Enter');
  await press(page, 'Добавить цель');
  await fill(page, 'Чего хочу добиться', 'Стать старшей');
  const isKept = () => page.evaluate(() => JSON.stringify(window.sessionStorage).includes('Стать старшей'));
  await eventually(isKept, true);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('textbox', { name: 'Чего хочу добиться' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'О себе' }).inputValue()).toBe('Открываю магазин');
  await press(page, 'Сохранить');
  await page.getByText('Сохранено').waitFor();
  await page.reload();
  expect(await page.getByRole('textbox', { name: 'Телефон 2' }).inputValue()).toBe('+79001234567');
  await page.getByText('шахматы').waitFor();

  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0B6E69' } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  const dialog = page.getByRole('dialog', { name: 'Выберите часть фото' });
  await dialog.getByRole('slider', { name: 'Масштаб' }).waitFor();
  await press(dialog, 'Сохранить фото');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('main img').first().waitFor();
  expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
});

it('asks for another position; HR answers beside her, and both see it without a reload', async () => {
  const hers = await enter(employee, 'olga', '/profile');
  const theirs = await enter(admin, 'hr', '/employees');
  await press(hers, 'Запросить изменение');
  const dialog = hers.getByRole('dialog');
  await choose(dialog, 'Должность', 'Старший кассир');
  await fill(dialog, 'Комментарий', 'Приказ от понедельника');
  await press(dialog, 'Отправить запрос');
  await hers.getByText('Ждёт ответа кадровой службы').waitFor();

  await theirs.getByText('Приказ от понедельника').waitFor();
  await press(theirs, 'Отказать: Ольга Белова');
  await fill(theirs.getByRole('dialog'), 'Причина', 'Приказа ещё нет');
  await press(theirs.getByRole('dialog'), 'Отказать');
  await hers.getByText('Приказа ещё нет').first().waitFor();

  await press(hers, 'Запросить изменение');
  await choose(hers.getByRole('dialog'), 'Должность', 'Старший кассир');
  await press(hers.getByRole('dialog'), 'Отправить запрос');
  await press(theirs, 'Изменить данные: Ольга Белова');
  await hers.locator('dd', { hasText: 'Старший кассир' }).waitFor();
  await hers.getByRole('region', { name: 'История обо мне' }).getByText('Старший кассир').first().waitFor();
  expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
});

it('one’s address changes by the code that the new mailbox gets; one’s data comes as a file', async () => {
  const page = await enter(admin, 'maria', '/organization/profile');
  await press(page, 'Сменить почту');
  const dialog = page.getByRole('dialog');
  await fill(dialog, 'Новая почта', 'novaya@profile.e2e.adaptika.local');
  await dialog
    .getByLabel(/^Пароль/)
    .first()
    .fill(registered.password);
  await press(dialog, 'Получить код');
  await dialog.getByRole('textbox', { name: 'Код из письма' }).waitFor();
  await fill(dialog, 'Код из письма', await codeTo(app, 'novaya@profile.e2e.adaptika.local'));
  await press(dialog, 'Сменить почту');
  // On the card, and in what the history says of it.
  await page.getByText('novaya@profile.e2e.adaptika.local', { exact: true }).first().waitFor();

  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Скачать Excel')]);
  expect(file.suggestedFilename()).toMatch(/^Мои данные \d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
});

it('the theme follows the system, and the cabinet begins where the person wants', async () => {
  const page = await enter(employee, 'olga', '/settings/setting-main');
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await press(page, 'Как в системе');
  await eventually(theme, 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await eventually(theme, 'light');
  await page.getByRole('combobox', { name: 'Стартовая страница' }).click();
  await page.getByRole('option', { name: 'Профиль' }).click();
  await page.goto(`${app.url}/#/`);
  await eventually(() => Promise.resolve(new URL(page.url()).hash), '#/profile');
  await page.reload();
  await eventually(() => Promise.resolve(new URL(page.url()).hash), '#/profile');
});
