import type { Locator, Page } from 'playwright-core';
import { ru } from '../support/texts';

/** More controls than this before the wanted one are no way for a person. */
const MAX_STOPS = 90;

async function goTo(page: Page, key: string, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${String(target)}`);
}

/** Goes on with Tab until the control has the focus, as somebody without a mouse does. Throws when Tab never comes there. */
export const tabTo = (page: Page, target: Locator): Promise<void> => goTo(page, 'Tab', target);

/** The same downwards within a tree or a menu, which Tab takes for one control. */
export const arrowTo = (page: Page, target: Locator): Promise<void> => goTo(page, 'ArrowDown', target);

/** Comes to it with Tab and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Comes to the field with Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Past the menu and the top bar by the button that leads to the content, as whoever lives by keys does. */
export const skipToContent = (page: Page): Promise<void> =>
  enterOn(page, page.getByRole('button', { name: ru('navigation:skip') }));

/** Types what is looked for into a field with choices and takes the one that is found. */
export async function pickByKeys(page: Page, field: Locator, text: string): Promise<void> {
  await typeInto(page, field, text);
  await page.getByRole('option', { name: text }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
