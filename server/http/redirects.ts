import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import type { RedirectRoute } from '@server/modules/module';
import { cookiesOf, cookieText } from './cookies';
import { requestInfo } from './request-info';

interface RedirectsDeps {
  log: Logger;
  /** Cookies are kept from unencrypted connections. */
  isSecure: boolean;
}

/** Addresses under /api that send the browser elsewhere. They answer with a redirect whatever happens: a person looks at it. */
export function addRedirects(
  app: FastifyInstance,
  { log, isSecure }: RedirectsDeps,
  routes: readonly RedirectRoute[],
): void {
  const go = (reply: FastifyReply, location: string) =>
    // Never kept: what stands in such an address works once.
    reply.header('cache-control', 'no-store').redirect(location, 302);

  for (const route of routes) {
    app.get<{ Params: Record<string, string> }>(`/api${route.path}`, async (request, reply) => {
      const { params, headers, ip, url } = request;
      const { lang, userAgent } = requestInfo(headers, ip, log);
      try {
        const { location, cookie } = await route.handle({
          params,
          query: new URL(url, 'http://localhost').searchParams,
          cookies: cookiesOf(headers.cookie),
          visitor: { lang, ip, userAgent },
        });
        // Lax: the answer comes by a navigation from another site, and by nothing else.
        if (cookie) reply.header('set-cookie', cookieText(cookie, 'Lax', isSecure));
        return await go(reply, location);
      } catch (error) {
        const isExpected = error instanceof AppError;
        // Without the address: a code may stand in it.
        if (!isExpected) log.error({ err: error, path: route.path }, 'a redirect failed');
        return go(reply, `/#${route.failed(isExpected ? error.code : 'failed')}`);
      }
    });
  }
}
