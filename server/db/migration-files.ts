import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../config/paths';

/**
 * A migration that cannot be applied, or a database that does not fit this release. The message is for people: no stack needed.
 */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export interface Migration {
  /** `0001_ground.sql` */
  name: string;
  sql: string;
  /** The hash of the text with `\n` line ends, so that a Windows checkout has the same one. */
  sha256: string;
}

const NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/** The folder with the migrations. */
const migrationsFolder = projectPath('server', 'db', 'migrations');

/**
 * Reads the migrations in order.
 * @throws {MigrationError} when a file's name has no number, or two files have the same one
 */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  names.forEach((name, index) => {
    if (!NAME.test(name)) throw new MigrationError(`${name}: must be named like 0001_ground.sql`);
    if (name.slice(0, 4) === names[index - 1]?.slice(0, 4)) {
      throw new MigrationError(`${name} and ${names[index - 1]} have the same number`);
    }
  });
  return names.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
  });
}
