import { openBrowser, visit } from '@test/helpers/browser/browser';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import type { Figure } from '../../figures';
import { bytesByPart, encodedSize } from './page-scripts';
import type { World } from '../../world';

const PHONE = { width: 390, height: 844 };
const QUIET_MS = 1_000;
/** Parts smaller than this many kB are combined into one. */
const MIN_LISTED_KB = 2;

const PAGES = [
  { route: '/regulation/my/list', name: 'regulations' },
  { route: '/employees', name: 'employees' },
];

/** «react-dom 65, react-router 30, …»: the breakdown of a page's kB. */
function sizesByPart(parts: ReadonlyMap<string, number> | null): string {
  if (!parts) return 'by package: npm run build -- --map';
  const sorted = [...parts].map(([part, bytes]) => ({ part, kB: bytes / 1000 })).sort((a, b) => b.kB - a.kB);
  const rest = sorted.filter(({ kB }) => kB < MIN_LISTED_KB).reduce((sum, { kB }) => sum + kB, 0);
  const named = sorted
    .filter(({ kB }) => kB >= MIN_LISTED_KB)
    .map(({ part, kB }) => `${part} ${kB.toFixed(1)}`);
  return [...named, `others ${rest.toFixed(1)}`].join(', ');
}

/** Measures how much JavaScript a new phone loads for a list page, and its breakdown. */
export async function measurePages(world: World): Promise<Figure[]> {
  const { url } = world.app;
  const device = await deviceOf(url, world.adminToken);
  const browser = await openBrowser();
  const figures: Figure[] = [];
  for (const { route, name } of PAGES) {
    const { page, context } = await visit(browser, 'phone', {
      storageState: storageOf(url, device),
      viewport: PHONE,
    });
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url());
    });
    await page.goto(`${url}/#${route}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    await context.close();
    const kilobytes = (encoding: 'brotli' | 'gzip') =>
      [...scripts].reduce((sum, script) => sum + encodedSize(script, encoding), 0) / 1000;
    figures.push({
      name: `${name} on a phone: JavaScript that a browser loads`,
      value: kilobytes('brotli'),
      unit: 'kB',
      bar: { kind: 'max', value: 240 },
      note: `gzip ${kilobytes('gzip').toFixed(0)} kB; ${sizesByPart(bytesByPart([...scripts]))}`,
    });
  }
  await browser.close();
  return figures;
}
