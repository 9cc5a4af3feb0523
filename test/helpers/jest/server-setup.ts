import { execFileSync } from 'node:child_process';
import { isTestPostgresStarted, startTestPostgres } from '../postgres';
import { storePostgres } from './running-postgres';

/**
 * Compiles the current worker processes, and starts one PostgreSQL for the whole run, with a migrated template that every test
 * file copies.
 */
async function startServer(): Promise<void> {
  if (isTestPostgresStarted()) return;
  execFileSync(process.execPath, ['scripts/build-worker.mjs'], { stdio: 'inherit' });
  storePostgres(await startTestPostgres());
}

module.exports = startServer;
