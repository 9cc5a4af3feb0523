import { readFileSync } from 'node:fs';
import exceljs from 'exceljs';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { until } from '@test/helpers/until';
import { register } from '../support/organization';
import { languages, ru, type Words } from '../support/texts';

/** The history: changes are shown, restored, checked and exported. */
jest.setTimeout(240_000);

const createdSchema = z.object({ positionCreate: z.object({ id: z.number() }) });
const nameSchema = z.object({ position: z.object({ name: z.string() }) });
const listSchema = z.object({
  history: z.object({ items: z.array(z.object({ id: z.string(), objectName: z.string().nullable() })) }),
});
const checkSchema = z.object({
  historyCheck: z.object({ state: z.string(), isWhole: z.boolean().nullable() }),
});

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let token: string;
let positionId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

const create = async (name: string) =>
  (
    await ask(
      app.url,
      token,
      createdSchema,
      'mutation ($position: PositionInput!) { positionCreate(position: $position) { id } }',
      { position: { name } },
    )
  ).positionCreate.id;

const rename = (name: string) =>
  ask(
    app.url,
    token,
    z.unknown(),
    'mutation ($position: PositionInput!) { positionUpdate(position: $position) { id } }',
    { position: { id: positionId, name } },
  );

const nameNow = async () =>
  (
    await ask(app.url, token, nameSchema, 'query ($id: Int!) { position(id: $id) { name } }', {
      id: positionId,
    })
  ).position.name;

/** Creates an organization with a renamed position, and its admin at a computer. */
async function begin(lang: 'ru' | 'en-us'): Promise<void> {
  ({ token } = await register(app.url, `Компания с прошлым ${lang}`));
  positionId = await create('Кассир');
  await rename('Старший кассир');
  const device = await deviceOf(app.url, token);
  admin = await visit(browser, `admin-${lang}`, { storageState: storageOf(app.url, device, { lang }) });
}

afterEach(() => photograph([admin], `history-${(expect.getState().currentTestName ?? '').slice(0, 24)}`));

async function open(address = '/organization/history'): Promise<Page> {
  await admin.page.goto(`${app.url}/#${address}`);
  await admin.page.getByRole('table').waitFor();
  return admin.page;
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();

/** Opens the entry of the first renaming. */
async function openRenaming(page: Page, words: Words): Promise<void> {
  const row = page
    .getByRole('row')
    .filter({ hasText: words('enums:logActionTypes.update') })
    .filter({ hasText: 'Старший кассир' });
  await row.last().getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
}

async function pressRevert(page: Page, words: Words): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('history:revert.button') })
    .click();
  const question = page
    .getByRole('dialog')
    .filter({ hasText: words('history:revert.title', { name: words('changes:field.name') }) });
  await question.getByRole('button', { name: words('history:revert.button') }).click();
}

describe.each(languages)('in %s', (lang, words) => {
  beforeAll(() => begin(lang));
  afterAll(() => admin.context.close());

  it('a change is described in words, found by its section, and the section stays in the address', async () => {
    const page = await open();
    await page.getByRole('combobox', { name: words('history:filter.section') }).click();
    await page.getByRole('option', { name: words('history:section.structure') }).click();
    await page.waitForURL(/section=structure/);
    const row = rowOf(page, words('changes:field.name'));
    await row.waitFor();
    expect(await row.innerText()).toContain('Старший кассир');
    await page.reload();
    await rowOf(page, words('changes:field.name')).waitFor();
    expect(
      await page
        .getByRole('row')
        .filter({ hasText: words('enums:logActionTypes.login') })
        .count(),
    ).toBe(0);
    expect(admin.failures).toEqual([]);
  });

  it('a value is restored from the panel, and the history shows that too', async () => {
    const page = await open('/organization/history?section=structure');
    await openRenaming(page, words);
    await pressRevert(page, words);
    await page.getByText(words('history:revert.done')).waitFor();
    expect(await nameNow()).toBe('Кассир');
  });

  it('a colleague’s later change is not overwritten', async () => {
    await rename('Управляющий кассой');
    const page = await open('/organization/history?section=structure');
    await openRenaming(page, words);
    await pressRevert(page, words);
    await page
      .getByText(words('errors:conflict.updated', { name: 'Мария', time: '' }).slice(0, 12))
      .waitFor();
    expect(await nameNow()).toBe('Управляющий кассой');
  });

  it('the spreadsheet contains the filtered rows', async () => {
    const page = await open('/organization/history?section=structure');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words('common:action.export') }).click(),
    ]);
    const book = new exceljs.Workbook();
    const bytes = readFileSync(await file.path());
    await book.xlsx.load(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    const texts: string[] = [];
    book.worksheets[0]?.getColumn('G').eachCell((cell) => texts.push(cell.text));
    expect(texts).toContain(`${words('changes:field.name')}: Кассир → Старший кассир`);
  });
});

async function check(page: Page): Promise<void> {
  await page.getByRole('button', { name: ru('history:integrity.button') }).click();
}

describe('the chain', () => {
  beforeAll(() => begin('ru'));

  it('the check reports an intact history, and names a row that was changed outside the app', async () => {
    const page = await open();
    await check(page);
    await page.getByRole('status').filter({ hasText: 'История цела' }).waitFor();
    const id = await withClient(await ownerUrlOf(app), 'forger', async (client) => {
      await client.query('alter table audit_log disable trigger append_only');
      const { rows } = await client.query<{ id: string }>(
        `update audit_log set changes = replace(changes::text, 'Старший', 'Младший')::jsonb
         where id = (select min(id) from audit_log where object_id = $1 and changes::text like '%Старший%')
         returning id::text`,
        [positionId],
      );
      await client.query('alter table audit_log enable trigger append_only');
      return rows[0]?.id ?? '';
    });
    await check(page);
    await page.getByRole('status').filter({ hasText: 'История нарушена' }).waitFor();
    const line = page.getByRole('listitem').filter({ hasText: `№ ${id} ` });
    expect(await line.innerText()).toContain(ru('history:integrity.reason.changed'));
  });

  it('killed in the middle of many writes, the chain stays intact, and nothing acknowledged is missing', async () => {
    const { token: other } = await register(app.url, 'Убитая компания');
    token = other;
    const acknowledged: string[] = [];
    let killed: Promise<void> | undefined;
    const queue = Array.from({ length: 400 }, (_, index) => `Должность ${index}`);
    const writer = async () => {
      for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
        const isDone = await create(name).then(
          () => true,
          () => false,
        );
        if (isDone) acknowledged.push(name);
        if (acknowledged.length === 150) killed ??= app.kill();
      }
    };
    await Promise.all(Array.from({ length: 8 }, writer));
    await killed;
    await app.start();
    await ask(app.url, token, z.unknown(), 'mutation { historyCheckStart { state } }');
    const report = await until(async () => {
      const { historyCheck } = await ask(app.url, token, checkSchema, '{ historyCheck { state isWhole } }');
      return historyCheck.state === 'done' && historyCheck;
    });
    expect(report.isWhole).toBe(true);
    const reported = new Set<string>();
    for (let page = 1; page <= 5; page += 1) {
      const { history } = await ask(
        app.url,
        token,
        listSchema,
        'query ($page: Int) { history(filter: { section: structure }, page: $page, pageSize: 200) { items { id objectName } } }',
        { page },
      );
      for (const { objectName } of history.items) if (objectName) reported.add(objectName);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(150);
    expect(acknowledged.filter((name) => !reported.has(name))).toEqual([]);
  });
});
