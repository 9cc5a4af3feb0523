import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange } from '@server/modules/files/send-from-file';
import { openStorage, type StoredFile } from '@server/modules/files/storage';
import { simulateS3, type SimulatedS3 } from '@test/helpers/services/simulated-s3';

const PATH = 'closed/aa/aaaaaaaa-0000-4000-8000-000000000000.pdf';
let s3: SimulatedS3;
beforeAll(async () => {
  s3 = await simulateS3();
});
afterAll(() => s3.stop());

async function bytesOf(file: StoredFile | null, range: ByteRange): Promise<Buffer> {
  const to = new PassThrough();
  const [bytes] = await Promise.all([buffer(to), file?.send(range, to)]);
  return bytes;
}

test('with S3_URL files are stored in the bucket under their names, signed for its region, and can be read and removed', async () => {
  const { objects, signatures } = s3;
  const s3Url = `s3://access:se%2Fcret@${s3.host}/cabinet?http=1&region=ru-central1`;
  const storage = await openStorage({ dataDir: '/nowhere', s3Url });
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10]);
  await storage.put(PATH, bytes);
  expect([...objects]).toEqual([[`/cabinet/${PATH}`, bytes]]);
  expect(signatures[0]).toMatch(/Credential=access\/\d{8}\/ru-central1\/s3\/aws4_request/);

  expect((await storage.get(PATH)).equals(bytes)).toBe(true);
  const file = await storage.open(PATH);
  expect(file?.size).toBe(8);
  expect((await bytesOf(file, { start: 0, end: 7 })).equals(bytes)).toBe(true);
  expect([...(await bytesOf(file, { start: 2, end: 4 }))]).toEqual([0x44, 0x46, 0]);
  expect(await storage.open('closed/aa/none.pdf')).toBeNull();

  await storage.remove(PATH);
  expect(objects.size).toBe(0);
  expect(await storage.open(PATH)).toBeNull();
  // A file that a failed request never wrote.
  await storage.remove(PATH);
});
