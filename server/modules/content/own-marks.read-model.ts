import { sql, type SQL } from 'drizzle-orm';
import { integer, nullable, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import { allObjects, type ContentKinds } from './content-kinds';

const ownNoteRow = {
  code: text,
  name: text,
  /** In a video; null: at a block of a text. */
  at_sec: nullable(integer),
  text,
  created_at: text,
};

/** A note in its author's copy of their own data. */
export type OwnNote = RowOf<typeof ownNoteRow>;

const ownRatingRow = { code: text, name: text, stars: integer, comment: text, updated_at: text };

/** A rating in its author's copy of their own data. */
export type OwnRating = RowOf<typeof ownRatingRow>;

/** Returns the person's rows with the names of their objects. `m`: a row of the table. */
const aboutObjects = (
  organizationId: number,
  kinds: ContentKinds,
  userId: number,
  { table, columns, order }: Readonly<Record<'table' | 'columns' | 'order', SQL>>,
): SQL => sql`
  select coalesce(o.code, '') as code, coalesce(o.name, '') as name, ${columns}
  from ${table} m
  left join (${allObjects(kinds)}) o on o.object_type = m.object_type and o.organization_id = m.organization_id
    and o.id = m.object_id
  where m.organization_id = ${organizationId} and m.user_id = ${userId} order by ${order}`;

/** Returns all notes of the person, for the copy of their own data. */
export async function ownNotes(
  { tx, organizationId }: Scope,
  kinds: ContentKinds,
  userId: number,
): Promise<OwnNote[]> {
  const table = sql`content_note`;
  const columns = sql`m.at_sec, m.text, m.created_at`;
  const notes = aboutObjects(organizationId, kinds, userId, { table, columns, order: sql`m.id` });
  return await selectRows(tx, ownNoteRow)(notes);
}

/** Returns all ratings by the person, for the copy of their own data. */
export async function ownRatingsGiven(
  { tx, organizationId }: Scope,
  kinds: ContentKinds,
  userId: number,
): Promise<OwnRating[]> {
  const table = sql`content_rating`;
  const columns = sql`m.stars, m.comment, m.updated_at`;
  const ratings = aboutObjects(organizationId, kinds, userId, { table, columns, order: sql`m.updated_at` });
  return await selectRows(tx, ownRatingRow)(ratings);
}
