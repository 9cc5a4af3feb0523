import type { Locator, Page } from 'playwright-core';
import { ru } from '../support/texts';
import { choose, press } from './forms';

/** The number of a tile of the statistics. */
export async function tile(page: Page, name: string): Promise<number> {
  const link = page.getByRole('link', { name: new RegExp(`^${name}\\s*\\d`) });
  const text = (await link.innerText()).replaceAll(/\s/g, '');
  return Number(/\d+/.exec(text)?.[0]);
}

/** Types a day into «На дату». */
export async function typeDay(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('group', { name: ru('statistics:filter.asOf') });
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.type(typed);
}

/** A day as typed into a date field, and as stored in the address. */
export function dayFrom(now: Date, days: number): { typed: string; stored: string } {
  const stored = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { typed: stored.split('-').reverse().join(''), stored };
}

export async function closePanel(panel: Locator): Promise<void> {
  await press(panel, ru('common:action.close'));
  await panel.waitFor({ state: 'detached' });
}

/** Opens «Что, если», for these people and a last working day. */
export async function askWhatIf(page: Page, people: readonly string[], lastDay: string): Promise<Locator> {
  await press(page, ru('statistics:whatIf.open'));
  const panel = page.getByRole('dialog', { name: ru('statistics:whatIf.title') });
  await panel.getByText(ru('statistics:whatIf.choose')).waitFor();
  for (const name of people) await choose(panel, ru('statistics:whatIf.people'), name);
  // The list of people closes, the panel stays.
  await page.keyboard.press('Escape');
  await panel.getByRole('spinbutton').first().click();
  await page.keyboard.type(lastDay);
  return panel;
}
