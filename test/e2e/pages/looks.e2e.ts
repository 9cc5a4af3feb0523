import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { rootAccount, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, deviceOf, signIn, storageOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';
import { type FirstView, firstViewOf } from '../support/first-view';
import { settled } from '../support/inspection';
import { blankShare, editorChrome, tileRows } from '../support/looks';
import { register } from '../support/organization';
import { ru } from '../support/texts';

/** The first view of pages: filled, no longer than necessary, with visible buttons. */
jest.setTimeout(300_000);

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 700 };
/** The maximum share of the first screen that is the page's own color, between cards and around them. */
const BLANK = 0.5;

const shape = z.object({
  users: z.object({ items: z.array(z.object({ id: z.number() })) }),
  positions: z.object({ items: z.array(z.object({ id: z.number() })) }),
  roles: z.object({ items: z.array(z.object({ id: z.number() })) }),
  adaptationTemplates: z.array(z.object({ id: z.number() })),
  history: z.object({ items: z.array(z.object({ id: z.string() })) }),
});

let app: RunningApp;
let browser: Browser;
let admin: Device;
let ids: { user: number; position: number; role: number; template: number; entry: string };
const visitors: Visitor[] = [];

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  admin = await signIn(app.url, 'admin@demo.adaptika.ru', 'demo-admin');
  const found = await ask(
    app.url,
    admin.token,
    shape,
    `{ users(pageSize: 1) { items { id } } positions(pageSize: 1) { items { id } } roles { items { id } }
       adaptationTemplates { id } history(pageSize: 1) { items { id } } }`,
  );
  ids = {
    user: found.users.items[0]?.id ?? 0,
    position: found.positions.items[0]?.id ?? 0,
    role: found.roles.items[0]?.id ?? 0,
    template: found.adaptationTemplates[0]?.id ?? 0,
    entry: found.history.items[0]?.id ?? '',
  };
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

async function enter(device: Device, name: string, viewport = DESK): Promise<Page> {
  const visitor = await visit(browser, name, { storageState: storageOf(app.url, device), viewport });
  visitors.push(visitor);
  await visitor.page.goto(app.url);
  await visitor.page.locator('nav').first().waitFor({ state: 'attached' });
  return visitor.page;
}

let opened = 0;

async function open(page: Page, address: string): Promise<void> {
  // When navigating within the same page, a browser on a busy machine shows the old content for a while: another document is
  // opened, by the same process, which knows the program already.
  opened += 1;
  await page.goto(`${app.url}/?opened=${opened}#${address}`);
  await settled(page, address);
}

/** The columns that people look for first, from the left. */
const FIRST_COLUMNS = {
  '/employees': ['Сотрудник', 'Должность', 'Подразделение', 'Статус'],
  '/structure/list': ['Название', 'Тип', 'Выше по структуре'],
  '/regulation/editor/list': ['Код', 'Название', 'Версия', 'Статус', 'Подписано'],
  '/tests/editor/list': ['Название', 'Категория', 'Версия'],
  '/roles': ['Должность', 'Подразделение', 'Роль'],
  '/statistic/regulation': ['Регламент', 'Подписи', 'Просрочено', 'Отказы'],
  '/organization/history': ['Дата и время', 'Кто', 'Действие', 'Объект'],
  '/education/text/editor/list': ['Название', 'Категория', 'Версия', 'Статус'],
  '/qualification?tab=editor': ['Название', 'Уровень', 'Версия'],
  '/statistic/education': ['Материал', 'Прошли', 'Просрочено'],
  '/statistic/tests': ['Тест', 'Сдали', 'Просрочено'],
  '/statistic/qualification': ['Квалификация', 'Получили', 'Просрочено'],
};

/** Pages with a panel at their side. */
const panels = () => [
  ...[`/employees/${ids.user}`, '/employees/new', '/statistic/regulation/people/overdue'],
  ...[
    '/statistic/tests/people/assigned',
    '/statistic/regulation/stale',
    '/statistic/qualification?held=valid',
  ],
  `/organization/history/${ids.entry}`,
];

const WITH_SWITCHES = ['/structure/positions/new', '/organization/setting-notifications'];

