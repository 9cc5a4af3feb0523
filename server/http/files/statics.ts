import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { FileAddresses } from '@server/modules/files/file-addresses';
import type { Logger } from '@server/log/logger';
import type { ByteRange } from '@server/modules/files/send-from-file';
import type { Storage, StoredFile } from '@server/modules/files/storage';

const PATH = /^(open|closed)\/[0-9a-f]{2}\/[0-9a-f-]{36}\.([a-z0-9]{3,4})$/;
/** Types that browsers display inline; all others are downloaded. */
const SHOWN: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Whatever a file contains, the browser runs none of it and does not guess its type. */
const HARMLESS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'; img-src 'self'; style-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
};

function disposition(name: string | null): Record<string, string> {
  if (name === null) return {};
  const plain = name.replace(/[^\w.-]/g, '_');
  return {
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
  };
}

/**
 * Returns the requested range: null, the whole file; `unsatisfiable`, a range beyond its end. Several ranges at once are not
 * supported.
 */
function rangeOf(request: FastifyRequest, etag: string, size: number): ByteRange | 'unsatisfiable' | null {
  const { range, 'if-range': ifRange } = request.headers;
  if (range === undefined || (ifRange !== undefined && ifRange !== etag)) return null;
  const ranges = parseRange(size, range, { combine: true });
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return null;
  return ranges[0] ?? null;
}

/** Sends a file or the requested range of it, so that videos can be seeked and broken downloads resumed (RFC 9110, 14). */
async function sendFile(
  { log }: Pick<StaticsDeps, 'log'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { file, etag }: { file: StoredFile; etag: string },
): Promise<FastifyReply> {
  const range = rangeOf(request, etag, file.size);
  reply.headers({ 'accept-ranges': 'bytes', etag });
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${file.size}`).send();
  }
  if (range) {
    reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  reply.header('content-length', end - start + 1);
  // HEAD reads no bytes; without a stream fastify would set the length to 0.
  if (request.method === 'HEAD' || end < start) return reply.send(Readable.from([]));
  // Fastify would need a stream, which allocates each chunk anew.
  const { raw } = reply.hijack();
  raw.writeHead(reply.statusCode, outgoing(reply));
  await file.send({ start, end }, raw).catch((err: unknown) => {
    if (raw.destroyed) return;
    log.error({ err }, 'a file could not be sent');
    // The client sees that the response is incomplete.
    raw.destroy();
  });
  return reply;
}

function outgoing(reply: FastifyReply): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(reply.getHeaders())) headers[name] = value;
  return headers;
}

interface StaticsDeps {
  log: Logger;
  storage: Storage;
  addresses: FileAddresses;
  /** Whether a session is valid and may be used from an address. */
  admits: (sessionId: number, ip: string) => Promise<boolean>;
}

interface Asked {
  Params: { '*': string };
  Querystring: Record<string, unknown>;
}

/** `/statics/*`: stored files. Names are random and their content never changes, so they can be cached. */
export function addStatics(app: FastifyInstance, { log, storage, addresses, admits }: StaticsDeps): void {
  /** Returns what the requester may get at this address. */
  async function servedTo(request: FastifyRequest<Asked>): Promise<{ name: string | null } | null> {
    const served = addresses.check(request.params['*'], request.query);
    if (served === null || served.sessionId === null) return served;
    return (await admits(served.sessionId, request.ip)) ? served : null;
  }

  app.get<Asked>('/statics/*', async (request, reply) => {
    const path = request.params['*'];
    const extension = PATH.exec(path)?.[2];
    const served = extension ? await servedTo(request) : null;
    const file = served ? await storage.open(path) : null;
    if (!file || !extension || !served) return reply.status(404).type('text/plain').send('Not found');
    const { name } = served;
    const shownAs = SHOWN[extension];
    reply
      .headers({ ...HARMLESS, ...disposition(shownAs ? null : name) })
      .header(
        'cache-control',
        name === null ? 'public, max-age=31536000, immutable' : 'private, max-age=3600',
      )
      .type(shownAs ?? 'application/octet-stream');
    // A name always has the same content, so it serves as the ETag.
    return sendFile({ log }, request, reply, { file, etag: `"${path.slice(path.lastIndexOf('/') + 1)}"` });
  });
}
