import { sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { allObjects, type ContentKinds } from './content-kinds';

/** A note as whoever made it gets it with their own data. */
export interface OwnNote extends Record<string, unknown> {
  code: string;
  name: string;
  /** Of a film; null: at a block of a text. */
  at_sec: number | null;
  text: string;
  created_at: string;
}

/** A rating as whoever gave it gets it with their own data. */
export interface OwnRating extends Record<string, unknown> {
  code: string;
  name: string;
  stars: number;
  comment: string;
  updated_at: string;
}

/** Everything that the person has noted, for the copy of their own data. */
export async function ownNotes(
  { tx, organizationId }: Scope,
  kinds: ContentKinds,
  userId: number,
): Promise<OwnNote[]> {
  const { rows } = await tx.execute<OwnNote>(sql`
    select coalesce(o.code, '') as code, coalesce(o.name, '') as name, n.at_sec, n.text, n.created_at
    from content_note n
    left join (${allObjects(kinds)}) o on o.object_type = n.object_type and o.organization_id = n.organization_id
      and o.id = n.object_id
    where n.organization_id = ${organizationId} and n.user_id = ${userId} order by n.id`);
  return rows;
}

/** Everything that the person has rated, for the copy of their own data. */
export async function ownRatingsGiven(
  { tx, organizationId }: Scope,
  kinds: ContentKinds,
  userId: number,
): Promise<OwnRating[]> {
  const { rows } = await tx.execute<OwnRating>(sql`
    select coalesce(o.code, '') as code, coalesce(o.name, '') as name, r.stars, r.comment, r.updated_at
    from content_rating r
    left join (${allObjects(kinds)}) o on o.object_type = r.object_type and o.organization_id = r.organization_id
      and o.id = r.object_id
    where r.organization_id = ${organizationId} and r.user_id = ${userId} order by r.updated_at`);
  return rows;
}
