import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import type { Operations } from '@server/graphql/operations';
import type { Transactions } from '@server/graphql/transactions';
import type { Logger } from '@server/log/logger';
import type { Caller } from '@server/graphql/context';
import type { FileAddresses } from '@server/modules/files/file-addresses';
import type { UploadReceiving } from '@server/modules/educations/uploads/receiving';
import type { Storage } from '@server/modules/files/storage';
import type { VideoAddresses } from '@server/modules/video-addresses';
import type { DownloadRoute, OpenRoute, RedirectRoute } from '@server/modules/routes';
import type { Quotas } from '@server/quotas/quotas';
import { endConnectionsOnClose } from './closing-connections';
import type { CostlyDocuments } from './limits/costly-documents';
import { countRequests } from './limits/counted-requests';
import { addDownloads } from './files/downloads';
import { addGraphqlRoute } from './graphql-route';
import { addHealth } from './health';
import { addOpenRoutes } from './open-routes';
import { addPage } from './page';
import { addRedirects } from './redirects';
import type { RateLimits } from './limits/rate-limits';
import { addReports } from './reports';
import { addStatics } from './files/statics';
import { addUploads } from './files/uploads';
import { addVideo } from './files/video';
import type { Visitors } from './limits/visitors';

interface HttpDeps {
  config: Config;
  log: Logger;
  database: Database;
  operations: Operations;
  storage: Storage;
  addresses: FileAddresses;
  videos: VideoAddresses;
  visitors: Visitors;
  /** Uploads of videos in progress. */
  receiving: UploadReceiving;
  /** Whether a session is valid and may be used from an address. */
  admits: (sessionId: number, ip: string) => Promise<boolean>;
  /** Returns the person of a valid session, or null. */
  callerOf: (token: string, ip: string) => Promise<Caller | null>;
  /** Downloads of modules. */
  routes: readonly DownloadRoute[];
  /** Redirects of modules. */
  redirects: readonly RedirectRoute[];
  /** Public routes of modules. */
  openRoutes: readonly OpenRoute[];
  quotas: Quotas;
  rateLimits: RateLimits;
  costlyDocuments: CostlyDocuments;
  transactions: Transactions;
  isDraining: () => boolean;
}

/** API responses are data: a browser that navigates to one directly runs and frames nothing. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The program uses none of these features, and injected code must not use them either. */
const PERMISSIONS = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Creates the only HTTP server: `/graphql`, `/api`, `/statics`, and the browser's program. */
export async function createHttpServer(deps: HttpDeps): Promise<FastifyInstance> {
  const { config, log, database, operations, storage, addresses, callerOf, routes, redirects, openRoutes } =
    deps;
  const {
    quotas,
    rateLimits,
    costlyDocuments,
    transactions,
    isDraining,
    videos,
    visitors,
    admits,
    receiving,
  } = deps;
  const app = fastify({
    logger: false,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: 'idle',
    // A body that takes longer does not come from a browser.
    requestTimeout: 60_000,
    return503OnClosing: true,
  });
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', API_POLICY);
    reply.header('permissions-policy', PERMISSIONS);
    done();
  });
  // A client that disconnected before its request was read no longer has an address and needs no response.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.socket.remoteAddress !== undefined) return done();
    reply.hijack();
    request.raw.destroy();
  });
  // A connection whose last request ends during the stop would stay open and delay the stop.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining()) reply.header('connection', 'close');
  });
  endConnectionsOnClose(app);
  // Only dynamic responses: files are compressed at build time.
  await app.register(compress, { encodings: ['gzip'], threshold: 1024, zlibOptions: { level: 4 } });
  countRequests(app, rateLimits);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error, url: request.url }, 'a request failed');
    return reply.status(status).send({
      errors: [
        { message: status >= 500 ? 'Internal error' : error.message, extensions: { type: 'RequestError' } },
      ],
    });
  });
  const isSecure = config.publicUrl.startsWith('https:');
  addGraphqlRoute(app, { operations, rateLimits, costlyDocuments, log, isSecure });
  addDownloads(app, { transactions, log, quotas, callerOf }, routes);
  addRedirects(app, { log, isSecure }, redirects);
  addOpenRoutes(app, log, openRoutes);
  addHealth(app, database, isDraining);
  addStatics(app, { log, storage, addresses, admits });
  addUploads(app, { log, receiving, callerOf });
  addReports(app, log);
  addVideo(app, videos, config.videoHosting.playerUrl);
  addPage(app, config, visitors);
  return app;
}
