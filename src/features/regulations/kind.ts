import type { ContentKind } from '@src/content/content-kind';

/** Documents that people read and sign. */
export const regulationKind: ContentKind = {
  objectType: 'regulation',
  path: '/regulation',
  words: 'regulations',
};
