import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createSpool, type Spool } from '@server/http/files/spool';

let parent: string;
let spool: Spool;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'adaptika-spool-'));
  spool = createSpool(parent);
});
afterEach(() => rmSync(parent, { recursive: true }));

const files = () =>
  readdirSync(parent, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
const bytes = (length: number) => Readable.from([Buffer.alloc(length, 'x')]);

test('a file waits on the disk until it is read, and is deleted when it is removed', async () => {
  const file = await spool.receive(bytes(10), 10);
  expect(files()).toHaveLength(1);
  expect(await file?.read()).toEqual(Buffer.alloc(10, 'x'));
  await file?.remove();
  expect(files()).toEqual([]);
});

test('nothing of a too large file stays', async () => {
  expect(await spool.receive(bytes(11), 10)).toBeNull();
  expect(files()).toEqual([]);
});

test('what exceeds the limit is not written to the disk at all', async () => {
  let stored = -1;
  async function* endless() {
    for (let part = 0; part < 20; part += 1) yield Buffer.alloc(100_000, 'x');
    await Promise.resolve();
    stored = Math.max(0, ...files().map(({ parentPath, name }) => statSync(join(parentPath, name)).size));
  }
  expect(await spool.receive(Readable.from(endless()), 10)).toBeNull();
  expect(stored).toBe(0);
});

test('nothing of a file whose sender disconnected stays', async () => {
  async function* broken() {
    yield Buffer.from('half');
    await Promise.resolve();
    throw new Error('gone');
  }
  await expect(spool.receive(Readable.from(broken()), 10)).rejects.toThrow('gone');
  expect(files()).toEqual([]);
});

test('the folder is removed with the process', async () => {
  await spool.receive(bytes(5), 10);
  await spool.close();
  expect(readdirSync(parent)).toEqual([]);
});
