import type { ContentKind } from '@src/content/content-kind';

const view = (id: number | 'new', page = '') => `/qualification/view/${id}${page}`;

/** Qualifications, and where their pages stand: one list, whose tabs are asked for. */
export const qualificationKind: ContentKind = {
  objectType: 'qualification',
  path: '/qualification',
  words: 'qualifications',
  readerPage: 'view',
  lists: { my: '', editor: '?tab=editor', subdivision: '?tab=subdivision' },
  addresses: {
    view,
    access: (id) => view(id, '/access'),
    // A dialog over the editors' list makes a new one.
    edit: (id) => (id === 'new' ? '/qualification?tab=editor&create=1' : view(id, '/edit')),
  },
};
