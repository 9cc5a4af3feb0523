import type { Browser, Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { dropOnto } from '../steps/drag';
import { violationsOf } from '../support/axe';
import { countGestures, type Gestures } from '../support/gestures';
import { type Published, publishedFor } from '../support/published';
import { ru } from '../support/texts';

/** Moving branches and people: the effect is previewed before saving, and the move can be undone. */
jest.setTimeout(120_000);

let app: RunningApp;
let browser: Browser;
let world: Published;
let admin: Visitor;
let gesturesSpent: () => Promise<Gestures>;
let branchId = 0;

const id = z.object({ id: z.number() });

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  world = await publishedFor(app, 'Переезд');
  const { token } = world.admin;
  const made = await ask(
    app.url,
    token,
    z.object({ subdivisionCreate: id }),
    'mutation { subdivisionCreate(subdivision: { name: "Филиал" }) { id } }',
  );
  branchId = made.subdivisionCreate.id;
  const object = { objectType: 'regulation', objectId: world.regulationId };
  const { assignmentRules } = await ask(
    app.url,
    token,
    z.object({ assignmentRules: z.array(z.object({ id: z.number(), updatedAt: z.string() })) }),
    `query ($objectType: ObjectType!, $objectId: Int!) {
      assignmentRules(objectType: $objectType, objectId: $objectId) { id updatedAt }
    }`,
    object,
  );
  // From now on the regulation applies to the branch only.
  const audience = { groups: [{ subdivisionIds: [branchId], withChildren: true }], exceptUserIds: [] };
  await ask(
    app.url,
    token,
    z.unknown(),
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    { rule: { ...assignmentRules[0], ...object, audience, onUnmatch: 'cancel' } },
  );
  admin = await visit(browser, 'admin', { storageState: storageOf(app.url, world.admin) });
  gesturesSpent = await countGestures(admin);
});
afterAll(async () => {
  await photograph([admin], 'structure-moves');
  await browser?.close();
  await app?.remove();
});

const row = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });
/** The branch shows that it accepts the drop. */
const taking = (page: Page) =>
  page.locator('[role="treeitem"][data-drop="inside"]').filter({ hasText: 'Филиал' });
const oneMore = `+${ru('structure:move.kinds.regulation', { count: 1 })}`;

it('by keyboard alone: a branch is moved where a regulation applies, with a preview first; then the move is undone', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/employees`);
  await row(page, /^Отдел/).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: ru('common:action.more') }).press('Enter');
  await page.getByRole('menuitem', { name: ru('structure:move.open') }).press('Enter');
  const dialog = page.getByRole('dialog');
  const where = dialog.getByRole('combobox', { name: ru('structure:subdivision.parent') });
  await where.focus();
  await page.keyboard.type('Фил');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByText(oneMore, { exact: true }).waitFor();
  await dialog.getByText('Правила').waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.locator('[role="treeitem"][aria-level="2"]').filter({ hasText: 'Отдел' }).waitFor();

  await page.getByRole('button', { name: ru('common:action.undo'), exact: true }).press('Enter');
  await page.locator('[role="treeitem"][aria-level="1"]').filter({ hasText: 'Отдел' }).waitFor();
  expect(admin.failures).toEqual([]);
});

it('on the chart a person and a branch are dragged onto another card, each confirmed; a menu does the same by keyboard', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/employees?view=chart`);
  const card = (name: string) => page.locator(`[data-card-name="${name}"]`);
  const face = (name: string) => card(name).locator('[data-person-id][title="Ольга Белова"]');
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: ru('structure:move.confirm'), exact: true });
  const drop = async (from: Locator) =>
    dropOnto(page, from, card('Филиал'), page.locator('[data-drop="inside"]'));
  await face('Отдел').waitFor();
  await gesturesSpent();
  await drop(face('Отдел'));
  await dialog.locator('input[value="Филиал"]').waitFor();
  await dialog.getByText(oneMore, { exact: true }).waitFor();
  await confirm.click();
  await face('Филиал').waitFor();
  // Moment 3 of the first hour: a drag, and one click below its preview.
  expect(await gesturesSpent()).toEqual({ clicks: 2, keys: 0 });
  await page
    .getByRole('button', { name: ru('common:action.undo') })
    .last()
    .click();
  await face('Отдел').waitFor();

  await drop(card('Отдел'));
  await dialog.getByText(oneMore, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: ru('common:action.cancel') }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('group', { name: ru('structure:chart.subdivisions') }).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: ru('structure:move.open') }).press('Enter');
  await dialog.getByRole('combobox', { name: ru('structure:subdivision.parent') }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // A click without a move opens the card.
  await card('Филиал').getByRole('button').first().click();
  await page.getByRole('dialog', { name: 'Филиал' }).waitFor();
  await page.keyboard.press('Escape');
  expect(admin.failures).toEqual([]);
});

