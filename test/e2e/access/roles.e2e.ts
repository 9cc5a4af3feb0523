import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { choose, press } from '../steps/forms';
import { eventually } from '../support/eventually';
import { register } from '../support/organization';
import { hireEmployee } from '../support/published';
import { languages } from '../support/texts';

/** Permissions: the matrix, personal roles, requesting access, viewing as a role. */
jest.setTimeout(180_000);

let app: RunningApp;
let browser: Browser;

const NAME = 'Ольга Белова';
const id = z.object({ id: z.number() });

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

describe.each(languages)('in %s', (lang, words) => {
  let admin: Device;
  let employee: Device;
  let employeeId: number;
  const visitors: Visitor[] = [];

  async function asAdmin<T>(
    shape: z.ZodType<T>,
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<T> {
    return ask(app.url, admin.token, shape, query, variables);
  }

  async function signedIn(userId: number): Promise<Device> {
    const [token] = await openSessions(await ownerUrlOf(app), [userId]);
    if (!token) throw new Error('no session');
    return deviceOf(app.url, token);
  }

  async function enter(device: Device, name: string, address: string): Promise<Page> {
    const visitor = await visit(browser, `${name}-${lang}`, {
      storageState: storageOf(app.url, device, { lang }),
    });
    visitors.push(visitor);
    await visitor.page.goto(`${app.url}/#${address}`);
    return visitor.page;
  }

  async function makeRole(name: string, area: string): Promise<number> {
    const { roleCreate } = await asAdmin(
      z.object({ roleCreate: id }),
      `mutation ($name: String!, $area: RightArea!) {
        roleCreate(role: { name: $name, rights: [{ area: $area, read: true, write: false }] }) { id }
      }`,
      { name, area },
    );
    return roleCreate.id;
  }

  beforeAll(async () => {
    admin = await deviceOf(app.url, (await register(app.url, `Права и роли ${lang}`)).token);
    employeeId = await hireEmployee(asAdmin, `olga-${lang}@roles.e2e.adaptika.local`);
    employee = await signedIn(employeeId);
  });
  afterEach(async () => {
    const { currentTestName = '' } = expect.getState();
    await photograph(visitors, `roles-${currentTestName.slice(0, 30)}`);
    await Promise.all(visitors.map(({ context }) => context.close()));
    visitors.length = 0;
  });

  it('a closed page names the right, requests it from its grantors in one click, and opens once it is granted', async () => {
    await makeRole('Аналитик', 'statistics');
    const hers = await enter(employee, 'olga', '/statistic');
    const what = `${words('enums:rightAreas.statistics')} – ${words('enums:rightFlags.read')}`;
    await hers.getByText(what).waitFor();
    await press(hers, words('roles:gate.ask'));
    await hers.getByText(words('roles:gate.open', { date: '' }).split('.')[0]?.trim() ?? '').waitFor();

    const page = await enter(admin, 'admin', '/roles/purpose-roles');
    await press(page, words('roles:requests.grantOf', { name: NAME, what }));
    const dialog = page.getByRole('dialog');
    await choose(dialog, words('roles:grant.role'), 'Аналитик');
    await press(dialog, words('roles:grant.submit'));
    await dialog.waitFor({ state: 'detached' });
    await hers.goto(`${app.url}/#/organization`);
    await hers
      .getByRole('navigation')
      .getByRole('link', { name: words('navigation:statistic') })
      .click();
    await hers.getByRole('heading', { name: words('statistics:title'), level: 1 }).waitFor();
  });

  it('a personal role with a subdivision and an end date is shown with both, and can be revoked', async () => {
    await makeRole('Кадровик отдела', 'employees');
    const page = await enter(admin, 'admin', `/roles/purpose-roles?person=${employeeId}`);
    const panel = page.getByRole('dialog', { name: NAME });
    await press(panel, words('roles:people.grant'));
    const dialog = page.getByRole('dialog', { name: words('roles:grant.title', { count: 1 }) });
    await choose(dialog, words('roles:grant.role'), 'Кадровик отдела');
    await choose(dialog, words('roles:grant.scope'), 'Отдел');
    await dialog.getByRole('textbox', { name: words('roles:grant.reason') }).fill('На время отпуска');
    await press(dialog, words('roles:grant.submit'));
    await dialog.waitFor({ state: 'detached' });
    await panel
      .getByText(`${words('roles:source.personal')} · Отдел`)
      .first()
      .waitFor();
    await panel.getByText('На время отпуска').waitFor();
    await press(panel, words('roles:people.revokeOf', { name: 'Кадровик отдела' }));
    await eventually(() => panel.getByText('На время отпуска').count(), 0, 10_000);
  });

  it('a matrix change shows who is affected, and signs them out', async () => {
    const roleId = await makeRole('Наблюдатель', 'faq');
    await asAdmin(
      z.object({ userRolesGrant: z.array(id) }),
      'mutation ($g: UserRoleInput!) { userRolesGrant(grant: $g) { id } }',
      { g: { userIds: [employeeId], roleId } },
    );
    const hers = await enter(await signedIn(employeeId), 'olga', '/organization');
    await hers.getByRole('navigation', { name: words('navigation:menu') }).waitFor();
    const page = await enter(admin, 'admin', `/roles/setting-roles/${roleId}`);
    await page
      .getByRole('checkbox', { name: `${words('enums:rightAreas.structure')}: ${words('roles:flag.read')}` })
      .check();
    await press(page, words('common:action.save'));
    await page.getByText(words('roles:impact.role', { count: 1 })).waitFor();
    await press(page.getByRole('dialog'), words('common:action.save'));
    await hers.waitForURL(/#\/lending/, { timeout: 20_000 });
  });

  it('viewing as a role shows its menu, rejects writes, and ends with a click', async () => {
    const roleId = await makeRole('Читатель базы', 'structure');
    const page = await enter(await signedIn(await adminId()), 'admin', `/roles/setting-roles/${roleId}`);
    await press(page, words('roles:viewAs'));
    const banner = page.getByText(words('navigation:viewAs.role', { name: 'Читатель базы' }));
    await banner.waitFor();
    const menu = page.getByRole('navigation', { name: words('navigation:menu') });
    await menu.getByRole('link', { name: words('navigation:structure') }).waitFor();
    expect(await menu.getByRole('link', { name: words('navigation:roles') }).count()).toBe(0);
    await page.goto(`${app.url}/#/profile`);
    const name = page.getByRole('textbox', { name: words('profile:field.nameFirst') }).first();
    await name.fill('Другая');
    await press(page, words('common:action.save'));
    const refused = words('errors:access.viewOnly', { role: 'Читатель базы' });
    await page.getByText(refused).first().waitFor();
    await press(page, words('navigation:viewAs.leave'));
    await menu.getByRole('link', { name: words('navigation:roles') }).waitFor();
    await banner.waitFor({ state: 'detached' });
  });

  it('viewing as a person starts in the account menu, survives navigation and a reload, and ends with a click', async () => {
    const page = await enter(await signedIn(await adminId()), 'admin', '/structure');
    await page.getByRole('banner').locator('button[aria-haspopup=menu]').last().click();
    await page.getByRole('menuitem', { name: words('navigation:viewAs.open') }).click();
    const dialog = page.getByRole('dialog', { name: words('navigation:viewAs.title') });
    await choose(dialog, words('navigation:viewAs.kind.person'), NAME);
    await press(dialog, words('navigation:viewAs.look'));
    const banner = page.getByText(words('navigation:viewAs.person', { name: NAME }));
    const menu = page.getByRole('navigation', { name: words('navigation:menu') });
    await banner.waitFor();
    expect(await menu.getByRole('link', { name: words('navigation:roles') }).count()).toBe(0);
    for (const section of ['today', 'regulation', 'employees', 'organization']) {
      await menu.getByRole('link', { name: words(`navigation:${section}`) }).click();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await banner.isVisible()).toBe(true);
    }
    await page.mouse.wheel(0, 4000);
    await page.reload();
    await banner.waitFor();
    // A panel keeps the banner and its button reachable.
    await page.goto(`${app.url}/#/employees/${await adminId()}`);
    await page.getByRole('dialog').waitFor();
    // Not located by its ARIA role: a panel hides everything else from screen readers.
    await page.getByText(words('navigation:viewAs.leave'), { exact: true }).click();
    await banner.waitFor({ state: 'detached' });
    await press(page.getByRole('dialog'), words('common:action.close'));
    await menu.getByRole('link', { name: words('navigation:roles') }).waitFor();
  });

  async function adminId(): Promise<number> {
    const { initApp } = await asAdmin(
      z.object({ initApp: z.object({ user: id }) }),
      '{ initApp { user { id } } }',
    );
    return initApp.user.id;
  }
});
