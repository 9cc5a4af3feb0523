import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@server/config/paths';
import { faqEntryTable, type FaqEntryRow } from '@server/modules/faq/faq.tables';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';
import { avoidedWord } from '@test/helpers/avoided-words';

/** The answers that the program brings along: everybody reads them, and no file of `locales` contains them. */
let workspace: Workspace;
let entries: FaqEntryRow[];
beforeAll(async () => {
  workspace = await openWorkspace();
  entries = await workspace.system((tx) => tx.select().from(faqEntryTable));
});
afterAll(() => workspace.stop());

const LANGUAGES = ['ru', 'en-us'] as const;
type Language = (typeof LANGUAGES)[number];

function textsOf({ titleRu, titleEn, textRu, textEn, tour }: FaqEntryRow, language: Language): string[] {
  const isRussian = language === 'ru';
  const steps = tour.map((step) => (isRussian ? step.textRu : step.textEn));
  return [isRussian ? titleRu : titleEn, isRussian ? textRu : textEn, ...steps];
}

/** Every text of the pages in one language, without its placeholders and the dots of a button that opens a dialog. */
function textsOfPages(language: Language): Set<string> {
  const folder = join(projectRoot, 'locales', language);
  const texts: string[] = [];
  for (const name of readdirSync(folder)) {
    JSON.parse(readFileSync(join(folder, name), 'utf8'), (_key, value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      return value;
    });
  }
  return new Set(texts);
}

test.each(LANGUAGES)('the first answers avoid the same words as the pages do, in %s', (language) => {
  expect(entries.length).toBeGreaterThan(10);
  const found = entries.flatMap((entry) =>
    textsOf(entry, language).flatMap((text) => {
      const problem = avoidedWord(language, 'faq', 'entry', text);
      return problem ? [`${problem}: ${text}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

test.each(LANGUAGES)('every name that the first answers quote is on a page, in %s', (language) => {
  const names = textsOfPages(language);
  const quoted = entries.flatMap((entry) =>
    textsOf(entry, language).flatMap((text) =>
      [...text.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, name = '']) => name),
    ),
  );
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter((name) => !names.has(name))).toEqual([]);
});
