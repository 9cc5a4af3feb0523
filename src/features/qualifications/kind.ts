import type { ContentKind } from '@src/content/content-kind';

const view = (id: number | 'new', page = '') => `/qualification/view/${id}${page}`;

/** Qualifications and the addresses of their pages: one list page, whose tab is in the query. */
export const qualificationKind: ContentKind = {
  objectType: 'qualification',
  path: '/qualification',
  words: 'qualifications',
  readerPage: 'view',
  lists: { my: '', editor: '?tab=editor', subdivision: '?tab=subdivision' },
  addresses: {
    view,
    access: (id) => view(id, '/access'),
    // A new one is created in a dialog over the editors' list.
    edit: (id) => (id === 'new' ? '/qualification?tab=editor&create=1' : view(id, '/edit')),
  },
};
