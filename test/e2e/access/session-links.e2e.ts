import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { anotherWindow, openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { eventually } from '../support/eventually';
import { register, type Registered } from '../support/organization';
import { codeTo, invitationTo } from '../support/outbox';
import { hireEmployee } from '../support/published';
import { ru } from '../support/texts';

/** Links, several tabs and changed roles: how the address and the device affect an open page. */
jest.setTimeout(240_000);

let app: RunningApp;
let browser: Browser;
let owner: Registered;
let admin: Device;
let employeeId: number;
const people: Visitor[] = [];
const id = z.object({ id: z.number() });
const email = 'olga@links.e2e.adaptika.local';

const asAdmin = <T>(shape: z.ZodType<T>, query: string, variables?: Record<string, unknown>): Promise<T> =>
  ask(app.url, admin.token, shape, query, variables);

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  owner = await register(app.url, 'Ссылки и вкладки');
  admin = await deviceOf(app.url, owner.token);
  employeeId = await hireEmployee(asAdmin, email);
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});
afterEach(async () => {
  await photograph(people, 'links');
  const failures = people.flatMap((person) => person.failures);
  await Promise.all(people.splice(0).map(({ context }) => context.close()));
  expect(failures).toEqual([]);
});

async function arrive(name: string, route: string, device: Device | null = null): Promise<Visitor> {
  const storageState = storageOf(app.url, device);
  const visitor = await visit(browser, name, { storageState });
  people.push(visitor);
  await visitor.page.goto(`${app.url}/#${route}`);
  return visitor;
}

/** Navigates like an address typed, or a link pasted, into an open tab. */
const openHere = (page: Page, hash: string) =>
  page.evaluate((next) => {
    window.location.hash = next;
  }, hash);

async function signIn(page: Page, { email: login, password }: Pick<Registered, 'email' | 'password'>) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(ru('auth:field.login')).fill(login);
  await dialog.getByLabel(ru('auth:field.password')).first().fill(password);
  await dialog.getByRole('button', { name: ru('auth:signIn.submit') }).click();
}

const menu = (page: Page) => page.getByRole('navigation', { name: ru('navigation:menu') });

