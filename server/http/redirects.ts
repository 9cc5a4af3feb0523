import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '@server/errors';
import type { Logger } from '@server/log/logger';
import type { RedirectRoute } from '@server/modules/routes';
import { cookiesOf, cookieText } from './cookies';
import { requestInfo } from './request-info';

interface RedirectsDeps {
  log: Logger;
  /** Cookies are not sent over unencrypted connections. */
  isSecure: boolean;
}

/** Adds addresses under /api that redirect the browser. They always respond with a redirect, because a person sees the result. */
export function addRedirects(
  app: FastifyInstance,
  { log, isSecure }: RedirectsDeps,
  routes: readonly RedirectRoute[],
): void {
  const go = (reply: FastifyReply, location: string) =>
    // Never cached: the content of such an address works only once.
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
        // Lax: the request comes only by navigation from another site.
        if (cookie) reply.header('set-cookie', cookieText(cookie, 'Lax', isSecure));
        return await go(reply, location);
      } catch (error) {
        const isExpected = error instanceof AppError;
        // The address is not logged: it may contain a code.
        if (!isExpected) log.error({ err: error, path: route.path }, 'a redirect failed');
        return go(reply, `/#${route.failed(isExpected ? error.code : 'failed')}`);
      }
    });
  }
}
