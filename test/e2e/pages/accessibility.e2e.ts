import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { publishQualification } from '@test/helpers/worlds/published-qualification';
import { barePages, workspacePages } from '@src/app/routes/table';
import { openBrowser, visit } from '@test/helpers/browser/browser';
import { type RunningApp, rootAccount, startApp } from '@test/helpers/built-app';
import { type Device, signIn, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { COLOUR_RULES, colourRules, violationsOf } from '../support/axe';
import { eventually } from '../support/eventually';
import { inspect, settled } from '../support/inspection';
import { endSubscription } from '../support/organization';
import { addressesOf, pagePatterns } from '../support/routes';
import { ru } from '../support/texts';

/** Opens every page of the route table, as a person who may see it, in both themes and both languages. */
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
  tests: z.object({ items: z.array(z.object({ id: z.number() })) }),
  educations: z.object({ items: z.array(z.object({ id: z.number() })) }),
  roles: z.object({ items: z.array(z.object({ id: z.number() })) }),
  history: z.object({ items: z.array(z.object({ id: z.string() })) }),
  regulationStructures: z.object({ items: z.array(z.object({ id: z.number() })) }),
  adaptations: z.object({ items: z.array(z.object({ person: z.object({ id: z.number() }) })) }),
  adaptationTemplates: z.array(z.object({ id: z.number() })),
  faqEntries: z.array(z.object({ id: z.number() })),
});

const mineSchema = z.object({ regulations: z.object({ items: z.array(z.object({ id: z.number() })) }) });

let app: RunningApp;
let browser: Browser;
const devices: Record<string, Device> = {};
/** Section of the address → ids that its pages can show. */
const ids: Record<string, string[]> = {};
/** The components of the qualification, by their names in the addresses. */
const components: Record<string, string> = {};

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
       tests(scope: editor, statuses: [published], pageSize: 1) { items { id } }
       educations(typeContent: text, scope: editor, statuses: [published], pageSize: 1) { items { id } }
       history(pageSize: 1) { items { id } } regulationStructures(pageSize: 1) { items { id } }
       adaptations(pageSize: 1) { items { person { id } } } adaptationTemplates { id } faqEntries { id } }`,
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
  ids['/faq'] = [first({ items: found.faqEntries })];
  ids['/regulation/editor'] = [first(found.regulations)];
  const made = await ask(
    app.url,
    devices.admin?.token ?? '',
    z.object({
      text: z.object({ id: z.number() }),
      video: z.object({ id: z.number() }),
      report: z.object({ id: z.number() }),
    }),
    `mutation { text: educationCreate(education: { typeContent: text, name: "Первый день" }) { id }
      video: educationCreate(education: { typeContent: video, name: "Касса" }) { id }
      report: reportSave(report: { name: "Кто опаздывает", source: "obligations", columns: ["person"], state: "overdue" }) { id } }`,
  );
  ids['/education/text/editor'] = [String(made.text.id)];
  ids['/education/video/editor'] = [String(made.video.id)];
  ids['/statistic/report'] = [String(made.report.id), 'new'];
  ids['/tests/editor'] = [first(found.tests)];
  const { educations, regulations, tests } = found;
  components['educationId'] = first(educations);
  components['regulationId'] = first(regulations);
  ids['/qualification/view'] = [
    await publishQualification(app.url, devices.admin?.token ?? '', [
      { objectType: 'education', objectId: Number(first(educations)) },
      { objectType: 'regulation', objectId: Number(first(regulations)) },
      { objectType: 'test', objectId: Number(first(tests)) },
    ]),
  ];
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

function valuesOf(pattern: string, name: string): readonly string[] {
  if (name === 'action') return ['reg'];
  const component = components[name];
  if (component) return [component];
  if (name === 'kind') return ['assigned', 'notSigned'];
  if (name === 'tabName') return ['editor'];
  if (name === 'typeContent') return ['text', 'video'];
  // Only the start page of an import; a running one is covered by its own test.
  if (name === 'importId') return [];
  const section = name === 'testId' ? '/tests/editor' : pattern.slice(0, pattern.indexOf('/:id'));
  const known = ids[section];
  if (!known) throw new Error(`${pattern}: a test must say what its ${name} can be`);
  return known;
}

const all = () => pagePatterns([...barePages, ...workspacePages]);
const isOf =
  (...starts: string[]) =>
  (pattern: string) =>
    starts.some((start) => pattern.startsWith(start));
const isLanding = isOf('/lending');
const isSpecial = isOf('/lending', '/outbox', '/back-office', '/payment');

const patternsOf = (isWanted: (pattern: string) => boolean) =>
  all()
    .filter(isWanted)
    .flatMap((pattern) => addressesOf(pattern, valuesOf));

describe('axe finds no violations in either theme or language; target sizes, focus and width are right; outside edit mode nothing can be changed', () => {
  it('for a visitor', async () => {
    const { problems } = await inspect(browser, app.url, null, [
      ...patternsOf(isLanding),
      '/lending?modal=signIn',
    ]);
    expect(problems).toEqual([]);
  });

  it('for an admin, on every page of the workspace, each with its own title', async () => {
    const addresses = patternsOf((pattern) => !isSpecial(pattern));
    expect(addresses.length).toBeGreaterThan(25);
    const { problems, titles, changeable } = await inspect(browser, app.url, devices.admin ?? null, [
      ...addresses,
      ...['edit', 'editor'].map((page) => `/tests/${page}?testId=${ids['/tests/editor']?.[0]}`),
      '/no-such-page',
    ]);
    expect(problems).toEqual([]);
    expect(changeable.size).toBeGreaterThan(60);
    // A person who is still being added has no further tabs yet: those addresses are not found either.
    const absent = `${ru('navigation:notFound')} - ${ru('common:siteName')}`;
    const shared = [...titles].filter(([title, pages]) => pages.size > 1 && title !== absent);
    expect(shared.map(([title, pages]) => [title, ...pages])).toEqual([]);
  });

  it('for an employee, a leader, the super admin, and an unpaid client', async () => {
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
    const walks = [
      [devices.employee, mine],
      [devices.leader, ['/organization', '/regulation/subdivision/list']],
      [
        devices.superAdmin,
        [
          '/outbox',
          '/back-office/main',
          '/back-office/account',
          '/back-office/alert',
          '/back-office/documents',
          '/back-office/refs',
          '/back-office/cabinet',
          '/faq',
          `/faq/${ids['/faq']?.[0]}/edit`,
          '/faq/new/edit',
          '/payment/balance',
          '/payment/documents',
          '/payment/refs/history',
          '/payment/refs/list',
          '/payment/refs/users',
          '/payment/tokens',
          '/payment/transaction',
        ],
      ],
      [devices.unpaid, ['/payment/balance']],
    ] as const;
    for (const [device, addresses] of walks) {
      const { problems } = await inspect(browser, app.url, device ?? null, addresses);
      expect(problems).toEqual([]);
    }
  });
});

it('the axe rules run for the second theme are all the rules that depend on colors', async () => {
  const { page, context } = await visit(browser, 'rules');
  await page.goto(`${app.url}/#/lending`);
  expect((await colourRules(page)).toSorted()).toEqual([...COLOUR_RULES].toSorted());
  await context.close();
});

