import type { Browser } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf, storageOf } from '@test/helpers/browser/device';
import { type VideoHosting, startVideoHosting } from '@test/helpers/browser/video-hosting';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { z } from 'zod';
import { fill, openTab, press } from '../steps/forms';
import { putCaret, untilSaved } from '../steps/writing';
import { register } from '../support/organization';
import { type Ask, hireEmployee } from '../support/published';
import { ru } from '../support/texts';

/** Educations from a blank page to people who completed them: a text, and a video on a simulated hosting. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let olga: Visitor;
let asAdmin: Ask;
let olgaId: number;
let olgaToken: string;
let hosting: VideoHosting;

/** The length of the simulated video. */
const VIDEO_SEC = 12;

const enter = (device: Device, name: string) => visitAs(browser, app.url, device, name);

beforeAll(async () => {
  hosting = await startVideoHosting(VIDEO_SEC);
  app = await startApp(hosting.env);
  browser = await openBrowser();
  const { token } = await register(app.url, 'Обучение');
  asAdmin = (shape, query, variables) => ask(app.url, token, shape, query, variables);
  olgaId = await hireEmployee(asAdmin, `olga.${Date.now()}@e2e.adaptika.local`);
  [olgaToken = ''] = await openSessions(await ownerUrlOf(app), [olgaId]);
  admin = await enter(await deviceOf(app.url, token), 'admin');
  olga = await enter(await deviceOf(app.url, olgaToken), 'olga');
});
afterAll(async () => {
  await photograph([admin, olga], 'education');
  await browser?.close();
  await app?.remove();
  await hosting?.stop();
});

/** Assigns the education to Olga. */
const assign = (objectId: number) =>
  asAdmin(z.unknown(), 'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }', {
    rule: {
      ...{ objectType: 'education', objectId, dueDays: 5 },
      audience: { groups: [{ userIds: [olgaId] }], exceptUserIds: [] },
    },
  });

const words = (text: string, count: number) => Array.from({ length: count }, () => text).join(' ');

it('a text is written, published, assigned and read; the menu counts it until it was read for long enough', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/education/text`);
  await page.getByRole('heading', { name: ru('educations:heading.text') }).waitFor();
  await page.goto(`${app.url}/#/education/text/editor/list`);
  await press(page, ru('content:create.button'));
  await fill(page, ru('educations:field.name'), 'Первый день на складе');
  await press(page, ru('educations:new.begin'));
  const editor = page.getByRole('textbox', { name: ru('educations:editor.label') });
  await editor.click();
  // Takes three seconds to read.
  await page.keyboard.insertText(words('каска', 9));
  await untilSaved(page);
  await press(page, ru('content:publish.open'));
  const dialog = page.getByRole('dialog', { name: ru('content:publish.title') });
  await press(dialog, ru('content:publish.button'));
  await page.waitForURL(/viewEducation/);
  const id = Number(/editor\/(\d+)\//.exec(page.url())?.[1]);

  const menu = olga.page.getByRole('navigation').getByRole('link', {
    name: new RegExp(ru('navigation:textEducation')),
  });
  await menu.waitFor();
  await assign(id);
  // The banner appears without a reload.
  await menu.filter({ hasText: '1' }).waitFor();
  await page.goto(`${app.url}/#/statistic`);
  await page.waitForURL(/statistic\/education$/);
  await page.getByText('Прошли 0 из 1').waitFor();
  await menu.click();
  await olga.page.getByRole('link', { name: 'Первый день на складе' }).click();
  await olga.page.getByRole('region', { name: ru('educations:study.title') }).waitFor();
  await press(olga.page, ru('educations:reader.sizeOf', { size: 18 }));
  await olga.page.mouse.move(300, 300);
  await olga.page.getByText(/^Пройдено \d/).waitFor();
  await menu.filter({ hasNotText: '1' }).waitFor();

  // The open statistics update automatically, and show who is behind the number.
  await page.getByText('Прошли 1 из 1').waitFor();
  await page.getByText('Прошли 1 из 1').click();
  const panel = page.getByRole('dialog', { name: ru('statistics:people.title.assigned') });
  await panel.getByText(/^Пройдено \d/).waitFor();
  expect(page.url()).toContain(`/statistic/education/people/assigned?objectId=${id}`);
});

