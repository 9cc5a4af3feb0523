import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { extractText } from 'unpdf';

/** Presses what downloads a PDF and answers the text that is in it, spaces evened out. */
export async function downloadedText(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const { text } = await extractText(bytes, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
