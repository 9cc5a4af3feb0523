import { z } from 'zod';
import { ask } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { type Figure, median, percentile } from '../figures';
import { timed } from '../load';
import type { World } from '../world';

const ASK_STATISTICS = 40;
const WARM = 5;
const BAR = { kind: 'max' as const, value: 100 };
/** All tabs of the page. The seed has assigned regulations a million times, tests some hundred thousand times. */
const TABS = ['education', 'regulation', 'test', 'qualification'] as const;
/** How long to wait for the copy of the assignments, which is made in the background. */
const COPIED_WITHIN_MS = 60_000;

type Filter = Record<string, unknown>;

const idsSchema = z.object({ items: z.array(z.object({ id: z.number() })) });
const placesSchema = z.object({ subdivisions: idsSchema, positions: idsSchema });

/** All combinations of subdivisions, positions, a period and adaptation, by their name. */
async function filters({ app, adminToken }: World): Promise<Record<string, Filter>> {
  const { subdivisions, positions } = await ask(
    app.url,
    adminToken,
    placesSchema,
    '{ subdivisions(pageSize: 200) { items { id } } positions(pageSize: 200) { items { id } } }',
  );
  const sorted = ({ items }: z.infer<typeof idsSchema>) =>
    items.map(({ id }) => id).sort((first, second) => first - second);
  const subdivisionIds = sorted(subdivisions);
  const positionIds = sorted(positions);
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const choices: Record<string, Filter>[] = [
    {
      '': {},
      'half of the subdivisions': { subdivisionIds: subdivisionIds.slice(0, subdivisionIds.length / 2) },
      'all subdivisions': { subdivisionIds },
    },
    {
      '': {},
      'half of the positions': { positionIds: positionIds.slice(0, positionIds.length / 2) },
      'all positions': { positionIds },
    },
    {
      '': {},
      'since two years ago': { dateFrom: day(730) },
      'from a year to a month ago': { dateFrom: day(365), dateTo: day(30) },
    },
    { '': {}, 'in adaptation': { isAdaptation: true } },
  ];
  let all: [string[], Filter][] = [[[], {}]];
  for (const choice of choices) {
    all = all.flatMap(([names, filter]) =>
      Object.entries(choice).map(([name, more]): [string[], Filter] => [
        name === '' ? names : [...names, name],
        { ...filter, ...more },
      ]),
    );
  }
  return Object.fromEntries(all.map(([names, filter]) => [names.join(', '), filter]));
}

/** Measures how long the first request takes, and after how many seconds half of the subdivisions take less than the bar. */
async function measureFirst(
  name: string,
  first: () => Promise<number>,
  half: () => Promise<number>,
): Promise<Figure[]> {
  const cold = await first();
  const begin = performance.now();
  while ((await half()) > BAR.value && performance.now() - begin < COPIED_WITHIN_MS);
  return [
    { name: `${name}: the first request`, value: cold, unit: 'ms' },
    {
      name: `${name}: until half of the subdivisions are fast`,
      value: (performance.now() - begin) / 1000,
      unit: 's',
    },
  ];
}

/** Measures the page's own query for each tab and each combination of filters, one request after another. */
export async function measureStatistics(world: World): Promise<Figure[]> {
  const query = operation('statistics', 'statistic');
  const all = await filters(world);
  const figures: Figure[] = [];
  for (const objectType of TABS) {
    const once = (filter: Filter) =>
      timed(() => ask(world.app.url, world.adminToken, z.unknown(), query, { objectType, filter }));
    const half = all['half of the subdivisions'] ?? {};
    figures.push(
      ...(await measureFirst(
        `statistics, ${objectType}`,
        () => once({}),
        () => once(half),
      )),
    );
    for (const [name, filter] of Object.entries(all)) {
      for (let warm = 0; warm < WARM; warm += 1) await once(filter);
      const times: number[] = [];
      for (let round = 0; round < ASK_STATISTICS; round += 1) times.push(await once(filter));
      figures.push({
        name: `${objectType}: ${name === '' ? 'no filter' : name}, p95`,
        value: percentile(times, 95),
        unit: 'ms',
        bar: BAR,
        note: `median ${median(times).toFixed(0)} ms`,
      });
    }
  }
  return figures;
}