it('every keyboard action is one shortcut away, described in readable words', async () => {
  const { page, context } = await visit(browser, 'keys', {
    storageState: storageOf(app.url, devices.employee ?? null),
  });
  await page.goto(app.url);
  await page.locator('nav').first().waitFor();
  await page.keyboard.press('Control+Slash');
  const dialog = page.getByRole('dialog', { name: ru('navigation:keys') });
  await dialog.getByText(ru('shortcuts:everywhere.search')).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+KeyK');
  await page.getByRole('dialog', { name: ru('search:title') }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});

it('whoever asks for less motion sees the other theme at once: nothing is in transition, in no frame', async () => {
  const { page, context } = await visit(browser, 'still', {
    storageState: storageOf(app.url, devices.admin ?? null),
  });
  await page.goto(app.url);
  await settled(page, '/organization');
  const toggle = page.getByRole('button', { name: ru('navigation:theme.toDark') });
  const inTransition = await toggle.evaluate(async (button) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    let most = 0;
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const transitions = document.getAnimations().filter((item) => item instanceof CSSTransition);
      most = Math.max(most, transitions.length);
    }
    return most;
  });
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toContain('dark');
  expect(inTransition).toBe(0);
  await context.close();
});

it('typing over a fully selected date replaces it', async () => {
  const { page, context, failures } = await visit(browser, 'dates', {
    storageState: storageOf(app.url, devices.admin ?? null),
  });
  await page.goto(`${app.url}/#/employees/new`);
  const date = page.getByRole('group', { name: new RegExp(ru('employees:form.dateJobStart')) });
  await date.getByRole('spinbutton').first().click();
  await page.keyboard.press('Control+KeyA');
  await page.keyboard.type('05032027');
  await eventually(async () => (await date.innerText()).replaceAll(/[^\d.]/g, ''), '05.03.2027');
  // The calendar still opens with a click.
  await date.getByRole('button').click();
  await page.getByRole('grid').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  expect(failures).toEqual([]);
  await context.close();
});

/** Focused fields and buttons that are covered by another element, or outside the window, during keyboard navigation. */
async function hiddenFocus(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(async () => {
      // An element scrolled into view by focus reaches its position in the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const focused = document.activeElement;
      if (!focused || focused === document.body) return '';
      const { left, top, width, height } = focused.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const seen = document.elementFromPoint(x, y);
      // An element drawn by a sibling (a check mark, a switch) counts as the field.
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

/** Changes the first field of a page of settings: its bar appears with the first change. */
async function changeFirstField(page: Page): Promise<void> {
  const field = page.locator('main input[type="text"]:not([readonly]):enabled').first();
  await field.fill(`${await field.inputValue()} и партнёры`);
  await page
    .locator('main [data-bar]')
    .getByRole('button', { name: ru('common:action.save') })
    .waitFor();
}

it('what the keyboard comes to is in sight, whatever bar stands at the foot of the page or of a panel', async () => {
  const { page, context } = await visit(browser, 'focus', {
    storageState: storageOf(app.url, devices.admin ?? null),
    viewport: { width: 1280, height: 600 },
  });
  const panels = ['/employees/new', `/employees/${ids['/employees']?.[0]}`];
  panels.push(...(ids['/structure/positions'] ?? []).map((id) => `/structure/positions/${id}`));
  for (const address of ['/profile', ...panels, '/organization/setting-main']) {
    await page.goto(`${app.url}/#${address}`);
    await settled(page, address);
    // Last, because what is changed is not saved.
    if (address === '/organization/setting-main') await changeFirstField(page);
    expect([address, await hiddenFocus(page)]).toEqual([address, []]);
  }
  await context.close();
});
