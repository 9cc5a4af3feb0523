import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { withClient } from './client';
import { EmbeddedError } from './embedded/failure';

const ARRIVES_WITHIN_MS = 3_000;

/**
 * Listens on one connection and notifies on another. A pooler in transaction or statement mode may switch connections between two
 * statements, so notifications would never arrive, and live events and jobs would stop without an error.
 * @throws {EmbeddedError} saying what to change
 */
export async function checkNotifications(url: string): Promise<void> {
  const channel = `adaptika_check_${randomUUID().replaceAll('-', '')}`;
  await withClient(url, 'check', async (listener) => {
    const arrived = once(listener, 'notification', { signal: AbortSignal.timeout(ARRIVES_WITHIN_MS) });
    // Code that fails below never awaits it; this prevents an unhandled rejection.
    arrived.catch(() => undefined);
    await listener.query(`listen ${channel}`);
    await withClient(url, 'check', (sender) => sender.query('select pg_notify($1, $2)', [channel, '']));
    await arrived.catch(() => {
      throw new EmbeddedError(
        'PostgreSQL does not pass notifications on to this connection, as behind a pooler in transaction mode: live updates and jobs would stand still. Point DATABASE_URL at PostgreSQL itself, or set the pooler to session mode (PgBouncer: pool_mode = session).',
      );
    });
    await listener.query(`unlisten ${channel}`);
  });
}
