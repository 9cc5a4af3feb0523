import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
  /** With the definitions of the functions that it recreates. */
  sql: string;
  /** The hash of the file's own text with `\n` line ends, so that a Windows checkout has the same one. */
  sha256: string;
}

const NAME = /^\d{4}_[a-z0-9_]+\.sql$/;

/** The folder with the migrations. */
const migrationsFolder = projectPath('server', 'db', 'migrations');

/** The folder with the functions that more than one migration defines, each as it is now. */
export const functionsFolder = projectPath('server', 'db', 'functions');

const textOf = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A line of a migration: `-- recreate name@01234567`, with the beginning of the hash of the function's file at that time. */
const RECREATE = /^-- recreate (\w+)@([\da-f]{8})$/gm;

/** Returns the functions that a migration recreates, and the beginnings of their hashes. */
export const recreatedBy = (sql: string): { name: string; hash: string }[] =>
  [...sql.matchAll(RECREATE)].map(([, name = '', hash = '']) => ({ name, hash }));

/** Returns a function's file, and the beginning of its hash. @throws {MigrationError} when there is none */
export function readFunction(name: string): { sql: string; hash: string } {
  const path = join(functionsFolder, `${name}.sql`);
  if (!existsSync(path)) throw new MigrationError(`server/db/functions has no ${name}.sql`);
  const sql = textOf(path);
  return { sql, hash: sha256Of(sql).slice(0, 8) };
}

/** Bodies are not checked: on a new database they can refer to tables that a later migration creates. */
const withFunctions = (sql: string): string =>
  sql.replaceAll(
    RECREATE,
    (_, name: string) =>
      `set local check_function_bodies = off;\n${readFunction(name).sql.trimEnd()};\nset local check_function_bodies = on;`,
  );

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
    const own = textOf(join(folder, name));
    return { name, sql: withFunctions(own), sha256: sha256Of(own) };
  });
}
