import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { projectPath } from '@server/config/paths';
import { pdfQr } from '@test/helpers/files/qr';

/** Clicks a PDF download button and returns its text, with normalized spaces. */
export async function downloadedText(page: Page, button: Locator): Promise<string> {
  return textOf(await downloaded(page, button));
}

/** The same, with the content of the QR code on the first page. */
export async function downloadedCode(
  page: Page,
  button: Locator,
): Promise<{ text: string; code: string | null }> {
  const file = await downloaded(page, button);
  return { text: textOf(file), code: pdfQr(readFileSync(file)) };
}

/** Clicks a download button; returns the path of the file. */
async function downloaded(page: Page, button: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return download.path();
}

function textOf(file: string): string {
  const reader = projectPath('test', 'e2e', 'support', 'files', 'pdf-text.mjs');
  return execFileSync(process.execPath, [reader, file], { encoding: 'utf8' });
}
