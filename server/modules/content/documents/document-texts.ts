import type { Lang } from '@server/graphql/context';
import { documentText } from '@server/texts';

type Key = Parameters<typeof documentText>[1];
type Params = Record<string, string | number>;

/** Returns the texts of documents in one language. */
export function documentTexts(lang: Lang): (key: Key, params?: Params) => string {
  return (key, params) => documentText(lang, key, params);
}
