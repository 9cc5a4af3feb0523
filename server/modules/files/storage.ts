import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ObjectMetaData } from 'flydrive/types';
import type { Config } from '@server/config/config';
import { type ByteRange, sendFromFile } from './send-from-file';

/** The folder of uploads when no S3 is configured; `npm run backup` includes it. */
export function filesFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'files');
}

/** The folder of large uploads until they are complete. It is on this machine, whatever the storage is. */
export function uploadsFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'uploads');
}

/** A disk with operations that `flydrive` does not have. */
interface OpenDisk {
  disk: Disk;
  /** Writes a range of a file to `to`, as fast as it accepts the bytes, and ends it. Stops when `to` is closed. */
  send(path: string, range: ByteRange, to: Writable): Promise<void>;
  /** Copies a file of this machine in chunks. */
  copyIn(path: string, from: string): Promise<void>;
}

function openFolder(location: string): OpenDisk {
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    send: (path, range, to) => sendFromFile(join(location, path), range, to),
    async copyIn(path, from) {
      const to = join(location, path);
      await mkdir(dirname(to), { recursive: true });
      // Usually both are on one disk, where a hard link costs nothing.
      await link(from, to).catch(() => copyFile(from, to));
    },
  };
}

/** `s3://key:secret@host/bucket?region=ru-central1`; `http=1` for a server without TLS. */
async function openS3(address: string): Promise<OpenDisk> {
  const { GetObjectCommand, PutObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const url = new URL(address);
  const scheme = url.searchParams.get('http') === '1' ? 'http' : 'https';
  const bucket = url.pathname.slice(1);
  const settings = {
    endpoint: `${scheme}://${url.host}`,
    forcePathStyle: true,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
  const client = new S3Client(settings);
  // A checksum of data that is not in memory would be sent after it, in a chunked form that some storages do not support.
  const copier = new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' });
  return {
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
    async send(path, { start, end }, to) {
      const asked = new GetObjectCommand({ Bucket: bucket, Key: path, Range: `bytes=${start}-${end}` });
      const { Body } = await client.send(asked);
      if (!(Body instanceof Readable)) throw new Error(`S3 answered without the bytes of ${path}`);
      await pipeline(Body, to);
    },
    async copyIn(path, from) {
      const { size } = await stat(from);
      const object = { Bucket: bucket, Key: path, ContentLength: size };
      await copier.send(new PutObjectCommand({ ...object, Body: createReadStream(from) }));
    },
  };
}

/** A file in the storage. */
export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  /** Writes the range, which must lie within the file, to `to`, and ends it. Stops when `to` is closed. */
  send(range: ByteRange, to: Writable): Promise<void>;
}

/** Stores bytes under random names. */
export interface Storage {
  put(path: string, bytes: Uint8Array): Promise<void>;
  /** The same for a file of this machine, which may be larger than its memory. The original stays in place. */
  copyIn(path: string, from: string): Promise<void>;
  get(path: string): Promise<Buffer>;
  /** Null: there is no such file. */
  open(path: string): Promise<StoredFile | null>;
  /** Does nothing if there is no such file. */
  remove(path: string): Promise<void>;
}

/** Returns the disk's metadata of a file, with one request if it exists; null: it does not exist. */
async function describe(disk: Disk, path: string): Promise<ObjectMetaData | null> {
  try {
    return await disk.getMetaData(path);
  } catch (error) {
    if (await disk.exists(path)) throw error;
    return null;
  }
}

/** Opens the disk below DATA_DIR, or the S3 of the configuration. */
export async function openStorage(config: Pick<Config, 'dataDir' | 's3Url'>): Promise<Storage> {
  const { disk, send, copyIn } = config.s3Url ? await openS3(config.s3Url) : openFolder(filesFolder(config));
  return {
    put: (path, bytes) => disk.put(path, bytes),
    copyIn,
    get: async (path) => Buffer.from(await disk.getBytes(path)),
    async open(path) {
      const found = await describe(disk, path);
      return (
        found && {
          size: found.contentLength,
          send: (range, to) => send(path, range, to),
        }
      );
    },
    remove: (path) => disk.delete(path),
  };
}
