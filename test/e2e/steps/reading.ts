import type { Page } from 'playwright-core';
import type { Visitor } from '@test/helpers/browser/browser';
import { eventually } from '../support/eventually';
import { photographEveryLook } from '../support/photographs';
import { ru } from '../support/texts';
import { goTo } from './entering';
import { openTab, press } from './forms';

/** The number beside a menu entry, such as «Регламенты», or '' if there is none. */
export async function waitingCount({ page }: Visitor, entryKey = 'navigation:regulation'): Promise<string> {
  const menu = page.getByRole('navigation', { name: ru('navigation:menu') });
  const entry = menu.getByRole('link', { name: new RegExp(`^${ru(entryKey)}`) });
  // The number at the end; before it are the name and the screen reader text.
  return /\d+$/.exec((await entry.textContent()) ?? '')?.[0] ?? '';
}

/** Opens a regulation from one's own list. */
export async function openOwnRegulation(visitor: Visitor, name: string): Promise<void> {
  const { page } = visitor;
  await goTo(visitor, ru('navigation:regulation'));
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  await page.getByRole('region', { name: ru('regulations:sign.region') }).waitFor();
}

/** Reads for the required time, agrees, signs, and gets a receipt. */
export async function sign({ page }: Visitor): Promise<void> {
  const bar = page.getByRole('region', { name: ru('regulations:sign.region') });
  await page.mouse.move(600, 400);
  await bar.getByRole('checkbox', { name: ru('regulations:sign.agree') }).check();
  const button = bar.getByRole('button', { name: ru('regulations:sign.button') });
  await button.click({ timeout: 60_000 });
  await page.getByText(ru('regulations:receipt.signed')).first().waitFor();
}

/** Opens the history of the current regulation. */
export async function openHistory({ page }: Visitor): Promise<void> {
  await openTab(page, ru('regulations:tab.history'));
  await page.getByRole('region', { name: ru('regulations:integrity.title') }).waitFor();
}

/** Recomputes the chain of evidence; returns the text of the card. */
export async function checkIntegrity({ page }: Visitor): Promise<string> {
  const card = page.getByRole('region', { name: ru('regulations:integrity.title') });
  await press(card, ru('regulations:integrity.button'));
  const verdict = card.getByRole('heading').filter({ hasText: /Цепочка/ });
  await verdict.waitFor();
  return (await card.textContent()) ?? '';
}

/** Agrees once the text has been read, and signs. */
export async function signOnPhone(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: ru('regulations:sign.region') });
  await bar.getByRole('checkbox', { name: ru('regulations:sign.agree') }).check({ timeout: 60_000 });
  await press(bar, ru('regulations:sign.button'));
  await page.getByRole('status', { name: ru('regulations:receipt.region') }).waitFor();
}

/** Rehearses the signature of the shown regulation to its end; `answer` answers its questions. */
export async function rehearse(page: Page, answer: () => Promise<void> = async () => {}): Promise<void> {
  await page.getByText(ru('regulations:rehearsal.note')).waitFor();
  await press(page, ru('regulations:rehearsal.skip'));
  await answer();
  await page.getByRole('checkbox', { name: ru('regulations:sign.agree') }).check();
  await press(page, ru('regulations:sign.button'));
  const result = page.getByRole('status', { name: ru('regulations:rehearsal.region') });
  await result.getByText(ru('regulations:rehearsal.nothing')).waitFor();
}

/** Goes the whole way of an employee in the open regulation; afterwards its one signature is still the only one. */
export async function rehearseSignature(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await openTab(page, ru('regulations:tab.currentVersion'));
  await press(page, ru('regulations:rehearsal.start'));
  await rehearse(page);
  await photographEveryLook(visitor, 'moment-5-rehearsal');
  await openTab(page, ru('regulations:tab.history'));
  await eventually(() => page.getByRole('button', { name: ru('regulations:history.evidence') }).count(), 1);
}
