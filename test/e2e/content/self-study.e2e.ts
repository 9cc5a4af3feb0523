import type { Browser } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { type VideoHosting, startVideoHosting } from '@test/helpers/browser/video-hosting';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { z } from 'zod';
import { fill, press } from '../steps/forms';
import { register } from '../support/organization';
import { type Ask, hireEmployee, publishEducation, writeEducation } from '../support/published';
import { ru } from '../support/texts';

/** The shelf: an employee takes, annotates, finishes and rates a course, and completes its prerequisites first. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let hosting: VideoHosting;
let admin: Visitor;
let olga: Visitor;
let asAdmin: Ask;
let olgaToken: string;

/** The length of the simulated video. */
const VIDEO_SEC = 12;

const draft = z.object({ id: z.number(), updatedAt: z.string() });

/** Writes and publishes an education through the API. */
async function published(fields: Record<string, unknown>, video?: Record<string, unknown>): Promise<number> {
  const { id, saved } = await writeEducation(asAdmin, fields, ['Проверьте каску.', 'Застегните жилет.']);
  if (!video) return publishEducation(asAdmin, id, saved);
  const { educationVideoSave } = await asAdmin(
    z.object({ educationVideoSave: draft }),
    `mutation ($id: Int!, $video: EducationVideoInput!) {
      educationVideoSave(id: $id, video: $video, isForce: true) { id updatedAt } }`,
    { id, video },
  );
  return publishEducation(asAdmin, id, educationVideoSave);
}

beforeAll(async () => {
  hosting = await startVideoHosting(VIDEO_SEC);
  app = await startApp(hosting.env);
  browser = await openBrowser();
  const { token } = await register(app.url, 'Полка');
  asAdmin = (shape, query, variables) => ask(app.url, token, shape, query, variables);
  const olgaId = await hireEmployee(asAdmin, `olga.${Date.now()}@e2e.adaptika.local`);
  [olgaToken = ''] = await openSessions(await ownerUrlOf(app), [olgaId]);
  admin = await visitAs(browser, app.url, await deviceOf(app.url, token), 'admin');
  olga = await visitAs(browser, app.url, await deviceOf(app.url, olgaToken), 'olga');
});
afterAll(async () => {
  await photograph([admin, olga], 'self-study');
  await browser?.close();
  await app?.remove();
  await hosting?.stop();
});

const shelfOf = ({ page }: Visitor) => page.getByRole('region', { name: ru('content:my.group.shelf') });
let textId = 0;
let videoId = 0;

it('an author puts a text on the shelf; an employee finds it, starts it with one click, and can withdraw', async () => {
  textId = await published({ name: 'Каска и жилет', minReadingSec: 3 });
  const { page } = admin;
  await page.goto(`${app.url}/#/education/text/editor/${textId}/access`);
  await page.getByRole('switch', { name: ru('content:shelf.switch') }).click();
  await page.getByText(ru('content:shelf.hidden')).waitFor();
  await press(page, ru('content:shelf.openToAll'));
  await page.getByText(ru('content:shelf.hidden')).waitFor({ state: 'detached' });

  await olga.page.goto(`${app.url}/#/education/text/my/list`);
  await shelfOf(olga).getByRole('link', { name: 'Каска и жилет' }).waitFor();
  // A double click takes it once.
  await shelfOf(olga)
    .getByRole('button', { name: ru('content:shelf.takeOf', { name: 'Каска и жилет' }) })
    .dblclick();
  await olga.page.waitForURL(new RegExp(`education/text/my/${textId}/viewEducation`));
  await press(olga.page, ru('assignments:reasons.button'));
  await olga.page.getByRole('dialog').getByText('Начато самостоятельно').waitFor();
  await olga.page.keyboard.press('Escape');
  await press(olga.page, ru('content:shelf.giveUp'));
  await press(olga.page.getByRole('dialog'), ru('content:shelf.giveUp'));
  await olga.page.getByText(ru('content:shelf.canTake')).waitFor();
  await olga.page.goto(`${app.url}/#/education/text/my/list`);
  await shelfOf(olga).getByRole('link', { name: 'Каска и жилет' }).waitFor();
});

it('the employee adds a note to a block, changes it, restores it; nobody else sees it', async () => {
  const { page } = olga;
  await press(page, ru('content:shelf.takeOf', { name: 'Каска и жилет' }));
  await page.waitForURL(/viewEducation/);
  const block = page.getByRole('region', { name: ru('educations:clause.label', { number: '2' }) });
  await block.hover();
  await block.getByRole('button', { name: ru('content:notes.buttonOf', { number: '2' }) }).click();
  await fill(page.getByRole('dialog'), ru('content:notes.label'), 'Жилет висит у входа');
  await press(page.getByRole('dialog'), ru('common:action.save'));
  const notes = page.getByRole('region', { name: ru('content:notes.title') });
  await notes.getByText('Жилет висит у входа').waitFor();
  await press(notes, ru('content:notes.removeOf', { text: 'Жилет висит у входа' }));
  await notes.getByText('Жилет висит у входа').waitFor({ state: 'detached' });
  await press(page, ru('content:notes.undo'));
  await notes.getByText('Жилет висит у входа').waitFor();
  await press(notes, ru('content:notes.go', { place: ru('content:notes.at', { number: '2' }) }));
  await block.and(page.locator(':focus')).waitFor();

  await admin.page.goto(`${app.url}/#/education/text/my/${textId}/viewEducation`);
  await admin.page.getByRole('region', { name: ru('content:notes.title') }).waitFor();
  expect(await admin.page.getByText('Жилет висит у входа').count()).toBe(0);
});

