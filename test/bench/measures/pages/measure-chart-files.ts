import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { asAdmin } from '../../as-admin';
import type { Figure } from '../../figures';
import { POSITIONS } from '../../grow';
import type { World } from '../../world';

const SHOT_TIMEOUT_MS = 180_000;
/** The offset of the width and height in a PNG. */
const PNG_SIZE_AT = 16;
const formats = ['png', 'a4', 'a3'] as const;
const item = { png: 0, a4: 1, a3: 2 };

/** The content of the file: a picture's pixels, or a document's pages. @throws when it is neither */
function contentOf(bytes: Buffer): string {
  const size = `${(bytes.length / 1e6).toFixed(0)} MB`;
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG') {
    return `${bytes.readUInt32BE(PNG_SIZE_AT)} × ${bytes.readUInt32BE(PNG_SIZE_AT + 4)} px, ${size}`;
  }
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  if (bytes.subarray(0, 4).toString('latin1') !== '%PDF' || pages === 0)
    throw new Error('no picture, no PDF');
  return `${pages} pages, ${size}`;
}

/** Measures saving the whole expanded chart as a picture and as sheets. */
export async function measureChartFiles(browser: Browser, world: World): Promise<Figure[]> {
  const page = await asAdmin(browser, world);
  await page.goto(`${world.app.url}/#/structure/positions?view=chart`);
  await page.locator('[id^="chart-card-"]').first().waitFor();
  await page.locator('.lucide-chevrons-up-down').first().click();
  const figures: Figure[] = [];
  for (const format of formats) {
    await page.locator('button:has(.lucide-download)').click();
    const choice = page.getByRole('menuitem').nth(item[format]);
    await choice.waitFor();
    const begin = performance.now();
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: SHOT_TIMEOUT_MS }),
      choice.click(),
    ]);
    const bytes = readFileSync(await file.path());
    figures.push({
      name: `chart of ${POSITIONS} positions as a file: ${format === 'png' ? 'PNG' : `PDF, ${format.toUpperCase()}`}`,
      value: (performance.now() - begin) / 1000,
      unit: 's',
      bar: { kind: 'max', value: format === 'png' ? 10 : 30 },
      note: contentOf(bytes),
    });
  }
  await page.context().close();
  return figures;
}
