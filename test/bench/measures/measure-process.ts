import { type RunningApp, startApp } from '@test/helpers/built-app';
import { prepareRequest } from '@test/helpers/contract/graphql-client';
import { type Figure, median } from '../figures';
import { load } from '../load';
import { memoryOf, memoryTogether, mostMemoryOf } from '../process-memory';
import type { World } from '../world';

/** Measures a start from an empty folder, and another start on the resulting data. */
export async function measureStarts(): Promise<{ figures: Figure[]; app: RunningApp }> {
  const begin = performance.now();
  // The bench sets the client addresses, as a proxy would.
  const app = await startApp({ DEMO: '1', TRUST_PROXY: '127.0.0.1' });
  const first = (performance.now() - begin) / 1000;
  const again: number[] = [];
  const stops: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    stops.push((await app.stop()) / 1000);
    again.push((await app.start()) / 1000);
  }
  const figures: Figure[] = [
    { name: 'first start: database, migrations, demo organization', value: first, unit: 's' },
    { name: 'second start', value: median(again), unit: 's', bar: { kind: 'max', value: 5 } },
    { name: 'graceful stop', value: median(stops), unit: 's', bar: { kind: 'max', value: 10 } },
    { name: 'memory after the start', value: memoryOf(app.pid()), unit: 'MB' },
  ];
  return { figures, app };
}

/** After the last part, the program has this time to release memory. */
const RELEASE_MS = 60_000;

/** Measures the server's memory after all parts of a run. @param byPart the megabytes right after each of them */
export async function measureMemoryAfterAll(
  app: RunningApp,
  byPart: ReadonlyMap<string, number>,
): Promise<Figure[]> {
  await new Promise((wake) => setTimeout(wake, RELEASE_MS));
  const pid = app.pid();
  const parts = [...byPart].map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`).join(', ');
  return [
    {
      name: 'memory of the server after all parts of the run',
      value: memoryOf(pid),
      unit: 'MB',
      bar: { kind: 'max', value: 700 },
      note: `at most ${mostMemoryOf(pid).toFixed(0)}, with workers and database ${memoryTogether(pid).toFixed(0)}; right after ${parts}`,
    },
  ];
}

/** Measures the server's memory under a steady load: the last quarter of the time compared with the second one. */
export async function measureMemory(world: World, minutes: number): Promise<Figure[]> {
  const headers = { 'x-session-token': world.adminToken, 'accept-language': 'ru' };
  const ask = prepareRequest(`${world.app.url}/graphql`, headers, {
    query: '{ users(pageSize: 20) { count items { id nameFull position { id name } } } }',
  });
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(memoryOf(world.app.pid())), 500);
  try {
    await load(8, minutes * 60, ask);
  } finally {
    clearInterval(timer);
  }
  const quarter = Math.floor(samples.length / 4);
  const early = median(samples.slice(quarter, quarter * 2));
  const late = median(samples.slice(quarter * 3));
  return [
    {
      name: `growth of the server's memory over ${minutes} min of load`,
      value: (100 * (late - early)) / early,
      unit: '%',
      bar: { kind: 'max', value: 10 },
      note: `${early.toFixed(0)} → ${late.toFixed(0)} MB; --minutes 60 for the whole hour`,
    },
  ];
}
