import { WebSocket } from 'ws';
import { z } from 'zod';
import { withClient } from '@server/db/client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { ask } from '@test/helpers/contract/graphql-client';
import { type Figure, percentile } from '../figures';
import { timed } from '../load';
import type { World } from '../world';

const SUBSCRIBERS = 2_000;
const EVENTS = 20;
const SUBSCRIBE = JSON.stringify({
  id: '1',
  type: 'subscribe',
  payload: { query: 'subscription { changed { topic ids } }' },
});

const messageSchema = z.object({ type: z.string(), payload: z.unknown().optional() });

/** Opens a socket with a subscription; `onChange` is called for every change of a subdivision. */
function subscribe(url: string, token: string, onChange: () => void): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { 'X-Session-Token': token } })),
    );
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      const { type } = messageSchema.parse(JSON.parse(text));
      if (type === 'connection_ack') {
        socket.send(SUBSCRIBE);
        resolve(socket);
      } else if (type === 'next' && text.includes('"subdivision"')) onChange();
      else if (type === 'error') reject(new Error(text));
    });
  });
}

/** Creates simultaneously signed-in people, each with their own session. */
async function subscribers(world: World): Promise<string[]> {
  const ids = await withClient(world.ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select id from users where organization_id = $1 and not is_archive order by id limit $2`,
      [world.organizationId, SUBSCRIBERS],
    );
    return rows.map(({ id }) => id);
  });
  return openSessions(world.ownerUrl, ids);
}

const subdivisionSchema = z.object({
  subdivisions: z.object({ items: z.array(z.object({ id: z.number() })) }),
});

/** Makes one change of the structure, and returns how long each subscriber waited for it. */
async function changeAndMeasure(
  world: World,
  id: number,
  round: number,
  onEach: { call: () => void },
): Promise<number[]> {
  const delays: number[] = [];
  let begin = 0;
  const all = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`only ${delays.length} heard of it within 30 s`)),
      30_000,
    );
    onEach.call = () => {
      delays.push(performance.now() - begin);
      if (delays.length < SUBSCRIBERS) return;
      clearTimeout(timer);
      resolve();
    };
  });
  begin = performance.now();
  await ask(
    world.app.url,
    world.adminToken,
    z.unknown(),
    `mutation ($subdivision: SubdivisionInput!) { subdivisionUpdate(subdivision: $subdivision) { id } }`,
    { subdivision: { id, idealPicture: `bench ${round}` } },
  );
  await all;
  return delays;
}

/** Measures 2,000 sockets on one node: from the request of a change until each of them has received it. */
export async function measureLive(world: World): Promise<Figure[]> {
  const { subdivisions } = await ask(
    world.app.url,
    world.adminToken,
    subdivisionSchema,
    '{ subdivisions(pageSize: 1) { items { id } } }',
  );
  const id = subdivisions.items[0]?.id ?? 0;
  const tokens = await subscribers(world);
  const onEach = { call: () => undefined };
  const sockets: WebSocket[] = [];
  const opening = await timed(async () => {
    for (let start = 0; start < tokens.length; start += 50) {
      const batch = tokens.slice(start, start + 50);
      sockets.push(
        ...(await Promise.all(batch.map((token) => subscribe(world.app.url, token, () => onEach.call())))),
      );
    }
  });
  await new Promise((wake) => setTimeout(wake, 1_000));
  const delays: number[] = [];
  try {
    for (let round = 0; round < EVENTS; round += 1)
      delays.push(...(await changeAndMeasure(world, id, round, onEach)));
  } finally {
    for (const socket of sockets) socket.terminate();
  }
  return [
    {
      name: `a change reaches ${sockets.length} subscribers, p99`,
      value: percentile(delays, 99) / 1000,
      unit: 's',
      bar: { kind: 'max', value: 1 },
      note: 'with the write itself',
    },
    { name: `opening ${sockets.length} subscriptions`, value: opening / 1000, unit: 's' },
  ];
}
