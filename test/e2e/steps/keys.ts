import type { Locator, Page } from 'playwright-core';
import { ru } from '../support/texts';

/** A path with more controls than this before the target is unacceptable. */
const MAX_STOPS = 90;

async function goTo(page: Page, key: string, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not come to ${String(target)}`);
}

/** Presses Tab until the control has the focus, like a person without a mouse. Throws when Tab never reaches it. */
export const tabTo = (page: Page, target: Locator): Promise<void> => goTo(page, 'Tab', target);

/** The same with the down arrow within a tree or a menu, which is one Tab stop. */
export const arrowTo = (page: Page, target: Locator): Promise<void> => goTo(page, 'ArrowDown', target);

/** Reaches the control with Tab and presses Enter. */
export async function enterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Reaches the field with Tab and types. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Skips the menu and the top bar with the skip-to-content button, as keyboard users do. */
export const skipToContent = (page: Page): Promise<void> =>
  enterOn(page, page.getByRole('button', { name: ru('navigation:skip') }));

/** Types a search text into a field with choices and selects the match. */
export async function pickByKeyboard(page: Page, field: Locator, text: string): Promise<void> {
  await typeInto(page, field, text);
  await page.getByRole('option', { name: text }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
