import { AppError } from '@server/errors';
import { dateFormat } from '@server/formatters';
import type { Lang, Scope } from '@server/graphql/context';
import { changeText } from '@server/texts';
import { lastEditor } from './editors.read-model';

interface Edited {
  /** As in the audit log. */
  objectType: string;
  id: number;
  updatedAt: Date;
  /** The edited part of the record: the error names the person who changed this part, not another. */
  part?: string;
}

/** Returns dd.MM HH:mm in the organization's time zone. */
export function shortTime(at: Date, timezone: string): string {
  const parts = dateFormat('ru', {
    timeZone: timezone,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${part('day')}.${part('month')} ${part('hour')}:${part('minute')}`;
}

/** Returns the display name of an editor: a person of the organization, or provider staff. */
export function editorName(
  lang: Lang,
  editor: { name: string | null; support: string | null } | undefined,
): string {
  if (editor?.support) return changeText(lang, 'actor.supporter', { name: editor.support });
  return editor?.name?.trim() ?? '—';
}

/** Returns who last changed the record, or the given part of it, and when. */
async function lastChange({ tx, organizationId, lang }: Scope, { objectType, id, part, updatedAt }: Edited) {
  const row = await lastEditor(tx, organizationId, { objectType, id, part });
  const at = part !== undefined && row?.at ? new Date(row.at) : updatedAt;
  return { name: editorName(lang, row), time: shortTime(at, row?.timezone ?? 'Europe/Moscow') };
}

/**
 * Rejects an edit of a stale copy. Without `editedAt` nothing is checked.
 * @throws {AppError} conflict.updated with the name of who changed it last and when
 */
export async function rejectStale(
  scope: Scope,
  current: Edited,
  editedAt: Date | null | undefined,
): Promise<void> {
  if (!editedAt || current.updatedAt.getTime() === editedAt.getTime()) return;
  throw new AppError('conflict.updated', { params: await lastChange(scope, current) });
}
