import type { Database, Tx } from '@server/db/database';
import { AppError } from '@server/errors';
import type { HandlersOf } from '@server/jobs/jobs';
import type { ModuleDeps } from '@server/modules/module';
import { educationJobs } from '../educations.jobs';
import { type CheckedVideo, videoTask } from './video.task';
import { videoSweepRepository } from './video-sweep.repository';
import { moveUpload, uploadById } from './video-uploads.repository';
import type { VideoUploadRow } from './video-uploads.tables';
import { isUploadId, type UploadFolder } from '@server/uploads/upload-folder';

const HOUR_MS = 3_600_000;
/** An upload without data for this long is considered abandoned. */
const ABANDONED_MS = 48 * HOUR_MS;

const rowsOf = (database: Database, id: string) => database.system((tx) => uploadById(tx, id));

type GivenDeps = Pick<ModuleDeps, 'database' | 'workers' | 'files' | 'live' | 'now' | 'log' | 'jobs'>;

interface VideoJobDeps extends GivenDeps {
  readonly folder: UploadFolder;
}

async function publishUpload(
  { live }: VideoJobDeps,
  tx: Tx,
  { organizationId, educationId, userId }: VideoUploadRow,
): Promise<void> {
  const ids = educationId === null ? [] : [educationId];
  await live.publish(tx, { organizationId, topic: 'educationWork', ids, userIds: [userId] });
}

async function failUpload(
  deps: VideoJobDeps,
  { id }: VideoUploadRow,
  { code, details }: AppError,
): Promise<void> {
  await deps.database.system(async (tx) => {
    const error = { code, params: details.params ?? {} };
    const failed = await moveUpload(tx, id, 'checking', { state: 'failed', error });
    if (failed) await publishUpload(deps, tx, failed);
  });
  await deps.folder.remove(id);
}

async function keepVideo(deps: VideoJobDeps, row: VideoUploadRow, video: CheckedVideo): Promise<void> {
  const { id, organizationId, userId, name } = row;
  const { extension, size, sha256, durationSec } = video;
  const path = await deps.files.storeLarge(
    video.isRewritten ? deps.folder.targetOf(id) : deps.folder.pathOf(id),
    extension,
    'film',
  );
  const isKept = await deps.database.system(async (tx) => {
    const still = await uploadById(tx, id);
    if (still?.state !== 'checking') return false;
    const content = await deps.files.keepLarge(tx, {
      ...{ organizationId, userId, type: 'film', name, mime: `video/${extension}`, path, size, sha256 },
    });
    const values = { state: 'ready', contentId: content.id, durationSec, size } as const;
    const ready = await moveUpload(tx, id, 'checking', values);
    if (!ready) throw new Error(`the upload ${id} was taken by somebody else`);
    await publishUpload(deps, tx, ready);
    return true;
  });
  if (!isKept) await deps.files.remove(path);
  await deps.folder.remove(id);
}

/** Removes videos that no version uses, with their files. */
async function removeUnusedVideos({ now, database, files }: VideoJobDeps): Promise<void> {
  const untouchedSince = new Date(now().getTime() - ABANDONED_MS);
  const paths = await database.system((tx) => videoSweepRepository.deleteUnused(tx, untouchedSince));
  for (const path of paths) await files.remove(path);
}

/** Removes uploads that have not changed on this machine: abandoned, or left over by a killed process. */
async function removeAbandonedUploads({ folder, now, database }: VideoJobDeps): Promise<void> {
  for (const id of await folder.olderThan(ABANDONED_MS, now())) {
    const row = await rowsOf(database, id);
    if (row?.state === 'checking') continue;
    await database.system((tx) => videoSweepRepository.deleteUnfinished(tx, id));
    await folder.remove(id);
  }
  // No data ever arrived, or it is on a machine that no longer exists.
  const begunBefore = new Date(now().getTime() - 4 * ABANDONED_MS);
  await database.system((tx) => videoSweepRepository.deleteUnfinishedBefore(tx, begunBefore));
  // Cancelled uploads have no row any more.
  for (const id of await folder.olderThan(HOUR_MS, now())) {
    if ((await rowsOf(database, id)) === null) await folder.remove(id);
  }
}

async function checkVideo(
  deps: VideoJobDeps,
  { uploadId }: { organizationId: number; uploadId: string },
): Promise<void> {
  if (!isUploadId(uploadId)) return;
  const row = await rowsOf(deps.database, uploadId);
  if (row?.state !== 'checking') return;
  if ((await deps.folder.offsetOf(uploadId)) === null) {
    // The file is on another machine: the job is retried until that machine runs it.
    throw new Error('the bytes of a video lie on another machine');
  }
  try {
    const { organizationId, userId } = row;
    const input = { path: deps.folder.pathOf(uploadId), target: deps.folder.targetOf(uploadId) };
    await keepVideo(deps, row, await deps.workers.run(videoTask, input, { organizationId, userId }, 'file'));
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'files.busy') throw error;
    await failUpload(deps, row, error);
  }
}

async function sweepVideos(deps: VideoJobDeps) {
  await removeUnusedVideos(deps);
  await removeAbandonedUploads(deps);
  // Uploads whose worker was killed during the check.
  const since = new Date(deps.now().getTime() - HOUR_MS / 4);
  const stuck = await deps.database.system((tx) => videoSweepRepository.stuck(tx, since));
  for (const { id, organizationId } of stuck) {
    deps.log.warn({ upload: id }, 'a video is checked again');
    await deps.database.system((tx) =>
      deps.jobs.enqueue(
        tx,
        educationJobs.checkVideo,
        { organizationId, uploadId: id },
        { key: `video:${id}` },
      ),
    );
  }
}

/** Creates the jobs that check and store uploaded videos, and remove abandoned and unused ones. */
export function createVideoJobs(given: GivenDeps, folder: UploadFolder): HandlersOf<typeof educationJobs> {
  const deps: VideoJobDeps = { ...given, folder };

  return {
    checkVideo: (input) => checkVideo(deps, input),
    sweepVideos: () => sweepVideos(deps),
  };
}
