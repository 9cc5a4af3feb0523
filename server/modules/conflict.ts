import { sql } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';

interface Edited {
  /** As in the audit log. */
  objectType: string;
  id: number;
  updatedAt: Date;
}

/** dd.MM HH:mm in the organization's time. */
export function shortTime(at: Date, timezone: string): string {
  const parts = new Intl.DateTimeFormat('ru', {
    timeZone: timezone,
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('day')}.${part('month')} ${part('hour')}:${part('minute')}`;
}

/**
 * Refuses an edit of a copy that somebody has changed since. A caller that sends no time asks for no check.
 * @throws {AppError} conflict.updated with the name of who changed it last and when
 */
export async function refuseStale(
  { tx, organizationId }: Scope,
  current: Edited,
  editedAt: Date | null | undefined,
): Promise<void> {
  if (!editedAt || current.updatedAt.getTime() === editedAt.getTime()) return;
  const result = await tx.execute<{ name: string | null; timezone: string }>(sql`
    select o.timezone, (
      select u.name_first || ' ' || u.name_second from audit_log l
      join users u on u.organization_id = l.organization_id and u.id = l.actor_id
      where l.organization_id = ${organizationId} and l.object_type = ${current.objectType} and l.object_id = ${current.id}
      order by l.id desc limit 1
    ) as name
    from organization o where o.id = ${organizationId}`);
  const row = result.rows[0];
  throw new AppError('conflict.updated', {
    params: {
      name: row?.name?.trim() ?? '—',
      time: shortTime(current.updatedAt, row?.timezone ?? 'Europe/Moscow'),
    },
  });
}
