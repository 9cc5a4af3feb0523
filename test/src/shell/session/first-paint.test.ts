import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { matchRoutes } from 'react-router-dom';
import { workspacePages } from '@src/app/routes/table';
import { afterFirstPaint } from '@src/app/start/first-paint';
import pages from '@src/app/start/first-pages.json';
import { browserLanguage } from '@src/lib/languages';

/** A browser that reports its paints when `paint` is called. */
function browserThatPaints(): { paint: (name: string) => void } {
  let report = (_name: string) => {};
  class Observer {
    static readonly supportedEntryTypes = ['paint'];
    constructor(callback: (entries: { getEntriesByName: (name: string) => unknown[] }) => void) {
      report = (painted) => callback({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { PerformanceObserver: Observer });
  return { paint: (name) => report(name) };
}

async function isResolved(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the app waits until the browser has painted contents, not only a background', async () => {
  const { paint } = browserThatPaints();
  const painted = afterFirstPaint();
  paint('first-paint');
  expect(await isResolved(painted)).toBe(false);
  paint('first-contentful-paint');
  await expect(painted).resolves.toBeUndefined();
});

test('a browser that reports no paint waits one frame, and one that draws no frames a second', async () => {
  browserThatPaints();
  const afterFrame = afterFirstPaint();
  jest.advanceTimersByTime(200);
  await expect(afterFrame).resolves.toBeUndefined();
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const late = afterFirstPaint();
  jest.advanceTimersByTime(900);
  expect(await isResolved(late)).toBe(false);
  jest.advanceTimersByTime(200);
  await expect(late).resolves.toBeUndefined();
});

test('a hidden page starts at once', async () => {
  browserThatPaints();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await expect(afterFirstPaint()).resolves.toBeUndefined();
});

test.each(pages.map(({ path }) => path))('the header of %s in the HTML belongs to a real page', (path) => {
  const { load } = matchRoutes(workspacePages, path)?.at(-1)?.route ?? {};
  expect(load).toBeDefined();
});

/** The part of the HTML for each list page, in Russian, as the build writes it from the template. */
function listPages(): string {
  const [template = ''] = /<template[^]*?<\/template>/.exec(readFileSync('public/index.html', 'utf8')) ?? [];
  return pages
    .map(({ path, title, purpose, hasTabs = false, isForAdmins }) => {
      const who = isForAdmins === undefined ? 'anybody' : isForAdmins ? 'admin' : 'person';
      const page: Record<string, unknown> = { path, title, purpose, hasTabs, who, lang: 'ru' };
      return template.replaceAll(/<%= page\.(\w+) %>/g, (_all, name: string) => String(page[name]));
    })
    .join('');
}

/** The frame of the HTML once its script has run, for a person who is signed in and opens this address. */
function firstFrame(hash: string, isAdmin: boolean): Element {
  document.body.innerHTML = `<div class="first-frame">${listPages()}</div>`;
  const frame = document.querySelector('.first-frame');
  if (!frame) throw new Error('no frame');
  const auth = JSON.stringify({ token: 'token', user: { isAdmin } });
  let onRead = () => {};
  runInNewContext(readFileSync('public/boot.js', 'utf8'), {
    navigator: { languages: ['ru'] },
    localStorage: { getItem: () => JSON.stringify({ auth }) },
    document: {
      ...{ documentElement: { dataset: {} }, currentScript: { dataset: {} }, head: document.head },
      addEventListener: (_name: string, listener: () => void) => {
        onRead = listener;
      },
      createElement: () => document.createElement('link'),
      getElementById: () => ({ textContent: JSON.stringify({ always: [], pages: [] }) }),
      querySelectorAll: (selector: string) => document.querySelectorAll(selector),
    },
    location: { hash },
    performance,
    window: {},
  });
  onRead();
  return frame;
}

test.each(
  pages.map(
    ({ path, title, hasTabs = false, isForAdmins = false }) => [path, title, hasTabs, isForAdmins] as const,
  ),
)(
  '%s has its head and the outline of its list in the HTML, before the program has loaded: %s',
  (path, title, hasTabs, isForAdmins) => {
    const shown = firstFrame(`#${path}`, isForAdmins).querySelectorAll('.first-page');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.textContent).toContain(title);
    expect([...(shown[0]?.children ?? [])].slice(2).map(({ className }) => className)).toEqual([
      'first-page-tabs',
      'first-page-search',
      'first-page-list',
    ]);
    expect(shown[0]?.querySelector('[data-has]')).toHaveAttribute('data-has', String(hasTabs));
  },
);

test('another page has neither, and the outline has a size of its own and rows', () => {
  expect(firstFrame('#/roles', true).querySelector('.first-page')).toBeNull();
  const css = readFileSync('src/app/first-screen.css', 'utf8');
  expect(/\.first-page-list \{([^}]*)\}/.exec(css)?.[1]).toMatch(
    /height: \d{3}px;[^]*repeating-linear-gradient/,
  );
});

/** What the script in the page's HTML shows before the program has loaded: for a first visit, or with this stored state. */
function boot(languages: readonly string[] | undefined, kept: object | null = null) {
  const dataset: Record<string, string> = {};
  runInNewContext(readFileSync('public/boot.js', 'utf8'), {
    navigator: { languages, language: languages?.[0] ?? 'en' },
    localStorage: { getItem: () => (kept === null ? null : JSON.stringify(kept)) },
    document: { documentElement: { dataset }, currentScript: { dataset: {} } },
    location: { hash: '' },
  });
  return dataset;
}

test.each([
  [['ru-RU', 'en']],
  [['en-GB', 'ru']],
  [['de', 'en']],
  [['de', 'ru-RU', 'en']],
  [['de']],
  [['enm', 'rue']],
  [['RU']],
  [[]],
])('the first frame of a browser with %j has the language of the program', (languages) => {
  expect(boot(languages)).toMatchObject({
    lang: browserLanguage(languages),
    screen: 'landing',
    theme: 'light',
  });
});

test('the first frame has the stored language and theme; a browser without a list has its only language', () => {
  const settings = JSON.stringify({ lang: 'ru', isDark: true });
  expect(boot(['en'], { settings })).toMatchObject({ lang: 'ru', theme: 'dark' });
  expect(boot(undefined)['lang']).toBe('en-us');
});
