import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ObjectMetaData } from 'flydrive/types';
import type { Config } from '@server/config/config';

/** Where uploads lie when no S3 is configured; `npm run backup` takes this folder along. */
export function filesFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'files');
}

/** Where large uploads lie until all of them has arrived. On this machine, whatever the storage is. */
export function uploadsFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'uploads');
}

/** Bytes of a file from `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** A disk, and what `flydrive` has no word for. */
interface OpenDisk {
  disk: Disk;
  readRange(path: string, range: ByteRange): Promise<Readable>;
  /** Copies a file of this machine, piece by piece. */
  copyIn(path: string, from: string): Promise<void>;
}

function openFolder(location: string): OpenDisk {
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    readRange: (path, range) => Promise.resolve(createReadStream(join(location, path), range)),
    async copyIn(path, from) {
      const to = join(location, path);
      await mkdir(dirname(to), { recursive: true });
      // Usually both lie on one disk, where a second name costs nothing.
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
  // A checksum of what is not in memory would be sent behind it, in pieces that not every storage understands.
  const copier = new S3Client({ ...settings, requestChecksumCalculation: 'WHEN_REQUIRED' });
  return {
    disk: new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })),
    async readRange(path, { start, end }) {
      const asked = new GetObjectCommand({ Bucket: bucket, Key: path, Range: `bytes=${start}-${end}` });
      const { Body } = await client.send(asked);
      if (!(Body instanceof Readable)) throw new Error(`S3 answered without the bytes of ${path}`);
      return Body;
    },
    async copyIn(path, from) {
      const { size } = await stat(from);
      const object = { Bucket: bucket, Key: path, ContentLength: size };
      await copier.send(new PutObjectCommand({ ...object, Body: createReadStream(from) }));
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
  /** The same of a file of this machine, which may be larger than its memory. It stays where it is. */
  copyIn(path: string, from: string): Promise<void>;
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
  const { disk, readRange, copyIn } = config.s3Url
    ? await openS3(config.s3Url)
    : openFolder(filesFolder(config));
  return {
    put: (path, bytes) => disk.put(path, bytes),
    copyIn,
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
