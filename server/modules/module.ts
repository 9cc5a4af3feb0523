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
import type { Workers } from '@server/workers/workers';
import type { ObligationPreview } from './assignments/obligation-preview';
import type { Codes } from './auth/codes';
import type { Passwords } from './auth/passwords';
import type { Sessions } from './auth/sessions';
import type { ContentKinds } from './content/content-kinds';
import type { Files } from './files/files';
import type { UploadFolder } from '@server/uploads/upload-folder';
import type { Channels } from './notifications/channels';
import type { Notify } from './notifications/notify';
import type { ProviderConsts } from './auth/consts.read-model';
import type { PaidActions } from './payment/tokens/paid-actions';
import type { SupportSessions } from './support/support-sessions.service';

/** What every module is made of: `create<Domain>Module(deps: ModuleDeps): ServerModule`. A module takes what it needs. */
export interface ModuleDeps {
  readonly config: Config;
  readonly log: Logger;
  /** For jobs, and for sign-in; a service works in `scope.tx`. */
  readonly database: Database;
  readonly events: DomainEventBus;
  readonly live: LiveEvents;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly files: Files;
  /** Where large files arrive, in parts. */
  readonly uploads: UploadFolder;
  /** Where the bytes of strangers are parsed and documents are made: not in the server's own process. */
  readonly workers: Workers;
  readonly audit: Audit;
  /** The kinds of objects whose fields the history can give back: each kind's module registers its own. */
  readonly reverts: Reverts;
  /** How much people and organizations may make of what others have to read. */
  readonly quotas: Quotas;
  readonly passwords: Passwords;
  readonly codes: Codes;
  readonly sessions: Sessions;
  readonly notify: Notify;
  /** Who the provider is. */
  readonly readConsts: () => Promise<ProviderConsts>;
  /** In whose cabinet the provider's people are. */
  readonly supportSessions: SupportSessions;
  /** The ways out of the cabinet; a messenger's module registers its own. */
  readonly channels: Channels;
  /** What costs tokens: each module registers its own. */
  readonly paidActions: PaidActions;
  /** Regulations and whatever else can be assigned: what all modules ask of each kind. */
  readonly contentKinds: ContentKinds;
  /** What a change of people or structure would do to obligations, without doing it. */
  readonly obligationPreview: ObligationPreview;
  /** The time; tests move it. */
  readonly now: () => Date;
}

/** What a module brings. Its listeners are added to `deps.events` while it is made. */
export interface ServerModule {
  /** One map, or several: the same field in two of them stops the start. */
  resolvers: Resolvers | readonly Resolvers[];
  /** The module's share of `context.loaders`, made anew for each request. */
  loaders?: (source: LoaderSource) => Partial<Loaders>;
  /** What it does outside of requests: see `<domain>.jobs.ts`. */
  jobs?: readonly HandledJob[];
  /** What it gives back of a time in which no server was available. */
  onOutage?: OutageHandler;
  /** Downloads that a browser asks for outside of GraphQL. */
  routes?: readonly DownloadRoute[];
  /** Addresses that send a browser elsewhere, without a session. */
  redirects?: readonly RedirectRoute[];
  /** Addresses that anybody may ask: links of letters, notifications of other services. */
  openRoutes?: readonly OpenRoute[];
}

/**
 * An address that needs no session: whoever asks shows by a token or a signature that they may. Requests are counted like
 * all others of the API, by address.
 */
export interface OpenRoute {
  method: 'GET' | 'POST';
  /** Under /api, with Fastify's `:parameters`. */
  path: string;
  /** A longer body is answered with 413. 16 KiB where nothing is said. */
  maxBytes?: number;
  /** Work on the database is done in `database.tenant` or `database.system`. @throws {AppError} answered like a download's */
  handle(request: OpenRequest): Promise<OpenAnswer>;
}

export interface OpenRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  headers: IncomingHttpHeaders;
  /** As it came, whatever its type: a signature is of the bytes. Empty without a body. */
  body: Buffer;
  visitor: Pick<Context, 'lang' | 'ip' | 'userAgent'>;
}

export interface OpenAnswer {
  status?: number;
  mime: string;
  headers?: Readonly<Record<string, string>>;
  body: string | Buffer;
}

/** An address that a browser is led to and away from: sign-in by another service. */
export interface RedirectRoute {
  /** Under /api, with Fastify's `:parameters`. Always GET. */
  path: string;
  /** @throws {AppError} answered by the route of `failed` */
  handle(request: RedirectRequest): Promise<{ location: string; cookie?: RedirectCookie }>;
  /** The browser's route that says what went wrong. `reason`: an error's code. */
  failed(reason: string): string;
}

export interface RedirectRequest {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  cookies: ReadonlyMap<string, string>;
  visitor: Pick<Context, 'lang' | 'ip' | 'userAgent'>;
}

/** Kept from scripts and from other sites. `maxAgeMs` 0: forgotten. */
export interface RedirectCookie {
  name: string;
  value: string;
  path: string;
  maxAgeMs: number;
}

/** A file that is made when asked for. The server checks the session (X-Session-Token) and opens the transaction. */
export interface DownloadRoute {
  /** Under /api, with Fastify's `:parameters`. Always GET. */
  path: string;
  /** Also when the subscription has ended: documents of payment, and what is the person's own. */
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
  /** As the person gets it; may have letters of any alphabet (RFC 5987 in Content-Disposition). */
  fileName: string;
  /**
   * Called when the transaction has ended: making a file takes longer than reading what is in it. A stream for what is
   * too much for the memory.
   */
  render(): Promise<Buffer | Readable>;
}
