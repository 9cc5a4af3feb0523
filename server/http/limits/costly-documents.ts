import { createFairQueue, type Release } from '@server/graphql/load/fair-queue';
import type { Operations } from '@server/graphql/operations';
import type { Counted } from './rate-counters';
import type { RateLimits } from './rate-limits';

export interface CostlyDocuments {
  /**
   * Counts a document that must be prepared and waits for its turn: preparation runs on the main thread, which serves everybody.
   * @returns a function that ends the turn; a number: the seconds after which to retry
   * @throws {AppError} limits.busy
   */
  enter(whose: Counted): Promise<Release | number>;
  /** Whether the document must be prepared. */
  isCostly(query: string, operationName?: string | null): boolean;
}

const WAITING = { person: 50, organization: 200 };
const TIMEOUT_MS = 5_000;
const OWN_TIMEOUT_MS = 20_000;

function claimOf(whose: Counted): { organization: string; person: string } {
  if (whose.kind === 'person') {
    return { organization: String(whose.organizationId), person: String(whose.userId) };
  }
  return { organization: whose.kind, person: whose.kind === 'address' ? whose.ip : whose.name };
}

/** Lets senders of new documents take turns, over HTTP and over sockets alike. */
export function createCostlyDocuments(
  operations: Pick<Operations, 'isKnown'>,
  rateLimits: Pick<RateLimits, 'countDocument'>,
): CostlyDocuments {
  const queue = createFairQueue({
    size: 1,
    waiting: WAITING,
    timeoutMs: TIMEOUT_MS,
    ownTimeoutMs: OWN_TIMEOUT_MS,
  });
  return {
    isCostly: (query, operationName) => !operations.isKnown(query, operationName),
    async enter(whose) {
      const seconds = await rateLimits.countDocument(whose);
      return seconds > 0 ? seconds : queue.enter(claimOf(whose));
    },
  };
}
