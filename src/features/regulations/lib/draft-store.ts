import type { EditedClause } from '../editor/clause-document';

/** A text that the server does not have yet, kept on the device. */
export interface LocalDraft {
  clauses: EditedClause[];
  /** Of the draft that it was written over. */
  baseUpdatedAt: string | null;
  savedAt: string;
}

const key = (userId: number, regulationId: number): string => `adaptika:draft:${userId}:${regulationId}`;

const isClause = (value: unknown): value is EditedClause =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'level' in value &&
  typeof value.level === 'number' &&
  'html' in value &&
  typeof value.html === 'string';

const isDraft = (value: unknown): value is LocalDraft =>
  typeof value === 'object' &&
  value !== null &&
  'clauses' in value &&
  Array.isArray(value.clauses) &&
  value.clauses.every(isClause) &&
  'savedAt' in value &&
  typeof value.savedAt === 'string' &&
  'baseUpdatedAt' in value &&
  (value.baseUpdatedAt === null || typeof value.baseUpdatedAt === 'string');

/** The text that did not reach the server, or null. */
export function readLocalDraft(userId: number, regulationId: number): LocalDraft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(userId, regulationId)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps the text on the device. A full or forbidden storage is no reason to stop the writing. */
export function writeLocalDraft(userId: number, regulationId: number, draft: LocalDraft): void {
  try {
    localStorage.setItem(key(userId, regulationId), JSON.stringify(draft));
  } catch {
    // The server's autosave still works.
  }
}

export function dropLocalDraft(userId: number, regulationId: number): void {
  localStorage.removeItem(key(userId, regulationId));
}