/** What must be there before a page is measured, besides its heading. */
const awaitedOn = (address: string) => ({
  'main [role="columnheader"], main th[scope="col"]': Object.keys(FIRST_COLUMNS).includes(address),
  '[role="dialog"] h2': panels().includes(address),
  'form .MuiFormControlLabel-root .MuiSwitch-track': WITH_SWITCHES.includes(address),
});

/** The admin's browser, for all tests: whoever comes back has the program in their cache. */
let adminPage: Page | undefined;
/** What has been measured of the admin's pages, by width and address. */
const views = new Map<string, FirstView>();

async function adminAt(viewport: typeof DESK): Promise<Page> {
  adminPage ??= await enter(admin, 'admin');
  await adminPage.setViewportSize(viewport);
  return adminPage;
}

/** Whatever is checked of a page that the admin opens in such a window: it is opened once for all tests. */
async function firstView(viewport: typeof DESK, address: string): Promise<FirstView> {
  const key = `${viewport.width} ${address}`;
  const known = views.get(key);
  if (known) return known;
  const page = await adminAt(viewport);
  await open(page, address);
  for (const [part, isAwaited] of Object.entries(awaitedOn(address))) {
    if (isAwaited) await page.locator(part).first().waitFor();
  }
  const view = await firstViewOf(page);
  views.set(key, view);
  return view;
}

it('the first screen of a new company, «Сегодня» for every role, the start of an import and of a test are more than half filled; on a phone the new company’s first step comes first', async () => {
  const { token } = await register(app.url, 'Новая пекарня');
  const people = {
    new: await deviceOf(app.url, token),
    admin,
    leader: await signIn(app.url, 'leader@demo.adaptika.ru', 'demo-leader'),
    employee: await signIn(app.url, 'employee@demo.adaptika.ru', 'demo-employee'),
  };
  const alsoFirst: Record<string, string[]> = {
    new: ['/employees/import'],
    employee: ['/tests/my/1/passing'],
  };
  const blank: string[] = [];
  for (const [name, device] of Object.entries(people)) {
    const page = await enter(device, `first-${name}`);
    for (const address of ['/organization', '/today', ...(alsoFirst[name] ?? [])]) {
      await open(page, address);
      const share = await blankShare(page);
      if (share > BLANK) blank.push(`${name} ${address}: ${Math.round(share * 100)} % blank`);
      await photograph(visitors.slice(-1), `looks${address.replaceAll('/', '-')}`);
    }
    await page.context().close();
  }
  expect(blank).toEqual([]);
  const phone = await enter(people.new, 'first-phone', PHONE);
  await open(phone, '/organization');
  const offer = phone.getByRole('region', { name: ru('organization:sample.offer') });
  expect((await offer.boundingBox())?.y).toBeLessThan(PHONE.height / 3);
  await phone.context().close();
});

it('notification settings and the template editor are tables of two screens, not five', async () => {
  const heights: Record<string, number> = {};
  const most = {
    '/organization/setting-notifications': 2200,
    [`/roles/setting-notifications/${ids.role}`]: 1700,
    '/settings/setting-notifications': 2200,
    [`/adaptation/templates/${ids.template}`]: 1550,
  };
  for (const address of Object.keys(most)) {
    const { height, tornWords } = await firstView(DESK, address);
    heights[address] = height;
    expect(tornWords).toEqual([]);
  }
  const high = Object.entries(most).filter(([address, limit]) => (heights[address] ?? Infinity) > limit);
  expect(high.map(([address]) => `${address}: ${heights[address]} px`)).toEqual([]);
});

it.each([DESK, PHONE])(
  '«Создать» and «Сохранить» are visible when the page opens at $width px',
  async (viewport) => {
    const hidden: string[] = [];
    for (const address of [
      ...[`/employees/${ids.user}`, `/employees/${ids.user}/additional`, '/employees/new'],
      ...[`/structure/positions/${ids.position}`, '/structure/positions/new', '/structure/employees/new'],
      ...[`/roles/setting-roles/${ids.role}`, `/roles/setting-notifications/${ids.role}`],
      ...[
        `/adaptation/templates/${ids.template}`,
        '/adaptation/templates/new',
        '/settings/setting-notifications',
      ],
    ]) {
      const { hiddenSubmits } = await firstView(viewport, address);
      hidden.push(...hiddenSubmits.map((problem) => `${address} ${problem}`));
    }
    expect(hidden).toEqual([]);
  },
);

