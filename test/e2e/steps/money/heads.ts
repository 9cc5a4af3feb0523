import type { Page } from 'playwright-core';
import { ru } from '../../support/texts';
import { choose, fill, press } from '../forms';
import { type Cast, open } from './cast';

const OWN_ROLE = 'Статистика своей пекарни';

/** A head, as the page names them, and the subdivision whose statistics they read. */
interface Head {
  name: string;
  subdivision: string;
}

const readsStatistics = (page: Page) =>
  page.getByRole('checkbox', {
    name: `${ru('enums:rightAreas.statistics')}: ${ru('roles:flag.read')}`,
    exact: true,
  });

/** The role of all heads loses its right to the statistics of everybody. */
async function narrowRole(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Руководитель/ }).click();
  await page.waitForURL(/#\/roles\/setting-roles\/\d+/);
  await readsStatistics(page).uncheck();
  await press(page, ru('common:action.save'));
  await press(page.getByRole('dialog'), ru('common:action.save'));
  await page.getByText(ru('common:saved')).first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function createOwnRole(page: Page): Promise<void> {
  await press(page, ru('roles:settings.add'));
  await page.waitForURL(/#\/roles\/setting-roles\/new/);
  // The form of the new role has replaced that of the other one.
  await page.getByRole('button', { name: ru('common:action.create'), exact: true }).waitFor();
  await fill(page, ru('roles:settings.name'), OWN_ROLE);
  await readsStatistics(page).check();
  await press(page, ru('common:action.create'));
  await page.waitForURL(/#\/roles\/setting-roles\/\d+$/);
}

async function grantOwnRole(page: Page, { name, subdivision }: Head): Promise<void> {
  await page.getByRole('searchbox', { name: ru('roles:people.search') }).fill(name);
  await page.getByRole('gridcell', { name }).first().click();
  const panel = page.getByRole('dialog', { name });
  await press(panel, ru('roles:people.grant'));
  const dialog = page.getByRole('dialog', { name: ru('roles:grant.title', { count: 1 }) });
  await choose(dialog, ru('roles:grant.role'), OWN_ROLE);
  await choose(dialog, ru('roles:grant.scope'), subdivision);
  await press(dialog, ru('roles:grant.submit'));
  await dialog.waitFor({ state: 'detached' });
  await panel
    .getByText(`${ru('roles:source.personal')} · ${subdivision}`)
    .first()
    .waitFor();
  await press(panel, ru('common:action.close'));
  await panel.waitFor({ state: 'detached' });
}

/** The director gives each head the statistics of their own subdivision only, on the pages of roles. */
export async function scopeHeads(cast: Cast, heads: readonly Head[]): Promise<void> {
  const { page } = cast.director;
  await open(cast, cast.director, '/roles/setting-roles');
  await narrowRole(page);
  await createOwnRole(page);
  await open(cast, cast.director, '/roles/purpose-roles');
  for (const head of heads) await grantOwnRole(page, head);
}
