import limits from '@graphql/limits.json';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { renderPdf } from '@server/pdf/pdf';
import { openBrowser, photograph, type Visitor, visitAs } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device } from '@test/helpers/browser/device';
import { viewAsPerson } from '../steps/entering';
import { fill, press } from '../steps/forms';
import { rehearse, sign } from '../steps/reading';
import { importWord, publish, putCaret } from '../steps/writing';
import { type Published, publishedFor } from '../support/published';
import { ru } from '../support/texts';
import { wordFile } from '../support/files/word-file';

/** The contents of a text besides words, from its author to the signature, as one story. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;
let published: Published;
let admin: Visitor;
let olga: Visitor;

const enter = (device: Device, name: string) => visitAs(browser, app.url, device, name);

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  published = await publishedFor(app, 'Наполнение');
  admin = await enter(published.admin, 'admin');
  olga = await enter(published.employee, 'olga');
});
afterAll(async () => {
  await photograph([admin, olga], 'regulation-content');
  await browser?.close();
  await app?.remove();
});

const go = ({ page }: Visitor, tab: string, place: string) =>
  page.goto(`${app.url}/#/regulation/${tab}/${published.regulationId}/${place}`);
const editor = (page: Page) => page.getByRole('textbox', { name: ru('regulations:editor.label') });
const saved = (page: Page) => page.getByText(/^Сохранено в \d\d:\d\d:\d\d/).waitFor();

/** A photo as a phone takes it: larger than an upload may be. */
const largePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 2400, height: 1600, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();

async function readAndAnswer({ page }: Visitor): Promise<void> {
  await press(page, ru('regulations:gate.button', { right: 0, total: 1 }));
  const dialog = page.getByRole('dialog', { name: ru('regulations:gate.title') });
  await dialog.getByRole('radio', { name: 'Через окно' }).check();
  await press(dialog, ru('regulations:gate.check'));
  await dialog.getByText(ru('regulations:gate.wrong')).waitFor();
  await dialog.getByRole('radio', { name: 'Через дверь' }).check();
  await press(dialog, ru('regulations:gate.check'));
  await dialog.getByText('Окна закрыты').waitFor();
  await press(dialog, ru('regulations:gate.done'));
}

it('a picture, a variable and a question are written', async () => {
  const { page } = admin;
  await go(admin, 'editor', 'edit');
  await putCaret(page, editor(page).getByText('Приходим вовремя.'));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Кофе на кухне.');
  await putCaret(page, editor(page).getByText('Приходим вовремя.'));
  await page.keyboard.type(' Ваша должность: ');
  await press(page, ru('regulations:editor.insert'));
  await page.getByRole('menuitem', { name: ru('regulations:variable.position') }).click();
  await page.keyboard.type('. Имя: {{ФИО}}');
  const chip = editor(page).locator('[data-variable="fullName"]');
  await chip.waitFor();
  const plan = await largePhoto();
  expect(plan.length).toBeGreaterThan(limits.uploadBytes);
  await page
    .getByRole('toolbar')
    .locator('input[type=file]')
    .setInputFiles({ name: 'план.jpg', mimeType: 'image/jpeg', buffer: plan });
  const picture = page.getByRole('dialog', { name: ru('regulations:picture.title') });
  await fill(picture, ru('regulations:picture.alt'), 'План входа');
  await press(picture, ru('regulations:picture.insert'));
  await picture.waitFor({ state: 'detached' });
  await editor(page).getByRole('img', { name: 'План входа' }).waitFor();
  await saved(page);

  await page.getByRole('tab', { name: ru('regulations:part.gate') }).click();
  await press(page, ru('tests:edit.add'));
  await page.getByRole('menuitem', { name: ru('tests:type.single'), exact: true }).click();
  await fill(page, ru('tests:question.text'), 'Как войти?');
  const option = (number: number) =>
    ru('tests:question.option', { label: ru('tests:question.options'), number });
  await fill(page, option(1), 'Через дверь');
  await fill(page, option(2), 'Через окно');
  await press(page, ru('tests:question.optionRemove', { number: 3 }));
  await page.getByRole('radio', { name: ru('tests:question.isRight', { number: 1 }) }).check();
  await fill(page, ru('tests:question.explanation'), 'Окна закрыты');
  await press(page, ru('regulations:gate.save'));
  await page.getByText(ru('common:saved')).first().waitFor();
  await publish(admin, '2.0', { significance: 'major', summary: 'План, должность и вопрос' });
});

it('viewing as the employee, the admin goes the whole way to her signature, and nothing is recorded', async () => {
  const { page } = admin;
  const before = await published.signatures();
  await viewAsPerson(admin, 'Ольга Белова');
  await go(admin, 'my', 'current-version');
  await page
    .getByRole('article')
    .getByText(/Ваша должность: Специалист\. Имя: Белова Ольга/)
    .waitFor();
  await rehearse(page, () => readAndAnswer(admin));
  await photograph([admin], 'rehearsal-viewing');
  await page.reload();
  // After a reload it begins anew: nothing was kept here either.
  await page.getByText(ru('regulations:rehearsal.note')).waitFor();
  await press(page, ru('navigation:viewAs.leave'));
  await page.getByText(ru('regulations:rehearsal.note')).waitFor({ state: 'detached' });
  expect(await published.signatures()).toBe(before);
  await go(admin, 'editor', 'history');
  await page.getByText(ru('regulations:integrity.title')).waitFor();
  expect(await page.getByRole('button', { name: ru('regulations:history.evidence') }).count()).toBe(before);
});

