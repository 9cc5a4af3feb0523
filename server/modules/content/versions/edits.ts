import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { editorName, shortTime } from '@server/modules/conflict';
import { editorById } from '@server/modules/editors.read-model';

interface Edited {
  updatedAt: Date;
  updatedById: number | null;
}

/**
 * Returns the time of a write: later than the previous one even within a millisecond, otherwise a conflict could go unnoticed.
 */
export function editedAt(now: Date, before?: Edited): Date {
  return before && now <= before.updatedAt ? new Date(before.updatedAt.getTime() + 1) : now;
}

/**
 * Rejects an edit of a stale copy. The editor is read from the row, because an object's audit log also contains entries of its
 * readers.
 * @throws {AppError} conflict.updated with the name of who changed it last and when
 */
export async function rejectOlder(
  { tx, organizationId, lang }: Scope,
  current: Edited,
  copy: Date | null | undefined,
): Promise<void> {
  if (copy?.getTime() === current.updatedAt.getTime()) return;
  const editor = await editorById(tx, organizationId, current.updatedById);
  const name = editorName(lang, editor);
  const time = shortTime(current.updatedAt, editor?.timezone ?? 'Europe/Moscow');
  throw new AppError('conflict.updated', { params: { name, time } });
}
