import type { TestPostgres } from './postgres';

let running: TestPostgres | undefined;

/** Stores the run's server between jest's globalSetup and globalTeardown, which run in one process. */
export function keep(postgres: TestPostgres): void {
  running = postgres;
}

/** Stops the run's server, if one was started. */
export async function stopKept(): Promise<void> {
  await running?.stop();
  running = undefined;
}
