import type { Visitor } from '@test/helpers/browser/browser';
import { ru } from '../support/texts';
import { goTo } from './entering';
import { fill, press } from './forms';

/** A visitor of the landing page explores the demo, where nothing is saved, and continues to the registration. */
export async function tryDemo(director: Visitor, url: string): Promise<void> {
  const { page } = director;
  await page.goto(url);
  await press(page, ru('auth:landing.demo'));
  await page.getByText(ru('navigation:demo.text')).waitFor();
  await goTo(director, ru('navigation:structure'));
  await page.getByRole('treeitem').first().waitFor();
  await press(page, ru('structure:action.addPosition'));
  await fill(page, ru('structure:position.name'), 'Проба');
  await press(page, ru('common:action.create'));
  await page.getByText(ru('errors:access.demo')).first().waitFor();
  await page.goto(`${url}/#/organization`);
  await press(page, ru('navigation:demo.register'));
  await page.getByRole('dialog', { name: ru('auth:modal.register') }).waitFor();
  await page.keyboard.press('Escape');
}
