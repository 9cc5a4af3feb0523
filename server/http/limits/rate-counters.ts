import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Who a request is counted for. */
export type Counted =
  | { kind: 'person'; userId: number; organizationId: number }
  /** A person has signed in there before, so strangers at the same address do not affect it. */
  | { kind: 'browser'; name: string }
  /** The database is unavailable, so the owner of the session is unknown: counted by its token. */
  | { kind: 'unread'; name: string }
  | { kind: 'address'; ip: string }
  /** Nobody has signed in there yet, but the page has been opened: counted by its address beyond a share of its own. */
  | { kind: 'visitor'; name: string; ip: string };

/** Requests per minute of a visitor that do not count for its address: enough to sign in, or to ask for an email with a link. */
export const VISITOR_SHARE = 12;
/** Points per minute. */
type Limits = Record<'person' | 'organization' | 'browser' | 'address', number>;

function keysOf(counted: Counted): [keyof Limits, string][] {
  if (counted.kind === 'address' || counted.kind === 'visitor') return [['address', counted.ip]];
  if (counted.kind !== 'person') return [['browser', counted.name]];
  return [
    ['person', String(counted.userId)],
    ['organization', String(counted.organizationId)],
  ];
}

/** Returns the key of a sender, for limits of its own. */
export function senderOf(counted: Counted): string {
  const [[kind, key] = ['address', '']] = keysOf(counted);
  return `${kind}:${key}`;
}

interface Counter {
  /** @returns seconds to wait; 0: it is accepted */
  count(counted: Counted, points?: number): Promise<number>;
  uncount(counted: Counted): Promise<void>;
}

/** Creates a counter in the memory of this node. */
export function createCounter(name: string, limits: Limits): Counter {
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
      } catch (limitError) {
        if (!(limitError instanceof RateLimiterRes)) throw limitError;
        return Math.max(1, Math.ceil(limitError.msBeforeNext / 1000));
      }
    },
    async uncount(counted) {
      for (const [kind, key] of keysOf(counted)) await limiters[kind].reward(key);
    },
  };
}

/** Counts the requests of visitors, each of whom has a share; beyond it, and for all others, `beyond` counts. */
export function withShares(beyond: Counter): Counter {
  const shares = new RateLimiterMemory({
    keyPrefix: 'requests:visitor',
    points: VISITOR_SHARE,
    duration: 60,
  });
  return {
    async count(counted) {
      if (counted.kind !== 'visitor') return beyond.count(counted);
      try {
        await shares.consume(counted.name);
        return 0;
      } catch (limitError) {
        if (!(limitError instanceof RateLimiterRes)) throw limitError;
        return beyond.count(counted);
      }
    },
    // A request beyond the share is uncounted from the share: that is the smaller one.
    async uncount(counted) {
      if (counted.kind === 'visitor') await shares.reward(counted.name);
      else await beyond.uncount(counted);
    },
  };
}
