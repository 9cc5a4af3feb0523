import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { LoaderSource } from '@server/graphql/loaders/loader-source';
import type { Loaders } from '@server/graphql/loaders/loaders';
import type { HandledJob } from '@server/jobs/jobs';
import type { OutageHandler } from '@server/outages';
import type { DownloadRoute, OpenRoute, RedirectRoute } from './routes';

/** The parts of a module. Its listeners are added to `deps.events` when it is created. */
export interface ServerModule {
  /** One map or several: the same field in two of them prevents the start. */
  resolvers: Resolvers | readonly Resolvers[];
  /** The module's part of `context.loaders`, created for each request. */
  loaders?: (source: LoaderSource) => Partial<Loaders>;
  /** Its background jobs: see `<domain>.jobs.ts`. */
  jobs?: readonly HandledJob[];
  /** Compensates for a time in which no server was available. */
  onOutage?: OutageHandler;
  /** Downloads that a browser requests outside GraphQL. */
  routes?: readonly DownloadRoute[];
  /** Addresses that redirect a browser, without a session. */
  redirects?: readonly RedirectRoute[];
  /** Public addresses: links in emails, notifications from other services. */
  openRoutes?: readonly OpenRoute[];
}
