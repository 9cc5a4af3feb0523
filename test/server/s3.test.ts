import { createServer, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openStorage } from '@server/modules/files/storage';

const PATH = 'closed/aa/aaaaaaaa-0000-4000-8000-000000000000.pdf';
const objects = new Map<string, Buffer>();
const signatures: string[] = [];

let server: Server;
let s3Url: string;
beforeAll(async () => {
  // The few requests of the S3 protocol that the storage makes, on a bucket in memory.
  server = createServer((request, response) => {
    const key = new URL(request.url ?? '', 'http://s3').pathname;
    signatures.push(request.headers.authorization ?? '');
    void buffer(request).then((body) => {
      const found = objects.get(key);
      if (request.method === 'PUT') objects.set(key, body);
      else if (request.method === 'DELETE') objects.delete(key);
      else if (!found) return response.writeHead(404, { 'content-type': 'application/xml' }).end();
      else if (request.headers.range) {
        const [, start = '', end = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range) ?? [];
        const part = found.subarray(Number(start), Number(end) + 1);
        const range = `bytes ${start}-${end}/${found.length}`;
        response.writeHead(206, { 'content-length': part.length, 'content-range': range });
        return response.end(part);
      } else {
        response.writeHead(200, { 'content-length': found.length, 'content-type': 'application/pdf' });
        return response.end(request.method === 'HEAD' ? undefined : found);
      }
      return response.writeHead(request.method === 'DELETE' ? 204 : 200, { etag: '"x"' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  s3Url = `s3://access:se%2Fcret@127.0.0.1:${port}/cabinet?http=1&region=ru-central1`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('with S3_URL files lie in the bucket under their names, signed for its region, and can be read and removed', async () => {
  const storage = await openStorage({ dataDir: '/nowhere', s3Url });
  const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255, 13, 10]);
  await storage.put(PATH, bytes);
  expect([...objects]).toEqual([[`/cabinet/${PATH}`, bytes]]);
  expect(signatures[0]).toMatch(/Credential=access\/\d{8}\/ru-central1\/s3\/aws4_request/);

  expect((await storage.get(PATH)).equals(bytes)).toBe(true);
  const file = await storage.open(PATH);
  expect(file?.size).toBe(8);
  expect(file && (await buffer(await file.read())).equals(bytes)).toBe(true);
  expect(file && [...(await buffer(await file.read({ start: 2, end: 4 })))]).toEqual([0x44, 0x46, 0]);
  expect(await storage.open('closed/aa/none.pdf')).toBeNull();

  await storage.remove(PATH);
  expect(objects.size).toBe(0);
  expect(await storage.open(PATH)).toBeNull();
  // A file that a failed request never wrote.
  await storage.remove(PATH);
});
