import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '@server/errors';
import type { Caller } from '@server/graphql/context';
import { cookiesOf } from './cookies';
import { BROWSER_COOKIE, tokenOf } from './request-info';

/** Whom a request counts for. */
export type Counted =
  | { kind: 'person'; userId: number; organizationId: number }
  /** Somebody has signed in there before: what strangers at the same address do is none of its doing. */
  | { kind: 'browser'; name: string }
  /** The database is away, so that nobody knows whose session it is: counted by its token. */
  | { kind: 'unread'; name: string }
  | { kind: 'address'; ip: string };

/** Requests a minute. What slows others down is held by the queue before the database; these are walls against floods. */
const PER_MINUTE = { person: 60_000, organization: 240_000, browser: 600, address: 600 };
/** Documents a minute that nobody has sent before: each is parsed, checked and compiled. */
const DOCUMENTS_PER_MINUTE = { person: 300, organization: 1_000, browser: 120, address: 120 };

/** Questions about the schema a minute: the whole of it is a megabyte, and writing it takes the thread its time. */
const INTROSPECTIONS_PER_MINUTE = { person: 20, organization: 60, browser: 20, address: 20 };

const MEGABYTE = 1024 * 1024;
/** Megabytes of files a minute: reading them takes the one thread that everybody is answered by. */
const MEGABYTES_PER_MINUTE = { person: 120, organization: 480, browser: 60, address: 60 };

type Limits = typeof PER_MINUTE;

export interface RateLimits {
  /** Whom the bearer of these headers counts for. */
  identify(token: unknown, headers: IncomingHttpHeaders, ip: string): Promise<Counted>;
  /** Counts a request or a message. @returns seconds to wait; 0: it may pass */
  countRequest(counted: Counted): Promise<number>;
  /** Counts a document that has to be prepared, likewise. */
  countDocument(counted: Counted): Promise<number>;
  /** Counts a question about the schema, likewise. */
  countIntrospection(counted: Counted): Promise<number>;
  /** Counts the bytes of files before they are read, likewise. */
  countBytes(counted: Counted, bytes: number): Promise<number>;
  /** The server could not answer: whoever tries again is not counted twice. */
  takeBack(counted: Counted): Promise<void>;
}

interface RateLimitsDeps {
  /** The living session's person, or null. */
  callerOf: (token: string, ip: string) => Promise<Caller | null>;
  /** The name of a browser where somebody has signed in before, or null. */
  browserOf: (note: string | null) => string | null;
  /** Instead of the usual walls against documents that nobody has sent before. */
  newDocumentsPerMinute?: number;
}

/** Asking for a session at every request would double what a request costs before it begins. */
const REMEMBERED_MS = 60_000;
const NOBODY_MS = 5_000;
const MAX_REMEMBERED = 20_000;

function keysOf(counted: Counted): [keyof Limits, string][] {
  if (counted.kind === 'address') return [['address', counted.ip]];
  if (counted.kind !== 'person') return [['browser', counted.name]];
  return [
    ['person', String(counted.userId)],
    ['organization', String(counted.organizationId)],
  ];
}

interface Counter {
  count(counted: Counted, points?: number): Promise<number>;
  takeBack(counted: Counted): Promise<void>;
}

function createCounter(name: string, limits: Limits): Counter {
  const limiter = (kind: keyof Limits) =>
    new RateLimiterMemory({ keyPrefix: `${name}:${kind}`, points: limits[kind], duration: 60 });
  const limiters = {
    person: limiter('person'),
    organization: limiter('organization'),
    browser: limiter('browser'),
    address: limiter('address'),
  };
  return {
    async count(counted, points = 1) {
      try {
        for (const [kind, key] of keysOf(counted)) await limiters[kind].consume(key, points);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    async takeBack(counted) {
      for (const [kind, key] of keysOf(counted)) await limiters[kind].reward(key);
    },
  };
}

/** Counts what comes in, in the memory of this node: per person and organization, or per browser or address of strangers. */
export function createRateLimits({
  callerOf,
  browserOf,
  newDocumentsPerMinute: points,
}: RateLimitsDeps): RateLimits {
  const known = new LRUCache<string, Counted>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS });
  // Whoever comes again and again with what is no session is looked up once.
  const nobody = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: NOBODY_MS });
  const requests = createCounter('requests', PER_MINUTE);
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
    if (nobody.has(token)) return null;
    try {
      const caller = await callerOf(token, ip);
      if (caller === null) {
        nobody.set(token, true);
        return null;
      }
      const { userId, organizationId } = caller;
      const counted: Counted = { kind: 'person', userId, organizationId };
      known.set(token, counted);
      return counted;
    } catch (error) {
      if (error instanceof AppError) return null;
      // The database is away: the request itself tells them.
      return { kind: 'unread', name: token };
    }
  }

  return {
    async identify(header, headers, ip) {
      const token = tokenOf(header);
      const person = token === null ? null : await personOf(token, ip);
      if (person) return person;
      const name = browserOf(cookiesOf(headers.cookie).get(BROWSER_COOKIE) ?? null);
      return name === null ? { kind: 'address', ip } : { kind: 'browser', name };
    },
    countRequest: (counted) => requests.count(counted),
    countDocument: (counted) => documents.count(counted),
    countIntrospection: (counted) => introspections.count(counted),
    countBytes: (counted, bytes) => megabytes.count(counted, Math.ceil(bytes / MEGABYTE)),
    takeBack: (counted) => requests.takeBack(counted),
  };
}
