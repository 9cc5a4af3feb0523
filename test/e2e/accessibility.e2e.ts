import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { barePages, cabinetPages } from '@src/app/routes/table';
import { openBrowser, visit } from '@test/helpers/browser';
import { type RunningApp, rootAccount, startApp } from '@test/helpers/built-app';
import { type Device, type DeviceSettings, signIn, storageOf } from '@test/helpers/device';
import { ask } from '@test/helpers/graphql-client';
import { violationsOf } from './support/axe';
import { eventually } from './support/eventually';
import { endSubscription } from './support/organization';
import { addressesOf, pagePatterns } from './support/routes';
import { ru } from './support/texts';

/** Every page of the route table, as the person who may see it, in both languages and both themes. */
jest.setTimeout(900_000);

const DEMO = {
  employee: ['employee@demo.adaptika.ru', 'demo-employee'],
  leader: ['leader@demo.adaptika.ru', 'demo-leader'],
  admin: ['admin@demo.adaptika.ru', 'demo-admin'],
} as const;

const idsSchema = z.object({
  positions: z.object({ items: z.array(z.object({ id: z.number() })) }),
  subdivisions: z.object({ items: z.array(z.object({ id: z.number() })) }),
  users: z.object({ items: z.array(z.object({ id: z.number() })) }),
  regulations: z.object({ items: z.array(z.object({ id: z.number() })) }),
  roles: z.object({ items: z.array(z.object({ id: z.number() })) }),
  history: z.object({ items: z.array(z.object({ id: z.string() })) }),
  regulationStructures: z.object({ items: z.array(z.object({ id: z.number() })) }),
  adaptations: z.object({ items: z.array(z.object({ person: z.object({ id: z.number() }) })) }),
  adaptationTemplates: z.array(z.object({ id: z.number() })),
});

const mineSchema = z.object({ regulations: z.object({ items: z.array(z.object({ id: z.number() })) }) });

let app: RunningApp;
let browser: Browser;
const devices: Record<string, Device> = {};
/** Section of the address → ids that its pages can show. */
const ids: Record<string, string[]> = {};

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  for (const [name, [email, password]] of Object.entries(DEMO)) {
    devices[name] = await signIn(app.url, email, password);
  }
  devices.superAdmin = await signIn(app.url, rootAccount.email, rootAccount.password);
  devices.unpaid = await endSubscription(app);
  const found = await ask(
    app.url,
    devices.admin?.token ?? '',
    idsSchema,
    `{ positions(pageSize: 1) { items { id } } subdivisions(pageSize: 1) { items { id } } users(pageSize: 1) { items { id } } roles { items { id } }
       regulations(scope: editor, statuses: [published], pageSize: 1) { items { id } }
       history(pageSize: 1) { items { id } } regulationStructures(pageSize: 1) { items { id } }
       adaptations(pageSize: 1) { items { person { id } } } adaptationTemplates { id } }`,
  );
  const first = (list: { items: { id: number | string }[] }) => String(list.items[0]?.id);
  ids['/structure/positions'] = [first(found.positions), 'new'];
  ids['/structure/employees'] = [first(found.subdivisions), 'new'];
  ids['/structure/regulations'] = [first(found.regulationStructures), 'new'];
  ids['/organization/history'] = [first(found.history)];
  ids['/roles/setting-roles'] = [first(found.roles), 'new'];
  ids['/roles/setting-notifications'] = [first(found.roles)];
  ids['/employees'] = [first(found.users), 'new'];
  ids['/adaptation'] = [String(found.adaptations.items[0]?.person.id)];
  ids['/adaptation/templates'] = [first({ items: found.adaptationTemplates }), 'new'];
  ids['/regulation/editor'] = [first(found.regulations)];
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

