import type { Locator, Page } from 'playwright-core';

type Place = Page | Locator;

/** Types into the field with that label. */
export async function fill(place: Place, label: string | RegExp, text: string): Promise<void> {
  await place.getByRole('textbox', { name: label }).first().fill(text);
}

/** Selects an option by typing, as people do; prefilled text is kept. */
export async function choose(place: Place, label: string | RegExp, option: string): Promise<void> {
  const field = place.getByRole('combobox', { name: label }).first();
  await field.click();
  if ((await field.inputValue()) === option) return;
  // The list is attached to the page itself, not to the form.
  const page = 'page' in place ? place.page() : place;
  const found = page.getByRole('option', { name: option }).first();
  await field.fill(option);
  // If the list is re-rendered under the pointer, the click is repeated, as people do.
  const isChosen = await found.click({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (isChosen) return;
  await field.fill('');
  await field.fill(option);
  await found.click();
}

/** Clicks a button, or a link that looks like one, by its full name. */
export async function press(place: Place, name: string | RegExp): Promise<void> {
  const options = { name, exact: typeof name === 'string' };
  await place.getByRole('button', options).or(place.getByRole('link', options)).first().click();
}

/** Opens one of a page's tabs, which are navigation links. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
}

/** Saves with `act` and waits for a new success message, not an earlier one. */
export async function saved(page: Page, successText: string, act: () => Promise<void>): Promise<void> {
  const message = page.getByText(successText, { exact: true }).first();
  await message.waitFor({ state: 'detached' });
  await act();
  await message.waitFor();
}
