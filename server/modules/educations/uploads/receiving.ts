import type { ModuleDeps } from '@server/modules/module';
import type { Caller } from '@server/graphql/context';
import { educationJobs } from '../educations.jobs';
import { moveUpload, uploadById } from './film-uploads.repository';
import { isUploadId, type UploadFolder } from '@server/uploads/upload-folder';

/** What the route that bytes arrive by asks. */
export interface UploadReceiving {
  readonly folder: UploadFolder;
  /**
   * Whether this person sends this one now: it was begun by them, in the organization that they work in. Its file is made
   * where its first byte arrives, which need not be where room was asked for.
   */
  isOpenTo(caller: Pick<Caller, 'userId' | 'organizationId'>, id: string): Promise<boolean>;
  /** All of it has arrived: it is to be checked. Once, however often it is said. */
  arrived(id: string): Promise<void>;
}

/** Films on their way, for whoever receives their bytes. */
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
          educationJobs.checkFilm,
          { organizationId, uploadId: id },
          { key: `film:${id}` },
        );
        const ids = educationId === null ? [] : [educationId];
        await live.publish(tx, { organizationId, topic: 'educationWork', ids, userIds: [userId] });
      });
    },
  };
}
