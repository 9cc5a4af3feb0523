import { DEFAULT_OBJECT_TYPE } from '@domain/object-types';
import type { ObjectType } from '@src/api/generated/types';
import type { EditedClause } from '../editor/clause-document';

/** A text stored on the device that the server does not have yet. */
export interface LocalDraft<Text = EditedClause[]> {
  /** The text. It is stored under this name for all kinds, because the first kind's texts were clauses. */
  clauses: Text;
  /** The version of the draft that the text is based on. */
  baseUpdatedAt: string | null;
  savedAt: string;
}

/** The user and the object that a local draft belongs to. */
export interface DraftPlace {
  userId: number;
  objectType: ObjectType;
  objectId: number;
}

/** Whether a stored value is a text of the kind's type. */
export type IsText<Text> = (value: unknown) => value is Text;

/** Keys of the first kind contain no object type, because they were stored before there were other kinds. */
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

/** Whether a value is a text of clauses. */
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

/** Returns the text that has not reached the server, or null. */
export function readLocalDraft<Text>(place: DraftPlace, isText: IsText<Text>): LocalDraft<Text> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(place)) ?? 'null');
    return isDraft(value, isText) ? value : null;
  } catch {
    return null;
  }
}

/** Stores the text on the device. A full or blocked storage must not interrupt the writing. */
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
