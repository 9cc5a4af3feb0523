import { randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { VideoFileInput, VideoUpload } from '@server/graphql/generated/types';
import { checkLine, checkText } from '@server/modules/checks';
import { callerOf } from '@server/graphql/access/subject';
import type { ModuleDeps } from '@server/modules/module';
import { errorText } from '@server/texts';
import { educationAccess } from '../education.content';
import { isVideo, type OwnVideo } from '../videos/video-version';
import {
  deleteUnfinished,
  deleteUpload,
  videoBytes,
  insertUpload,
  lockVideoQuota,
  newestUpload,
  readyVideo,
} from './video-uploads.repository';
import type { VideoUploadRow } from './video-uploads.tables';
import type { UploadFolder } from '@server/uploads/upload-folder';

export interface VideoUploadsService {
  /** Reserves space for a video; for the same file, an earlier upload is resumed. */
  begin(scope: Scope, educationId: number, file: VideoFileInput): Promise<VideoUpload>;
  cancel(scope: Scope, educationId: number, uploadId: string): Promise<boolean>;
  /** Returns the caller's latest upload for the education. */
  newest(scope: Scope, educationId: number): Promise<VideoUpload | null>;
  /** @throws {AppError} education.videoUnknown when nobody has sent it for this education */
  ownVideo(scope: Scope, educationId: number, contentId: number): Promise<OwnVideo>;
}

const field = 'file';

/** @throws {AppError} validation.required, validation.tooLong, validation.fileExtension, validation.fileSize, education.fileOff, fileEmpty */
function checkedFile(input: VideoFileInput, max: number): VideoFileInput {
  if (max === 0) throw new AppError('education.fileOff', { field });
  const name = checkLine(input.name.split(/[\\/]/).at(-1) ?? '', {
    field,
    max: limits.name,
    isRequired: true,
  });
  const fingerprint = checkText(input.fingerprint, { field, max: limits.videoFingerprint });
  if (!limits.videoExtensions.includes(extname(name).slice(1).toLowerCase())) {
    const extensions = limits.videoExtensions.join(', ');
    throw new AppError('validation.fileExtension', { field, params: { extensions } });
  }
  if (input.size < 1) throw new AppError('education.fileEmpty', { field });
  if (input.size > max) throw new AppError('validation.fileSize', { field, params: { max } });
  return { name, fingerprint, size: input.size };
}

const isSameFile = (row: VideoUploadRow, { name, size, fingerprint }: VideoFileInput): boolean =>
  row.name === name && row.size === size && row.fingerprint === fingerprint;

/** Manages uploaded videos, from the browser's request to the file that a version may use. */
export function createVideoUploadsService(
  { config, live, mail }: Pick<ModuleDeps, 'config' | 'live' | 'mail'>,
  folder: UploadFolder,
): VideoUploadsService {
  async function shown({ lang }: Scope, row: VideoUploadRow): Promise<VideoUpload> {
    const { id, name, size, state, error, contentId, durationSec, createdAt } = row;
    const offset = state === 'uploading' ? ((await folder.offsetOf(id)) ?? 0) : size;
    return {
      ...{ id, name, size, state, offset, contentId, durationSec, createdAt },
      error: error && errorText(lang, error.code, error.params),
    };
  }

  /** @throws {AppError} notFound unless it is a video that the caller may edit */
  async function requireVideo(scope: Scope, educationId: number): Promise<void> {
    if (!isVideo(await educationAccess.editable(scope, educationId))) throw new AppError('notFound');
  }

  /** @throws {AppError} education.fileQuota, education.fileUnconfirmed, education.fileNoRoom */
  async function requireRoom({ tx, organizationId }: Scope, size: number): Promise<void> {
    await lockVideoQuota(tx, organizationId);
    // Whoever has shown no mailbox could otherwise fill the disk with one registration after another.
    const isUnconfirmed = await mail.isUnconfirmed(tx, organizationId);
    const max = isUnconfirmed ? limits.videoUnconfirmedBytes : limits.videoQuotaBytes;
    const left = max - (await videoBytes(tx, organizationId));
    if (size > left) {
      const code = isUnconfirmed ? 'education.fileUnconfirmed' : 'education.fileQuota';
      throw new AppError(code, { field, params: { max, left: Math.max(0, left) } });
    }
    if (!(await folder.hasRoom(size))) throw new AppError('education.fileNoRoom', { field });
  }

  /** An upload is its sender's own: no other page shows it. */
  const publishUpload = (scope: Scope, educationId: number): Promise<void> =>
    live.publish(scope.tx, {
      organizationId: scope.organizationId,
      topic: 'educationWork',
      ids: [educationId],
      userIds: [callerOf(scope).userId],
    });

  return {
    async begin(scope, educationId, input) {
      await requireVideo(scope, educationId);
      const file = checkedFile(input, config.videoMaxBytes);
      const { tx, organizationId } = scope;
      const { userId } = callerOf(scope);
      const before = await newestUpload(tx, organizationId, userId, educationId);
      if (before?.state === 'uploading' && isSameFile(before, file)) return shown(scope, before);
      await deleteUnfinished(tx, organizationId, userId, educationId);
      await requireRoom(scope, file.size);
      const row = await insertUpload(tx, { ...file, organizationId, id: randomUUID(), userId, educationId });
      await publishUpload(scope, educationId);
      return shown(scope, row);
    },
    async cancel(scope, educationId, uploadId) {
      await requireVideo(scope, educationId);
      const { tx, organizationId } = scope;
      // The file is removed by the next cleanup job: a rollback of the transaction could not restore it.
      const { userId } = callerOf(scope);
      const isDeleted = await deleteUpload(tx, organizationId, userId, educationId, uploadId.toLowerCase());
      if (isDeleted) await publishUpload(scope, educationId);
      return isDeleted;
    },
    async newest(scope, educationId) {
      const { tx, organizationId } = scope;
      const row = await newestUpload(tx, organizationId, callerOf(scope).userId, educationId);
      return row && shown(scope, row);
    },
    async ownVideo({ tx, organizationId }, educationId, contentId) {
      const video = await readyVideo(tx, organizationId, educationId, contentId);
      if (!video) throw new AppError('education.videoUnknown', { field: 'contentId' });
      return video;
    },
  };
}
