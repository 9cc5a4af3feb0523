import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { anotherWindow, openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { arrowTo, enterOn, pickByKeyboard, tabTo, typeInto } from '../steps/keys';
import { violationsOf } from '../support/axe';
import { countGestures, type Gestures } from '../support/gestures';
import { register } from '../support/organization';
import { ru } from '../support/texts';

const rows = z.object({
  subdivisions: z.object({ items: z.array(z.object({ id: z.number(), name: z.string() })) }),
});

/** An admin builds the structure. */
jest.setTimeout(120_000);

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let gesturesSpent: () => Promise<Gestures>;
let token = '';

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  token = (await register(app.url, 'Структура')).token;
  const device = await deviceOf(app.url, token);
  admin = await visit(browser, 'admin', { storageState: storageOf(app.url, device) });
  gesturesSpent = await countGestures(admin);
});
afterAll(async () => {
  await photograph([admin], 'structure');
  await browser?.close();
  await app?.remove();
});

/** A colleague's concurrent change. */
async function renameSubdivision(from: string, to: string): Promise<void> {
  const { subdivisions } = await ask(
    app.url,
    token,
    rows,
    '{ subdivisions(pageSize: 50) { items { id name } } }',
  );
  const found = subdivisions.items.find(({ name }) => name === from);
  const rename = 'mutation ($s: SubdivisionInput!) { subdivisionUpdate(subdivision: $s) { id } }';
  await ask(app.url, token, z.unknown(), rename, { s: { id: found?.id, name: to } });
}

it('a pasted list becomes the structure; pasting it again adds nothing; a reload loses none of it', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/employees`);
  await page.getByRole('button', { name: ru('structure:outline.open') }).click();
  const text = page.getByRole('textbox', { name: ru('structure:outline.text') });
  await text.fill('Производство\n  Цех № 1\n    - Пекарь\nПродажи');
  const create = page.getByRole('button', { name: ru('structure:outline.create'), exact: true });
  await page.getByText(ru('structure:outline.summary', { subdivisions: 3, positions: 1 })).waitFor();

  // The typed text survives leaving the page.
  await page.waitForTimeout(600);
  await page.reload();
  await page.getByText(ru('structure:outline.summary', { subdivisions: 3, positions: 1 })).waitFor();
  await create.dblclick();
  await page.getByRole('treeitem', { name: /Цех № 1/ }).waitFor();
  expect(await page.getByRole('treeitem').count()).toBe(3);
  // Moment 3 of the first hour: opened, pasted, created (by a double click).
  const { clicks, keys } = await gesturesSpent();
  expect(clicks).toBeLessThanOrEqual(3);
  expect(keys).toBe(0);

  await page.getByRole('button', { name: ru('structure:outline.open') }).click();
  await text.fill('производство\n  цех № 1\n    - пекарь');
  await page.getByText(ru('structure:outline.summary', { subdivisions: 0, positions: 0 })).waitFor();
  expect(await create.isDisabled()).toBe(true);
  expect(admin.failures).toEqual([]);
});

it('the chart: navigated by keyboard alone, collapsed, searched, opened, exported as a picture and as a sheet', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/employees`);
  await page.getByRole('treeitem', { name: /Цех № 1/ }).waitFor();
  await page.getByRole('button', { name: ru('structure:chart.views.chart') }).focus();
  await page.keyboard.press('Enter');
  const chart = page.getByRole('group', { name: ru('structure:chart.subdivisions') });
  const card = (name: RegExp) => chart.getByRole('button', { name });
  await card(/^Производство/).waitFor();
  // Nobody leads it yet: its frame is dashed, and a text says so too.
  expect(await card(/^Производство.*без руководителя/).getAttribute('data-vacant')).toBe('true');

  await chart.focus();
  const current = () =>
    chart.evaluate((element) => {
      const id = element.getAttribute('aria-activedescendant');
      return (id && document.getElementById(id)?.textContent) || '';
    });
  expect(await current()).toMatch(/^Производство/);
  await page.keyboard.press('ArrowDown');
  expect(await current()).toMatch(/^Цех № 1.* 2$/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('-');
  await card(/^Цех № 1/).waitFor({ state: 'detached' });

  // Searching for a collapsed card expands its branch.
  const find = page.getByPlaceholder(ru('structure:chart.find'));
  await find.fill('цех');
  await page.getByRole('option', { name: /Цех № 1/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await card(/^Цех № 1/).waitFor();
  await chart.focus();
  expect(await current()).toMatch(/^Цех № 1/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Цех № 1' }).waitFor();
  await page.keyboard.press('Escape');

  const beginnings = { png: '\u0089PNG', a4: '%PDF', page: '%PDF' } as const;
  for (const format of ['png', 'a4', 'page'] as const) {
    await page.getByRole('button', { name: ru('structure:chart.save') }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: ru(`structure:chart.formats.${format}`), exact: true }).click(),
    ]);
    const bytes = readFileSync(await file.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(beginnings[format]);
    expect(bytes.length).toBeGreaterThan(5_000);
  }
  await find.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(admin.failures).toEqual([]);
});

