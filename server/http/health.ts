import type { FastifyInstance } from 'fastify';
import type { Database } from '@server/db/database';

const TIMEOUT_MS = 2_000;

async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const asked = database.pool.query('select 1').then(
    () => true,
    () => false,
  );
  const isThere = await Promise.race([asked, tooLate]);
  clearTimeout(timer);
  return isThere;
}

/** `GET /api/health`: 200 when requests can be served, 503 while the server stops or its database is unavailable. */
export function addHealth(app: FastifyInstance, database: Database, isDraining: () => boolean): void {
  app.get('/api/health', async (_request, reply) => {
    const isReady = !isDraining() && (await answers(database));
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : isDraining() ? 'draining' : 'databaseAway' });
  });
}
