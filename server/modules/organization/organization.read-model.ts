import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '@server/db/database';
import { type OrganizationRow, organizationTable } from './organization.tables';

/** The organization itself. */
export async function findOrganization(tx: Tx, id: number): Promise<OrganizationRow | null> {
  const [row] = await tx.select().from(organizationTable).where(eq(organizationTable.id, id));
  return row ?? null;
}

/** Whether the page of some organization shows this video. */
export async function isKnownVideo(database: Database, videoId: string): Promise<boolean> {
  const { rows } = await database.system((tx) =>
    tx.execute<{ known: boolean }>(sql`select is_known_video(${videoId}) as known`),
  );
  return rows[0]?.known ?? false;
}
