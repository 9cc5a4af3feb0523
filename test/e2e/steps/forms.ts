import type { Locator, Page } from 'playwright-core';

type Place = Page | Locator;

/** Types into the field with that label. */
export async function fill(place: Place, label: string | RegExp, text: string): Promise<void> {
  await place.getByRole('textbox', { name: label }).first().fill(text);
}

/** Chooses one of many by typing, as people do; what the form has already filled in is left. */
export async function choose(place: Place, label: string | RegExp, option: string): Promise<void> {
  const field = place.getByRole('combobox', { name: label }).first();
  await field.click();
  if ((await field.inputValue()) === option) return;
  // The list hangs on the page itself, not in the form.
  const page = 'page' in place ? place.page() : place;
  const found = page.getByRole('option', { name: option }).first();
  await field.fill(option);
  // A list that is drawn anew under the pointer is asked for once more, as people do.
  const isChosen = await found.click({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (isChosen) return;
  await field.fill('');
  await field.fill(option);
  await found.click();
}

/** Presses a button, or a link that looks like one, by its whole name. */
export async function press(place: Place, name: string | RegExp): Promise<void> {
  const options = { name, exact: typeof name === 'string' };
  await place.getByRole('button', options).or(place.getByRole('link', options)).first().click();
}

/** Opens one of a page's tabs, which are links of a navigation. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
}

/** Saves by `act` and waits until the page has said so: of this time, not still of an earlier one. */
export async function saved(page: Page, said: string, act: () => Promise<void>): Promise<void> {
  const message = page.getByText(said, { exact: true }).first();
  await message.waitFor({ state: 'detached' });
  await act();
  await message.waitFor();
}
