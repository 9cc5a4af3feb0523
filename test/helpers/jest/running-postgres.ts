import type { TestPostgres } from '../postgres';

let running: TestPostgres | undefined;

/** Stores the run's server between jest's globalSetup and globalTeardown, which run in one process. */
export function storePostgres(postgres: TestPostgres): void {
  running = postgres;
}

/** Stops the run's server, if one was started. */
export async function stopStoredPostgres(): Promise<void> {
  await running?.stop();
  running = undefined;
}
