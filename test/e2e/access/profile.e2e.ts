import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { z } from 'zod';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { choose, fill, press } from '../steps/forms';
import { eventually } from '../support/eventually';
import { register, type Registered } from '../support/organization';
import { codeTo } from '../support/outbox';
import { hireEmployee } from '../support/published';
import { languages } from '../support/texts';

/** One's own pages: profile, requests, email, data, settings. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

describe.each(languages)('in %s', (lang, words) => {
  let registered: Registered;
  let admin: Device;
  let employee: Device;
  const visitors: Visitor[] = [];
  const newAddress = `novaya-${lang}@profile.e2e.adaptika.local`;

  async function asAdmin<T>(
    shape: z.ZodType<T>,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<T> {
    return ask(app.url, admin.token, shape, query, variables);
  }

  async function enter(device: Device, name: string, address: string): Promise<Page> {
    const visitor = await visit(browser, `${name}-${lang}`, {
      storageState: storageOf(app.url, device, { lang }),
    });
    visitors.push(visitor);
    await visitor.page.goto(`${app.url}/#${address}`);
    return visitor.page;
  }

  beforeAll(async () => {
    registered = await register(app.url, `Личные страницы ${lang}`, lang);
    admin = await deviceOf(app.url, registered.token);
    const employeeId = await hireEmployee(asAdmin, `olga-${lang}@profile.e2e.adaptika.local`);
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

  it('the edited profile survives a reload before it is saved, and a photo is cropped', async () => {
    const page = await enter(employee, 'olga', '/profile');
    await fill(page, words('profile:field.info'), 'Открываю магазин');
    await press(page, words('profile:phones.add'));
    await fill(page, words('profile:phones.one', { number: 2 }), '8 900 123-45-67');
    await press(page, words('profile:skills.add'));
    await fill(page, words('profile:skills.name'), 'Excel');
    await page.getByRole('combobox', { name: words('profile:interests.title') }).fill('шахматы');
    await page.keyboard.press('Enter');
    await press(page, words('profile:goals.add'));
    await fill(page, words('profile:goals.text'), 'Стать старшей');
    const isKept = () => page.evaluate(() => JSON.stringify(window.sessionStorage).includes('Стать старшей'));
    await eventually(isKept, true);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('textbox', { name: words('profile:goals.text') }).waitFor();
    expect(await page.getByRole('textbox', { name: words('profile:field.info') }).inputValue()).toBe(
      'Открываю магазин',
    );
    await press(page, words('common:action.save'));
    await page.getByText(words('common:saved'), { exact: true }).waitFor();
    await page.reload();
    expect(
      await page.getByRole('textbox', { name: words('profile:phones.one', { number: 2 }) }).inputValue(),
    ).toBe('+79001234567');
    await page.getByRole('button', { name: 'шахматы' }).waitFor();

    const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0B6E69' } });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
    const dialog = page.getByRole('dialog', { name: words('profile:avatar.crop') });
    await dialog.getByRole('slider', { name: words('profile:avatar.zoom') }).waitFor();
    await press(dialog, words('profile:avatar.save'));
    await dialog.waitFor({ state: 'detached' });
    await page.locator('main img').first().waitFor();
    expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it('an employee requests another position; HR answers in another window, and both see it without a reload', async () => {
    const hers = await enter(employee, 'olga', '/profile');
    const theirs = await enter(admin, 'hr', '/employees');
    await press(hers, words('profile:request.ask'));
    const dialog = hers.getByRole('dialog');
    await choose(dialog, words('profile:work.position'), 'Старший кассир');
    await fill(dialog, words('profile:request.comment'), 'Приказ от понедельника');
    await press(dialog, words('profile:request.send'));
    await hers.getByText(words('profile:request.open')).waitFor();

    await theirs.getByText('Приказ от понедельника').waitFor();
    await press(theirs, words('employees:requests.declineOf', { name: 'Ольга Белова' }));
    await fill(theirs.getByRole('dialog'), words('employees:requests.reason'), 'Приказа ещё нет');
    await press(theirs.getByRole('dialog'), words('employees:requests.decline'));
    await hers.getByText('Приказа ещё нет').first().waitFor();

    await press(hers, words('profile:request.ask'));
    await choose(hers.getByRole('dialog'), words('profile:work.position'), 'Старший кассир');
    await press(hers.getByRole('dialog'), words('profile:request.send'));
    await press(theirs, words('employees:requests.acceptOf', { name: 'Ольга Белова' }));
    await hers.locator('dd', { hasText: 'Старший кассир' }).waitFor();
    await hers
      .getByRole('region', { name: words('profile:history.title') })
      .getByText('Старший кассир')
      .first()
      .waitFor();
    expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it('one’s email changes with the code sent to the new mailbox; one’s data is downloaded as a file', async () => {
    const page = await enter(admin, 'maria', '/organization/profile');
    await press(page, words('profile:email.change'));
    const dialog = page.getByRole('dialog');
    await fill(dialog, words('profile:email.new'), newAddress);
    await dialog.getByLabel(words('profile:email.password')).first().fill(registered.password);
    await press(dialog, words('profile:email.send'));
    await dialog.getByRole('textbox', { name: words('profile:email.code') }).waitFor();
    await fill(dialog, words('profile:email.code'), await codeTo(app, newAddress));
    await press(dialog, words('profile:email.change'));
    // The email is shown on the card, and in its history.
    await page.getByText(newAddress, { exact: true }).first().waitFor();

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page, words('profile:data.xlsx')),
    ]);
    const name = words('documents:own.fileName', { date: '' });
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}\\d{4}-\\d{2}-\\d{2}\\.xlsx$`));
    expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
  });

  it('the theme follows the system, and the workspace opens on the person’s chosen page', async () => {
    const page = await enter(employee, 'olga', '/settings/setting-main');
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await press(page, words('profile:settings.system'));
    await eventually(theme, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await eventually(theme, 'light');
    await page.getByRole('combobox', { name: words('profile:settings.start') }).click();
    await page.getByRole('option', { name: words('profile:settings.pages.profile') }).click();
    await page.goto(`${app.url}/#/`);
    await eventually(() => Promise.resolve(new URL(page.url()).hash), '#/profile');
    await page.reload();
    await eventually(() => Promise.resolve(new URL(page.url()).hash), '#/profile');
  });
});
