import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { filmUploadTable as upload, type FilmUploadRow } from './film-uploads.tables';

/** One organization after another: what they have left is counted once. */
export const lockFilmQuota = (tx: Tx, organizationId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('film quota'), ${organizationId})`);

/** Bytes that the films of the organization take, those on their way included. */
export async function filmBytes(tx: Tx, organizationId: number): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql<string>`coalesce(sum(${upload.size}), 0)` })
    .from(upload)
    .where(and(eq(upload.organizationId, organizationId), ne(upload.state, 'failed')));
  return Number(row?.bytes ?? 0);
}

const own = (organizationId: number, userId: number, educationId: number) =>
  and(
    eq(upload.organizationId, organizationId),
    eq(upload.userId, userId),
    eq(upload.educationId, educationId),
  );

/** What the person has sent for it last; null: nothing. */
export async function newestUpload(
  tx: Tx,
  organizationId: number,
  userId: number,
  educationId: number,
): Promise<FilmUploadRow | null> {
  const [row] = await tx
    .select()
    .from(upload)
    .where(own(organizationId, userId, educationId))
    .orderBy(desc(upload.createdAt), desc(upload.id))
    .limit(1);
  return row ?? null;
}

/** Remembers one that is to come. */
export async function insertUpload(tx: Tx, values: typeof upload.$inferInsert): Promise<FilmUploadRow> {
  const [row] = await tx.insert(upload).values(values).returning();
  if (!row) throw new Error('the insert of an upload returned nothing');
  return row;
}

/** Forgets what the person has begun to send for it, and what was no film. */
export async function deleteUnfinished(
  tx: Tx,
  organizationId: number,
  userId: number,
  educationId: number,
): Promise<void> {
  await tx
    .delete(upload)
    .where(and(own(organizationId, userId, educationId), sql`${upload.state} in ('uploading', 'failed')`));
}

/** Forgets one that no film has come of. */
export async function deleteUpload(
  tx: Tx,
  organizationId: number,
  userId: number,
  educationId: number,
  id: string,
): Promise<boolean> {
  const rows = await tx
    .delete(upload)
    .where(and(own(organizationId, userId, educationId), eq(upload.id, id), ne(upload.state, 'ready')))
    .returning({ id: upload.id });
  return rows.length > 0;
}

/** The film that was sent for this education and became this file; null: none did. */
export async function readyFilm(
  tx: Tx,
  organizationId: number,
  educationId: number,
  contentId: number,
): Promise<{ contentId: number; durationSec: number } | null> {
  const [row] = await tx
    .select({ contentId: upload.contentId, durationSec: upload.durationSec })
    .from(upload)
    .where(
      and(
        eq(upload.organizationId, organizationId),
        eq(upload.educationId, educationId),
        eq(upload.contentId, contentId),
        eq(upload.state, 'ready'),
      ),
    );
  if (!row || row.contentId === null || row.durationSec === null) return null;
  return { contentId: row.contentId, durationSec: row.durationSec };
}

/** Of whichever organization: whoever sends bytes names the upload alone. */
export async function uploadById(tx: Tx, id: string): Promise<FilmUploadRow | null> {
  const [row] = await tx.select().from(upload).where(eq(upload.id, id));
  return row ?? null;
}

/** From one state to the next, once. Null: it was not in that state any more. */
export async function moveUpload(
  tx: Tx,
  id: string,
  from: FilmUploadRow['state'],
  values: Partial<Pick<FilmUploadRow, 'state' | 'error' | 'contentId' | 'durationSec' | 'size'>>,
): Promise<FilmUploadRow | null> {
  const [row] = await tx
    .update(upload)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(upload.id, id), eq(upload.state, from)))
    .returning();
  return row ?? null;
}
