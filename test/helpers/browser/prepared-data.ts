import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The path of the data folders created by a first start; set only for a run of many browser tests. */
export const PREPARED_DATA = 'PREPARED_DATA';

/** The prepared folder of a program with or without the demo organization. */
export const preparedFolder = (parent: string, hasDemo: boolean) => join(parent, hasDemo ? 'demo' : 'plain');

/**
 * Copies a prepared data folder to `dataDir`, owners included: the database of root belongs to nobody. Without one the program
 * starts empty, which takes several seconds longer.
 */
export function copyPreparedData(dataDir: string, hasDemo: boolean): void {
  const parent = process.env[PREPARED_DATA];
  if (parent === undefined) return;
  execFileSync('cp', ['-a', preparedFolder(parent, hasDemo), dataDir]);
}
