import { LRUCache } from 'lru-cache';
import type { Database } from '@server/db/database';
import type { ObjectType } from '@server/graphql/generated/types';
import type { Logger } from '@server/log/logger';
import { type AssignmentColumns, createAssignmentColumns } from './assignment-columns';
import { type CopyState, nextPeople, presentState } from './copied-assignments.read-model';

// The copies of one node: made in the background, and dropped when they do not fit into the memory.

/** The number of people whose assignments are read at once while a copy is made. */
const CHUNK_PEOPLE = 250;
/** The pause after a failure, and after a copy that was too large. */
const PAUSE_MS = 600_000;

/** What is copied. */
export interface Subject {
  organizationId: number;
  objectType: ObjectType;
}

export interface Copy {
  state: CopyState;
  columns: AssignmentColumns;
  /** The number of changes of the columns. */
  changes: number;
}

export interface CopyStore {
  /** Returns the copy, which counts as used. */
  use(subject: Subject): Copy | undefined;
  /** Makes a copy in the background, unless one is being made or the last attempt failed shortly before. */
  begin(subject: Subject): void;
  /** Drops this copy, but not one that has been made since. */
  drop(subject: Subject, copy: Copy): void;
  /** Drops a copy that cannot be used, and makes none for some minutes. */
  fail(subject: Subject, error: unknown): void;
  /** Notes that the copy has grown: those that have not been used for the longest time are dropped until the rest fits. */
  grown(subject: Subject, copy: Copy): void;
  /** Waits until no copy is being made. */
  settled(): Promise<void>;
}

export interface CopyStoreDeps {
  readonly database: Pick<Database, 'tenant'>;
  readonly log: Pick<Logger, 'warn'>;
  /** The memory of all copies. 0: none are made. */
  readonly maxBytes: number;
  readonly chunkPeople?: number;
}

const keyOf = ({ organizationId, objectType }: Subject): string => `${organizationId} ${objectType}`;

/**
 * Reads a copy. Its parts may be of later moments than its state: what has changed since is read again from the log.
 * @param isTooLarge asked after each part: then null is returned
 */
async function readCopy(
  { database, chunkPeople = CHUNK_PEOPLE }: CopyStoreDeps,
  subject: Subject,
  isTooLarge: (bytes: number) => boolean,
): Promise<Copy | null> {
  const { organizationId } = subject;
  const state = await database.tenant(organizationId, (tx) => presentState(tx, organizationId));
  const columns = createAssignmentColumns();
  const asked = { ...subject, timezone: state.timezone };
  for (let afterId = 0; ;) {
    const range = { afterId, limit: chunkPeople };
    const { userIds, rows } = await database.tenant(organizationId, (tx) => nextPeople(tx, asked, range));
    columns.replace(userIds, rows);
    if (isTooLarge(columns.bytes())) return null;
    const last = userIds.at(-1);
    if (last === undefined) return { state, columns, changes: 0 };
    afterId = last;
  }
}

/** Creates the store of a node. */
export function createCopyStore(deps: CopyStoreDeps): CopyStore {
  const { log, maxBytes } = deps;
  const copies = new LRUCache<string, Copy>({
    maxSize: Math.max(1, maxBytes),
    sizeCalculation: ({ columns }) => Math.max(1, columns.bytes()),
  });
  const pausedUntil = new Map<string, number>();
  /** One copy at a time is made, so that others notice little of it. */
  let making: Promise<void> | null = null;

  function pause(subject: Subject, message: string, error?: unknown): void {
    copies.delete(keyOf(subject));
    pausedUntil.set(keyOf(subject), Date.now() + PAUSE_MS);
    log.warn({ ...subject, err: error }, message);
  }

  async function make(subject: Subject): Promise<void> {
    try {
      const copy = await readCopy(deps, subject, (bytes) => bytes > maxBytes);
      if (copy) copies.set(keyOf(subject), copy);
      else pause(subject, 'the assignments do not fit into STATISTICS_MEMORY_MB');
    } catch (error) {
      pause(subject, 'the assignments could not be copied', error);
    }
  }

  return {
    use: (subject) => copies.get(keyOf(subject)),
    begin(subject) {
      const key = keyOf(subject);
      const isPaused = (pausedUntil.get(key) ?? 0) > Date.now();
      if (maxBytes === 0 || making || isPaused || copies.has(key)) return;
      making = make(subject).finally(() => {
        making = null;
      });
    },
    drop(subject, copy) {
      if (copies.peek(keyOf(subject)) === copy) copies.delete(keyOf(subject));
    },
    fail: (subject, error) => pause(subject, 'the copy of the assignments cannot be used', error),
    grown(subject, copy) {
      const key = keyOf(subject);
      if (copies.peek(key) !== copy) return;
      // The size of a value that is already stored is not calculated again.
      copies.delete(key);
      copies.set(key, copy);
    },
    async settled() {
      await making;
    },
  };
}
