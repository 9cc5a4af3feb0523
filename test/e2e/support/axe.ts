import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const violationSchema = z.object({
  id: z.string(),
  help: z.string(),
  nodes: z.array(z.object({ html: z.string(), failureSummary: z.string().optional() })),
});
type Violation = z.infer<typeof violationSchema>;

declare global {
  interface Window {
    axe?: {
      run: (root: Document | Element, options: object) => Promise<AxeResults>;
      getRules: (tags: string[]) => { ruleId: string; tags: string[] }[];
    };
  }
}

/** WCAG 2.2 AA and axe's own best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

function described({ id, help, nodes }: Violation): string {
  const places = nodes
    .slice(0, 3)
    .map(({ html, failureSummary }) => `    ${html.slice(0, 200)}\n      ${failureSummary}`);
  return `${id}: ${help} (${nodes.length})\n${places.join('\n')}`;
}

/** The rules that depend only on colors. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The violations that axe finds on the current page, a text per rule. An open dialog hides the page from assistive technology,
 * landmarks included: then only the dialog is checked.
 */
export function violationsOf(page: Page): Promise<string[]> {
  return run(page, { type: 'tag', values: TAGS });
}

/** The same for a page where only the colors have changed. */
export function colourViolationsOf(page: Page): Promise<string[]> {
  return run(page, { type: 'rule', values: COLOUR_RULES });
}

async function run(page: Page, runOnly: { type: 'tag' | 'rule'; values: string[] }): Promise<string[]> {
  // Evaluated by the debugger, to which the page's own policy does not apply.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (only) => {
    const dialog = document.querySelector('[role="dialog"][aria-modal="true"]');
    const results = await window.axe?.run(dialog ?? document, {
      runOnly: only,
      // Passed rules are not reported, and style sheets are not read again: no rule of ours needs them.
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    });
    return results?.violations ?? null;
  }, runOnly);
  if (found === null) throw new Error('axe did not run');
  return z.array(violationSchema).parse(found).map(described);
}

/** The color rules among the rules applied to every page. */
export async function colourRules(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const rules = await page.evaluate(() => window.axe?.getRules(['cat.color']) ?? []);
  return rules.filter(({ tags }) => tags.some((tag) => TAGS.includes(tag))).map(({ ruleId }) => ruleId);
}
