import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ArchiveError } from '../db/archive/catalog';
import { restore } from '../db/archive/restore';
import { print, runCommand, uploadsFolder, withDatabase } from './database';

/** Lines of a file that `age-keygen` wrote. */
function identitiesIn(file: string | undefined): string[] {
  if (file === undefined) return [];
  if (!existsSync(file)) throw new ArchiveError(`There is no file ${file}.`);
  const found = readFileSync(file, 'utf8').match(/^AGE-SECRET-KEY-[A-Z0-9-]+$/gm) ?? [];
  if (found.length === 0) throw new ArchiveError(`There is no secret key of age in ${file}.`);
  return found;
}

// npm run restore -- file.tar.gz [--force] [--identity key.txt]
await runCommand(async (config) => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false }, identity: { type: 'string' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined)
    throw new ArchiveError('Usage: npm run restore -- file.tar.gz [--force] [--identity key.txt]');
  // Checked before a database is created.
  if (!existsSync(file)) throw new ArchiveError(`There is no file ${file}.`);
  const keys = {
    passphrase: config.backupPassphrase,
    recipients: [],
    identities: identitiesIn(values.identity),
  };
  await withDatabase(config, true, async ({ ownerUrl, appUrl, isServerRunning }) => {
    const target = { ownerUrl, appUrl, isForced: values.force };
    const report = await restore(resolve(file), target, uploadsFolder(config), keys);
    const rows = [...report.tables.values()].reduce((sum, proof) => sum + proof.rows, 0);
    print(
      `${report.tables.size} tables, ${rows} rows, all equal to the backup; ${report.files.count} uploads`,
    );
    if (report.replacedFiles) print(`The uploads that were there before are in ${report.replacedFiles}`);
    if (isServerRunning) print('A server is running on this database: restart it now.');
  });
});
