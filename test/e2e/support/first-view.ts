import type { Page } from 'playwright-core';
import {
  brokenWords,
  columnsOutOfSight,
  columnTitles,
  crampedNumbers,
  crookedSwitches,
  hiddenSubmits,
  panelLooks,
  sentencesInTabularFigures,
  tableHeadLooks,
  tornWords,
} from './looks';

/** Everything that is measured of a page as it opens. */
export type FirstView = Awaited<ReturnType<typeof firstViewOf>>;

/** Measures the page as it is shown, and changes nothing of it: whatever is checked, one visit is enough. */
export const firstViewOf = async (page: Page) => ({
  height: await page.evaluate(() => document.documentElement.scrollHeight),
  tornWords: await tornWords(page),
  brokenWords: await brokenWords(page),
  hiddenSubmits: await hiddenSubmits(page),
  sentencesInTabularFigures: await sentencesInTabularFigures(page),
  tableHeadLooks: await tableHeadLooks(page),
  columnTitles: await columnTitles(page),
  columnsOutOfSight: await columnsOutOfSight(page),
  panelLooks: await panelLooks(page),
  crampedNumbers: await crampedNumbers(page),
  crookedSwitches: await crookedSwitches(page),
});