it('the employee reads it, answers and signs', async () => {
  await go(olga, 'my', 'current-version');
  const text = olga.page.getByRole('article');
  await text.getByText(/Ваша должность: Специалист\. Имя: Белова Ольга/).waitFor();
  const shown = olga.page.getByRole('img', { name: 'План входа' });
  await shown.waitFor();
  // It was compressed before it was uploaded.
  const width = await shown.evaluate((image: HTMLImageElement) =>
    image.decode().then(() => image.naturalWidth),
  );
  expect(width).toBeGreaterThan(800);
  await readAndAnswer(olga);
  await sign(olga);
});

it('the evidence records the answers and the wording of the text', async () => {
  const { page } = admin;
  await go(admin, 'editor', 'history');
  await press(page, ru('regulations:history.evidence'));
  const panel = page.getByRole('dialog');
  await panel.getByText('Специалист').waitFor();
  await panel.getByText('1. Через окно').waitFor();
  await panel.getByText('2. Через дверь').waitFor();
});

it('for a change, the parts that the author marked are signed', async () => {
  const { page } = admin;
  await go(admin, 'editor', 'edit');
  await putCaret(page, editor(page).getByText('Ваша должность'), 'Home');
  await page.keyboard.type('Всегда ');
  await putCaret(page, editor(page).getByText('Кофе на кухне.'));
  await page.keyboard.type(' Чай тоже.');
  await saved(page);
  await press(page, ru('regulations:publish.open'));
  const dialog = page.getByRole('dialog', { name: ru('regulations:publish.title') });
  const choice = dialog.getByRole('list', { name: ru('regulations:publish.clauses') });
  await choice.getByRole('checkbox').first().uncheck();
  await dialog.getByText(ru('regulations:publish.majorPart', { count: 1, time: '0:02' })).waitFor();
  await press(dialog, ru('regulations:publish.button'));
  await page
    .getByText(ru('regulations:publish.done', { label: '3.0' }))
    .first()
    .waitFor();

  await press(olga.page, ru('content:superseded.show'));
  await olga.page.getByText(ru('regulations:delta.changed', { count: 1 })).waitFor();
  await olga.page.getByRole('article').getByText('Чай тоже').waitFor();
  expect(await olga.page.getByRole('article').getByText('Всегда').count()).toBe(0);
});

it('a PDF becomes the text, and is distributed with it', async () => {
  const { page } = admin;
  await go(admin, 'editor', 'edit');
  await editor(page).waitFor();
  const buffer = await renderPdf({ content: ['1. Общие положения', '2. Порядок приёма'] });
  await page
    .locator(`input[aria-label="${ru('regulations:body.take')}"]`)
    .setInputFiles({ name: 'порядок.pdf', mimeType: 'application/pdf', buffer });
  await press(page, ru('regulations:body.askConfirm'));
  await editor(page).getByText('Порядок приёма').waitFor();
  await publish(admin, '4.0', { significance: 'major', summary: 'Текст из файла' });

  await press(olga.page, ru('content:superseded.show'));
  await olga.page.getByText(/Подписывается файл «порядок\.pdf»/).waitFor();
  const download = olga.page.waitForEvent('download');
  await olga.page.getByRole('link', { name: ru('regulations:body.download') }).click();
  expect((await download).suggestedFilename()).toBe('порядок.pdf');
});

it('for a Word file, three questions about the numbers of its clauses are suggested with one click', async () => {
  const { page } = admin;
  const texts = [
    'Смена длится 12 часов.',
    'Обед 45 минут.',
    'Гостю рады.',
    'Отпуск 28 дней.',
    'Отчёт за 2 дня.',
  ];
  const clauses = texts.map((text) => ({ level: 1 as const, text }));
  await importWord(admin, 'смена.docx', await wordFile('Порядок смены', clauses));
  await page.getByText('Отчёт за 2 дня.').first().waitFor();
  await page.getByRole('tab', { name: ru('regulations:part.gate') }).click();
  await press(page, ru('regulations:gate.suggest', { count: 3 }));
  const asked = page.getByRole('textbox', { name: new RegExp(`^${ru('tests:question.text')}`) });
  await asked.nth(2).waitFor();
  expect(await asked.count()).toBe(3);
  expect(await asked.first().inputValue()).toBe(
    ru('regulations:gate.missing', { sentence: 'Смена длится … часов.' }),
  );
  await press(page, ru('regulations:gate.save'));
  await page.getByText(ru('common:saved')).first().waitFor();
  expect([...admin.failures, ...olga.failures]).toEqual([]);
});
