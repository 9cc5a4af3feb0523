import type { Browser } from 'playwright-core';
import { withClient } from '@server/db/client';
import { seedScale } from '@server/db/seed/scale/scale';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import { openSessions } from '@test/helpers/worlds/sessions';
import { eventually } from '../support/eventually';
import { ru } from '../support/texts';

/** An organization of 20,000 people, on the pages that its administrators and its people use. */
jest.setTimeout(180_000);

const EMPLOYEES = 20_000;
/** The surname of the 12,345th person in the seed. */
const SURNAME = 'Петрова-12345';

let app: RunningApp;
let browser: Browser;
let admin: Visitor;
let colleague: Visitor;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  const ownerUrl = await ownerUrlOf(app);
  const { adminId } = await seedScale(ownerUrl, {
    employees: EMPLOYEES,
    signatures: 1_000,
    admin: { email: 'scale@e2e.adaptika.local', passwordHash: 'none' },
    seal: createEvidenceSeal({ dataDir: app.dataDir, evidenceKeys: [] }),
    say: () => undefined,
  });
  const colleagueId = await withClient(ownerUrl, 'e2e', async (client) => {
    await client.query('analyze');
    const { rows } = await client.query<{ id: number }>(`select id from users where name_second = $1`, [
      SURNAME,
    ]);
    return rows[0]?.id ?? 0;
  });
  const [adminToken = '', colleagueToken = ''] = await openSessions(ownerUrl, [adminId, colleagueId]);
  const signedIn = async (name: string, token: string) =>
    visit(browser, name, { storageState: storageOf(app.url, await deviceOf(app.url, token)) });
  admin = await signedIn('admin', adminToken);
  colleague = await signedIn('colleague', colleagueToken);
});
afterAll(async () => {
  await photograph([admin, colleague], 'people-in-bulk');
  await browser?.close();
  await app?.remove();
});

it('20,000 rows are one table: the last row is reached and marked, one is found by name and opened; the address keeps it', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/employees`);
  const rows = page.locator('[role="row"][data-id]');
  await rows.first().getByRole('checkbox').click();
  const count = Number(await page.getByRole('grid').getAttribute('aria-rowcount'));
  expect(count).toBeGreaterThan(EMPLOYEES);
  await page.keyboard.press('Control+End');
  await page.locator(`[aria-rowindex="${count}"][data-id]`).waitFor();
  await page.keyboard.press('Space');
  await page.getByText(ru('common:table.selected', { count: 2 }), { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: ru('employees:list.search') }).fill(SURNAME.toLowerCase());
  await eventually(() => rows.count(), 1);
  await rows.filter({ hasText: SURNAME }).click();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: new RegExp(SURNAME) })
    .waitFor();
  await page.reload();
  await page
    .getByRole('dialog')
    .getByRole('heading', { name: new RegExp(SURNAME) })
    .waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => rows.count(), 1);
  expect(admin.failures).toEqual([]);
});

it('a branch of 2,000 people is moved after a preview of the effect, and the move is undone', async () => {
  const { page } = admin;
  await page.goto(`${app.url}/#/structure/employees`);
  await page.getByRole('treeitem', { name: /^Филиал 3/ }).click();
  await page.getByRole('button', { name: ru('common:action.more') }).click();
  await page.getByRole('menuitem', { name: ru('structure:move.open') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: ru('structure:subdivision.parent') }).fill('Филиал 4');
  await page.getByRole('option', { name: 'Филиал 4', exact: true }).click();
  await dialog.getByText(ru('structure:move.nothing')).waitFor();
  await dialog.getByRole('button', { name: ru('structure:move.confirm'), exact: true }).click();
  const level = (depth: number) =>
    page.locator(`[role="treeitem"][aria-level="${depth}"]`).filter({ hasText: 'Филиал 3' });
  await level(2).waitFor();
  await page
    .getByRole('button', { name: ru('common:action.undo'), exact: true })
    .last()
    .click();
  await level(1).waitFor();
  expect(admin.failures).toEqual([]);
});

it('the directory scrolls to the last colleague in one scroll, and finds a department’s people', async () => {
  const { page } = colleague;
  await page.goto(`${app.url}/#/employees`);
  const first = page.locator('[aria-posinset="1"]');
  await first.getByRole('link').waitFor();
  const count = Number(await first.getAttribute('aria-setsize'));
  expect(count).toBeGreaterThanOrEqual(EMPLOYEES);
  await page.keyboard.press('End');
  await page.locator(`[aria-posinset="${count}"]`).getByRole('link').waitFor();
  await page.keyboard.press('Home');
  await page.getByRole('searchbox', { name: ru('employees:list.searchUser') }).fill(SURNAME);
  await page.locator('[aria-posinset="1"][aria-setsize="1"]').filter({ hasText: SURNAME }).waitFor();
  expect(colleague.failures).toEqual([]);
});
