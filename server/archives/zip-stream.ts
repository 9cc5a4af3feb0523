import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  /** The path inside the archive; may contain letters of any alphabet. */
  name: string;
  bytes: Uint8Array;
}

async function* chunksOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const taken = () => {
    if (failure !== null) throw failure;
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, bytes } of entries) {
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(bytes, true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** Creates a ZIP archive while it is read: only one entry is in memory at a time. Entries are stored uncompressed. */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable => Readable.from(chunksOf(entries));
