import { sql } from 'drizzle-orm';
import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { HandlersOf } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import { educationJobs } from '../educations.jobs';
import { type CheckedFilm, filmTask } from './film.task';
import { moveUpload, uploadById } from './film-uploads.repository';
import type { FilmUploadRow } from './film-uploads.tables';
import { isUploadId, type UploadFolder } from '@server/uploads/upload-folder';

const HOUR_MS = 3_600_000;
/** Whoever has sent nothing for so long does not go on. */
const ABANDONED_MS = 48 * HOUR_MS;

const rowsOf = (database: Database, id: string) => database.system((tx) => uploadById(tx, id));

/** Films that have arrived are looked into and stored; what nobody goes on with, and what no version shows, is removed. */
export function createFilmJobs(
  {
    database,
    workers,
    files,
    live,
    now,
    log,
    jobs,
  }: Pick<ModuleDeps, 'database' | 'workers' | 'files' | 'live' | 'now' | 'log' | 'jobs'>,
  folder: UploadFolder,
): HandlersOf<typeof educationJobs> {
  async function tell(tx: Tx, { organizationId, educationId, userId }: FilmUploadRow): Promise<void> {
    const ids = educationId === null ? [] : [educationId];
    await live.publish(tx, { organizationId, topic: 'educationWork', ids, userIds: [userId] });
  }

  async function fail({ id }: FilmUploadRow, { code, details }: AppError): Promise<void> {
    await database.system(async (tx) => {
      const error = { code, params: details.params ?? {} };
      const failed = await moveUpload(tx, id, 'checking', { state: 'failed', error });
      if (failed) await tell(tx, failed);
    });
    await folder.remove(id);
  }

  async function keep(row: FilmUploadRow, film: CheckedFilm): Promise<void> {
    const { id, organizationId, userId, name } = row;
    const { extension, size, sha256, durationSec } = film;
    const path = await files.storeLarge(
      film.isRewritten ? folder.targetOf(id) : folder.pathOf(id),
      extension,
      'film',
    );
    const isKept = await database.system(async (tx) => {
      const still = await uploadById(tx, id);
      if (still?.state !== 'checking') return false;
      const content = await files.keepLarge(tx, {
        ...{ organizationId, userId, type: 'film', name, mime: `video/${extension}`, path, size, sha256 },
      });
      const values = { state: 'ready', contentId: content.id, durationSec, size } as const;
      const ready = await moveUpload(tx, id, 'checking', values);
      if (!ready) throw new Error(`the upload ${id} was taken by somebody else`);
      await tell(tx, ready);
      return true;
    });
    if (!isKept) await files.remove(path);
    await folder.remove(id);
  }

  /** Removes a film that no version shows, with its file. */
  async function removeUnused(): Promise<void> {
    const paths = await database.system(async (tx) => {
      const { rows } = await tx.execute<{ contentId: number; path: string }>(sql`
        with unused as (
          delete from film_upload u
          where u.state = 'ready' and u.updated_at < ${new Date(now().getTime() - ABANDONED_MS)}
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
    });
    for (const path of paths) await files.remove(path);
  }

  /** What has lain untouched on this machine: abandoned, or left over by a process that was killed. */
  async function removeAbandoned(): Promise<void> {
    for (const id of await folder.olderThan(ABANDONED_MS, now())) {
      const row = await rowsOf(database, id);
      if (row?.state === 'checking') continue;
      await database.system((tx) =>
        tx.execute(sql`delete from film_upload where id = ${id} and state in ('uploading', 'failed')`),
      );
      await folder.remove(id);
    }
    // Nothing of it ever arrived, or it lies on a machine that is no more.
    const begunBefore = new Date(now().getTime() - 4 * ABANDONED_MS);
    await database.system((tx) =>
      tx.execute(
        sql`delete from film_upload where state in ('uploading', 'failed') and created_at < ${begunBefore}`,
      ),
    );
    // Of cancelled ones nothing is known any more.
    for (const id of await folder.olderThan(HOUR_MS, now())) {
      if ((await rowsOf(database, id)) === null) await folder.remove(id);
    }
  }

  return {
    async checkFilm({ uploadId }) {
      if (!isUploadId(uploadId)) return;
      const row = await rowsOf(database, uploadId);
      if (row?.state !== 'checking') return;
      if ((await folder.offsetOf(uploadId)) === null) {
        // Another machine has it: the job is tried again, there in the end.
        throw new Error('the bytes of a film lie on another machine');
      }
      try {
        const { organizationId, userId } = row;
        const input = { path: folder.pathOf(uploadId), target: folder.targetOf(uploadId) };
        await keep(row, await workers.run(filmTask, input, { organizationId, userId }, 'file'));
      } catch (error) {
        if (!(error instanceof AppError) || error.code === 'files.busy') throw error;
        await fail(row, error);
      }
    },
    async sweepFilms() {
      await removeUnused();
      await removeAbandoned();
      // Whose worker was killed in the middle of it.
      const stuck = await database.system((tx) =>
        tx.execute<{ id: string; organizationId: number }>(sql`
          select id, organization_id as "organizationId" from film_upload
          where state = 'checking' and updated_at < ${new Date(now().getTime() - HOUR_MS / 4)}`),
      );
      for (const { id, organizationId } of stuck.rows) {
        log.warn({ upload: id }, 'a film is checked again');
        await database.system((tx) =>
          jobs.enqueue(tx, educationJobs.checkFilm, { organizationId, uploadId: id }, { key: `film:${id}` }),
        );
      }
    },
  };
}
