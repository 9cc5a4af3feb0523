import { sql } from 'drizzle-orm';
import { nullable, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { editorName, shortTime } from '@server/modules/conflict';
import { fullNameSql } from '@server/modules/person-name';

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
  const rows = await selectRows(tx, { name: nullable(text), support: nullable(text), timezone: text })(sql`
    select o.timezone, ${fullNameSql('u')} as name, case when u.id is null then (
      select g.admin_name from support_session g
      where g.organization_id = o.id and g.super_admin_id = ${current.updatedById}::int order by g.id desc limit 1
    ) end as support
    from organization o
    left join users u on u.organization_id = o.id and u.id = ${current.updatedById}::int
    where o.id = ${organizationId}`);
  const name = editorName(lang, rows[0]);
  const time = shortTime(current.updatedAt, rows[0]?.timezone ?? 'Europe/Moscow');
  throw new AppError('conflict.updated', { params: { name, time } });
}
