// `npm run bench:migrations`: how long each migration takes that an update brings to a big organization. It creates a database of
// its own in a temporary folder, brings it to the state before the migration `--from`, fills it, and applies the rest one by one.
// `--employees`, `--signatures` and `--reserves` (of tokens, in a year) for other sizes; `--from 1360` for another release.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEvidenceSeal } from '@server/audit/evidence-seal';
import { print, runCommand, withDatabase } from '@server/cli/database';
import { withClient } from '@server/db/client';
import { knownHome } from '@server/db/embedded/home';
import { migrateDatabase } from '@server/db/migrate';
import { readMigrations } from '@server/db/migration-files';
import { seedScale } from '@server/db/seed/scale/scale';

const { values: options } = parseArgs({
  options: {
    employees: { type: 'string', default: '20000' },
    signatures: { type: 'string', default: '1000000' },
    reserves: { type: 'string', default: '100000' },
    /** Rows that are distributed by organization: docs/adr/164. */
    from: { type: 'string', default: '1360' },
  },
});

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Adds reserves of tokens, with the columns that they have had from the beginning. */
async function seedReserves(ownerUrl: string, count: number): Promise<void> {
  await withClient(ownerUrl, 'bench', async (client) => {
    await client.query(
      `with person as (
         select organization_id, id, row_number() over (order by id) as place, count(*) over () as people
         from users where organization_id = (select organization_id from users group by 1 order by count(*) desc limit 1)
       )
       insert into token_reserve (organization_id, key, action, object_id, object_name, initiator_id, tokens, parts, expires_at, created_at)
       select p.organization_id, 'bench:' || n, 'benchAction' || n % 5, n, 'Отчёт ' || n, p.id, 1 + n % 40, '[]',
         now() + interval '1 year', now() - n % 365 * interval '1 day'
       from generate_series(1, $1::int) n join person p on p.place = 1 + n % p.people`,
      [count],
    );
    await client.query('analyze token_reserve');
  });
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
      await seedReserves(ownerUrl, Number(options.reserves));
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
