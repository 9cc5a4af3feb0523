import { Award } from 'lucide-react';
import type { ContentRegistration } from '@src/app/content-registration';
import { type ContentKind, contentPath } from '@src/content/content-kind';
import type { CommentSource } from '@src/content/edit/CommentsPanel';
import type { DraftSource, EditedObject, WrittenDraft } from '@src/content/edit/draft-source';
import type { BulkSlots } from '@src/content/lists/BulkActions';
import { type EditorList, editorListCodecs, type EditorRow } from '@src/content/lists/editor-list';
import type { ComparisonSource } from '@src/content/pages/Changes';
import type { Answer, UseWrite } from '@src/content/source';
import type { ContentObject, Publication } from '@src/content/types';

// A kind of content that the program does not have: exams, stored in memory. Each kind is a registration and data sources like
// these.

export const examKind: ContentKind = { objectType: 'qualification', path: '/exam', words: 'exams' };

const stateTexts = { signed: 'exams:heading', notSigned: 'exams:heading', overdue: 'exams:heading' };

export const examRegistration: ContentRegistration = {
  ...examKind,
  title: 'exams:heading',
  menu: [
    {
      title: 'exams:heading',
      path: examKind.path,
      icon: Award,
      access: 'signedIn',
      counter: 'textEducation',
    },
  ],
  routes: [{ path: '/exam', children: [{ path: 'editor/list' }] }],
  commands: [{ title: 'exams:create.button', path: '/exam/editor/new/edit', icon: Award, access: 'author' }],
  statistic: {
    ...{ kind: examKind, segment: 'exam', title: 'exams:heading', order: 9 },
    ...{ hasRefusals: false, hasReviewDates: true, reportPage: 'history' },
  },
  ObjectPicker: () => null,
  duties: () => ({
    texts: { title: 'exams:heading', none: 'exams:heading', hidden: 'exams:heading', ...stateTexts },
    path: examKind.path,
    total: 0,
    objects: [],
  }),
};

/** The sent calls, by name. */
export const sent = new Array<{ name: string; args: unknown }>();

const answered = <Data,>(data: Data): Answer<Data> => ({
  data,
  error: undefined,
  isFetching: false,
  refetch: () => undefined,
});

const useSent =
  <Args, Data>(name: string, data: Data): UseWrite<Args, Data> =>
  () => [
    async (args) => {
      sent.push({ name, args });
      return { data };
    },
    { isLoading: false },
  ];

const clause = (html: string) => ({
  ...{ id: 'a', level: 1, number: '1', html: `<p>${html}</p>`, text: html, ownNumber: null },
});
const abilities = { canEdit: true, canReport: true, canPublish: true };
const person = { id: 3, nameShort: 'В. Орлова', nameFull: 'Вера Орлова', avatar: null, position: null };
const draft: WrittenDraft = {
  ...{ id: 30, updatedAt: '2026-01-02T00:00:00Z', status: 'draft', approvals: [] },
  clauses: [clause('Ответы другого автора')],
};

export const exam: ContentObject & EditedObject<WrittenDraft> & EditorRow = {
  ...{ id: 5, code: 'Э-5', name: 'Касса', status: 'published', isArchive: false, abilities, approvers: [] },
  currentVersion: { updatedAt: '2026-01-01T00:00:00Z', clauses: [clause('Ответы')] },
  draftVersion: draft,
  statistic: { signed: 1, notSigned: 2, overdue: 0 },
};

type Sort = 'updatedAt' | 'name';
const sorts: readonly [Sort, ...Sort[]] = ['updatedAt', 'name'];

export const examList: EditorList<EditorRow, Sort> = {
  sorts,
  codecs: editorListCodecs<Sort>(sorts),
  storageKey: 'exams',
  columns: (t) => [
    {
      field: 'name',
      headerName: t('column.name'),
      renderCell: ({ row }) => <a href={contentPath(examKind, 'editor', row.id, 'edit')}>{row.name}</a>,
    },
  ],
  optionalColumns: [],
  useList: () => answered({ items: [exam], count: 1 }),
  useUpdate: useSent('update', null),
};

const nothing = () => null;
export const slots: BulkSlots = { Assign: nothing, Remind: nothing };

/** Another person has saved the draft meanwhile: only a deliberate save overwrites it. */
const conflict = { kind: 'expected', errors: [{ message: 'Изменил Петров И.', code: 'conflict.updated' }] };
const save: ReturnType<DraftSource<WrittenDraft>['useSave']> = async (args) => {
  sent.push({ name: 'save', args });
  return args.isForce ? { data: { ...draft, updatedAt: '2026-01-03T00:00:00Z' } } : { error: conflict };
};

export const examDrafts: DraftSource<WrittenDraft> = {
  useSave: () => save,
  usePublish: useSent<{ publication: Publication; clientKey: string }, string>('publish', '2.0'),
  usePublishPreview: usePreview,
  useArchive: useSent('archive', null),
  useRemove: useSent('remove', null),
  useDiscard: useSent('discard', null),
  useMenuObject: () => ({ ...exam, isPublished: true, hasDraft: true }),
};

const preview = {
  ...{ changedCount: 1, clauseCount: 4, resignCount: 7, resignClauseCount: 1, resignSec: 60 },
  ...{ waitingCount: 2, staleQuestions: [], changes: [] },
};
const ask = async () => ({ data: preview });
function usePreview(): ReturnType<DraftSource<WrittenDraft>['usePublishPreview']> {
  return [ask, { isLoading: false }];
}

const version = { publishedAt: '2026-01-01T00:00:00Z', pictures: [] };
export const examComparison: ComparisonSource = {
  useComparison: () =>
    answered({
      from: { ...version, label: '1.0' },
      to: { ...version, id: 2, label: '2.0', significance: 'major', changeSummary: 'Новый срок' },
      changes: [{ kind: 'changed', from: clause('Срок три дня'), to: clause('Срок пять дней') }],
      ...{ addedCount: 0, removedCount: 0, changedCount: 1, signedFrom: 4, signedTo: 1 },
    }),
};

export const examComments: CommentSource = {
  useOpenComments: () =>
    answered([{ id: 9, clauseId: 'a', text: 'Где касса?', createdAt: '2026-01-02T00:00:00Z', user: person }]),
  useResolve: useSent('resolve', null),
};