function valuesOf(pattern: string, name: string): readonly string[] {
  if (name === 'action') return ['reg'];
  if (name === 'kind') return ['assigned', 'notSigned'];
  if (name === 'tabName') return ['editor'];
  // Where an import begins; one that runs is looked at by its own test.
  if (name === 'importId') return [];
  const section = pattern.slice(0, pattern.indexOf('/:id'));
  const known = ids[section];
  if (!known) throw new Error(`${pattern}: a test must say what its ${name} can be`);
  return known;
}

const QUIET_MS = 400;
/** After the window has another size: the page is there already. */
const TURN_MS = 200;

/** The page itself stands there, and for so long nothing of it was still on its way. */
async function settled(page: Page, address: string, quiet = QUIET_MS): Promise<void> {
  if (/\/reg$|modal=/.test(address)) await page.getByRole('dialog').waitFor();
  let since = Date.now();
  for (const deadline = Date.now() + 20_000; Date.now() - since < quiet;) {
    const isThere = await page.evaluate(
      () =>
        // A page that waits for a part of itself stands there, but is hidden.
        [...document.querySelectorAll('main h1')].some((heading) => heading.checkVisibility()) &&
        !document.querySelector('.MuiSkeleton-root, [aria-busy="true"]'),
    );
    if (!isThere) since = Date.now();
    if (Date.now() > deadline) throw new Error(`${address} does not come to rest`);
    await page.waitForTimeout(50);
  }
}

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Whether the page, turned into a phone's, has to be pushed sideways to be read. */
async function phoneProblem(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize(PHONE);
  await settled(page, address, TURN_MS);
  const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
  let width = await widthOf();
  // Charts and tables take the new width when they have measured it.
  for (let looks = 0; width > PHONE.width && looks < 20; looks += 1) {
    await page.waitForTimeout(100);
    width = await widthOf();
  }
  await page.setViewportSize(DESK);
  return width > PHONE.width ? [`${address} is ${width} px wide on a phone`] : [];
}

/** What axe finds on the page; a page that gave way to another meanwhile is looked at again. */
async function violationsAtRest(page: Page, address: string): Promise<string[]> {
  const heading = () => page.evaluate(() => document.querySelector('main h1')?.textContent);
  for (let looks = 1; ; looks += 1) {
    await settled(page, address);
    const before = await heading();
    const violations = await violationsOf(page);
    if (looks === 5 || (await heading()) === before) return violations;
  }
}

/** What axe finds on these addresses, and which of them are wider than a phone. */
async function inspect(
  device: Device | null,
  addresses: readonly string[],
  settings: DeviceSettings,
): Promise<string[]> {
  const { page, context, failures } = await visit(browser, 'axe', {
    storageState: storageOf(app.url, device, settings),
    locale: settings.lang === 'ru' ? 'ru-RU' : 'en-US',
  });
  const problems: string[] = [];
  await page.goto(app.url);
  if (device) await page.locator('nav').first().waitFor({ state: 'attached' });
  for (const address of addresses) {
    await page.goto(`${app.url}/#${address}`);
    const violations = await violationsAtRest(page, address);
    if (!page.url().includes(`#${address.split('?')[0]}`)) problems.push(`${address} led to ${page.url()}`);
    for (const violation of violations) problems.push(`${address} ${violation}`);
    problems.push(...(await phoneProblem(page, address)));
  }
  await context.close();
  return [...problems, ...failures];
}

const all = () => pagePatterns([...barePages, ...cabinetPages]);
const isOf =
  (...starts: string[]) =>
  (pattern: string) =>
    starts.some((start) => pattern.startsWith(start));
const isLanding = isOf('/lending');
const isSpecial = isOf('/lending', '/outbox', '/payment');

// Every page in both languages and in both themes; all four pairs where there is time for them.
const pairs = [
  { lang: 'ru', isDark: false },
  { lang: 'en-us', isDark: true },
  { lang: 'ru', isDark: true },
  { lang: 'en-us', isDark: false },
] as const;
const looks = process.env['ADAPTIKA_ALL_LOOKS'] === '1' ? pairs : pairs.slice(0, 2);

