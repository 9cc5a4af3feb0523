import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ObjectMetaData } from 'flydrive/types';
import type { Config } from '@server/config/config';

/** Where uploads lie when no S3 is configured; `npm run backup` takes this folder along. */
export function filesFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'files');
}

/** Bytes of a file from `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A disk, and how a part of one of its files is read, which `flydrive` has no word for. */
interface OpenDisk {
  disk: Disk;
  readRange(path: string, range: ByteRange): Promise<Readable>;
}

function openFolder(location: string): OpenDisk {
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    readRange: (path, range) => Promise.resolve(createReadStream(join(location, path), range)),
  };
}

/** `s3://key:secret@host/bucket?region=ru-central1`; `http=1` for a server without TLS. */
async function openS3(address: string): Promise<OpenDisk> {
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const url = new URL(address);
  const scheme = url.searchParams.get('http') === '1' ? 'http' : 'https';
  const bucket = url.pathname.slice(1);
  const client = new S3Client({
    endpoint: `${scheme}://${url.host}`,
    forcePathStyle: true,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  });
  return {
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
    async readRange(path, { start, end }) {
      const asked = new GetObjectCommand({ Bucket: bucket, Key: path, Range: `bytes=${start}-${end}` });
      const { Body } = await client.send(asked);
      if (!(Body instanceof Readable)) throw new Error(`S3 answered without the bytes of ${path}`);
      return Body;
    },
  };
}

/** A file that lies in the storage. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  /** All of it, or the range, which must lie within it. */
  read(range?: ByteRange): Promise<Readable>;
}

/** Bytes by random names. */
export interface Storage {
  put(path: string, bytes: Uint8Array): Promise<void>;
  get(path: string): Promise<Buffer>;
  /** Null: there is no such file. */
  open(path: string): Promise<StoredFile | null>;
  /** Also when there is no such file. */
  remove(path: string): Promise<void>;
}

/** What the disk says of a file, in one request where there is one; null: there is none. */
async function describe(disk: Disk, path: string): Promise<ObjectMetaData | null> {
  try {
    return await disk.getMetaData(path);
  } catch (error) {
    if (await disk.exists(path)) throw error;
    return null;
  }
}

/** The disk below DATA_DIR, or the S3 of the configuration. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3Url'>): Promise<Storage> {
  const { disk, readRange } = config.s3Url ? await openS3(config.s3Url) : openFolder(filesFolder(config));
  return {
    put: (path, bytes) => disk.put(path, bytes),
    get: async (path) => Buffer.from(await disk.getBytes(path)),
    async open(path) {
      const found = await describe(disk, path);
      return (
        found && {
          size: found.contentLength,
          read: (range) => (range ? readRange(path, range) : disk.getStream(path)),
        }
      );
    },
    remove: (path) => disk.delete(path),
  };
}
