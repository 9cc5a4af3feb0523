import { createServer } from 'node:http';
import { withClient } from '@server/db/client';
import { type Figure, median, percentile } from '../figures';
import { loadAtRate } from '../load';
import type { World } from '../world';

const PER_SECOND = 20;
const SECONDS = 10;
const WARM_SECONDS = 2;

/** A payment service that accepts every request and never answers. */
async function startHanging(): Promise<{ url: string; asked: () => number; stop: () => Promise<void> }> {
  let asked = 0;
  const server = createServer(() => {
    asked += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the service has no port');
  return {
    url: `http://127.0.0.1:${address.port}/v3`,
    asked: () => asked,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Adds payments that wait for the service's word; returns their ids there. */
async function seedPayments({ ownerUrl, organizationId }: World): Promise<string[]> {
  return withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ externalId: string }>(
      `insert into payment (organization_id, method, provider, status, amount, email, external_id, created_at)
       select $1, 'card', 'yookassa', 'pending', 100000, 'bench@example.ru', 'bench-' || n, now() from generate_series(1, $2::int) n
       returning external_id as "externalId"`,
      [organizationId, (SECONDS + WARM_SECONDS) * PER_SECOND],
    );
    return rows.map(({ externalId }) => externalId);
  });
}

/** Measures how long the service waits for the answer to its notification while it answers no question itself. */
export async function measureNotifications(world: World): Promise<Figure> {
  const { app } = world;
  const service = await startHanging();
  const waiting = await seedPayments(world);
  await app.stop();
  await app.start({
    ...{ YOOKASSA_SHOP_ID: 'bench', YOOKASSA_SECRET_KEY: 'bench-secret', YOOKASSA_URL: service.url },
  });
  const notify = async () => {
    const body = JSON.stringify({ event: 'payment.succeeded', object: { id: waiting.pop() } });
    const answer = await fetch(`${app.url}/api/payments/yookassa`, { method: 'POST', body });
    await answer.text();
    if (!answer.ok) throw new Error(`the notification was answered ${answer.status}`);
  };
  await loadAtRate(PER_SECOND, WARM_SECONDS, notify);
  const times = await loadAtRate(PER_SECOND, SECONDS, notify);
  const asked = service.asked();
  if (asked === 0) throw new Error('the service was not asked about its notifications');
  await service.stop();
  await app.stop();
  await app.start();
  return {
    name: 'a notification of the payment service is answered while the service hangs, p95',
    value: percentile(times, 95),
    unit: 'ms',
    bar: { kind: 'max', value: 50 },
    note: `median ${median(times).toFixed(1)} ms; ${asked} of its requests hung meanwhile`,
  };
}
