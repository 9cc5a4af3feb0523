import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An in-memory bucket, and the signers of its requests. */
export interface SimulatedS3 {
  /** Host and port. */
  host: string;
  /** The key is the bucket and the name. */
  objects: ReadonlyMap<string, Buffer>;
  signatures: readonly string[];
  stop(): Promise<void>;
}

/** Implements the few S3 requests that the storage sends. */
export async function simulateS3(): Promise<SimulatedS3> {
  const objects = new Map<string, Buffer>();
  const signatures: string[] = [];
  const server = createServer((request, response) => {
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
  return {
    ...{ host: `127.0.0.1:${port}`, objects, signatures },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
