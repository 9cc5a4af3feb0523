import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestInfo } from '@server/graphql/request-context';
import type { Logger } from '@server/log/logger';
import { plainAddress } from '@server/modules/ip-address';
import { langOf } from '@server/texts';
import { cookiesOf } from './cookies';

const TOKEN = /^[\w-]{20,128}$/;
const ROW_ID = /^\d{1,9}$/;

/** Returns a value that has the form of a token; anything else counts as none. */
export function tokenOf(value: unknown): string | null {
  return typeof value === 'string' && TOKEN.test(value) ? value : null;
}

function rowIdOf(value: unknown): number | null {
  return typeof value === 'string' && ROW_ID.test(value) ? Number(value) : null;
}

/** The cookie by which sign-in recognizes a browser. */
export const BROWSER_COOKIE = 'adaptika-browser';

/**
 * Reads the properties of a request from its headers. Sockets pass the headers of their opening request and the parameters of
 * `connection_init`.
 */
export function requestInfo(
  headers: IncomingHttpHeaders,
  ip: string,
  log: Logger,
  token: unknown = headers['x-session-token'],
  language: unknown = headers['accept-language'],
): RequestInfo {
  return {
    requestId: randomUUID(),
    log,
    lang: langOf(typeof language === 'string' ? language : undefined),
    ip: plainAddress(ip) ?? ip,
    userAgent: (headers['user-agent'] ?? '').slice(0, 500),
    token: tokenOf(token),
    supportSession: rowIdOf(headers['x-support-session']),
    browserNote: cookiesOf(headers.cookie).get(BROWSER_COOKIE) ?? null,
  };
}
