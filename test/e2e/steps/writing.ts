import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '@test/helpers/browser/browser';
import { ru } from '../support/texts';
import { goTo } from './entering';
import { choose, fill, openTab, press } from './forms';
import { enterOn, skipToContent } from './keys';

export interface WrittenClause {
  level: 1 | 2 | 3;
  text: string;
}

/** The editor of the text. */
export const editorOf = (page: Page) => page.getByRole('textbox', { name: ru('regulations:editor.label') });

/** The editor reads its page a moment after a key or a click: no person types faster. */
const KEYS_READ_MS = 100;

/** Waits until the server has the typed text. */
export async function untilSaved(page: Page): Promise<void> {
  await page.waitForTimeout(KEYS_READ_MS);
  await page.getByText(/^Сохранено в \d\d:\d\d:\d\d/).waitFor();
}

/** Puts the caret at the start or the end of the line that contains `place`. */
export async function putCaret(page: Page, place: Locator, key: 'Home' | 'End' = 'End'): Promise<void> {
  await place.click();
  await page.waitForTimeout(KEYS_READ_MS);
  await page.keyboard.press(key);
}

/** Opens the page for a new regulation. */
export async function openNew(admin: Visitor): Promise<Page> {
  const { page } = admin;
  await goTo(admin, ru('navigation:regulation'));
  await openTab(page, ru('regulations:tabs.editor'));
  await press(page, ru('regulations:create.button'));
  await page.getByRole('heading', { name: ru('regulations:new.title') }).waitFor();
  return page;
}

/** Writes a regulation from an empty page: clauses by Enter, their levels by Tab. */
export async function write(admin: Visitor, name: string, clauses: readonly WrittenClause[]): Promise<void> {
  const page = await openNew(admin);
  await fill(page, ru('regulations:field.name'), name);
  await press(page, ru('regulations:new.begin'));
  await editorOf(page).click();
  let level = 1;
  for (const [index, clause] of clauses.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    if (clause.level > level) await page.keyboard.press('Tab');
    if (clause.level < level) await page.keyboard.press('Shift+Tab');
    level = clause.level;
    await page.keyboard.type(clause.text);
  }
  await untilSaved(page);
}

/** Creates a regulation and moves into its text by keyboard alone: the command is in the search, Enter continues. */
export async function startByKeyboard({ page }: Visitor, name: string): Promise<void> {
  const command = ru('search:command.regulation');
  await page.keyboard.press('Control+KeyK');
  const search = page.getByRole('dialog', { name: ru('search:title') });
  await search.waitFor();
  await page.keyboard.type(command);
  await search.getByRole('option', { name: command, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: ru('regulations:field.name') });
  // The field has the focus as soon as the page is there.
  await field.and(page.locator(':focus')).waitFor();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await editorOf(page).waitFor();
}

/** Leaves the text with Escape and publishes it by keyboard alone. */
export async function publishByKeyboard({ page }: Visitor, expected: string): Promise<void> {
  await page.keyboard.press('Escape');
  await skipToContent(page);
  const open = page.getByRole('button', { name: ru('regulations:publish.open'), exact: true });
  await enterOn(page, open.first());
  const dialog = page.getByRole('dialog', { name: ru('regulations:publish.title') });
  await enterOn(page, dialog.getByRole('button', { name: ru('regulations:publish.button') }));
  await page
    .getByText(ru('regulations:publish.done', { label: expected }))
    .first()
    .waitFor();
}

/** Drops a Word file, whose paragraphs become clauses of a new regulation. */
export async function importWord(admin: Visitor, name: string, bytes: Buffer): Promise<void> {
  const page = await openNew(admin);
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const section = page.getByRole('region', { name: ru('regulations:new.file') });
  await section.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: bytes });
  await editorOf(page).waitFor();
}

/** Replaces words in the text, as if correcting a mistake. */
export async function rewrite(admin: Visitor, before: string, after: string): Promise<void> {
  const { page } = admin;
  await openTab(page, ru('regulations:tab.edit'));
  const paragraph = editorOf(page).getByText(before);
  await putCaret(page, paragraph);
  await page.keyboard.press('Shift+Home');
  const whole = (await paragraph.textContent()) ?? '';
  await page.keyboard.type(whole.replace(before, after));
  await untilSaved(page);
}

/** Publishes the current text. */
export async function publish(
  admin: Visitor,
  expected: string,
  change?: { significance: 'major' | 'minor'; summary: string },
): Promise<void> {
  const { page } = admin;
  await press(page, ru('regulations:publish.open'));
  const dialog = page.getByRole('dialog', { name: ru('regulations:publish.title') });
  if (change) {
    await dialog.getByText(ru(`regulations:publish.${change.significance}`), { exact: true }).click();
    await fill(dialog, ru('regulations:publish.summary'), change.summary);
  }
  await press(dialog, ru('regulations:publish.button'));
  await page
    .getByText(ru('regulations:publish.done', { label: expected }))
    .first()
    .waitFor();
}

/** Assigns «Все в подразделении, срок N дней»; returns the text of the preview before saving. */
export async function assignTo(admin: Visitor, subdivision: string, days: number): Promise<string> {
  const { page } = admin;
  await openTab(page, ru('regulations:tab.access'));
  await press(page, ru('assignments:rule.add'));
  const dialog = page.getByRole('dialog', { name: ru('assignments:rule.new') });
  await choose(dialog, ru('assignments:group.subdivisions'), subdivision);
  await page.keyboard.press('Escape');
  await fill(dialog, ru('assignments:rule.dueDays'), String(days));
  const promised = dialog.getByText(/^\+\d+ нов/);
  await promised.waitFor();
  const text = (await promised.textContent()) ?? '';
  await press(dialog, ru('assignments:rule.save'));
  await dialog.waitFor({ state: 'detached' });
  return text;
}
