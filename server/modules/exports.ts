import type { Database } from '@server/db/database';
import { retryConflicts } from '@server/db/retry';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ExportScope } from '@server/spreadsheets/parts';
import type { Spreadsheet } from '@server/spreadsheets/spreadsheet';
import { writeTemporaryWorkbook } from '@server/spreadsheets/temporary-workbook';
import { ownerOf } from '@server/workers/owner';
import { createTurns } from '@server/workers/turns';
import { spreadsheetFrom } from './downloads';
import type { Download } from './routes';

const MINUTE = 60_000;
/** The part of the connections to the database that tables may hold. */
const PART_OF_POOL = 1 / 5;

/** Reads the content of files, each in one snapshot of the database. */
export interface SnapshotReader {
  /**
   * Runs `work` when it is the caller's turn. Its `signal` is aborted when nobody waits for the file any more, or when it takes too
   * long.
   * @param scope the caller; the transaction of the request is replaced by that of the snapshot, because it has ended by then
   * @throws {AppError} limits.busy: too many wait, or it took too long
   */
  read<T>(
    scope: ExportScope,
    disconnected: AbortSignal,
    work: (scope: Scope, signal: AbortSignal) => Promise<T>,
  ): Promise<T>;
}

interface ReaderOptions {
  database: Pick<Database, 'snapshot'>;
  /** How many are read at once, and of one organization. */
  total: number;
  perOrganization: number;
  /** The longest time in which one file may be read, in milliseconds. */
  maxMs: number;
}

/** Whether nobody waits for the file any more, or it took too long: neither is a failure of the server. */
const isStopped = (signal: AbortSignal, error: unknown): boolean =>
  signal.aborted || (error instanceof Error && error.name === 'AbortError');

/**
 * Creates a reader of files. Each holds a connection to the database until it is read: people and organizations take turns, so
 * that the others always find one.
 */
export function createSnapshotReader({
  database,
  total,
  perOrganization,
  maxMs,
}: ReaderOptions): SnapshotReader {
  const turns = createTurns({
    ...{ total, perOrganization, perPerson: 1 },
    waiting: { maxTotal: 200, perOrganization: 30, perPerson: 10 },
  });
  return {
    async read(scope, disconnected, work) {
      const end = await turns.enter(ownerOf(scope));
      const signal = AbortSignal.any([disconnected, AbortSignal.timeout(maxMs)]);
      try {
        if (signal.aborted) throw new AppError('limits.busy');
        return await retryConflicts(() =>
          database.snapshot(scope.organizationId, (tx) => work({ ...scope, tx }, signal)),
        );
      } catch (error) {
        throw isStopped(signal, error) ? new AppError('limits.busy') : error;
      } finally {
        end();
      }
    },
  };
}

export interface Exports extends SnapshotReader {
  /**
   * Creates the download of a table whose rows are all read in one snapshot of the database: nobody is missing or listed twice,
   * whatever others write meanwhile. The table is written to a temporary file as fast as the disk allows; the transaction ends
   * with it, however slow the download is.
   * @param sheet receives a scope with the transaction of the snapshot
   */
  table(
    scope: ExportScope,
    fileName: string,
    sheet: (scope: Scope) => Spreadsheet | Promise<Spreadsheet>,
  ): Download;
}

/** Creates the service for tables to download. @param poolSize the number of connections to the database */
export function createExports(database: Pick<Database, 'snapshot'>, poolSize: number): Exports {
  const { read } = createSnapshotReader({
    ...{ database, perOrganization: 1, maxMs: 5 * MINUTE },
    total: Math.max(1, Math.floor(poolSize * PART_OF_POOL)),
  });
  return {
    read,
    table: (scope, fileName, sheet) =>
      spreadsheetFrom(fileName, async (disconnected) => {
        const file = await read(scope, disconnected, async (inner, signal) =>
          writeTemporaryWorkbook([await sheet(inner)], { signal }),
        );
        return file.open();
      }),
  };
}
