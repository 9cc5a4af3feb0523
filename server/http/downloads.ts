import type { FastifyInstance } from 'fastify';
import { retryConflicts } from '@server/db/retry';
import { AppError } from '@server/errors';
import { rejectSuspended, rejectUnpaid, rejectVisitor } from '@server/graphql/access';
import type { Caller } from '@server/graphql/context';
import { rejectGuest } from '@server/graphql/guests';
import type { RequestInfo } from '@server/graphql/request-context';
import type { Transactions } from '@server/graphql/transactions';
import type { Logger } from '@server/log/logger';
import type { Download, DownloadRequest, DownloadRoute } from '@server/modules/module';
import type { Quotas } from '@server/quotas/quotas';
import { sendFailure } from './failures';
import { requestInfo } from './request-info';

interface DownloadsDeps {
  transactions: Transactions;
  log: Logger;
  quotas: Quotas;
  /** Returns the person of a valid session, or null. */
  callerOf: (token: string, ip: string) => Promise<Caller | null>;
}

/** `/api/…` files that modules generate: with the same sessions, tenants and errors as in GraphQL. */
export function addDownloads(
  app: FastifyInstance,
  { transactions, log, quotas, callerOf }: DownloadsDeps,
  routes: readonly DownloadRoute[],
): void {
  async function prepare(
    route: DownloadRoute,
    info: RequestInfo,
    request: DownloadRequest,
  ): Promise<Download> {
    const caller = info.token === null ? null : await callerOf(info.token, info.ip);
    if (caller === null) throw new AppError('auth.required');
    rejectSuspended(caller);
    if (!route.isUnpaid) rejectUnpaid(caller);
    rejectVisitor(caller);
    rejectGuest(caller);
    const { organizationId } = caller;
    const { lang, ip, userAgent } = info;
    await quotas.spend(lang, caller, ['exports']);
    return retryConflicts(() =>
      transactions.run(caller, (tx) =>
        route.handle({ organizationId, caller, tx, lang, ip, userAgent }, request),
      ),
    );
  }

  for (const route of routes) {
    app.get<{ Params: Record<string, string>; Querystring: Record<string, string | undefined> }>(
      `/api${route.path}`,
      async ({ headers, ip, params, query }, reply) => {
        const info = requestInfo(headers, ip, log);
        try {
          const download = await prepare(route, info, { params, query });
          const bytes = await download.render();
          // Characters that RFC 5987 forbids in a value but encodeURIComponent does not encode.
          const name = encodeURIComponent(download.fileName).replace(
            /['()*]/g,
            (sign) => `%${sign.charCodeAt(0).toString(16)}`,
          );
          return await reply
            .headers({
              'cache-control': 'private, no-store',
              'content-disposition': `attachment; filename="file"; filename*=UTF-8''${name}`,
            })
            .type(download.mime)
            .send(bytes);
        } catch (failure) {
          return sendFailure(reply, failure, info);
        }
      },
    );
  }
}