describe.each(looks)('axe finds nothing and a phone shows it whole, language $lang, dark $isDark', (look) => {
  it('for a visitor', async () => {
    const addresses = all()
      .filter(isLanding)
      .flatMap((pattern) => addressesOf(pattern, valuesOf));
    expect(await inspect(null, [...addresses, '/lending?modal=signIn'], look)).toEqual([]);
  });

  it('for an admin, on every page of the cabinet', async () => {
    const addresses = all()
      .filter((pattern) => !isSpecial(pattern))
      .flatMap((pattern) => addressesOf(pattern, valuesOf));
    expect(addresses.length).toBeGreaterThan(25);
    expect(await inspect(devices.admin ?? null, [...addresses, '/no-such-page'], look)).toEqual([]);
  });

  it('for an employee, a leader, the super admin, and who has not paid', async () => {
    const { regulations } = await ask(
      app.url,
      devices.employee?.token ?? '',
      mineSchema,
      '{ regulations(scope: my, pageSize: 1) { items { id } } }',
    );
    const id = regulations.items[0]?.id;
    const mine = [
      '/organization',
      '/employees',
      '/regulation/my/list',
      `/regulation/my/${id}/current-version`,
    ];
    const problems = [
      ...(await inspect(devices.employee ?? null, mine, look)),
      ...(await inspect(devices.leader ?? null, ['/organization', '/regulation/subdivision/list'], look)),
      ...(await inspect(devices.superAdmin ?? null, ['/outbox'], look)),
      ...(await inspect(devices.unpaid ?? null, ['/payment/balance'], look)),
    ];
    expect(problems).toEqual([]);
  });
});

it('what the keyboard can do is a shortcut away, in readable words', async () => {
  const { page, context } = await visit(browser, 'keys', {
    storageState: storageOf(app.url, devices.employee ?? null),
  });
  await page.goto(app.url);
  await page.locator('nav').first().waitFor();
  await page.keyboard.press('Control+Slash');
  const dialog = page.getByRole('dialog', { name: ru('navigation:keys.title') });
  await dialog.getByText(ru('navigation:keys.everywhere.search')).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+KeyK');
  await page.getByRole('dialog', { name: ru('search:title') }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});

it('a date that is chosen whole is typed over', async () => {
  const { page, context, failures } = await visit(browser, 'dates', {
    storageState: storageOf(app.url, devices.admin ?? null),
  });
  await page.goto(`${app.url}/#/employees/new`);
  const date = page.getByRole('group', { name: new RegExp(ru('employees:form.dateJobStart')) });
  await date.getByRole('spinbutton').first().click();
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.type('05032027');
  await eventually(async () => (await date.innerText()).replaceAll(/[^\d.]/g, ''), '05.03.2027');
  // The calendar is still a press away.
  await date.getByRole('button').click();
  await page.getByRole('grid').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(failures).toEqual([]);
  await context.close();
});

/** Fields and buttons that stand under something else, or out of the window, when the keyboard has come to them. */
async function hiddenFocus(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(async () => {
      // What comes into sight with the focus has its place in the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const seen = document.elementFromPoint(x, y);
      // What is drawn by a sibling (a check mark, a switch) stands in for the field.
      const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused));
      const isBesides = seen?.closest('label, .MuiButtonBase-root')?.contains(focused) ?? false;
      return isSeen || isBesides
        ? ''
        : `${focused.tagName} ${focused.getAttribute('name') ?? focused.textContent}`;
    });
    if (problem) hidden.push(problem);
  }
  return hidden;
}

it('what the keyboard comes to is in sight, whatever bar stands at the foot of the page', async () => {
  const { page, context } = await visit(browser, 'focus', {
    storageState: storageOf(app.url, devices.admin ?? null),
    viewport: { width: 1280, height: 600 },
  });
  for (const address of ['/organization/setting-main', '/profile']) {
    await page.goto(`${app.url}/#${address}`);
    await settled(page, address);
    expect(await hiddenFocus(page)).toEqual([]);
  }
  await context.close();
});
