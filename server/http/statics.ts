import type { FastifyInstance } from 'fastify';
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

/** `/statics/*`: stored files. Random names never change their content, so that they may be kept. */
export function addStatics(app: FastifyInstance, storage: Storage, addresses: FileAddresses): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/statics/*',
    async (request, reply) => {
      const path = request.params['*'];
      const extension = PATH.exec(path)?.[2];
      const { isAllowed, name } = addresses.check(path, request.query);
      const stream = extension && isAllowed ? await storage.stream(path) : null;
      if (!stream || !extension) return reply.status(404).type('text/plain').send('Not found');
      const picture = PICTURES[extension];
      return reply
        .headers({ ...HARMLESS, ...disposition(picture ? null : name) })
        .header(
          'cache-control',
          name === null ? 'public, max-age=31536000, immutable' : 'private, max-age=3600',
        )
        .type(picture ?? 'application/octet-stream')
        .send(stream);
    },
  );
}
