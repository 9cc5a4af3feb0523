// `npm run bench:migrations`: how long each migration takes that an update brings to a big organization. It creates a database of
// its own in a temporary folder, brings it to the state before the migration `--from`, fills it, and applies the rest one by one.
// `--employees` and `--signatures` for other sizes; `--from 1360` for another release.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { print, runCommand, withDatabase } from '@server/cli/database';
import { knownHome } from '@server/db/embedded/home';
import { migrateDatabase } from '@server/db/migrate';
import { readMigrations } from '@server/db/migration-files';
import { seedScale } from '@server/db/seed/scale';

const { values: options } = parseArgs({
  options: {
    employees: { type: 'string', default: '20000' },
    signatures: { type: 'string', default: '1000000' },
    /** Rows that are distributed by organization: docs/adr/164. */
    from: { type: 'string', default: '1360' },
  },
});

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

await runCommand(async (config) => {
  const files = readMigrations();
  const first = files.findIndex(({ name }) => name >= options.from);
  if (first < 0) throw new Error(`there is no migration from ${options.from} on`);
  const dataDir = mkdtempSync(join(tmpdir(), 'adaptika-migration-times-'));
  try {
    await withDatabase({ ...config, dataDir, databaseUrl: undefined }, true, async ({ ownerUrl, appUrl }) => {
      await migrateDatabase(ownerUrl, appUrl, files.slice(0, first));
      await seedScale(ownerUrl, {
        employees: Number(options.employees),
        signatures: Number(options.signatures),
        admin: { email: 'scale@adaptika.local', passwordHash: '' },
        seal: createEvidenceSeal(config),
        say: print,
      });
      let total = 0;
      for (const [index, { name }] of files.entries()) {
        if (index < first) continue;
        const seconds = await secondsOf(() => migrateDatabase(ownerUrl, appUrl, files.slice(0, index + 1)));
        total += seconds;
        print(`${seconds.toFixed(2).padStart(8)} s  ${name}`);
      }
      print(`${total.toFixed(2).padStart(8)} s  in all`);
    });
  } finally {
    // For root the database is in another folder.
    rmSync(knownHome(dataDir), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  }
});
