import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { projectRoot } from '@server/config/paths';
import { type Device, storageOf } from './device';

/** A person's own browser: a context with its storage, and the page in it. Its errors are collected. */
export interface Visitor {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page's scripts and violations of its content security policy. */
  readonly failures: string[];
}

export type VisitorOptions = Pick<
  BrowserContextOptions,
  'locale' | 'colorScheme' | 'viewport' | 'storageState' | 'hasTouch' | 'isMobile'
>;

/** Long enough for a busy machine with two cores; an idle one needs a thirtieth of it. */
const ACTION_TIMEOUT_MS = 25_000;
const screenshots = join(projectRoot, 'test-results', 'screenshots');

/** Starts the Chromium found by the setup. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH;
  return chromium.launch({
    executablePath,
    // Containers run as root and have little shared memory.
    args: ['--no-sandbox', '--no-zygote', '--disable-gpu', '--disable-dev-shm-usage'],
  });
}

/** A new person at a separate computer, Russian unless specified otherwise. */
export async function visit(browser: Browser, name: string, options: VisitorOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
    ...options,
  });
  context.setDefaultTimeout(ACTION_TIMEOUT_MS);
  return openPage(context, name);
}

/** The person signed in on the device, at the start page of their workspace. */
export async function visitAs(browser: Browser, url: string, device: Device, name: string): Promise<Visitor> {
  const visitor = await visit(browser, name, { storageState: storageOf(url, device) });
  await visitor.page.goto(url);
  return visitor;
}

/** Opens one more window of the same person. */
export function anotherWindow(visitor: Visitor, name: string): Promise<Visitor> {
  return openPage(visitor.context, name);
}

async function openPage(context: BrowserContext, name: string): Promise<Visitor> {
  const page = await context.newPage();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(`${name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted|Error/i.test(message.text())) {
      const { url, lineNumber, columnNumber } = message.location();
      failures.push(`${name}: ${message.text()} (${url}:${lineNumber}:${columnNumber})`);
    }
  });
  return { name, context, page, failures };
}

declare global {
  /** Set by `browser-environment.cjs`. */
  var hasFailedTest: boolean | undefined;
}

/** Takes screenshots of the people's pages. */
export async function takeScreenshots(visitors: readonly Visitor[], label: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  for (const { name, page } of visitors) {
    const path = join(screenshots, `${label}-${name}.png`);
    await page.screenshot({ path, fullPage: true }).catch(() => undefined);
  }
}

/** The same when a test of the file has failed, or the run was asked for screenshots: nobody looks at others. */
export async function photograph(visitors: readonly Visitor[], label: string): Promise<void> {
  const isLookedAt = globalThis.hasFailedTest === true || process.env.ADAPTIKA_SCREENSHOTS === '1';
  if (isLookedAt) await takeScreenshots(visitors, label);
}
