import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser, photograph, visit, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { assignTest, PLAIN_SETTINGS, publishTest, singleChoice } from '@test/helpers/worlds/published-test';
import { openSessions } from '@test/helpers/worlds/sessions';
import { fill, press } from '../steps/forms';
import { untilSaved } from '../steps/writing';
import { register } from '../support/organization';
import { hireEmployee } from '../support/published';
import { ru } from '../support/texts';

/** A question answered by a point on a picture, from its author's mouse to its taker's finger. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let olga: Visitor;
let adminToken: string;
let olgaId: number;
let testId = 0;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const { token } = await register(app.url, 'Картинки');
  adminToken = token;
  olgaId = await hireEmployee(
    (shape, query, variables) => ask(app.url, token, shape, query, variables),
    `olga.${Date.now()}@e2e.adaptika.local`,
  );
  const [olgaToken = ''] = await openSessions(await ownerUrlOf(app), [olgaId]);
  admin = await visitAs(browser, app.url, await deviceOf(app.url, token), 'admin');
  olga = await visit(browser, 'olga', {
    storageState: storageOf(app.url, await deviceOf(app.url, olgaToken)),
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  });
});
afterAll(async () => {
  await photograph([admin, olga], 'test-pictures');
  await browser?.close();
  await app?.remove();
});

/** A hall with a till in its left half, wider than a phone. */
const hall = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#D8E4E2' } })
    .composite([
      {
        input: { create: { width: 180, height: 120, channels: 3, background: '#8A5A3C' } },
        ...{ left: 180, top: 180 },
      },
    ])
    .png()
    .toBuffer();

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(place: Locator): Promise<Box> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('not drawn');
  return box;
}

