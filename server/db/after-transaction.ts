import type { Logger } from '@server/log/logger';
import type { Tx } from './tx';

type Work = () => Promise<void> | void;

/** Callbacks for the end of a transaction, in the order in which they were added. */
interface TransactionCallbacks {
  /** Callbacks of parts that were rolled back although the transaction was committed. */
  committed: Work[];
  rolledBack: Work[];
}

const waiting = new WeakMap<Tx, TransactionCallbacks>();

function callbacksOf(tx: Tx): TransactionCallbacks {
  const found = waiting.get(tx);
  if (!found) throw new Error('the transaction was not opened by the database of the application');
  return found;
}

/** Lets callbacks be registered for the end of `tx`. */
export function watchTransaction(tx: Tx): void {
  waiting.set(tx, { committed: [], rolledBack: [] });
}

/** Runs `work` after the transaction has rolled back: undoes effects that the database cannot undo. */
export function afterRollback(tx: Tx, work: Work): void {
  callbacksOf(tx).rolledBack.push(work);
}

/** Runs each callback. The transaction has already ended, so a failure is only logged. */
export async function runAll(works: readonly Work[], log: Logger): Promise<void> {
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'what waited for the end of a transaction failed');
    }
  }
}

/** Runs the callbacks that wait for the end of the transaction. */
export async function runAfterTransaction(tx: Tx, isCommitted: boolean, log: Logger): Promise<void> {
  const { committed, rolledBack } = callbacksOf(tx);
  waiting.delete(tx);
  await runAll(isCommitted ? committed : rolledBack, log);
}

/** Marks the start of a part of the transaction. @returns a function to call when only this part is rolled back */
export function watchPart(tx: Tx): () => void {
  const { committed, rolledBack } = callbacksOf(tx);
  const before = rolledBack.length;
  return () => {
    committed.push(...rolledBack.slice(before));
  };
}

/** Watches a nested transaction that is always rolled back: its callbacks wait for the end of the outer one. */
export function watchDryRun(nested: Tx, outer: Tx): () => void {
  waiting.set(nested, callbacksOf(outer));
  return watchPart(outer);
}
