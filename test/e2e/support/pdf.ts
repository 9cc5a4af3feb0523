import { execFileSync } from 'node:child_process';
import type { Locator, Page } from 'playwright-core';
import { projectPath } from '@server/config/paths';

/** Presses what downloads a PDF and answers the text that is in it, spaces evened out. */
export async function downloadedText(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const reader = projectPath('test', 'e2e', 'support', 'pdf-text.mjs');
  return execFileSync(process.execPath, [reader, await download.path()], { encoding: 'utf8' });
}
