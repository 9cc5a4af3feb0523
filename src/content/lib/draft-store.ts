import { DEFAULT_OBJECT_TYPE } from '@domain/object-types';
import type { ObjectType } from '@src/api/generated/types';
import type { EditedClause } from '../editor/clause-document';

/** A text that the server does not have yet, kept on the device. */
export interface LocalDraft<Text = EditedClause[]> {
  /** What was written; of the first kind these were clauses, and texts are kept under that name since. */
  clauses: Text;
  /** Of the draft that it was written over. */
  baseUpdatedAt: string | null;
  savedAt: string;
}

/** Whose text of which object. */
export interface DraftPlace {
  userId: number;
  objectType: ObjectType;
  objectId: number;
}

/** Whether what was kept is a text as the kind writes them. */
export type IsText<Text> = (value: unknown) => value is Text;

/** Texts of the first kind were kept before there were others: their names say no kind. */
const key = ({ userId, objectType, objectId }: DraftPlace): string =>
  ['adaptika:draft', userId, ...(objectType === DEFAULT_OBJECT_TYPE ? [] : [objectType]), objectId].join(':');

const isClause = (value: unknown): value is EditedClause =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'level' in value &&
  typeof value.level === 'number' &&
  'html' in value &&
  typeof value.html === 'string';

/** Whether it is a text of clauses. */
export const areClauses = (value: unknown): value is EditedClause[] =>
  Array.isArray(value) && value.every(isClause);

const isDraft = <Text>(value: unknown, isText: IsText<Text>): value is LocalDraft<Text> =>
  typeof value === 'object' &&
  value !== null &&
  'clauses' in value &&
  isText(value.clauses) &&
  'savedAt' in value &&
  typeof value.savedAt === 'string' &&
  'baseUpdatedAt' in value &&
  (value.baseUpdatedAt === null || typeof value.baseUpdatedAt === 'string');

/** The text that did not reach the server, or null. */
export function readLocalDraft<Text>(place: DraftPlace, isText: IsText<Text>): LocalDraft<Text> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(place)) ?? 'null');
    return isDraft(value, isText) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the text on the device. A full or forbidden storage is no reason to stop the writing. */
export function writeLocalDraft<Text>(place: DraftPlace, draft: LocalDraft<Text>): void {
  try {
    localStorage.setItem(key(place), JSON.stringify(draft));
  } catch {
    // The server's autosave still works.
  }
}

export function dropLocalDraft(place: DraftPlace): void {
  localStorage.removeItem(key(place));
}
