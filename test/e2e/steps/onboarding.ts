import type { Page } from 'playwright-core';
import type { Visitor } from '@test/helpers/browser/browser';
import { eventually } from '../support/eventually';
import { ru } from '../support/texts';
import { goTo } from './entering';
import { fill, openTab, press } from './forms';

/** Adopts the first ready onboarding plan, for the next hired person. */
export async function adoptReadyPlan(director: Visitor): Promise<void> {
  const { page } = director;
  await goTo(director, ru('navigation:adaptation'));
  await openTab(page, ru('adaptation:tab.templates'));
  await press(page, ru('adaptation:templates.fromSample'));
  const dialog = page.getByRole('dialog', { name: ru('adaptation:templates.fromSample') });
  await dialog.getByRole('button', { name: /шаг/ }).first().click();
  await page.getByRole('heading', { name: ru('adaptation:templates.steps') }).waitFor();
}

const HEADINGS = ['ФИО', 'Почта', 'Должность', 'Отдел', 'Дата приёма'];

/** Pastes one person's line into the import, up to their row, which needs no decision. */
export async function pastePerson(page: Page, cells: readonly string[]): Promise<void> {
  await fill(page, ru('imports:start.paste'), [HEADINGS, cells].map((line) => line.join('\t')).join('\n'));
  await press(page, ru('imports:start.read'));
  await page.getByText(ru('imports:columns.text', { count: 1 })).waitFor({ timeout: 60_000 });
  await press(page, ru('imports:columns.next'));
  // Nothing is new in the structure: the rows appear at once.
  await page.getByText(ru('imports:rows.fine', { count: 1 })).waitFor();
}

/** Moves through the days of the open plan with the arrows, to its end and back to the whole plan. */
export async function walkThroughDays(page: Page): Promise<void> {
  const timeline = page.getByRole('list', { name: ru('adaptation:timeline') });
  const all = await timeline.getByRole('listitem').count();
  const slider = page.getByRole('slider', { name: ru('adaptation:slider.label') });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Шагов к этому дню: \d/).waitFor();
  await eventually(async () => (await timeline.getByRole('listitem').count()) < all, true);
  await press(page, ru('adaptation:slider.whole'));
  await eventually(() => timeline.getByRole('listitem').count(), all);
}

/** Filters the open plan by the leader's steps, and marks the first one as done. */
export async function markLeaderStep(page: Page): Promise<void> {
  const timeline = page.getByRole('list', { name: ru('adaptation:timeline') });
  const button = (key: 'mark' | 'unmark') =>
    timeline.getByRole('button', { name: new RegExp(`^${ru(`adaptation:${key}`, { title: '' })}`) }).first();
  const all = await timeline.getByRole('listitem').count();
  await page.getByRole('combobox', { name: ru('adaptation:form.lane') }).click();
  await page.getByRole('option', { name: ru('adaptation:lane.leader') }).click();
  await eventually(async () => (await timeline.getByRole('listitem').count()) < all, true);
  await button('mark').click();
  await press(page.getByRole('dialog'), ru('adaptation:markDone'));
  await button('unmark').waitFor();
}
