import type { GridColDef } from '@mui/x-data-grid';
import type { TFunction } from 'i18next';
import type { ContentStatus } from '@src/api/generated/types';
import { choiceParam, flagParam, numberParam, textParam, type UrlCodecs } from '@src/lib/url-state';
import type { Answer } from '../source';
import type { ContentAbilities } from '../types';
import type { BulkRow, UseBulkUpdate } from './BulkActions';

export const editorStatuses = ['any', 'draft', 'onApproval', 'published'] as const;

export type EditorListState<Sort extends string> = {
  q: string;
  status: (typeof editorStatuses)[number];
  sort: Sort;
  dir: 'asc' | 'desc';
  archive: boolean;
  page: number;
  size: number;
  /** The id of the object whose people are shown. */
  people: number | null;
};

/** Returns the URL codecs of the editors' list; the first sort order is the default. */
export function editorListCodecs<Sort extends string>(
  sorts: readonly [Sort, ...Sort[]],
): UrlCodecs<EditorListState<Sort>> {
  return {
    q: textParam(),
    status: choiceParam(editorStatuses, 'any'),
    sort: choiceParam<Sort>(sorts, sorts[0]),
    dir: choiceParam(['desc', 'asc'] as const, 'desc'),
    archive: flagParam(),
    page: numberParam(1),
    size: numberParam(20),
    people: numberParam(null),
  };
}

export interface EditorListVariables<Sort extends string> {
  search: string | null;
  statuses: ContentStatus[] | null;
  isArchive: boolean;
  sort: Sort;
  direction: 'asc' | 'desc';
  page: number;
  pageSize: number;
}

export interface EditorRow extends BulkRow {
  abilities: ContentAbilities;
  currentVersion: object | null;
}

/** The editors' list of one kind: its query, columns and changes. */
export interface EditorList<Row extends EditorRow, Sort extends string> {
  sorts: readonly [Sort, ...Sort[]];
  codecs: UrlCodecs<EditorListState<Sort>>;
  /** The storage key of the visible columns. */
  storageKey: string;
  columns: (t: TFunction, onPeople: (row: Row) => void) => GridColDef<Row>[];
  optionalColumns: readonly string[];
  useList: (variables: EditorListVariables<Sort>) => Answer<{ items: readonly Row[]; count: number }>;
  useUpdate: UseBulkUpdate;
  /** Objects of the kind have no review dates. */
  isWithoutReviews?: true;
  /** Returns the path of the list's export file. */
  file?: (filter: Record<string, string | undefined>) => string;
}
