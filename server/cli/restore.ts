import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ArchiveError } from '../db/archive/catalog';
import { restore } from '../db/archive/restore';
import { print, runCommand, uploadsFolder, withDatabase } from './database';

// npm run restore -- file.tar.gz [--force]
await runCommand(async (config) => {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (file === undefined) throw new ArchiveError('Usage: npm run restore -- file.tar.gz [--force]');
  // Before a database is made for it.
  if (!existsSync(file)) throw new ArchiveError(`There is no file ${file}.`);
  await withDatabase(config, true, async ({ ownerUrl, appUrl, isServerRunning }) => {
    const target = { ownerUrl, appUrl, isForced: values.force };
    const report = await restore(resolve(file), target, uploadsFolder(config));
    const rows = [...report.tables.values()].reduce((sum, proof) => sum + proof.rows, 0);
    print(
      `${report.tables.size} tables, ${rows} rows, all equal to the backup; ${report.files.count} uploads`,
    );
    if (report.replacedFiles) print(`The uploads that were there before are in ${report.replacedFiles}`);
    if (isServerRunning) print('A server is running on this database: restart it now.');
  });
});
