import type { Database, Tx } from '@server/db/database';
import type { Actor } from '@server/db/transaction-identity';
import type { Caller } from './context';
import { type Claim, createFairQueue } from './load/fair-queue';
import type { Presence } from './load/presence';

/** A transaction of one request, opened and ended by the transport. */
export interface OpenTransaction {
  readonly tx: Tx;
  /** Commits or rolls back, and returns the connection to the pool. Rejects when the commit fails. */
  end(isCommit: boolean): Promise<void>;
}

type Person = Pick<Caller, 'organizationId' | 'userId'>;

export interface Transactions {
  /** Opens a transaction of this organization; null: of the system, across organizations. @throws {AppError} limits.busy */
  open(claim: Claim, organizationId: number | null, actor?: Actor): Promise<OpenTransaction>;
  /** Runs work in a separate transaction, after waiting for its turn. @throws {AppError} limits.busy */
  run<T>(caller: Person, work: (tx: Tx) => Promise<T>): Promise<T>;
}

class RolledBack extends Error {}

const WAIT_TIMEOUT_MS = 5_000;
const OWN_WAIT_TIMEOUT_MS = 20_000;
const MAX_WAITING = { person: 100, organization: 500 };

/** Returns the claim that determines the turn. */
export function claimOf({ organizationId, userId }: Person): Claim {
  return { organization: String(organizationId), person: String(userId) };
}

/**
 * Creates transactions that stay open during a whole request. They never take the last connections of the pool: a request that
 * needs a second, independent transaction (counting a wrong code although the request fails) must find one. Organizations and
 * their people take turns; requesters are recorded in `people`.
 */
export function createTransactions(database: Database, poolSize: number, people?: Presence): Transactions {
  const queue = createFairQueue({
    size: Math.max(1, poolSize - Math.max(1, Math.floor(poolSize / 5))),
    waiting: MAX_WAITING,
    timeoutMs: WAIT_TIMEOUT_MS,
    ownTimeoutMs: OWN_WAIT_TIMEOUT_MS,
    ...(people ? { people } : {}),
  });

  async function begin(organizationId: number | null, actor?: Actor): Promise<OpenTransaction> {
    let finish: (isCommit: boolean) => void = () => undefined;
    const finished = new Promise<boolean>((resolve) => {
      finish = resolve;
    });
    return new Promise((resolve, reject) => {
      const work = async (tx: Tx) => {
        resolve({
          tx,
          end: async (isCommit) => {
            finish(isCommit);
            await completion.catch((error: unknown) => {
              if (!(error instanceof RolledBack)) throw error;
            });
          },
        });
        if (!(await finished)) throw new RolledBack();
      };
      const completion =
        organizationId === null ? database.system(work) : database.tenant(organizationId, work, actor);
      // A failure before the transaction is handed over belongs to the opening; later ones are reported by `end`.
      completion.catch(reject);
    });
  }

  return {
    async run(caller, work) {
      const release = await queue.enter(claimOf(caller));
      try {
        return await database.tenant(caller.organizationId, work);
      } finally {
        release();
      }
    },
    async open(claim, organizationId, actor) {
      const release = await queue.enter(claim);
      try {
        const opened = await begin(organizationId, actor);
        return {
          tx: opened.tx,
          end: async (isCommit) => {
            try {
              await opened.end(isCommit);
            } finally {
              release();
            }
          },
        };
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}