/** Drags from one point of the picture to another, given as fractions of its size. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const { x, y, width, height } = await boxOf(page.locator('[data-canvas]'));
  await page.mouse.move(x + width * from[0], y + height * from[1]);
  await page.mouse.down();
  await page.mouse.move(x + width * to[0], y + height * to[1], { steps: 4 });
  await page.mouse.up();
}

it('an author uploads a picture, draws a region with the mouse, adds another by keyboard, and publishes', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/tests/editor/list`);
  await press(page, ru('content:create.button'));
  await fill(page, ru('tests:field.name'), 'Торговый зал');
  await press(page, ru('tests:new.begin'));
  await press(page, ru('tests:edit.add'));
  await page.getByRole('menuitem', { name: ru('tests:type.hotspot'), exact: true }).click();
  await fill(page, ru('tests:question.text'), 'Где касса?');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'зал.png', mimeType: 'image/png', buffer: await hall() });
  await fill(page, ru('tests:spot.alt'), 'План торгового зала');
  const picture = page.getByRole('img', { name: 'План торгового зала' });
  await picture.waitFor();

  await drag(page, [0.2, 0.3], [0.4, 0.5]);
  const first = page.getByRole('button', { name: /^Область 1:/ });
  await first.waitFor();
  expect(await first.getAttribute('aria-label')).toBe(
    ru('tests:spot.regionOf', {
      number: 1,
      place: ru('tests:spot.region', { x: 20, y: 30, width: 20, height: 20 }),
    }),
  );
  await press(page, ru('tests:spot.add'));
  const second = page.getByRole('button', { name: /^Область 2:/ });
  await second.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page
    .getByRole('button', { name: /^Область 2: 41 % слева, 40 % сверху, ширина 20 %, высота 21 %/ })
    .waitFor();
  await page.keyboard.press('Delete');
  await second.waitFor({ state: 'detached' });
  await untilSaved(page);
  testId = Number(/testId=(\d+)/.exec(page.url())?.[1]);

  // The server returns what was drawn.
  await page.reload();
  await first.waitFor();
  await picture.waitFor();
  await press(page, ru('tests:preview.open'));
  const preview = page.getByRole('dialog', { name: ru('tests:preview.title') });
  await preview.getByRole('application', { name: ru('tests:spot.surface') }).click();
  await preview
    .getByText(ru('tests:spot.marked', { place: ru('tests:spot.at', { x: 50, y: 50 }) }))
    .last()
    .waitFor();
  await preview.getByRole('button', { name: ru('common:action.close') }).click();
  await press(page, ru('content:publish.open'));
  await press(page.getByRole('dialog', { name: ru('content:publish.title') }), ru('content:publish.button'));
  await page.waitForURL(/tests\/editor\/\d+\/passing/);
  await assignTest(app.url, adminToken, testId, { userIds: [olgaId] });
});

it('an employee marks it with a finger, offline, and finds the mark again after a reload', async () => {
  const { page, context } = olga;
  await page.goto(`${app.url}/#/tests/my/${testId}/passing`);
  await press(page, ru('tests:start.begin'));
  const picture = page.getByRole('img', { name: 'План торгового зала' });
  await picture.waitFor();
  const { width, height } = await boxOf(picture);
  // As wide as the phone allows, and not distorted.
  expect(width).toBeLessThanOrEqual(390);
  expect(Math.abs(width / height - 1.5)).toBeLessThan(0.02);

  await context.setOffline(true);
  const surface = page.getByRole('application', { name: ru('tests:spot.surface') });
  const box = await boxOf(surface);
  await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.4);
  const marked = page
    .getByRole('list', { name: ru('tests:spot.list') })
    .getByText(/^Отмечено: 30 % слева, 40 % сверху$/);
  await marked.waitFor();
  await page.getByText(ru('tests:run.offline', { count: 1 })).waitFor();
  await context.setOffline(false);
  await page.getByText(ru('tests:run.state.saved'), { exact: true }).waitFor();

  await page.reload();
  await press(page, ru('tests:start.continue'));
  await picture.waitFor();
  await marked.waitFor();
  await page.locator('[data-spot]').waitFor();
});

it('by keyboard the arrows move the crosshair; the result shows the right answer', async () => {
  const { page } = olga;
  await page.getByRole('application', { name: ru('tests:spot.surface') }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page
    .getByRole('list', { name: ru('tests:spot.list') })
    .getByText(/^Отмечено: 29 % слева, 40 % сверху$/)
    .waitFor();
  // One mark was required: the earlier one is replaced.
  expect(await page.locator('[data-spot]').count()).toBe(1);
  await page.getByText(ru('tests:run.state.saved'), { exact: true }).waitFor();
  await press(page, ru('tests:run.finish'));
  await press(page.getByRole('dialog', { name: ru('tests:finish.title') }), ru('tests:finish.end'));
  await page.getByText(ru('tests:attempt.passed'), { exact: true }).first().waitFor();
  await page.getByText('20 % слева, 30 % сверху, ширина 20 %, высота 20 %').waitFor();
  await page.locator('[data-region]').waitFor();
  await page.locator('[data-spot]').waitFor();
});

it('a picture is added to a question of the bank; a section draws the question by its tag, and its taker sees the picture', async () => {
  const { page } = admin;
  const plain = singleChoice('open', 'Кто открывает зал?', [
    { id: 'host', text: 'Администратор' },
    { id: 'guest', text: 'Гость' },
  ]);
  const id = await publishTest(app.url, adminToken, {
    ...{ name: 'Зал из банка', questions: [plain], settings: PLAIN_SETTINGS },
  });
  await page.goto(`${app.url}/#/tests/editor?testId=${id}`);
  await press(page, ru('tests:bank.open'));
  const bank = page.getByRole('dialog', { name: ru('tests:bank.title') });
  await bank.getByText(ru('tests:bank.empty')).waitFor();
  await press(bank, ru('tests:edit.add'));
  await page.getByRole('menuitem', { name: ru('tests:type.hotspot'), exact: true }).click();
  await fill(bank, ru('tests:question.text'), 'Покажите кассу в зале');
  await bank
    .locator('input[type=file]')
    .setInputFiles({ name: 'зал.png', mimeType: 'image/png', buffer: await hall() });
  await fill(bank, ru('tests:spot.alt'), 'Зал из банка вопросов');
  await bank.getByRole('img', { name: 'Зал из банка вопросов' }).waitFor();
  await press(bank, ru('tests:spot.add'));
  await bank.getByRole('combobox', { name: ru('tests:bank.tags') }).fill('зал');
  await page.keyboard.press('Enter');
  await press(bank, ru('common:action.save'));
  await bank
    .getByRole('checkbox', { name: ru('tests:bank.choose', { text: 'Покажите кассу в зале' }) })
    .waitFor();
  await press(bank, ru('common:action.cancel'));
  await bank.waitFor({ state: 'detached' });

  await press(page, ru('tests:bank.sectionAdd'));
  const section = page.getByRole('region', { name: ru('tests:bank.section', { number: 2 }) });
  await section.getByLabel(ru('tests:bank.anyOfTags')).fill('зал');
  await page.keyboard.press('Enter');
  await fill(page, ru('tests:bank.count'), '1');
  await section.getByText(ru('tests:bank.matches', { count: 1 })).waitFor();
  await untilSaved(page);
  await press(page, ru('content:publish.open'));
  const publication = page.getByRole('dialog', { name: ru('content:publish.title') });
  await press(publication, ru('content:publish.button'));
  await publication.waitFor({ state: 'detached' });
  await assignTest(app.url, adminToken, id, { userIds: [olgaId] });

  const taker = olga.page;
  await taker.goto(`${app.url}/#/tests/my/${id}/passing`);
  await press(taker, ru('tests:start.begin'));
  await taker.getByRole('radio', { name: 'Администратор' }).check();
  await press(taker, ru('tests:run.next'));
  await taker.getByRole('heading', { name: 'Покажите кассу в зале', exact: true }).waitFor();
  const picture = taker.getByRole('img', { name: 'Зал из банка вопросов' });
  await picture.waitFor();
  await taker.waitForFunction(() => {
    const shown = document.querySelector<HTMLImageElement>('img[alt="Зал из банка вопросов"]');
    return shown !== null && shown.complete && shown.naturalWidth > 0;
  });
  const box = await boxOf(taker.getByRole('application', { name: ru('tests:spot.surface') }));
  await taker.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await taker.getByText(ru('tests:run.state.saved'), { exact: true }).waitFor();
  await press(taker, ru('tests:run.finish'));
  await press(taker.getByRole('dialog', { name: ru('tests:finish.title') }), ru('tests:finish.end'));
  await taker.getByText(ru('tests:attempt.passed'), { exact: true }).first().waitFor();
  expect([...admin.failures, ...olga.failures]).toEqual([]);
});
