import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { fullNameSql } from './person-name';

const editorRow = {
  name: nullable(text),
  /** Provider staff acting with the client's consent. */
  support: nullable(text),
  timezone: text,
};

/** Who changed a record, and the time zone in which the time of the change is shown. */
export type Editor = RowOf<typeof editorRow>;

interface Changed {
  objectType: string;
  id: number;
  /** The part of the record; absent: all of it. */
  part?: string | undefined;
}

/** Returns who last changed the record, or the given part of it, and when, by the history. */
export async function lastEditor(
  tx: Tx,
  organizationId: number,
  { objectType, id, part }: Changed,
): Promise<(Editor & { at: string | null }) | undefined> {
  const isPart = part === undefined ? sql`true` : sql`l.changes ? ${part}`;
  const [row] = await selectRows(tx, { ...editorRow, at: nullable(text) })(sql`
    select o.timezone, last.name, last.support, last.at::text from organization o
    left join lateral (
      select ${fullNameSql('u')} as name, g.admin_name as support, l.at from audit_log l
      left join users u on u.organization_id = l.organization_id and u.id = l.actor_id
      left join support_session g on g.organization_id = l.organization_id and g.id = l.support_session_id
      where (u.id is not null or g.id is not null) and l.organization_id = ${organizationId} and l.object_type = ${objectType} and l.object_id = ${id} and ${isPart}
      order by l.id desc limit 1
    ) last on true
    where o.id = ${organizationId}`);
  return row;
}

/** Returns the person with this id: of the organization, or of the provider. */
export async function editorById(
  tx: Tx,
  organizationId: number,
  userId: number | null,
): Promise<Editor | undefined> {
  const [row] = await selectRows(
    tx,
    editorRow,
  )(sql`
    select o.timezone, ${fullNameSql('u')} as name, case when u.id is null then (
      select g.admin_name from support_session g
      where g.organization_id = o.id and g.super_admin_id = ${userId}::int order by g.id desc limit 1
    ) end as support
    from organization o
    left join users u on u.organization_id = o.id and u.id = ${userId}::int
    where o.id = ${organizationId}`);
  return row;
}
