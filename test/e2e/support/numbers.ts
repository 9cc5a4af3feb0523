import type { Page } from 'playwright-core';
import { ru } from './texts';

// Reading the numbers that a page shows.

/** The first number of a text; digits may be grouped by spaces. */
export const numberIn = (text: string | null) =>
  Number((/\d[\d\s]*/.exec(text ?? '')?.[0] ?? 'none').replaceAll(/\s/g, ''));

/** The number beside a link with a given name, before or after it. */
export async function linked(page: Page, name: string): Promise<number> {
  const link = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^(\\d+\\s*)?${name}(\\s*\\d+)?$`) });
  return numberIn(await link.textContent());
}

/** The number after the name of a group on the page, once the group is shown. */
export async function countOf(page: Page, group: string): Promise<number> {
  const counted = new RegExp(`${group}\\s*(\\d+)`);
  const main = page.getByRole('main');
  await main.filter({ hasText: counted }).waitFor();
  return Number(counted.exec(await main.innerText())?.[1]);
}

/** The number of results of the page's list, or of the panel or dialog over it. */
export async function found(page: Page): Promise<number> {
  const text = page.getByText(
    new RegExp(`^${ru('common:list.found', { count: 0 }).replace('0', '[\\d\\s]+')}$`),
  );
  return numberIn(await text.last().textContent());
}
