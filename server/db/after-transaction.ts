import type { Logger } from '@server/log/logger';
import type { Tx } from './database';

type Work = () => Promise<void> | void;

/** What waits for the end of a transaction, in the order in which it was asked for. */
interface Waiting {
  /** Of parts that were taken back while the rest was committed. */
  committed: Work[];
  rolledBack: Work[];
}

const waiting = new WeakMap<Tx, Waiting>();

function waitingOf(tx: Tx): Waiting {
  const found = waiting.get(tx);
  if (!found) throw new Error('the transaction was not opened by the database of the application');
  return found;
}

/** From now on work can wait for the end of `tx`. */
export function watchTransaction(tx: Tx): void {
  waiting.set(tx, { committed: [], rolledBack: [] });
}

/** Does `work` when the transaction has rolled back: takes away what the database cannot take back itself. */
export function afterRollback(tx: Tx, work: Work): void {
  waitingOf(tx).rolledBack.push(work);
}

/** Runs each piece of work; the transaction has ended, so that a failure is logged and changes nothing. */
export async function runAll(works: readonly Work[], log: Logger): Promise<void> {
  for (const work of works) {
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'what waited for the end of a transaction failed');
    }
  }
}

/** The transaction has ended: what waited for that is done. */
export async function transactionEnded(tx: Tx, isCommitted: boolean, log: Logger): Promise<void> {
  const { committed, rolledBack } = waitingOf(tx);
  waiting.delete(tx);
  await runAll(isCommitted ? committed : rolledBack, log);
}

/** A part of the transaction begins. @returns what to call when this part alone is taken back */
export function watchPart(tx: Tx): () => void {
  const { committed, rolledBack } = waitingOf(tx);
  const before = rolledBack.length;
  return () => {
    committed.push(...rolledBack.slice(before));
  };
}

/** A transaction nested in another, which is always taken back: what waits, waits for the end of the outer one. */
export function watchRehearsal(nested: Tx, outer: Tx): () => void {
  waiting.set(nested, waitingOf(outer));
  return watchPart(outer);
}
