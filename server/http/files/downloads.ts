import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { retryConflicts } from '@server/db/retry';
import { AppError } from '@server/errors';
import { rejectSuspended, rejectUnpaid, rejectVisitor } from '@server/graphql/access/access';
import type { Caller } from '@server/graphql/context';
import { rejectGuest } from '@server/graphql/access/guests';
import type { RequestInfo } from '@server/graphql/request-context';
import type { Transactions } from '@server/graphql/transactions';
import type { Logger } from '@server/log/logger';
import type { Download, DownloadRequest, DownloadRoute } from '@server/modules/routes';
import type { Quotas } from '@server/quotas/quotas';
import { XLSX } from '@server/spreadsheets/spreadsheet';
import { createTurns, type Turns } from '@server/workers/turns';
import { sendFailure } from '../failures';
import { requestInfo } from '../request-info';

interface DownloadsDeps {
  transactions: Transactions;
  log: Logger;
  quotas: Quotas;
  /** Returns the person of a valid session, or null. */
  callerOf: (token: string, ip: string) => Promise<Caller | null>;
}

interface Prepared {
  download: Download;
  caller: Caller;
}

/**
 * Tables that are written at once. They are written on the main thread while they are sent, so one person must not have many of
 * them. There is no total: a client that reads slowly must not keep those of other organizations waiting.
 */
const TABLES = {
  ...{ total: Infinity, perOrganization: 6, perPerson: 2 },
  waiting: { maxTotal: 500, perOrganization: 60, perPerson: 20 },
};

/** Makes the file. A table keeps its turn until the client has received it, or has disconnected. */
async function render(
  tables: Turns,
  { download, caller }: Prepared,
  reply: FastifyReply,
): Promise<Buffer | Readable> {
  const disconnected = new AbortController();
  reply.raw.once('close', () => disconnected.abort());
  if (download.mime !== XLSX) return download.render(disconnected.signal);
  const end = await tables.enter(caller);
  if (reply.raw.destroyed) {
    end();
    throw new AppError('limits.busy');
  }
  reply.raw.once('close', end);
  return download.render(disconnected.signal);
}

/** `/api/…` files that modules generate: with the same sessions, tenants and errors as in GraphQL. */
export function addDownloads(
  app: FastifyInstance,
  { transactions, log, quotas, callerOf }: DownloadsDeps,
  routes: readonly DownloadRoute[],
): void {
  const tables = createTurns(TABLES);

  async function prepare(
    route: DownloadRoute,
    info: RequestInfo,
    request: DownloadRequest,
  ): Promise<Prepared> {
    const caller = info.token === null ? null : await callerOf(info.token, info.ip);
    if (caller === null) throw new AppError('auth.required');
    rejectSuspended(caller);
    if (!route.isUnpaid) rejectUnpaid(caller);
    rejectVisitor(caller);
    rejectGuest(caller);
    const { organizationId } = caller;
    const { lang, ip, userAgent } = info;
    await quotas.spend(lang, caller, ['exports']);
    const download = await retryConflicts(() =>
      transactions.run(caller, (tx) =>
        route.handle({ organizationId, caller, tx, lang, ip, userAgent }, request),
      ),
    );
    return { download, caller };
  }

  for (const route of routes) {
    app.get<{ Params: Record<string, string>; Querystring: Record<string, string | undefined> }>(
      `/api${route.path}`,
      async ({ headers, ip, params, query }, reply) => {
        const info = requestInfo(headers, ip, log);
        try {
          const prepared = await prepare(route, info, { params, query });
          const { download } = prepared;
          const bytes = await render(tables, prepared, reply);
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