it('after reading it the employee rates it; the author reads the comment without a reload, others see only the stars', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/education/text/editor/${textId}/access`);
  const ratings = page.getByRole('region', { name: ru('content:rating.all') });
  await ratings.getByText(ru('content:rating.none')).waitFor();
  await olga.page.mouse.move(300, 300);
  const card = olga.page.getByRole('region', { name: ru('content:rating.title') });
  // The stars are drawn over the fields that the keyboard reaches.
  await card.getByRole('radio', { name: ru('content:rating.stars', { count: 4 }) }).press('Space');
  await fill(card, ru('content:rating.comment'), 'Коротко и по делу');
  await press(card, ru('content:rating.send'));
  await card.getByRole('button', { name: ru('content:rating.change') }).waitFor();
  await ratings.getByText('Коротко и по делу').waitFor();
  await page.goto(`${app.url}/#/education/text/editor/list`);
  await page.getByRole('img', { name: ru('content:rating.of', { average: '4', count: 1 }) }).waitFor();
});

it('a video requires a text first: it is locked with a link to the text, opens once that is read, and takes a note at its moment', async () => {
  const first = await published({ name: 'Сначала правила', minReadingSec: 3 });
  videoId = await published(
    { typeContent: 'video', name: 'Работа на высоте' },
    {
      ...{ url: hosting.addressOf('dQw4w9WgXcQ'), durationSec: VIDEO_SEC, minWatchPercent: 90 },
      ...{ isSeekForbidden: false, isTranscriptEnough: false },
    },
  );
  const { page } = admin;
  await page.goto(`${app.url}/#/education/video/editor/${videoId}/access`);
  const conditions = page.getByRole('region', { name: ru('content:prerequisites.title') });
  const picker = conditions.getByRole('combobox').last();
  await picker.fill('Сначала');
  await page.getByRole('option', { name: 'Сначала правила' }).click();
  await conditions.getByRole('link', { name: 'Сначала правила' }).waitFor();
  // A cycle is rejected where it is selected.
  await page.goto(`${app.url}/#/education/text/editor/${first}/access`);
  await picker.fill('Работа');
  await page.getByRole('option', { name: 'Работа на высоте' }).click();
  await conditions
    .getByText('«Сначала правила» → «Работа на высоте» → «Сначала правила»', { exact: false })
    .waitFor();

  for (const objectId of [first, videoId]) {
    await asAdmin(z.unknown(), 'mutation ($g: ObjectGrantInput!) { objectGrantCreate(grant: $g) { id } }', {
      g: { objectType: 'education', objectId, level: 'view', targetType: 'all' },
    });
    await asAdmin(
      z.unknown(),
      'mutation ($id: Int!) { objectShelfSave(objectType: education, objectId: $id, isOnShelf: true) }',
      { id: objectId },
    );
  }
  const phone = await visit(browser, 'olga-phone', {
    storageState: storageOf(app.url, await deviceOf(app.url, olgaToken)),
    viewport: { width: 390, height: 844 },
  });
  await phone.page.goto(`${app.url}/#/education/video/my/list`);
  const lock = shelfOf(phone).getByRole('link', { name: 'Сначала правила' });
  await lock.waitFor();
  expect(await shelfOf(phone).getByRole('button').count()).toBe(0);
  await lock.click();
  await press(phone.page, ru('content:shelf.takeOf', { name: 'Сначала правила' }));
  await phone.page.getByRole('region', { name: ru('educations:study.title') }).waitFor();
  await phone.page.getByRole('region', { name: ru('content:rating.title') }).waitFor();
  await phone.page.goto(`${app.url}/#/education/video/my/list`);
  await press(phone.page, ru('content:shelf.takeOf', { name: 'Работа на высоте' }));
  await press(phone.page, ru('educations:video.start'));
  await phone.page
    .getByRole('region', { name: ru('educations:study.title') })
    .getByText(/^0:0[3-9] /)
    .waitFor();
  await press(phone.page, ru('content:notes.atMoment'));
  await fill(phone.page.getByRole('dialog'), ru('content:notes.label'), 'Пояс крепят здесь');
  await press(phone.page.getByRole('dialog'), ru('common:action.save'));
  const notes = phone.page.getByRole('region', { name: ru('content:notes.title') });
  await notes.getByText('Пояс крепят здесь').waitFor();
  await notes.getByRole('button', { name: /0:0\d/ }).first().waitFor();
  await photograph([phone], 'self-study-phone');
  await phone.context.close();
});
