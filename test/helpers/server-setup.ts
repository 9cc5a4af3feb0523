import { startTestPostgres } from './postgres';
import { keep } from './running-postgres';

/** One PostgreSQL for the whole run, with a migrated template that every test file copies. */
async function startServer(): Promise<void> {
  keep(await startTestPostgres());
}

module.exports = startServer;
