import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FileAddresses } from '@server/modules/files/file-addresses';
import type { Storage } from '@server/modules/files/storage';

const PATH = /^(open|closed)\/[0-9a-f]{2}\/[0-9a-f-]{36}\.([a-z]{3,4})$/;
const PICTURES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
};

/** Whatever a file contains, the browser runs none of it and does not guess what it is. */
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

interface StaticsDeps {
  storage: Storage;
  addresses: FileAddresses;
  /** Whether a session lives and may be used from an address. */
  admits: (sessionId: number, ip: string) => Promise<boolean>;
}

interface Asked {
  Params: { '*': string };
  Querystring: Record<string, unknown>;
}

/** `/statics/*`: stored files. Random names never change their content, so that they may be kept. */
export function addStatics(app: FastifyInstance, { storage, addresses, admits }: StaticsDeps): void {
  /** What is served at this address to whoever asks from there. */
  async function servedTo(request: FastifyRequest<Asked>): Promise<{ name: string | null } | null> {
    const served = addresses.check(request.params['*'], request.query);
    if (served === null || served.sessionId === null) return served;
    return (await admits(served.sessionId, request.ip)) ? served : null;
  }

  app.get<Asked>('/statics/*', async (request, reply) => {
    const path = request.params['*'];
    const extension = PATH.exec(path)?.[2];
    const served = extension ? await servedTo(request) : null;
    const stream = served ? await storage.stream(path) : null;
    if (!stream || !extension || !served) return reply.status(404).type('text/plain').send('Not found');
    const { name } = served;
    const picture = PICTURES[extension];
    return reply
      .headers({ ...HARMLESS, ...disposition(picture ? null : name) })
      .header(
        'cache-control',
        name === null ? 'public, max-age=31536000, immutable' : 'private, max-age=3600',
      )
      .type(picture ?? 'application/octet-stream')
      .send(stream);
  });
}
