import type { Actor, Database, Tx } from '@server/db/database';

/** A transaction of one request, opened and ended by the transport. */
export interface OpenTransaction {
  readonly tx: Tx;
  /** Commits or rolls back, and gives the connection back. Rejects when the commit fails. */
  end(isCommit: boolean): Promise<void>;
}

export interface Transactions {
  /** Null: the system's, across organizations. */
  open(organizationId: number | null, actor?: Actor): Promise<OpenTransaction>;
}

class RolledBack extends Error {}

const PATIENCE_MS = 5_000;

/** Lets `size` in at a time; the others wait in line, not for ever. */
function createGate(size: number): { enter(): Promise<void>; leave(): void } {
  const line: (() => void)[] = [];
  let inside = 0;
  return {
    enter() {
      if (inside < size) {
        inside += 1;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          line.splice(line.indexOf(admit), 1);
          // The same words as the pool's own, so that it is told to people as «temporarily away».
          reject(new Error('timeout exceeded when trying to connect: too many requests at once'));
        }, PATIENCE_MS);
        const admit = () => {
          clearTimeout(timer);
          resolve();
        };
        line.push(admit);
      });
    },
    leave() {
      const next = line.shift();
      if (next) next();
      else inside -= 1;
    },
  };
}

/**
 * Transactions that stay open over a whole request. They never take the last connections of the pool: a request that
 * needs a second, independent transaction (counting a wrong code although the request fails) must find one.
 */
export function createTransactions(database: Database, poolSize: number): Transactions {
  const gate = createGate(Math.max(1, poolSize - Math.max(1, Math.floor(poolSize / 5))));

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
            await whole.catch((error: unknown) => {
              if (!(error instanceof RolledBack)) throw error;
            });
          },
        });
        if (!(await finished)) throw new RolledBack();
      };
      const whole =
        organizationId === null ? database.system(work) : database.tenant(organizationId, work, actor);
      // Before the transaction is handed over a failure is the opening's; after that `end` tells it.
      whole.catch(reject);
    });
  }

  return {
    async open(organizationId, actor) {
      await gate.enter();
      try {
        const opened = await begin(organizationId, actor);
        return {
          tx: opened.tx,
          end: async (isCommit) => {
            try {
              await opened.end(isCommit);
            } finally {
              gate.leave();
            }
          },
        };
      } catch (error) {
        gate.leave();
        throw error;
      }
    },
  };
}
