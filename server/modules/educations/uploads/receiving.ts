import type { ModuleDeps } from '@server/modules/module';
import type { Caller } from '@server/graphql/context';
import { educationJobs } from '../educations.jobs';
import { moveUpload, uploadById } from './video-uploads.repository';
import { isUploadId, type UploadFolder } from '@server/uploads/upload-folder';

/** The operations of the upload route. */
export interface UploadReceiving {
  readonly folder: UploadFolder;
  /**
   * Whether this person may upload to it now: they started it, in the organization in which they are working. Its file is created
   * where its first byte arrives, which may be another machine than the one that reserved the space.
   */
  isOpenTo(caller: Pick<Caller, 'userId' | 'organizationId'>, id: string): Promise<boolean>;
  /** Enqueues the check of a complete upload; repeated calls have no effect. */
  arrived(id: string): Promise<void>;
}

/** Creates the operations on uploads for the route that receives their bytes. */
export function createUploadReceiving(
  { database, jobs, live }: Pick<ModuleDeps, 'database' | 'jobs' | 'live'>,
  folder: UploadFolder,
): UploadReceiving {
  return {
    folder,
    async isOpenTo({ userId, organizationId }, id) {
      if (!isUploadId(id)) return false;
      const row = await database.tenant(organizationId, (tx) => uploadById(tx, id));
      const isOpen =
        row?.userId === userId && row.organizationId === organizationId && row.state === 'uploading';
      if (isOpen && (await folder.offsetOf(id)) === null) await folder.begin(id, row.size);
      return isOpen;
    },
    async arrived(id) {
      await database.system(async (tx) => {
        const row = await moveUpload(tx, id, 'uploading', { state: 'checking' });
        if (!row) return;
        const { organizationId, userId, educationId } = row;
        await jobs.enqueue(
          tx,
          educationJobs.checkVideo,
          { organizationId, uploadId: id },
          { key: `video:${id}` },
        );
        const ids = educationId === null ? [] : [educationId];
        await live.publish(tx, { organizationId, topic: 'educationWork', ids, userIds: [userId] });
      });
    },
  };
}
