import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { videoUploadTable as upload, type VideoUploadRow } from './video-uploads.tables';

/** Locks the organization's quota, so that the remaining space is counted by one upload at a time. */
export const lockVideoQuota = (tx: Tx, organizationId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('video quota'), ${organizationId})`);

/** Returns the bytes of all videos of the organization, including uploads in progress. */
export async function videoBytes(tx: Tx, organizationId: number): Promise<number> {
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

/** Returns the person's latest upload for the education; null: none. */
export async function newestUpload(
  tx: Tx,
  organizationId: number,
  userId: number,
  educationId: number,
): Promise<VideoUploadRow | null> {
  const [row] = await tx
    .select()
    .from(upload)
    .where(own(organizationId, userId, educationId))
    .orderBy(desc(upload.createdAt), desc(upload.id))
    .limit(1);
  return row ?? null;
}

/** Inserts an expected upload. */
export async function insertUpload(tx: Tx, values: typeof upload.$inferInsert): Promise<VideoUploadRow> {
  const [row] = await tx.insert(upload).values(values).returning();
  if (!row) throw new Error('the insert of an upload returned nothing');
  return row;
}

/** Deletes the person's unfinished and failed uploads for the education. */
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

/** Deletes an upload that has not become a video. */
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

/** Returns the video that was uploaded for this education and stored as this file; null: there is none. */
export async function readyVideo(
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

/** In any organization: the request that uploads bytes contains only the upload's id. */
export async function uploadById(tx: Tx, id: string): Promise<VideoUploadRow | null> {
  const [row] = await tx.select().from(upload).where(eq(upload.id, id));
  return row ?? null;
}

/** Moves an upload from one state to the next, only once. Null: it was no longer in that state. */
export async function moveUpload(
  tx: Tx,
  id: string,
  from: VideoUploadRow['state'],
  values: Partial<Pick<VideoUploadRow, 'state' | 'error' | 'contentId' | 'durationSec' | 'size'>>,
): Promise<VideoUploadRow | null> {
  const [row] = await tx
    .update(upload)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(upload.id, id), eq(upload.state, from)))
    .returning();
  return row ?? null;
}