it('the list is a spreadsheet: edited by keyboard, validated with messages, a colleague’s change not overwritten, all of it undone', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/list?search=цех`);
  const name = (text: string) => page.getByRole('gridcell', { name: text, exact: true });
  const field = page.getByRole('textbox', { name: ru('structure:list.columns.name'), exact: true });
  await name('Цех № 1').click();
  await page.keyboard.press('F2');
  await field.fill('');
  await page.keyboard.press('Enter');
  // A rejected cell stays open with its error.
  await page
    .getByRole('alert')
    .filter({ hasText: ru('errors:validation.required') })
    .waitFor();
  await field.fill('Цех сборки');
  await page.keyboard.press('Enter');
  await name('Цех сборки').waitFor();
  await field.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+KeyZ');
  await name('Цех № 1').waitFor();

  await name('Цех № 1').press('F2');
  await field.fill('Мой цех');
  await renameSubdivision('Цех № 1', 'Цех коллеги');
  await page.keyboard.press('Enter');
  const conflict = page.getByRole('dialog', { name: ru('common:conflict.title') });
  await conflict.getByRole('button', { name: ru('common:conflict.reload') }).press('Enter');
  await name('Цех коллеги').waitFor();
  expect(admin.failures).toEqual([]);
});

it('a block from a spreadsheet is applied in full or not at all, and undone in one step', async () => {
  const { page } = admin;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+KeyV');
  };
  await page.goto(`${app.url}/#/structure/list?sort=name`);
  const first = page.locator('[role="row"][data-rowindex="0"] [data-field="name"]');
  // The rows of this address, not of the previous one.
  await page.getByRole('gridcell', { name: 'Продажи', exact: true }).waitFor();
  await first.click();
  await paste('Альфа\nБета\tПодразделение\tНет такого');
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: ru('structure:grid.apply') });
  await dialog.getByText(ru('structure:grid.problem.unknown', { text: 'Нет такого' })).waitFor();
  expect(await save.isDisabled()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await first.click();
  await paste('Альфа\nБета');
  await dialog.getByText(ru('structure:grid.cells', { count: 2 })).waitFor();
  await save.click();
  await page.getByRole('gridcell', { name: 'Бета', exact: true }).waitFor();
  await page.getByRole('button', { name: ru('structure:grid.undo') }).press('Enter');
  await page.getByRole('gridcell', { name: 'Бета', exact: true }).waitFor({ state: 'detached' });
  expect(admin.failures).toEqual([]);
});

