import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { Config } from '@server/config/config';

/** Where uploads lie when no S3 is configured; `npm run backup` takes this folder along. */
export function filesFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'files');
}

/** `s3://key:secret@host/bucket?region=ru-central1`; `http=1` for a server without TLS. */
async function openS3(address: string): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const url = new URL(address);
  const scheme = url.searchParams.get('http') === '1' ? 'http' : 'https';
  return new Disk(
    new S3Driver({
      endpoint: `${scheme}://${url.host}`,
      forcePathStyle: true,
      region: url.searchParams.get('region') ?? 'us-east-1',
      credentials: {
        accessKeyId: decodeURIComponent(url.username),
        secretAccessKey: decodeURIComponent(url.password),
      },
      bucket: url.pathname.slice(1),
      visibility: 'private',
      supportsACL: false,
    }),
  );
}

/** Bytes by random names. */
export interface Storage {
  put(path: string, bytes: Uint8Array): Promise<void>;
  get(path: string): Promise<Buffer>;
  /** Null: there is no such file. */
  stream(path: string): Promise<Readable | null>;
  /** Also when there is no such file. */
  remove(path: string): Promise<void>;
}

/** The disk below DATA_DIR, or the S3 of the configuration. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3Url'>): Promise<Storage> {
  const disk = config.s3Url
    ? await openS3(config.s3Url)
    : new Disk(new FSDriver({ location: filesFolder(config), visibility: 'private' }));
  return {
    put: (path, bytes) => disk.put(path, bytes),
    get: async (path) => Buffer.from(await disk.getBytes(path)),
    stream: async (path) => ((await disk.exists(path)) ? disk.getStream(path) : null),
    remove: (path) => disk.delete(path),
  };
}
