import type { Browser, Page } from 'playwright-core';
import { openBrowser, photograph, visit, type Visitor } from '@test/helpers/browser/browser';
import { type RunningApp, startApp } from '@test/helpers/built-app';
import { type Device, signIn, storageOf } from '@test/helpers/browser/device';
import { settled } from './inspection';

export interface DemoVisitors {
  /** The address of the application: known once the tests run. */
  url(): string;
  /** Opens a window for a person of the demo organization. */
  enter(name: 'admin' | 'employee'): Promise<Visitor>;
  /** Opens a window for whoever is signed in on this device. */
  enterWith(device: Device, name: string): Promise<Visitor>;
  /** Opens a page, and waits until it has loaded. */
  open(page: Page, address: string): Promise<void>;
}

/**
 * Starts the built application with its demo organization, and a browser, for the tests of one file; afterwards every window is
 * photographed under `pictures`.
 */
export function useDemoVisitors(pictures: string): DemoVisitors {
  let app: RunningApp;
  let browser: Browser;
  const visitors: Visitor[] = [];

  beforeAll(async () => {
    app = await startApp({ DEMO: '1' });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await photograph(visitors, pictures);
    await browser?.close();
    await app?.remove();
  });

  const url = () => app.url;
  async function enterWith(device: Device, name: string): Promise<Visitor> {
    const visitor = await visit(browser, name, { storageState: storageOf(app.url, device) });
    visitors.push(visitor);
    return visitor;
  }
  return {
    url,
    enterWith,
    enter: async (name) => enterWith(await signIn(app.url, `${name}@demo.adaptika.ru`, `demo-${name}`), name),
    async open(page, address) {
      await page.goto(`${app.url}/#${address}`);
      await settled(page, address);
    },
  };
}