it('a text that is replaced while open stays, says so, and links to the new one', async () => {
  const { page } = admin;
  const reader = olga.page;
  const text = reader.getByRole('article', { name: 'Первый день на складе' });
  await page.goto(`${app.url}/#${new URL(reader.url()).hash.slice(1).replace('/my/', '/editor/')}`);
  await openTab(page, ru('educations:tab.edit'));
  await putCaret(page, page.getByRole('textbox', { name: ru('educations:editor.label') }));
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('Проход только в жилете.');
  await untilSaved(page);
  await press(page, ru('content:publish.open'));
  const dialog = page.getByRole('dialog', { name: ru('content:publish.title') });
  await dialog.getByText(ru('educations:publish.major'), { exact: true }).click();
  await fill(dialog, ru('content:publish.summary'), 'Жилеты обязательны.');
  await press(dialog, ru('content:publish.button'));

  // The banner appears without a reload.
  await reader.getByText(ru('content:superseded.text', { label: '2.0' })).waitFor();
  expect(await text.getByText('Проход только в жилете.').count()).toBe(0);
  await press(reader, ru('content:superseded.show'));
  await text.getByText('Проход только в жилете.').first().waitFor();
  await reader.getByRole('region', { name: ru('educations:study.title') }).waitFor();
});

const player = ({ page }: Visitor) => page.frameLocator('iframe').frameLocator('iframe');
const startAgain = new RegExp(ru('educations:video.goOn', { time: '(0:0\\d)' }));

it('a video is assigned by link, watched, left, resumed on another device, and cannot be skipped through', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/education/video`);
  await page.getByRole('heading', { name: ru('educations:heading.video') }).waitFor();
  await page.goto(`${app.url}/#/education/video/editor/list`);
  await press(page, ru('content:create.button'));
  await fill(page, ru('educations:field.name'), 'Касса за две минуты');
  await press(page, ru('educations:new.begin'));
  await fill(page, ru('educations:video.url'), 'https://evil.example/watch?v=dQw4w9WgXcQ');
  await fill(page, ru('educations:video.duration'), '0:12');
  await press(page, ru('educations:video.save'));
  await page.getByText(ru('errors:education.videoAddress')).first().waitFor();
  await fill(page, ru('educations:video.url'), hosting.addressOf('dQw4w9WgXcQ'));
  await press(page, ru('tests:edit.add'));
  await page.getByRole('menuitem', { name: ru('tests:type.trueFalse') }).click();
  await fill(page, ru('educations:video.checkpointAt'), '0:06');
  await fill(page, ru('tests:question.text'), 'Чек пробивают до того, как отдать товар');
  await press(page, ru('educations:video.save'));
  await page.getByText(ru('common:saved')).waitFor();
  await press(page, ru('content:publish.open'));
  const dialog = page.getByRole('dialog', { name: ru('content:publish.title') });
  await press(dialog, ru('content:publish.button'));
  await page.waitForURL(/viewEducation/);
  const id = Number(/editor\/(\d+)\//.exec(page.url())?.[1]);

  const menu = (visitor: Visitor) =>
    visitor.page
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(ru('navigation:videoEducation')) });
  await assign(id);
  await menu(olga).filter({ hasText: '1' }).waitFor();
  await menu(olga).click();
  await olga.page.getByRole('link', { name: 'Касса за две минуты' }).click();
  // No request goes to the hosting before the click.
  expect(await olga.page.locator('iframe').count()).toBe(0);
  await press(olga.page, ru('educations:video.start'));
  const bar = olga.page.getByRole('region', { name: ru('educations:study.title') });
  await bar.getByText(/^0:0[34] /).waitFor();
  const reported = olga.page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('educationWatch'),
  );
  await player(olga).getByRole('button', { name: 'Play' }).click();
  await reported;

  // On the phone; the address of a text redirects to the video's own address.
  const phone = await visit(browser, 'olga-phone', {
    storageState: storageOf(app.url, await deviceOf(app.url, olgaToken)),
    viewport: { width: 390, height: 844 },
  });
  await phone.page.goto(`${app.url}/#/education/text/my/${id}/viewEducation`);
  await phone.page.waitForURL(/education\/video\/my\/\d+\/viewEducation/);
  await phone.page.getByRole('button', { name: startAgain }).click();
  const position = player(phone).getByRole('slider', { name: 'Position' });
  await position.fill('11');
  // The player returns to her position, and continues playing from there.
  await player(phone)
    .getByText(/^[0-7]\.\d$/)
    .waitFor();
  // The question stops the video; a wrong answer does not let it continue.
  const question = phone.page.getByRole('dialog', { name: 'Чек пробивают до того, как отдать товар' });
  await question.getByRole('radio', { name: ru('tests:answer.false') }).click();
  await press(question, ru('educations:checkpoint.answer'));
  await question.getByText(ru('educations:checkpoint.again')).waitFor();
  await question.getByRole('radio', { name: ru('tests:answer.true'), exact: true }).click();
  await press(question, ru('educations:checkpoint.answer'));
  await question.getByText(ru('educations:checkpoint.right'), { exact: true }).waitFor();
  await press(question, ru('educations:checkpoint.goOn'));
  await phone.page.getByRole('region', { name: ru('educations:study.done') }).waitFor();
  await phone.context.close();
  await menu(olga).filter({ hasNotText: '1' }).waitFor();
});