test('a link to a page sends a visitor to sign-in and then to that page', async () => {
  const { page } = await arrive('deep-link', '/employees?search=Ольга');
  await page.waitForURL(/#\/lending/);
  await page
    .getByRole('link', { name: ru('auth:landing.signIn') })
    .first()
    .click();
  await signIn(page, owner);
  await menu(page).waitFor();
  expect(decodeURIComponent(page.url())).toContain('#/employees?search=Ольга');
});

test('after signing out deliberately, the next sign-in opens the start page, not the previous page', async () => {
  const [token] = await openSessions(await ownerUrlOf(app), [employeeId]);
  const { page } = await arrive('leaving', '/employees', await deviceOf(app.url, token ?? ''));
  await page.getByRole('button', { name: ru('navigation:account', { name: '' }) }).click();
  await page.getByRole('menuitem', { name: ru('navigation:signOut') }).click();
  await page.waitForURL(/#\/lending/);
  await page
    .getByRole('link', { name: ru('auth:landing.signIn') })
    .first()
    .click();
  await signIn(page, owner);
  await menu(page).waitFor();
  expect(page.url()).toMatch(/#\/organization$/);
});

test('an invitation opened in a tab with the landing page signs in there, and is removed from the address', async () => {
  const { userCreate } = await asAdmin(
    z.object({ userCreate: id }),
    `mutation ($user: UserInput!) { userCreate(user: $user) { id } }`,
    {
      user: {
        nameFirst: 'Вера',
        nameSecond: 'Новикова',
        email: 'vera@links.e2e.adaptika.local',
        isSendEmail: true,
      },
    },
  );
  expect(userCreate.id).toBeGreaterThan(0);
  const link = await invitationTo(app, 'vera@links.e2e.adaptika.local');
  const { page } = await arrive('open-tab', '/lending');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await openHere(page, '/lending?accessToken=abc&userId=nobody');
  await page.getByText(ru('auth:signIn.brokenLink')).waitFor();
  expect(page.url()).not.toContain('accessToken');
  await openHere(page, new URL(link).hash);
  await page.getByRole('dialog', { name: ru('profile:password.welcomeTitle', { name: 'Вера' }) }).waitFor();
  expect(page.url()).not.toContain('accessToken');
});

test('a reload after a recovery still requests the new password', async () => {
  const { email: login } = await register(app.url, 'Забывчивые в ссылках');
  const { page } = await arrive('recovery', '/lending?modal=reset');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(ru('auth:field.login')).fill(login);
  await dialog.getByRole('button', { name: ru('auth:reset.submit') }).click();
  await dialog.getByLabel(ru('auth:field.code')).fill(await codeTo(app, login));
  await dialog.getByRole('button', { name: ru('auth:reset.submitCode') }).click();
  const title = page.getByRole('heading', { name: ru('profile:password.resetTitle') });
  await title.waitFor();
  await page.reload();
  await title.waitFor();
  const password = 'novyj-parol-posle-perezagruzki';
  await dialog.getByLabel(ru('profile:password.new')).first().fill(password);
  await dialog.getByLabel(ru('profile:password.confirm')).first().fill(password);
  await dialog.getByRole('button', { name: ru('profile:password.save') }).click();
  await page.getByText(ru('profile:password.saved')).waitFor();
  await page.reload();
  await menu(page).waitFor();
  expect(await title.count()).toBe(0);
});

test('two tabs: signing in or out in one applies to both, and switching the theme in one keeps the session', async () => {
  const first = await arrive('first-tab', '/lending?modal=signIn');
  const second = await anotherWindow(first, 'second-tab');
  await second.page.goto(`${app.url}/#/lending`);
  await second.page.getByRole('heading', { level: 1 }).waitFor();
  await signIn(first.page, owner);
  await menu(first.page).waitFor();
  await menu(second.page).waitFor();
  await second.page.getByRole('button', { name: ru('navigation:theme.toDark') }).click();
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
  await eventually(() => theme(first.page), 'dark');
  await first.page.reload();
  await menu(first.page).waitFor();
  expect(await theme(first.page)).toBe('dark');
  await first.page.getByRole('button', { name: ru('navigation:account', { name: '' }) }).click();
  await first.page.getByRole('menuitem', { name: ru('navigation:signOut') }).click();
  await second.page.waitForURL(/#\/lending/);
});

describe('the role of the position', () => {
  const openedOnce = (page: Page) =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return entry instanceof PerformanceNavigationTiming ? performance.timeOrigin : 0;
    });

  async function roleOfPosition(name: string): Promise<number> {
    const { roleCreate } = await asAdmin(
      z.object({ roleCreate: id }),
      `mutation ($name: String!) {
        roleCreate(role: { name: $name, rights: [{ area: structure, read: true, write: false }] }) { id }
      }`,
      { name },
    );
    const { user } = await asAdmin(
      z.object({ user: z.object({ positionId: z.number() }) }),
      'query ($user: UserInput!) { user(user: $user) { positionId } }',
      { user: { id: employeeId } },
    );
    await asAdmin(
      z.object({ positionsRoleUpdate: z.array(id) }),
      'mutation ($p: [Int!]!, $r: Int) { positionsRoleUpdate(positionIds: $p, roleId: $r) { id } }',
      { p: [user.positionId], r: roleCreate.id },
    );
    return roleCreate.id;
  }

  test('granted while somebody works: their page reloads automatically and shows the new access', async () => {
    const [token] = await openSessions(await ownerUrlOf(app), [employeeId]);
    const { page } = await arrive('role', '/organization', await deviceOf(app.url, token ?? ''));
    await menu(page).waitFor();
    const before = await openedOnce(page);
    const structure = menu(page).getByRole('link', { name: ru('navigation:structure') });
    expect(await structure.count()).toBe(0);
    const roleId = await roleOfPosition('Смотрит структуру');
    await structure.waitFor();
    expect(await openedOnce(page)).toBeGreaterThan(before);

    // The role itself changes: data loaded under other rights must not stay.
    await asAdmin(
      z.object({ roleUpdate: id }),
      `mutation ($role: RoleInput!) { roleUpdate(role: $role) { id } }`,
      { role: { id: roleId, name: 'Смотрит людей', rights: [{ area: 'faq', read: true, write: false }] } },
    );
    await page.waitForURL(/#\/lending/);
  });
});
