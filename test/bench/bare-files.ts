// The baseline for videos: ranges of one file behind a bare HTTP handler. The bench starts it as a separate process, like the
// server.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';

const [file = ''] = process.argv.slice(2);
const RANGE = /^bytes=(\d+)-(\d+)$/;

const server = createServer((request, response) => {
  const [, start, end] = RANGE.exec(request.headers.range ?? '') ?? [];
  response.statusCode = 206;
  createReadStream(file, { start: Number(start), end: Number(end) }).pipe(response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) process.stdout.write(`${address.port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
