import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Audit } from '@server/audit/audit';
import type { Reverts } from '@server/audit/reverts';
import type { Config } from '@server/config/config';
import type { Database } from '@server/db/database';
import type { DomainEventBus } from '@server/events/domain-events';
import type { LiveEvents } from '@server/events/live-events';
import type { Context, Scope } from '@server/graphql/context';
import type { Resolvers } from '@server/graphql/generated/resolvers';
import type { Loaders, LoaderSource } from '@server/graphql/loaders';
import type { HandledJob, Jobs } from '@server/jobs/jobs';
import type { Logger } from '@server/log/logger';
import type { Mail } from '@server/mail/mail';
import type { OutageHandler } from '@server/outages';
import type { Quotas } from '@server/quotas/quotas';
import type { BoundedWorkers } from '@server/workers/held-bytes';
import type { AssignmentPreview } from './assignments/assignment-preview';
import type { Codes } from './auth/codes';
import type { Passwords } from './auth/passwords';
import type { Sessions } from './auth/sessions/sessions';
import type { ContentKinds } from './content/content-kinds';
import type { Files } from './files/files';
import type { UploadFolder } from '@server/uploads/upload-folder';
import type { Exports } from './exports';
import type { Channels } from './notifications/channels';
import type { Notify } from './notifications/notify';
import type { ProviderConsts } from './auth/consts.read-model';
import type { PaidActions } from './payment/tokens/paid-actions';
import type { SupportSessions } from './support/support-sessions.service';

/** The dependencies of modules: `create<Domain>Module(deps: ModuleDeps): ServerModule`. A module uses the ones it needs. */
export interface ModuleDeps {
  readonly config: Config;
  readonly log: Logger;
  /** For jobs and sign-in; a service works in `scope.tx`. */
  readonly database: Database;
  readonly events: DomainEventBus;
  readonly live: LiveEvents;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly files: Files;
  /** Tables to download, whose rows are read in one snapshot of the database. */
  readonly exports: Exports;
  /** Receives large files in parts. */
  readonly uploads: UploadFolder;
  /** Parse untrusted bytes and make documents outside the server's own process. */
  readonly workers: BoundedWorkers;
  readonly audit: Audit;
  /** The kinds of objects whose fields can be reverted from the history: each kind's module registers its own. */
  readonly reverts: Reverts;
  /** Limits how much people and organizations may create that others have to read. */
  readonly quotas: Quotas;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly notify: Notify;
  /** Identifies the provider. */
  readonly readConsts: () => Promise<ProviderConsts>;
  /** The client workspaces that the provider's people are in. */
  readonly supportSessions: SupportSessions;
  /** The channels outside the application; a messenger's module registers its own. */
  readonly channels: Channels;
  /** The actions that cost tokens: each module registers its own. */
  readonly paidActions: PaidActions;
  /** Regulations and everything else that can be assigned: the interface of each kind for all modules. */
  readonly contentKinds: ContentKinds;
  /** A preview of how a change of people or structure would affect assignments. */
  readonly assignmentPreview: AssignmentPreview;
  /** The current time; tests change it. */
  readonly now: () => Date;
}

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

/**
 * An address that needs no session: the caller proves by a token or a signature that they have access. Requests are counted by
 * address, like all others of the API.
 */
export interface OpenRoute {
  method: 'GET' | 'POST';
  /** Below /api, with Fastify's `:parameters`. */
  path: string;
  /** A longer body gets the response 413. The default is 16 KiB. */
  maxBytes?: number;
  /** Uses the database in `database.tenant` or `database.system`. @throws {AppError} answered like a download's */
  handle(request: OpenRequest): Promise<OpenAnswer>;
}

export interface OpenRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  headers: IncomingHttpHeaders;
  /** The unchanged bytes, whatever their type, because a signature covers the bytes. Empty without a body. */
  body: Buffer;
  visitor: Pick<Context, 'lang' | 'ip' | 'userAgent'>;
}

export interface OpenAnswer {
  status?: number;
  mime: string;
  headers?: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** An address to and from which a browser is redirected: sign-in through another service. */
export interface RedirectRoute {
  /** Below /api, with Fastify's `:parameters`. Always GET. */
  path: string;
  /** @throws {AppError} answered by the route of `failed` */
  handle(request: RedirectRequest): Promise<{ location: string; cookie?: RedirectCookie }>;
  /** Returns the browser's route that shows the error. `reason`: an error's code. */
  failed(reason: string): string;
}

export interface RedirectRequest {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  cookies: ReadonlyMap<string, string>;
  visitor: Pick<Context, 'lang' | 'ip' | 'userAgent'>;
}

/** Inaccessible to scripts and to other sites. `maxAgeMs` 0 deletes it. */
export interface RedirectCookie {
  name: string;
  value: string;
  path: string;
  maxAgeMs: number;
}

/** A file that is made on request. The server checks the session (X-Session-Token) and opens the transaction. */
export interface DownloadRoute {
  /** Below /api, with Fastify's `:parameters`. Always GET. */
  path: string;
  /** Available even when the subscription has ended: payment documents, and the person's own data. */
  isUnpaid?: true;
  /** @throws {AppError} answered like in GraphQL: notFound as 404, auth.required as 401, the others as 400 */
  handle(scope: Scope, request: DownloadRequest): Promise<Download>;
}

export interface DownloadRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
}

export interface Download {
  mime: string;
  /** The name shown to the person; may contain letters of any alphabet (RFC 5987 in Content-Disposition). */
  fileName: string;
  /**
   * Called after the transaction has ended, because making a file takes longer than reading its content. Returns a stream when
   * the file is too large for memory. `disconnected` is aborted when the client no longer waits for it.
   */
  render(disconnected: AbortSignal): Promise<Buffer | Readable>;
}