it('regulations are sorted into folders; the other administrator sees it within a second', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/regulations`);
  const other = await anotherWindow(admin, 'second');
  await other.page.goto(`${app.url}/#/structure/regulations`);
  await other.page.getByText(ru('structure:empty.regulations')).waitFor();

  const add = page.getByRole('link', { name: ru('structure:action.addRegulation') });
  const name = page.getByRole('textbox', { name: ru('structure:regulationStructure.name') });
  const create = page.getByRole('button', { name: ru('common:action.create'), exact: true });
  await add.click();
  await name.fill('Охрана труда');
  await create.click();
  await page.getByRole('treeitem', { name: /Охрана труда/ }).waitFor();
  await other.page.getByRole('treeitem', { name: /Охрана труда/ }).waitFor({ timeout: 3_000 });

  // The form is replaced by the folder's own form, which has a name too, and only then by the next empty one.
  await create.waitFor({ state: 'detached' });
  await add.click();
  await create.waitFor();
  await name.fill('Инструктажи');
  await page
    .getByRole('combobox', { name: ru('structure:regulationStructure.parent') })
    .pressSequentially('Охрана');
  await page.getByRole('option', { name: 'Охрана труда' }).click();
  await create.click();
  await page.locator('[role="treeitem"][aria-level="2"]').filter({ hasText: 'Инструктажи' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect([...admin.failures, ...other.failures]).toEqual([]);
  await other.page.close();
});

it('a day without a mouse: a subdivision, a position and a person are created, found, moved, and moved back', async () => {
  const { page } = admin;
  const field = (name: string) => page.getByRole('textbox', { name });
  const choice = (name: string) => page.getByRole('combobox', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await page.goto(`${app.url}/#/structure/employees`);
  await enterOn(page, link(ru('structure:action.addSubdivision')));
  await typeInto(page, field(ru('structure:subdivision.name')), 'Клавишный цех');
  await page.keyboard.press('Enter');
  await page.getByRole('treeitem', { name: /^Клавишный цех/ }).waitFor();

  await enterOn(page, link(ru('structure:tab.positions')));
  await enterOn(page, link(ru('structure:action.addPosition')));
  await typeInto(page, field(ru('structure:position.name')), 'Наборщик');
  await pickByKeyboard(page, choice(ru('structure:position.subdivision')), 'Клавишный цех');
  await enterOn(page, button(ru('common:action.create')));
  await page.getByRole('treeitem', { name: /^Наборщик/ }).waitFor();

  await enterOn(page, page.getByRole('navigation').getByRole('link', { name: ru('navigation:employees') }));
  await enterOn(page, link(ru('employees:action.add')));
  const form = page.getByRole('dialog', { name: ru('employees:form.new') });
  await typeInto(page, form.getByRole('textbox', { name: ru('employees:form.nameFirst') }), 'Вера');
  await typeInto(page, form.getByRole('textbox', { name: ru('employees:form.nameSecond') }), 'Клавишина');
  await typeInto(page, form.getByRole('textbox', { name: ru('employees:form.email') }), 'vera@keys.ru');
  await pickByKeyboard(page, form.getByRole('combobox', { name: ru('employees:form.position') }), 'Наборщик');
  await pickByKeyboard(
    page,
    form.getByRole('combobox', { name: ru('employees:form.subdivision') }),
    'Клавишный цех',
  );
  await enterOn(page, form.getByRole('button', { name: ru('employees:form.submit') }));
  const card = page.getByRole('dialog', { name: 'Вера Клавишина' });
  await enterOn(page, card.getByRole('button', { name: ru('common:action.close') }));
  await card.waitFor({ state: 'detached' });

  await typeInto(page, page.getByRole('searchbox', { name: ru('employees:list.search') }), 'клавишина');
  await page.getByRole('row', { name: /vera@keys\.ru/ }).waitFor();
  await page.getByRole('row', { name: /admin/ }).waitFor({ state: 'detached' });
  // Tab reaches the table as a whole; within it the arrows move, as in a spreadsheet.
  await tabTo(page, page.getByRole('grid').locator('[tabindex="0"]').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });

  await page.goto(`${app.url}/#/structure/employees`);
  const item = page.getByRole('treeitem', { name: /^Клавишный цех/ });
  await tabTo(page, page.locator('[role="treeitem"][tabindex="0"]'));
  await arrowTo(page, item);
  await page.keyboard.press('Enter');
  await enterOn(page, button(ru('common:action.more')));
  await arrowTo(page, page.getByRole('menuitem', { name: ru('structure:move.open') }));
  await page.keyboard.press('Enter');
  await pickByKeyboard(page, page.getByRole('dialog').getByRole('combobox'), 'Продажи');
  await enterOn(page, button(ru('structure:move.confirm')));
  await page.locator('[role="treeitem"][aria-level="2"]').filter({ hasText: 'Клавишный цех' }).waitFor();
  await enterOn(page, button(ru('common:action.undo')));
  await page.locator('[role="treeitem"][aria-level="1"]').filter({ hasText: 'Клавишный цех' }).waitFor();
  expect(await item.count()).toBe(1);

  await page.goto(`${app.url}/#/employees`);
  await enterOn(page, link(ru('employees:action.import')));
  await tabTo(page, field(ru('imports:start.paste')));
  await page.keyboard.insertText('ФИО\tПочта\tДолжность\nПечатнова Нина\tnina@keys.ru\tНаборщик');
  await enterOn(page, button(ru('imports:start.read')));
  await enterOn(page, button(ru('imports:columns.next')));
  // Every name is in the structure already: the step for new ones is skipped.
  await page.getByText(ru('imports:rows.fine', { count: 1 })).waitFor();
  await enterOn(page, button(ru('imports:next')));
  await enterOn(page, button(ru('imports:summary.run')));
  await page.getByRole('heading', { name: ru('imports:result.title') }).waitFor();
  await enterOn(page, button(ru('imports:result.rollBack')));
  await enterOn(page, page.getByRole('dialog').getByRole('button', { name: ru('imports:rollback.confirm') }));
  await page.getByRole('heading', { name: ru('imports:result.rolledBack') }).waitFor();
  expect(admin.failures).toEqual([]);
});
