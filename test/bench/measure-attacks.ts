import { Agent } from 'node:http';
import { withClient } from '@server/db/client';
import { post } from '@test/helpers/graphql-client';
import { openSessions } from '@test/helpers/sessions';
import type { Attack, Attacker } from './attacks/attack';
import { queryAttacks } from './attacks/queries';
import { type Figure, median, percentile } from './figures';
import { steadily } from './load';
import { memoryOf } from './measure-process';
import type { World } from './world';

/** Every attack that is measured. */
const ATTACKS: readonly Attack[] = [...queryAttacks];

const ROUNDS = 3;
const SECONDS = 4;
const PER_SECOND = 15;
const MEMORY_MAX_MB = 700;
/** Until the attack is in full swing. */
const WARM_UP_MS = 700;
const NEXT_SHOT_MS = 5;

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

interface People {
  attacker: Attacker;
  honestToken: string;
}

/** An employee without rights, and the admin of another organization. */
async function people(world: World): Promise<People> {
  const { attackerId, honestId } = await withClient(world.ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ attackerId: number; honestId: number }>(
      `select (select max(u.id) from users u where u.organization_id = $1 and not u.is_admin and not u.is_archive
           and u.status <> 'dismissed' and u.leader_subdivision_id is null) as "attackerId",
         (select min(u.id) from users u where u.organization_id <> $1 and u.is_admin and not u.is_archive
           and not u.is_super_admin) as "honestId"`,
      [world.organizationId],
    );
    const [found] = rows;
    if (!found) throw new Error('nobody to attack, or nobody to be attacked');
    return found;
  });
  const [token = '', honestToken = ''] = await openSessions(world.ownerUrl, [attackerId, honestId]);
  return { attacker: { token, userId: attackerId, organizationId: world.organizationId }, honestToken };
}

const HONEST = `{ users(pageSize: 20) { count items { id nameFull position { id name } subdivision { id name } } } }`;

interface Honest {
  ask: () => Promise<void>;
  refusals: () => number;
}

/** Somebody at work; what they are refused is counted. */
function honestOne(world: World, token: string): Honest {
  const own = new Agent({ keepAlive: true, maxSockets: 200 });
  const body = Buffer.from(JSON.stringify({ query: HONEST }));
  let refused = 0;
  return {
    async ask() {
      const headers = { 'x-session-token': token };
      const text = await post(`${world.app.url}/graphql`, body, headers, own).catch(() => '"errors":[');
      if (text.includes('"errors":[')) refused += 1;
    },
    refusals: () => refused,
  };
}

/** Shoots until told to stop; answers how many shots ended. */
function begin(shoot: () => Promise<unknown>, connections: number): () => Promise<number> {
  let isOver = false;
  let shots = 0;
  async function connection(): Promise<void> {
    while (!isOver) {
      await shoot().catch(() => pause(NEXT_SHOT_MS));
      shots += 1;
    }
  }
  const all = Promise.all(Array.from({ length: connections }, connection));
  return async () => {
    isOver = true;
    await all;
    return shots;
  };
}

async function measure(world: World, attack: Attack, { attacker, honestToken }: People): Promise<Figure[]> {
  const shoot = await attack.prepare(world, attacker);
  const honest = honestOne(world, honestToken);
  const idle: number[] = [];
  const busy: number[] = [];
  let memory = 0;
  let shots = 0;
  const timer = setInterval(() => (memory = Math.max(memory, memoryOf(world.app.pid()))), 100);
  await steadily(PER_SECOND, 1, honest.ask);
  // In turns, so that whatever else the machine does meets both.
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(percentile(await steadily(PER_SECOND, SECONDS, honest.ask), 95));
    const end = begin(shoot, attack.connections);
    await pause(WARM_UP_MS);
    busy.push(percentile(await steadily(PER_SECOND, SECONDS, honest.ask), 95));
    shots += await end();
  }
  clearInterval(timer);
  const { name, mostGrowth } = attack;
  const shown = (times: number[]) => times.map((each) => each.toFixed(1)).join(', ');
  return [
    {
      name: `p95 of another organization, times idle: ${name}`,
      value: median(busy) / median(idle),
      unit: '',
      bar: { kind: 'max', value: mostGrowth },
      note: `idle ${shown(idle)} ms, attacked ${shown(busy)} ms; ${attack.connections} at once, ${shots} shots`,
    },
    { name: 'its refusals', value: honest.refusals(), unit: '', bar: { kind: 'max', value: 0 } },
    {
      name: 'memory of the server meanwhile, at most',
      value: memory,
      unit: 'MB',
      bar: { kind: 'max', value: MEMORY_MAX_MB },
    },
  ];
}

/** An honest organization at work, alone and beside each attack. */
export async function measureAttacks(world: World): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const attack of ATTACKS) figures.push(...(await measure(world, attack, await people(world))));
  return figures;
}
