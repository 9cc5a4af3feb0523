import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from '@server/log/logger';
import type { OpenRequest, OpenRoute } from '@server/modules/routes';
import { sendFailure } from './failures';
import { requestInfo } from './request-info';

const MAX_BYTES = 16 * 1024;

type Received = FastifyRequest<{ Params: Record<string, string> }>;

function asked({ body, headers, ip, params, url }: Received, log: Logger): OpenRequest {
  const { lang, ip: address, userAgent } = requestInfo(headers, ip, log);
  return {
    params,
    query: Object.fromEntries(new URL(url, 'http://localhost').searchParams),
    headers,
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    visitor: { lang, ip: address, userAgent },
  };
}

/** Adds the public routes of modules: they get the raw bytes of a request and create the response. */
export function addOpenRoutes(app: FastifyInstance, log: Logger, routes: readonly OpenRoute[]): void {
  app.register((part, _options, done) => {
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));

    for (const { method, path, maxBytes = MAX_BYTES, handle } of routes) {
      part.route<{ Params: Record<string, string> }>({
        method,
        url: `/api${path}`,
        bodyLimit: maxBytes,
        async handler(request, reply) {
          try {
            const { status = 200, mime, headers = {}, body } = await handle(asked(request, log));
            return await reply.status(status).headers(headers).type(mime).send(body);
          } catch (failure) {
            return sendFailure(reply, failure, requestInfo(request.headers, request.ip, log));
          }
        },
      });
    }
    done();
  });
}
