import type { Browser, Page } from 'playwright-core';
import { visit } from '@test/helpers/browser/browser';
import { type Device, storageOf } from '@test/helpers/browser/device';
import { colourViolationsOf, violationsOf } from './axe';
import { offeredChanges } from './edit-mode';
import { rawKeys, sidewaysWidth, smallTargets, invisibleFocus } from './measures';
import { en, keyBranches, ru } from './texts';

/** How a page is shown. */
export interface Look {
  readonly lang: 'ru' | 'en-us';
  readonly isDark: boolean;
}

const nameOf = ({ lang, isDark }: Look) => `${lang}, ${isDark ? 'dark' : 'light'}`;

const QUIET_MS = 400;
/** The wait after a change of the window size or the theme. */
const LOOK_CHANGE_MS = 150;
const DESK = { width: 1440, height: 900 };
/** The width of a phone, and what 400 % zoom leaves of a window (WCAG 1.4.10). */
const NARROW_WIDTHS = [390, 320];
const BRANCHES = keyBranches();
const TOGGLE = [ru, en]
  .flatMap((text) => ['toDark', 'toLight'].map((key) => `[aria-label="${text(`navigation:theme.${key}`)}"]`))
  .join();

/** Waits until the page is there, and nothing of it has been loading for this long. */
export async function settled(page: Page, address: string, quiet = QUIET_MS): Promise<void> {
  if (/\/reg$|modal=/.test(address)) await page.getByRole('dialog').waitFor();
  let since = Date.now();
  for (const deadline = Date.now() + 20_000; Date.now() - since < quiet;) {
    const isThere = await page
      .evaluate(
        () =>
          // A page or a panel that waits for one of its parts is in the DOM, but hidden by React.
          [...document.querySelectorAll('main h1')].some((heading) => heading.checkVisibility()) &&
          !document.querySelector(
            '.MuiSkeleton-root, [aria-busy="true"], [style*="display: none !important"]',
          ),
      )
      // The page is being reloaded: the workspace has changed.
      .catch(() => false);
    if (!isThere) since = Date.now();
    if (Date.now() > deadline) throw new Error(`${address} does not come to rest`);
    await page.waitForTimeout(50);
  }
}

/** Sets theme and language on the current page, as another tab of the same person would. */
export async function setLook(page: Page, look: Look, isEdit = true): Promise<void> {
  await page.evaluate(
    (chosen) => {
      const key = 'persist:adaptika';
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      const settings = JSON.stringify({ ...chosen, isSidebarShort: false });
      localStorage.setItem(key, JSON.stringify(Object.assign({}, kept, { settings })));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    { ...look, isEdit },
  );
  const background = look.isDark ? 'dark' : 'light';
  await page.waitForFunction(
    ([lang, scheme]) =>
      document.documentElement.lang.startsWith(lang) &&
      getComputedStyle(document.documentElement).colorScheme.includes(scheme),
    [look.lang.slice(0, 2), background] as const,
  );
  // Transitions finish within some frames.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.waitForFunction(
    () => !document.getAnimations().some(({ playState }) => playState === 'running'),
  );
}

/**
 * Everything of the page that non-color rules check: elements, names, states, positions. The theme button has a different name in
 * each theme.
 */
function shapeOf(page: Page): Promise<string> {
  return page.evaluate((toggle) => {
    const look = /^(class|style|id|d|fill|stroke)$/;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest(toggle))
      .map((element) => {
        const described = [...element.attributes].filter(({ name }) => !look.test(name));
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x, y, width, height].map((number) => number.toFixed()).join();
        return `${element.tagName} ${described.map(({ name, value }) => `${name}=${value}`).join()} ${place}`;
      })
      .join('\n');
  }, TOGGLE);
}

/** The violations that axe finds on the page; violations found during a transition are checked again. */
async function violationsAtRest(page: Page, address: string, quiet = QUIET_MS): Promise<string[]> {
  const heading = () => page.evaluate(() => document.querySelector('main h1')?.textContent);
  for (let looks = 1; ; looks += 1) {
    await settled(page, address, quiet);
    const before = await heading();
    const violations = await violationsOf(page);
    const isSame = (await heading()) === before;
    if (looks === 5 || (isSame && (violations.length === 0 || looks >= 3))) return violations;
  }
}

/**
 * The violations in the other theme. A theme may change only colors, so that the color rules are sufficient; a page with other
 * differences is checked in full.
 */
async function violationsInOtherTheme(page: Page, address: string, shape: string): Promise<string[]> {
  const isSame = (await shapeOf(page)) === shape;
  const found = isSame ? await colourViolationsOf(page) : await violationsOf(page);
  if (!found.length) return found;
  // The page may have been caught while rendering.
  return violationsAtRest(page, address);
}

