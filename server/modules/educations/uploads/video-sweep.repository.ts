import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';

/** SQL of the cleanup of videos, across all organizations. */
export const videoSweepRepository = {
  /** Deletes videos that no version shows and that have not been touched since then. Returns the paths of their files. */
  async deleteUnused(tx: Tx, untouchedSince: Date): Promise<string[]> {
    const rows = await selectRows(tx, { contentId: integer, path: text })(sql`
      with unused as (
        delete from film_upload u
        where u.state = 'ready' and u.updated_at < ${untouchedSince}
          and not exists (select from education_version v
            where v.organization_id = u.organization_id and v.education_id = u.education_id
              and (v.own ->> 'contentId')::int = u.content_id)
        returning u.organization_id, u.content_id)
      select c.id as "contentId", c.details ->> 'path' as path from unused
        join content c on c.organization_id = unused.organization_id and c.id = unused.content_id`);
    const ids = rows.map(({ contentId }) => contentId);
    await tx.execute(sql`delete from content where type = 'film' and id in
      (select value::int from json_array_elements_text(${JSON.stringify(ids)}::json))`);
    return rows.map(({ path }) => path);
  },

  async deleteUnfinished(tx: Tx, id: string): Promise<void> {
    await tx.execute(sql`delete from film_upload where id = ${id} and state in ('uploading', 'failed')`);
  },

  async deleteUnfinishedBefore(tx: Tx, begunBefore: Date): Promise<void> {
    await tx.execute(
      sql`delete from film_upload where state in ('uploading', 'failed') and created_at < ${begunBefore}`,
    );
  },

  /** Returns uploads that have been in the `checking` state for so long that their worker must be gone. */
  async stuck(tx: Tx, since: Date): Promise<{ id: string; organizationId: number }[]> {
    const rows = await selectRows(tx, { id: text, organizationId: integer })(sql`
      select id, organization_id as "organizationId" from film_upload
      where state = 'checking' and updated_at < ${since}`);
    return rows;
  },
};
