import { Agent } from 'node:http';
import { withClient } from '@server/db/client';
import { post } from '@test/helpers/contract/graphql-client';
import { openSessions } from '@test/helpers/worlds/sessions';
import { ATTACK_GROUPS, ATTACKS } from '../attacks/all';
import type { Attack, Target } from '../attacks/attack';
import { type Shooting, startShooting } from '../attacks/shooting';
import { type Figure, median, percentile } from '../figures';
import { loadAtRate } from '../load';
import { memoryOf, memoryTogether } from '../process-memory';
import type { World } from '../world';

const ROUNDS = 3;
const SECONDS = 1.5;
const PER_SECOND = 30;
const MEMORY_MAX_MB = 700;
/** The time until the attack is fully running, and until its leftovers are processed. */
const WARM_UP_MS = 700;
const SETTLE_MS = 500;
/** After the last attack, the program has this time to release memory. */
const REST_MS = 10_000;
const ATTACKERS = 41;

const pause = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

interface People {
  target: Target;
  honest: Record<NonNullable<Attack['measured']>, string>;
}

/** Employees of the big organization without rights, a colleague of theirs, and the admin of another organization. */
async function people(world: World, number: number): Promise<People> {
  const { organizationId, ownerUrl, adminToken } = world;
  const found = await withClient(ownerUrl, 'bench', async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `(select min(u.id) as id from users u where u.organization_id <> $1 and u.is_admin and not u.is_archive
          and not u.is_super_admin)
       union all
       (select u.id from users u where u.organization_id = $1 and not u.is_admin and not u.is_archive
          and u.status <> 'dismissed' and u.leader_subdivision_id is null order by u.id desc limit $2 offset $3)`,
      // Different people each time: used-up limits stay used up for the minute.
      [organizationId, ATTACKERS + 1, number * (ATTACKERS + 1)],
    );
    return rows.map(({ id }) => id);
  });
  const [otherOrganization = '', colleague = '', ...employees] = await openSessions(ownerUrl, found);
  if (employees.length < ATTACKERS) throw new Error('too few people to attack with');
  return {
    target: { url: world.app.url, ownerUrl, organizationId, adminToken, employees },
    honest: { otherOrganization, colleague },
  };
}

const HONEST = `{ users(pageSize: 20) { count items { id nameFull position { id name } subdivision { id name } } } }`;

interface Honest {
  ask: () => Promise<void>;
  rejections: () => number;
}

/** A person doing normal work; rejections of their requests are counted. */
function honestClient(world: World, token: string): Honest {
  const own = new Agent({ keepAlive: true, maxSockets: 200 });
  const body = Buffer.from(JSON.stringify({ query: HONEST }));
  let refused = 0;
  return {
    async ask() {
      const headers = { 'x-session-token': token };
      const text = await post(`${world.app.url}/graphql`, body, headers, own).catch(() => '"errors":[');
      if (text.includes('"errors":[')) refused += 1;
    },
    rejections: () => refused,
  };
}

interface Peaks {
  main: number;
  together: number;
}

/** Samples the memory until told to stop. */
function watchMemory(pid: number): () => Peaks {
  const peaks = { main: 0, together: 0 };
  const look = () => {
    peaks.main = Math.max(peaks.main, memoryOf(pid));
  };
  const lookAtAll = () => {
    peaks.together = Math.max(peaks.together, memoryTogether(pid));
  };
  const timers = [setInterval(look, 100), setInterval(lookAtAll, 500)];
  return () => {
    for (const timer of timers) clearInterval(timer);
    return peaks;
  };
}

const shown = (times: readonly number[]) => times.map((time) => time.toFixed(0)).join(', ');

/** «answered 12, limits.busy 3» */
function counted(rounds: readonly Record<string, number>[]): string {
  const sums = new Map<string, number>();
  for (const round of rounds) {
    for (const [outcome, count] of Object.entries(round)) sums.set(outcome, (sums.get(outcome) ?? 0) + count);
  }
  return [...sums].map(([outcome, count]) => `${outcome} ${count}`).join(', ');
}

async function measure(
  world: World,
  shooting: Shooting,
  attack: Attack,
  { target, honest: tokens }: People,
): Promise<Figure[]> {
  await shooting.prepare(attack, target);
  const honest = honestClient(world, tokens[attack.measured ?? 'otherOrganization']);
  const idle: number[] = [];
  const busy: number[] = [];
  const outcomes: Record<string, number>[] = [];
  await loadAtRate(PER_SECOND, 1, honest.ask);
  const peaksUntilNow = watchMemory(world.app.pid());
  // In turns, so that other load on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(percentile(await loadAtRate(PER_SECOND, SECONDS, honest.ask), 95));
    await shooting.begin();
    await pause(WARM_UP_MS);
    busy.push(percentile(await loadAtRate(PER_SECOND, SECONDS, honest.ask), 95));
    outcomes.push((await shooting.end()).outcomes);
    await pause(SETTLE_MS);
  }
  const peaks = peaksUntilNow();
  const pid = world.app.pid();
  const { name, maxGrowth, connections } = attack;
  return [
    {
      name: `${name}: p95 of others, times idle`,
      value: median(busy) / median(idle),
      unit: '',
      bar: { kind: 'max', value: maxGrowth },
      note: `idle ${shown(idle)} ms, meanwhile ${shown(busy)} ms; ${connections} at once: ${counted(outcomes)}`,
    },
    {
      name: '  refusals of the others',
      value: honest.rejections(),
      unit: '',
      bar: { kind: 'max', value: 0 },
    },
    {
      name: '  memory of the server at most',
      value: peaks.main,
      unit: 'MB',
      note: `after ${memoryOf(pid).toFixed(0)} MB; with workers and database at most ${peaks.together.toFixed(0)}, after ${memoryTogether(pid).toFixed(0)} MB`,
    },
  ];
}

/**
 * Measures a normal organization at work, alone and during each attack of these groups, or attacks whose names contain these
 * words.
 */
export async function measureAttacks(
  world: World,
  groups: readonly string[],
  say: (figures: Figure[]) => void,
): Promise<Figure[]> {
  const shooting = startShooting();
  try {
    const attacks = groups.flatMap(
      (words) => ATTACK_GROUPS[words] ?? ATTACKS.filter(({ name }) => name.includes(words)),
    );
    for (const [number, attack] of attacks.entries()) {
      say(await measure(world, shooting, attack, await people(world, number)));
    }
  } finally {
    await shooting.stop();
  }
  await pause(REST_MS);
  return [
    {
      name: 'memory of the server after all attacks',
      value: memoryOf(world.app.pid()),
      unit: 'MB',
      bar: { kind: 'max', value: MEMORY_MAX_MB },
      note: `with workers and database ${memoryTogether(world.app.pid()).toFixed(0)} MB`,
    },
  ];
}