it('tabular figures are used in number columns, and in no sentence', async () => {
  const found: string[] = [];
  for (const address of [
    ...['/organization', '/today', '/employees', `/employees/${ids.user}`, '/adaptation', '/structure/list'],
    ...['/regulation/editor/list', '/regulation/subdivision/list', '/tests/editor/list', '/payment/balance'],
    ...['education', 'regulation', 'tests', 'qualification', 'report'].map((tab) => `/statistic/${tab}`),
  ]) {
    const { sentencesInTabularFigures } = await firstView(DESK, address);
    found.push(...sentencesInTabularFigures.map((text) => `${address}: ${text}`));
  }
  expect(found).toEqual([]);
});

it('tables have one design, start with the columns that matter, and show each of them whole at 1440 px', async () => {
  const looks = new Set<string>();
  const titles: Record<string, string[]> = {};
  const hidden: string[] = [];
  for (const [address, first] of Object.entries(FIRST_COLUMNS)) {
    const { tableHeadLooks, columnTitles, columnsOutOfSight } = await firstView(DESK, address);
    for (const look of tableHeadLooks) looks.add(look);
    titles[address] = columnTitles.slice(0, first.length);
    hidden.push(...columnsOutOfSight.map((problem) => `${address} ${problem}`));
  }
  expect(titles).toEqual(FIRST_COLUMNS);
  expect(hidden).toEqual([]);
  expect([...looks]).toHaveLength(1);
});

it('side panels have one design, whatever page they belong to', async () => {
  const looks: Record<string, string[]> = {};
  for (const address of panels()) {
    const { panelLooks } = await firstView(DESK, address);
    for (const look of panelLooks) looks[look] = [...(looks[look] ?? []), address];
  }
  expect(Object.values(looks).flat()).toHaveLength(7);
  expect(Object.keys(looks)).toHaveLength(1);
});

/**
 * What stood around the text of eleven clauses before the editor was simplified (the commit before e8f8026a), measured in the same
 * way in its build.
 */
const CHROME_BEFORE = [
  { width: 'at a desk', viewport: DESK, controls: 39, above: 400 },
  { width: 'on a phone', viewport: PHONE, controls: 30, above: 453 },
];

it.each(CHROME_BEFORE)(
  '$width half as much surrounds the text of the editor as before: controls in sight, and pixels above the first clause',
  async (before) => {
    const { token } = await register(app.url, 'Редактор');
    const { regulationCreate } = await ask(
      app.url,
      token,
      z.object({ regulationCreate: z.object({ id: z.number() }) }),
      'mutation { regulationCreate(regulation: { name: "Правила" }, templateKey: "workRules") { id } }',
    );
    const page = await enter(await deviceOf(app.url, token), 'editor', before.viewport);
    await open(page, `/regulation/editor/${regulationCreate.id}/edit`);
    await page.locator('.ProseMirror section').first().waitFor();
    const { controls, above } = await editorChrome(page);
    expect(controls.length).toBeLessThanOrEqual(before.controls / 2);
    expect(above).toBeLessThanOrEqual(before.above / 2);
    // What a writer needs all the time is not in a menu.
    const constant = ['bold', 'bulletList', 'insert'].map((key) => ru(`content:editor.${key}`));
    expect(controls).toEqual(expect.arrayContaining([...constant, ru('content:publish.open')]));
    expect(controls.join()).toContain(ru('content:editor.addClauseAfter', { number: '1' }));
    await page.context().close();
  },
);

