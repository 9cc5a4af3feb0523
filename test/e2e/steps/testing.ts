import type { Page } from 'playwright-core';
import type { Visitor } from '@test/helpers/browser/browser';
import { ru } from '../support/texts';
import { goTo } from './entering';
import { choose, fill, openTab, press } from './forms';
import { untilSaved } from './writing';

interface DraftedTest {
  name: string;
  /** The regulation, and words of the clause that the question is about. */
  regulation: string;
  clause: string;
}

/** Creates a test from a clause of a regulation and publishes it for a whole department. */
export async function testFromRegulation(
  admin: Visitor,
  { name, regulation, clause }: DraftedTest,
  subdivision: string,
) {
  const { page } = admin;
  await goTo(admin, ru('navigation:tests'));
  await openTab(page, ru('content:tabs.editor'));
  await press(page, ru('content:create.button'));
  await fill(page, ru('tests:field.name'), name);
  await press(page, ru('tests:new.begin'));
  await press(page, ru('tests:source.fromRegulation'));
  const dialog = page.getByRole('dialog', { name: ru('tests:source.fromRegulationTitle') });
  await choose(dialog, ru('tests:source.regulation'), regulation);
  await dialog.getByRole('checkbox', { name: new RegExp(clause) }).check();
  await press(dialog, ru('tests:source.draft', { count: 1 }));
  await dialog.waitFor({ state: 'detached' });
  await untilSaved(page);
  await press(page, ru('content:publish.open'));
  await press(page.getByRole('dialog', { name: ru('content:publish.title') }), ru('content:publish.button'));
  await page.waitForURL(/tests\/editor\/\d+\/passing/);
  await openTab(page, ru('tests:tab.access'));
  await press(page, ru('assignments:rule.add'));
  const rule = page.getByRole('dialog', { name: ru('assignments:rule.new') });
  await choose(rule, ru('assignments:group.subdivisions'), subdivision);
  await page.keyboard.press('Escape');
  await rule.getByText(/^\+\d+ нов/).waitFor();
  await press(rule, ru('assignments:rule.save'));
  await rule.waitFor({ state: 'detached' });
}

/** Answers the only question offline, and submits once the network is back. */
export async function answerOffline({ page, context }: Visitor, answer: string): Promise<void> {
  await press(page, ru('tests:start.begin'));
  const field = page.getByRole('textbox').first();
  await field.waitFor();
  await context.setOffline(true);
  await field.fill(answer);
  await page.getByText(ru('tests:run.offline', { count: 1 })).waitFor();
  await context.setOffline(false);
  await page.getByText(ru('tests:run.state.saved'), { exact: true }).waitFor();
  await press(page, ru('tests:run.finish'));
  await press(page.getByRole('dialog', { name: ru('tests:finish.title') }), ru('tests:finish.end'));
}

/** After a wrong answer opens the text to read again, up to the clause itself. */
export async function reopenSource(
  page: Page,
  { regulation, number }: { regulation: string; number: string },
): Promise<void> {
  await page.getByRole('link', { name: ru('tests:result.readAgain', { name: regulation, number }) }).click();
  await page.waitForURL(/current-version\?clause=/);
}
