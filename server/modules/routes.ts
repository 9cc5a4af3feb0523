import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { Context, Scope } from '@server/graphql/context';

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
