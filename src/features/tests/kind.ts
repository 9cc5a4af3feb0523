import type { ContentKind } from '@src/content/content-kind';

/** Tests and the addresses of their pages. */
export const testKind: ContentKind = {
  objectType: 'test',
  path: '/tests',
  words: 'tests',
  readerPage: 'passing',
  idParam: 'testId',
  addresses: {
    access: (id) => `/tests/edit?testId=${id}`,
    edit: (id) => (id === 'new' ? '/tests/edit' : `/tests/editor?testId=${id}`),
  },
};
