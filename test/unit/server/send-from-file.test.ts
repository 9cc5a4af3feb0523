import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { sendFromFile } from '@server/modules/files/send-from-file';

const SIZE = 500_000;
const content = Buffer.from(Array.from({ length: SIZE }, (_, index) => index % 251));

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'send-from-file-'));
  path = join(folder, 'video.mp4');
  writeFileSync(path, content);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A client; `closeAfter` is the number of chunks after which it disconnects. */
function client(closeAfter = Infinity): { to: Writable; received: Buffer[]; buffers: Set<ArrayBufferLike> } {
  const received: Buffer[] = [];
  const buffers = new Set<ArrayBufferLike>();
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      buffers.add(chunk.buffer);
      received.push(Buffer.from(chunk));
      if (received.length >= closeAfter) to.destroy();
      else setImmediate(done);
    },
  });
  return { to, received, buffers };
}

test.each([
  ['the whole file', 0, SIZE - 1],
  ['a range of several chunks', 100_001, 450_000],
  ['one byte', 7, 7],
])('%s arrives as it is, and the response is ended', async (_name, start, end) => {
  const { to, received } = client();
  await sendFromFile(path, { start, end }, to);
  expect(Buffer.concat(received).equals(content.subarray(start, end + 1))).toBe(true);
  expect(to.writableEnded).toBe(true);
});

test('one buffer serves all chunks', async () => {
  const { to, received, buffers } = client();
  await sendFromFile(path, { start: 0, end: SIZE - 1 }, to);
  expect(received.length).toBeGreaterThan(2);
  expect(buffers.size).toBe(1);
});

test('nothing is read for a client that has disconnected', async () => {
  const { to, received } = client(2);
  await sendFromFile(path, { start: 0, end: SIZE - 1 }, to);
  expect(received).toHaveLength(2);
});

test('a file that ends early is an error, not a complete response', async () => {
  const { to } = client();
  await expect(sendFromFile(path, { start: 0, end: SIZE }, to)).rejects.toThrow('ends at');
  expect(to.writableEnded).toBe(false);
});
