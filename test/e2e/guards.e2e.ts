import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { barePages, cabinetPages } from '@src/app/routes/table';
import { withClient } from '@server/db/client';
import { openBrowser, visit } from '@test/helpers/browser';
import { ownerUrlOf, type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, signIn, storageOf } from '@test/helpers/device';
import { ask } from '@test/helpers/graphql-client';
import { addressesOf, pagePatterns } from './support/routes';
import { ru } from './support/texts';

/** Every route as each kind of caller: it ends on a page that works, where section 2 of the specification says. */
jest.setTimeout(600_000);

const DEMO = {
  employee: ['employee@demo.adaptika.ru', 'demo-employee'],
  head: ['leader@demo.adaptika.ru', 'demo-leader'],
  admin: ['admin@demo.adaptika.ru', 'demo-admin'],
} as const;
type Caller = 'guest' | keyof typeof DEMO | 'hr';

/** Addresses that not everybody is let in to, and who is; the first line that fits counts. */
const CLOSED: readonly [address: RegExp, open: readonly Caller[]][] = [
  [/^\/roles\/setting-roles\/new$/, ['admin']],
  [/^\/roles/, ['admin', 'hr']],
  [/^\/organization\/setting-/, ['admin', 'hr']],
  [/^\/employees\/(import|new|\d+\/)/, ['admin', 'hr']],
  [/^\/adaptation\/templates$/, ['admin', 'hr', 'head']],
  [/^\/adaptation\/templates\//, ['admin', 'hr']],
  [/^\/structure\/\w+\/new$/, ['admin', 'hr']],
  [/^\/(structure|statistic)/, ['admin', 'hr', 'head']],
  [/^\/regulation\/\w+\/new/, ['admin', 'hr', 'head']],
  [/^\/regulation\/\w+\/\d+\/(access|edit|history)$/, ['admin', 'hr']],
];
/** Of nobody here: for the super admin, or while nothing is paid. */
const ABSENT = /^\/(outbox|payment|no-such-page)/;
/** Theirs whoever asks. */
const ALWAYS = /^\/(ip-recovery|access-denied|no-such-page)/;

type Place = 'itself' | 'denied' | 'landing' | 'missing' | 'start';

function placeOf(address: string, caller: Caller): Place {
  const isGuest = caller === 'guest';
  if (address.startsWith('/lending')) return isGuest ? 'itself' : 'start';
  if (isGuest && !ALWAYS.test(address)) return 'landing';
  if (ABSENT.test(address)) return 'missing';
  const closed = CLOSED.find(([pattern]) => pattern.test(address));
  return closed && !closed[1].includes(caller) ? 'denied' : 'itself';
}

const PATHS: Record<Exclude<Place, 'itself' | 'missing'>, string> = {
  denied: '/access-denied',
  landing: '/lending',
  start: '/organization',
};

const list = z.object({ items: z.array(z.object({ id: z.number() })) });
const idsSchema = z.object({
  positions: list,
  subdivisions: list,
  users: list,
  roles: list,
  regulationStructures: list,
  history: z.object({ items: z.array(z.object({ id: z.string() })) }),
  adaptationTemplates: z.array(z.object({ id: z.number() })),
});
const ownSchema = z.object({
  regulations: list,
  initApp: z.object({ user: z.object({ id: z.number() }) }),
});

let app: RunningApp;
let browser: Browser;
const devices: Partial<Record<Caller, Device>> = {};
const ids: Record<string, string> = {};

beforeAll(async () => {
  app = await startApp({ DEMO: '1' });
  browser = await openBrowser();
  for (const caller of ['employee', 'head', 'admin'] as const) {
    const [email, password] = DEMO[caller];
    devices[caller] = await signIn(app.url, email, password);
  }
  const found = await ask(
    app.url,
    devices.admin?.token ?? '',
    idsSchema,
    `{ positions(pageSize: 1) { items { id } } subdivisions(pageSize: 1) { items { id } } users(pageSize: 1) { items { id } }
       roles { items { id } } regulationStructures(pageSize: 1) { items { id } } history(pageSize: 1) { items { id } }
       adaptationTemplates { id } }`,
  );
  const own = await ask(
    app.url,
    devices.employee?.token ?? '',
    ownSchema,
    '{ regulations(scope: my, pageSize: 1) { items { id } } initApp { user { id } } }',
  );
  const first = ({ items }: { items: { id: number | string }[] }) => String(items[0]?.id);
  Object.assign(ids, {
    '/structure/positions': first(found.positions),
    '/structure/employees': first(found.subdivisions),
    '/structure/regulations': first(found.regulationStructures),
    '/organization/history': first(found.history),
    '/roles/setting-roles': first(found.roles),
    '/roles/setting-notifications': first(found.roles),
    '/employees': first(found.users),
    // Their own plan: everybody of those who walk may see it.
    '/adaptation': String(own.initApp.user.id),
    '/adaptation/templates': first({ items: found.adaptationTemplates }),
    '/regulation/:tabName': first(own.regulations),
  });
});
afterAll(async () => {
  await browser?.close();
  await app?.remove();
});

function valuesOf(pattern: string, name: string): readonly string[] {
  if (name === 'action') return ['reg'];
  if (name === 'kind') return ['assigned'];
  if (name === 'importId') return [];
  if (name === 'tabName') return ['my'];
  const section = pattern
    .slice(0, pattern.indexOf('/:id'))
    .replace(/^\/regulation\/my$/, '/regulation/:tabName');
  const known = ids[section];
  if (!known) throw new Error(`${pattern}: a test must say what its ${name} can be`);
  return [known];
}

const addresses = () => [
  ...pagePatterns([...barePages, ...cabinetPages]).flatMap((pattern) => addressesOf(pattern, valuesOf)),
  '/no-such-page',
];

/** The page is there, and nothing of it is still on its way. */
async function settled(page: Page, address: string): Promise<void> {
  let since = Date.now();
  for (const deadline = Date.now() + 20_000; Date.now() - since < 150;) {
    const isThere = await page.evaluate(
      () =>
        document.querySelector('h1') && !document.querySelector('.MuiSkeleton-root, main [aria-busy="true"]'),
    );
    if (!isThere) since = Date.now();
    if (Date.now() > deadline) throw new Error(`${address} does not come to rest`);
    await page.waitForTimeout(30);
  }
}

const pathOf = (page: Page) => new URL(page.url()).hash.slice(1).split('?')[0] ?? '';

/** What is wrong with where a visit has ended. */
async function problemOf(page: Page, address: string, place: Place): Promise<string | null> {
  const [wanted] = (place === 'itself' || place === 'missing' ? address : PATHS[place]).split('?');
  const headings = (await page.locator('h1').allInnerTexts()).join(' / ');
  const title = await page.title();
  const at = `${address} ended at ${pathOf(page)}, «${headings}», titled «${title}»`;
  // A page that only leads on to its first part stays below its own address.
  if (!pathOf(page).startsWith(wanted ?? '')) return at;
  const isMissing = headings.includes(ru('common:error.missingTitle'));
  const isBroken = [ru('common:error.brokenTitle'), ru('common:error.staleTitle')].some((text) =>
    headings.includes(text),
  );
  if (isBroken || isMissing !== (place === 'missing')) return at;
  if (!title.endsWith(` - ${ru('common:siteName')}`)) return at;
  const absent = await page.getByText(ru('common:error.absentTitle')).count();
  return absent > 0 ? `${address}: something on it is not there` : null;
}

/** Walks all addresses in one tab, as people do, and answers what is wrong and what each page is titled. */
async function walk(caller: Caller) {
  const { page, context, failures } = await visit(browser, caller, {
    storageState: storageOf(app.url, devices[caller] ?? null),
  });
  const problems: string[] = [];
  const titles = new Map<string, Set<string>>();
  await page.goto(app.url);
  await page.locator('h1').first().waitFor();
  for (const address of addresses()) {
    // A visitor's pages and the cabinet's are programs of their own: each begins anew, as a link in a letter does.
    if (caller === 'guest') await page.goto('about:blank');
    await page.goto(`${app.url}/#${address}`);
    await settled(page, address);
    const place = placeOf(address, caller);
    const problem = await problemOf(page, address, place);
    if (problem) problems.push(problem);
    if (place === 'itself') {
      const title = await page.title();
      titles.set(title, (titles.get(title) ?? new Set()).add(pathOf(page)));
    }
  }
  await context.close();
  return { problems: [...problems, ...failures], titles };
}

/** One page at two addresses: the profile; a list and what of it is open at first; a picker of what is counted. */
const SAME: readonly RegExp[] = [
  /^\/(organization\/)?profile$/,
  /^\/roles\/setting-(roles|notifications)/,
  /^\/employees\/\d+/,
  /^\/lending/,
];

it.each(['guest', 'employee', 'head', 'admin'] as const)(
  '%s: every route ends on a page that works, at the place that the specification names',
  async (caller) => {
    const { problems, titles } = await walk(caller);
    expect(problems).toEqual([]);
    const shared = [...titles].filter(
      ([, at]) => at.size > 1 && !SAME.some((pattern) => [...at].every((path) => pattern.test(path))),
    );
    expect(shared.map(([title, at]) => `${title}: ${[...at].join(', ')}`)).toEqual([]);
  },
);

it('HR, who is no administrator: the same', async () => {
  const [email, password] = DEMO.admin;
  await withClient(await ownerUrlOf(app), 'test', (client) =>
    client.query('update users set is_admin = false where email = $1', [email]),
  );
  devices.hr = await signIn(app.url, email, password);
  expect((await walk('hr')).problems).toEqual([]);
});
