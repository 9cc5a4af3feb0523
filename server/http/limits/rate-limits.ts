import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { AppError } from '@server/errors';
import type { Caller } from '@server/graphql/context';
import { cookiesOf } from '../cookies';
import { type Counted, createCounter, withShares } from './rate-counters';
import { BROWSER_COOKIE, tokenOf } from '../request-info';
import { VISITOR_COOKIE } from './visitors';

/**
 * Requests per minute. The queue in front of the database limits requests that slow others down; these limits only stop floods.
 */
export const PER_MINUTE = { person: 60_000, organization: 240_000, browser: 600, address: 600 };
/** New documents per minute: each one is parsed, validated and compiled. */
const DOCUMENTS_PER_MINUTE = { person: 300, organization: 1_000, browser: 120, address: 120 };

/** Introspection queries per minute: the whole schema is a megabyte, and sending it takes time on the main thread. */
const INTROSPECTIONS_PER_MINUTE = { person: 20, organization: 60, browser: 20, address: 20 };

const MEGABYTE = 1024 * 1024;
/** Megabytes of files per minute: reading them takes time on the main thread, which serves everybody. */
const MEGABYTES_PER_MINUTE = { person: 120, organization: 480, browser: 60, address: 60 };

export interface RateLimits {
  /** Returns who the sender of these headers is counted as. */
  identify(token: unknown, headers: IncomingHttpHeaders, ip: string): Promise<Counted>;
  /** Counts a request or a message. @returns seconds to wait; 0: it is accepted */
  countRequest(counted: Counted): Promise<number>;
  /** Likewise counts a document that must be prepared. */
  countDocument(counted: Counted): Promise<number>;
  /** Likewise counts an introspection query. */
  countIntrospection(counted: Counted): Promise<number>;
  /** Likewise counts the bytes of files before they are read. */
  countBytes(counted: Counted, bytes: number): Promise<number>;
  /** Uncounts a request that the server could not answer, so that a retry is not counted twice. */
  uncount(counted: Counted): Promise<void>;
}

interface RateLimitsDeps {
  /** Returns the person of a valid session, or null. */
  callerOf: (token: string, ip: string) => Promise<Caller | null>;
  /** Returns the name of a browser in which a person has signed in before, or null. */
  browserOf: (note: string | null) => string | null;
  /** Returns the name of a browser in which the page has been opened, or null. */
  visitorOf: (note: string | null) => string | null;
  /** Overrides the limits on new documents. */
  newDocumentsPerMinute?: number;
}

/** Looking up the session for every request would double the cost of a request before it begins. */
const REMEMBERED_MS = 60_000;
const INVALID_TOKEN_MS = 5_000;
const MAX_REMEMBERED = 20_000;

/** Returns the sender of a request without a valid session. */
function strangerOf(
  { browserOf, visitorOf }: Pick<RateLimitsDeps, 'browserOf' | 'visitorOf'>,
  headers: IncomingHttpHeaders,
  ip: string,
): Counted {
  const cookies = cookiesOf(headers.cookie);
  const browser = browserOf(cookies.get(BROWSER_COOKIE) ?? null);
  if (browser !== null) return { kind: 'browser', name: browser };
  const name = visitorOf(cookies.get(VISITOR_COOKIE) ?? null);
  return name === null ? { kind: 'address', ip } : { kind: 'visitor', name, ip };
}

/** Creates limiters in the memory of this node: per person and organization, or per browser or address for strangers. */
export function createRateLimits({
  callerOf,
  browserOf,
  visitorOf,
  newDocumentsPerMinute: points,
}: RateLimitsDeps): RateLimits {
  const known = new LRUCache<string, Counted>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });
  // Repeated requests with an invalid token are looked up only once.
  const invalidTokens = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: INVALID_TOKEN_MS });
  const requests = withShares(createCounter('requests', PER_MINUTE));
  const megabytes = createCounter('megabytes', MEGABYTES_PER_MINUTE);
  const introspections = createCounter('introspections', INTROSPECTIONS_PER_MINUTE);
  const documents = createCounter(
    'documents',
    points === undefined
      ? DOCUMENTS_PER_MINUTE
      : { person: points, organization: points, browser: points, address: points },
  );

  async function personOf(token: string, ip: string): Promise<Counted | null> {
    const found = known.get(token);
    if (found) return found;
    if (invalidTokens.has(token)) return null;
    try {
      const caller = await callerOf(token, ip);
      if (caller === null) {
        invalidTokens.set(token, true);
        return null;
      }
      const { userId, organizationId } = caller;
      const counted: Counted = { kind: 'person', userId, organizationId };
      known.set(token, counted);
      return counted;
    } catch (error) {
      if (error instanceof AppError) return null;
      // The database is unavailable: the request itself reports that.
      return { kind: 'unread', name: token };
    }
  }

  return {
    async identify(header, headers, ip) {
      const token = tokenOf(header);
      const person = token === null ? null : await personOf(token, ip);
      return person ?? strangerOf({ browserOf, visitorOf }, headers, ip);
    },
    countRequest: (counted) => requests.count(counted),
    countDocument: (counted) => documents.count(counted),
    countIntrospection: (counted) => introspections.count(counted),
    countBytes: (counted, bytes) => megabytes.count(counted, Math.ceil(bytes / MEGABYTE)),
    uncount: (counted) => requests.uncount(counted),
  };
}