/** Records pictures of a clock like a browser: a WebM without a stated duration. */
async function recordVideo({ page }: Visitor, seconds: number): Promise<Buffer> {
  const base64 = await page.evaluate(async (length) => {
    const canvas = document.createElement('canvas');
    canvas.width = 320;
    canvas.height = 180;
    const drawing = canvas.getContext('2d');
    const begun = performance.now();
    const timer = setInterval(() => {
      if (!drawing) return;
      drawing.fillStyle = '#123';
      drawing.fillRect(0, 0, 320, 180);
      drawing.fillStyle = '#fff';
      drawing.fillText(((performance.now() - begun) / 1000).toFixed(1), 150, 90);
    }, 50);
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start(500);
    await new Promise((resolve) => setTimeout(resolve, length * 1000));
    recorder.stop();
    await stopped;
    clearInterval(timer);
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, seconds);
  return Buffer.from(base64, 'base64');
}

const SUBTITLES = 'WEBVTT\n\n00:00.000 --> 00:08.000\n<v Анна>Чек пробивают сразу\n';

it('an uploaded video is processed while its author is elsewhere, checked, watched, and resumed on the phone', async () => {
  const { page } = admin;
  const video = await recordVideo(admin, 9);
  await page.goto(`${app.url}/#/education/video/editor/list`);
  await press(page, ru('content:create.button'));
  await fill(page, ru('educations:field.name'), 'Касса своими глазами');
  await press(page, ru('educations:new.begin'));
  await page.getByRole('button', { name: ru('educations:video.drop') }).waitFor();
  // Slow enough to leave the page in the middle of the upload; the first try is lost.
  let tries = 0;
  await page.route('**/api/uploads/**', async (route) => {
    if (route.request().method() === 'PATCH') tries += 1;
    if (tries === 1 && route.request().method() === 'PATCH') return route.abort('connectionreset');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return route.continue();
  });
  await page
    .locator('input[type=file][accept*=webm]')
    .setInputFiles({ name: 'Касса.webm', mimeType: 'video/webm', buffer: video });
  await page
    .getByRole('progressbar', { name: ru('educations:video.sending', { name: 'Касса.webm' }) })
    .waitFor();
  const editor = page.url();
  await page.goto(`${app.url}/#/education/video/editor/list`);
  await page.getByRole('heading', { name: ru('educations:heading.video') }).waitFor();
  await page.goto(editor);
  await page.getByText(/^0:0[789]$/).waitFor();
  expect(tries).toBeGreaterThan(1);
  await page.unrouteAll({ behavior: 'wait' });
  await press(page, ru('educations:video.chapterAdd'));
  await fill(page, ru('educations:video.chapterTitle'), 'Начало смены');
  await page
    .locator('input[type=file][accept*=vtt]')
    .setInputFiles({ name: 'касса.vtt', mimeType: 'text/vtt', buffer: Buffer.from(SUBTITLES) });
  await page.getByText('1 реплика').waitFor();
  await press(page, ru('educations:video.save'));
  await page.getByText(ru('common:saved')).waitFor();
  await press(page, ru('content:publish.open'));
  const dialog = page.getByRole('dialog', { name: ru('content:publish.title') });
  await press(dialog, ru('content:publish.button'));
  await page.waitForURL(/viewEducation/);
  const id = Number(/editor\/(\d+)\//.exec(page.url())?.[1]);
  await assign(id);

  const shown = ({ page: where }: Visitor) => where.locator('video');
  await olga.page.goto(`${app.url}/#/education/video/my/${id}/viewEducation`);
  await press(olga.page, ru('educations:video.start'));
  const bar = olga.page.getByRole('region', { name: ru('educations:study.title') });
  await bar.getByText(/^0:0[34] /).waitFor();
  expect(await shown(olga).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length)).toBe(1);
  await olga.page.getByRole('button', { name: /Начало смены/ }).waitFor();
  const reported = olga.page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('educationWatch'),
  );
  await shown(olga).evaluate((video: HTMLVideoElement) => video.pause());
  await reported;

  const phone = await visit(browser, 'olga-phone-own', {
    storageState: storageOf(app.url, await deviceOf(app.url, olgaToken)),
    viewport: { width: 390, height: 844 },
  });
  await phone.page.goto(`${app.url}/#/education/video/my/${id}/viewEducation`);
  await phone.page.getByRole('button', { name: startAgain }).click();
  // Seeks to the end: the player jumps back, and plays on to the required point.
  await shown(phone).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 8;
  });
  await phone.page.getByRole('region', { name: ru('educations:study.done') }).waitFor();
  await photograph([phone], 'own-video');
  await phone.context.close();
});

it('an address without a page shows not found, and /education/text leads to one’s own list', async () => {
  await olga.page.goto(`${app.url}/#/education/text`);
  await olga.page.waitForURL(/education\/text\/my\/list/);
  await olga.page.goto(`${app.url}/#/education/paper/my/list`);
  await olga.page.getByRole('heading', { name: ru('navigation:notFound') }).waitFor();
});
