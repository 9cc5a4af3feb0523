import type { Browser, Page } from 'playwright-core';
import { visit } from '@test/helpers/browser/browser';
import { deviceOf, storageOf } from '@test/helpers/browser/device';
import type { World } from './world';

/** Returns a page signed in as the organization's admin, with nothing opened yet. */
export async function asAdmin(browser: Browser, world: World): Promise<Page> {
  const device = await deviceOf(world.app.url, world.adminToken);
  const storageState = storageOf(world.app.url, device);
  const { page } = await visit(browser, 'admin', { storageState });
  return page;
}