it('zoomed out, the chart cards are plain shapes that can still be dragged and clicked', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/employees?view=chart`);
  const shape = (name: string) => page.locator(`rect[data-card-name="${name}"]`);
  const zoomOut = page.getByRole('button', { name: ru('structure:chart.zoomOut') });
  await zoomOut.waitFor();
  await expect(shape('Филиал').count()).resolves.toBe(0);
  for (let step = 0; step < 8; step += 1) await zoomOut.click();
  await dropOnto(page, shape('Отдел'), shape('Филиал'), page.locator('[data-drop="inside"]'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(oneMore, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: ru('common:action.cancel') }).click();
  await dialog.waitFor({ state: 'detached' });
  await shape('Отдел').click();
  await page.getByRole('dialog', { name: 'Отдел' }).waitFor();
  await page.keyboard.press('Escape');
  expect(admin.failures).toEqual([]);
});

it('a branch dragged onto another one asks for confirmation with a preview, and stays when it is cancelled', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/employees`);
  const [from, to] = [row(page, /^Отдел/), row(page, /^Филиал/)];
  const drop = () => dropOnto(page, from, to, taking(page));
  const dialog = page.getByRole('dialog');
  await drop();
  await dialog.getByText(oneMore, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: ru('common:action.cancel') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await from.getAttribute('aria-level')).toBe('1');
  await drop();
  await dialog.getByText(oneMore, { exact: true }).waitFor();
  await dialog.getByRole('button', { name: ru('structure:move.confirm'), exact: true }).click();
  await page.locator('[role="treeitem"][aria-level="2"]').filter({ hasText: 'Отдел' }).waitFor();
  expect(admin.failures).toEqual([]);
});

it('a person is given another position from the list of people, with a preview of the assignments they lose', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/employees`);
  await row(page, /^Отдел/).click();
  await page.getByRole('button', { name: ru('structure:move.person', { name: 'Ольга Белова' }) }).click();
  const dialog = page.getByRole('dialog');
  const where = dialog.getByRole('combobox', { name: ru('structure:position.subdivision') });
  await dialog.locator('input[value="Отдел"]').waitFor();
  await where.fill('');
  await dialog
    .getByText(`−${ru('structure:move.kinds.regulation', { count: 1 })}`, { exact: true })
    .waitFor();
  await dialog.getByRole('button', { name: ru('structure:move.confirm'), exact: true }).click();
  await page.getByText(ru('structure:subdivision.peopleEmpty')).waitFor();
  await page
    .getByRole('button', { name: ru('common:action.undo') })
    .last()
    .click();
  await page.getByRole('link', { name: 'Ольга Белова' }).waitFor();
  expect(admin.failures).toEqual([]);
});

it('a person dragged from the list onto a row is confirmed, moved, and moved back', async () => {
  const { page } = admin;
  const person = page.getByRole('listitem').filter({ hasText: 'Ольга Белова' });
  const to = row(page, /^Филиал/);
  await dropOnto(page, person, to, taking(page));
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[value="Филиал"]').waitFor();
  await dialog.getByRole('status').waitFor();
  await dialog.getByRole('button', { name: ru('structure:move.confirm'), exact: true }).click();
  await page.getByText(ru('structure:subdivision.peopleEmpty')).waitFor();
  await page
    .getByRole('button', { name: ru('common:action.undo') })
    .last()
    .click();
  await page.getByRole('link', { name: 'Ольга Белова' }).waitFor();
  expect(admin.failures).toEqual([]);
});

it('people are shown in the tree on request, and are dragged there from one branch to another', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/employees`);
  await page.getByRole('switch', { name: ru('structure:people.show') }).click();
  const at = (level: number) =>
    page.locator(`[role="treeitem"][aria-level="${level}"]`).filter({ hasText: 'Ольга Белова' });
  const to = row(page, /^Без подразделения/);
  await at(3).waitFor();
  await dropOnto(page, at(3), to, page.locator('[role="treeitem"][data-drop="inside"]'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText(oneMore.replace('+', '−'), { exact: true }).waitFor();
  await dialog.getByRole('button', { name: ru('structure:move.confirm'), exact: true }).click();
  await at(3).waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: ru('common:action.undo') })
    .last()
    .click();
  await at(3).waitFor();
  await at(3).press('Alt+ArrowUp');
  await dialog.locator('input[value="Отдел"]').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // A search queries the server, and shows where the people work.
  await page.getByRole('searchbox', { name: ru('structure:people.search') }).fill('белова');
  await to.waitFor({ state: 'detached' });
  await at(3).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(admin.failures).toEqual([]);
});

it('people selected in the table are given another position at once, with a preview of the lost assignments, and the change is undone', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/employees`);
  const person = page.getByRole('row').filter({ hasText: 'Ольга Белова' });
  await person.getByRole('checkbox').check();
  await page.getByRole('button', { name: ru('employees:bulk.change'), exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: ru('employees:form.subdivision') }).check();
  await dialog
    .getByText(`−${ru('structure:move.kinds.regulation', { count: 1 })}`, { exact: true })
    .waitFor();
  await dialog.getByRole('button', { name: ru('employees:bulk.changeApply', { count: 1 }) }).click();
  await person.filter({ hasText: 'Отдел' }).waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: ru('common:action.undo'), exact: true })
    .last()
    .click();
  await person.filter({ hasText: 'Отдел' }).waitFor();
  expect(admin.failures).toEqual([]);
});

it('in the matrix a regulation is assigned to a position and removed, each with a preview of the effect', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/regulations?view=matrix`);
  const cell = page.getByRole('gridcell', { name: new RegExp(`${ru('structure:coverage.state.none')}$`) });
  await cell.first().press('Enter');
  const panel = page.getByRole('dialog');
  const press = (key: 'giveOpen' | 'give' | 'takeOpen' | 'take') =>
    panel.getByRole('button', { name: ru(`structure:coverage.${key}`), exact: true }).click();
  await press('giveOpen');
  await panel.getByText(oneMore, { exact: true }).waitFor();
  await press('give');
  const way = ru('structure:coverage.way.position');
  await panel.getByText(ru('structure:coverage.by', { paths: way })).waitFor();
  await press('takeOpen');
  await panel.getByText(oneMore.replace('+', '−'), { exact: true }).waitFor();
  await press('take');
  await panel.getByRole('button', { name: ru('structure:coverage.giveOpen') }).waitFor();
  expect(admin.failures).toEqual([]);
});
