import type { Lang } from '@server/graphql/context';
import { isEmailTextKey, emailText } from '@server/texts';

/** Returns the sample value of a variable for a preview or a test. */
export function sampleOf(variable: string, lang: Lang): string {
  const key = `sample.${variable}`;
  return isEmailTextKey(key) ? emailText(lang, key) : '';
}
