import type { Lang } from '@server/graphql/context';
import { isLetterKey, letterText } from '@server/texts';

/** What a preview and a test put in place of a variable. */
export function sampleOf(variable: string, lang: Lang): string {
  const key = `sample.${variable}`;
  return isLetterKey(key) ? letterText(lang, key) : '';
}
