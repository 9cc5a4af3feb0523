import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { projectPath } from '@server/config/paths';
import { pdfQr } from '@test/helpers/qr';

/** Presses what downloads a PDF and answers the text that is in it, spaces evened out. */
export async function downloadedText(page: Page, button: Locator): Promise<string> {
  return textOf(await downloaded(page, button));
}

/** The same, and what the QR code on its first page says. */
export async function downloadedCode(
  page: Page,
  button: Locator,
): Promise<{ text: string; code: string | null }> {
  const file = await downloaded(page, button);
  return { text: textOf(file), code: pdfQr(readFileSync(file)) };
}

/** Presses what downloads a file; answers where it is. */
async function downloaded(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download.path();
}

function textOf(file: string): string {
  const reader = projectPath('test', 'e2e', 'support', 'pdf-text.mjs');
  return execFileSync(process.execPath, [reader, file], { encoding: 'utf8' });
}