/** Targets that are too small, elements without a focus indicator, and content wider than a narrow window. */
async function layoutProblems(page: Page, address: string, seen: Set<string>): Promise<string[]> {
  const problems = [...(await smallTargets(page)), ...(await invisibleFocus(page, seen))];
  problems.push(...(await rawKeys(page, BRANCHES)).map((key) => `shows the key ${key}`));
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page, address, LOOK_CHANGE_MS);
    const taken = await sidewaysWidth(page, width);
    if (taken > width) problems.push(`takes ${taken} px of a window of ${width}`);
  }
  await page.setViewportSize(DESK);
  return problems;
}

/** The changes that the page offers outside edit mode. */
async function changesOutsideEditMode(page: Page, look: Look): Promise<string[]> {
  await setLook(page, look, false);
  const offered = await offeredChanges(page);
  await setLook(page, look);
  return offered.map((name) => `offers «${name}» outside edit mode`);
}

/** The findings of an inspection over addresses. */
export interface Inspection {
  readonly problems: string[];
  /** The addresses of pages that offer changes in edit mode. */
  readonly changeable: ReadonlySet<string>;
  /** Title of the browser's tab → the addresses of the pages that have it. */
  readonly titles: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The number of pages inspected in parallel: one is rendered while axe runs on the other. */
const PARALLEL_PAGES = 2;

/**
 * Inspects each address in one language with both themes, then in the other language with both; measures it, and reads its title.
 */
export async function inspect(
  browser: Browser,
  url: string,
  device: Device | null,
  addresses: readonly string[],
): Promise<Inspection> {
  const seen = new Set<string>();
  const titles = new Map<string, Set<string>>();
  const changeable = new Set<string>();
  const shares = Array.from({ length: PARALLEL_PAGES }, (_, share) =>
    addresses.filter((_address, index) => index % PARALLEL_PAGES === share),
  );
  const walks = await Promise.all(
    shares.map(async (share) => {
      const { page, context, failures } = await visit(browser, 'axe', {
        storageState: storageOf(url, device),
      });
      await page.goto(url);
      if (device) await page.locator('nav').first().waitFor({ state: 'attached' });
      const problems = await walk(page, url, share, { seen, titles, changeable });
      await context.close();
      return [...problems, ...failures];
    }),
  );
  return { problems: walks.flat(), titles, changeable };
}

/** The state shared by two parallel inspections: focus rings already checked, and what was read of the pages. */
interface SharedState {
  seen: Set<string>;
  changeable: Set<string>;
  titles: Map<string, Set<string>>;
}

async function walk(
  page: Page,
  url: string,
  addresses: readonly string[],
  { seen, titles, changeable }: SharedState,
): Promise<string[]> {
  const problems: string[] = [];
  let look: Look = { lang: 'ru', isDark: false };
  for (const address of addresses) {
    await page.goto(`${url}/#${address}`);
    await settled(page, address);
    const found: string[] = [];
    const note = (violations: readonly string[]) =>
      found.push(...violations.map((violation) => `${nameOf(look)}: ${violation}`));
    const choose = async (changed: Partial<Look>) => {
      look = { ...look, ...changed };
      await setLook(page, look);
    };
    const read = async () => {
      found.push(...(await layoutProblems(page, address, seen)));
      // Read last: on a busy machine the previous page is still shown, idle, while this one is loading.
      const title = await page.title();
      titles.set(title, (titles.get(title) ?? new Set()).add(page.url()));
      if ((await offeredChanges(page)).length === 0) return;
      changeable.add(address);
      found.push(...(await changesOutsideEditMode(page, look)));
    };
    // Each page starts in the look in which the previous one ended: light, in Russian or in English.
    const isFirstRussian = look.lang === 'ru';
    if (isFirstRussian) await read();
    note(await violationsAtRest(page, address, LOOK_CHANGE_MS));
    const shape = await shapeOf(page);
    await choose({ isDark: !look.isDark });
    note(await violationsInOtherTheme(page, address, shape));
    await choose({ lang: look.lang === 'ru' ? 'en-us' : 'ru' });
    note(await violationsAtRest(page, address, LOOK_CHANGE_MS));
    const translatedShape = await shapeOf(page);
    await choose({ isDark: !look.isDark });
    note(await violationsInOtherTheme(page, address, translatedShape));
    if (!isFirstRussian) await read();
    if (!page.url().includes(`#${address.split('?')[0]}`)) found.push(`led to ${page.url()}`);
    problems.push(...found.map((problem) => `${address} ${problem}`));
  }
  return problems;
}