it('on a phone the pages and the parts of a draft are menus', async () => {
  const page = await adminAt(PHONE);
  await open(page, '/regulation/editor/1/edit');
  await page
    .getByRole('button', { name: `${ru('regulations:part.label')}: ${ru('content:part.text')}` })
    .click();
  await page.getByRole('menuitem', { name: ru('content:part.properties') }).click();
  await page.getByRole('region', { name: ru('content:part.properties') }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^${ru('content:pagesOf')}`) }).click();
  await page.getByRole('menuitem', { name: ru('content:tab.access') }).click();
  await page.waitForURL(/\/access$/);
});

it('in a window of 320 px no word is broken in the middle', async () => {
  const broken: string[] = [];
  for (const address of [
    ...['/organization', '/today', '/employees/import', '/statistic/regulation'],
    ...['/structure/employees', '/structure/positions'],
  ]) {
    const { brokenWords } = await firstView(NARROW, address);
    broken.push(...brokenWords.map((word) => `${address}: ${word}`));
  }
  expect(broken).toEqual([]);
});

/** Where names stand in narrow columns: a table, the rows of a tree, and cells of the grid. */
const NAMED = {
  '/employees': '.et-cell',
  '/structure/employees': '[role="treeitem"] span',
  '/structure/list': '[role="gridcell"]',
};

it.each([
  { lang: 'ru', of: 'ru' },
  { lang: 'en-us', of: 'en-US' },
] as const)(
  'a word that is longer than its line is hyphenated in the language of the page: $of',
  async ({ lang, of }) => {
    const { page } = await visit(browser, 'hyphens', {
      storageState: storageOf(app.url, admin, { lang }),
      viewport: NARROW,
    });
    await page.goto(app.url);
    await page.locator('nav').first().waitFor({ state: 'attached' });
    const missing: string[] = [];
    for (const [address, selector] of Object.entries(NAMED)) {
      await open(page, address);
      await page.locator(selector).first().waitFor();
      // The browsers of tests have no dictionaries, so the hyphens themselves are not seen.
      const styles = await page
        .locator(selector)
        .evaluateAll((cells) =>
          cells.map((cell) => [getComputedStyle(cell).hyphens, getComputedStyle(cell).overflowWrap].join()),
        );
      if (!styles.some((style) => /^auto,(anywhere|break-word)$/.test(style))) missing.push(address);
    }
    expect(missing).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe(of);
    await page.context().close();
  },
);

it.each([PHONE, NARROW])(
  'a number in a field is in sight with its two buttons, at $width px',
  async (viewport) => {
    const cramped: string[] = [];
    for (const address of [
      ...['/organization/setting-notifications', `/adaptation/templates/${ids.template}`],
      ...[
        '/structure/positions/new',
        '/regulation/editor/1/edit?part=properties',
        '/organization/setting-main',
      ],
    ]) {
      const { crampedNumbers } = await firstView(viewport, address);
      cramped.push(...crampedNumbers.map((problem) => `${address} ${problem}`));
    }
    expect(cramped).toEqual([]);
  },
);

it.each([{ ...DESK }, { width: 1100, height: 800 }, PHONE])(
  '«Скачать Excel» stands with the buttons at the right edge of the table, however many lines the filters have, at $width px',
  async (viewport) => {
    const page = await adminAt(viewport);
    const gaps: Record<string, number> = {};
    for (const address of ['/employees', '/regulation/editor/list']) {
      await open(page, address);
      const button = page.getByRole('button', { name: ru('common:action.export') });
      const columns = page.getByRole('button', { name: ru('common:table.columns') });
      const [first, second] = [await button.boundingBox(), await columns.boundingBox()];
      gaps[address] = Math.round((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0));
      const middle = (box: typeof first) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(Math.abs(middle(first) - middle(second))).toBeLessThanOrEqual(2);
    }
    expect(Object.values(gaps).filter((gap) => gap < 0 || gap > 16)).toEqual([]);
  },
);

it.each([DESK, PHONE])(
  'a switch begins where the fields of its form begin, at $width px',
  async (viewport) => {
    const crooked: string[] = [];
    for (const address of WITH_SWITCHES) {
      const { crookedSwitches } = await firstView(viewport, address);
      crooked.push(...crookedSwitches.map((problem) => `${address} ${problem}`));
    }
    expect(crooked).toEqual([]);
  },
);

it.each([
  { ...DESK, rows: [3, 3, 3] },
  { ...PHONE, rows: [2, 2, 2, 2, 1] },
])('the tiles of all clients fill their rows, at $width px', async ({ rows, ...viewport }) => {
  const root = await signIn(app.url, rootAccount.email, rootAccount.password);
  const page = await enter(root, 'tiles', viewport);
  await open(page, '/back-office');
  const fleet = page.getByRole('region', { name: ru('office:fleet.title') });
  await fleet.locator('dl').waitFor();
  expect(await tileRows(fleet)).toEqual(rows);
  await page.context().close();
});

it('no errors occurred on these pages', () => {
  expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
});
