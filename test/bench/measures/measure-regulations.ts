import { z } from 'zod';
import { ask } from '@test/helpers/contract/graphql-client';
import { type Figure, median, percentile } from '../figures';
import { timed } from '../load';
import { operation } from '@test/helpers/contract/operations';
import { measureStatistics } from './measure-statistics';
import { assignToAll, publishOne } from '../publish';
import type { World } from '../world';

const integritySchema = z.object({
  contentCheckIntegrity: z.object({ isWhole: z.boolean(), checked: z.number() }),
});
const listSchema = z.object({ regulations: z.object({ items: z.array(z.object({ id: z.number() })) }) });

async function measureAssigning(world: World): Promise<Figure[]> {
  const times: number[] = [];
  let people = 0;
  for (let round = 0; round < 3; round += 1) {
    const id = await publishOne(world, `Bench ${round}`);
    const milliseconds = await timed(async () => {
      people = await assignToAll(world, id);
    });
    times.push(milliseconds / 1000);
  }
  return [
    {
      name: `assigning a regulation to ${people} employees, one transaction`,
      value: median(times),
      unit: 's',
      bar: { kind: 'max', value: 3 },
    },
  ];
}

const AS_OF = { 'a month ago': 30, 'half a year ago': 180 };
const ASK_PAST = 10;

/** Measures the same page for past days since which some or most assignments have changed; and the people of one day. */
async function measurePastStatistics({ app, adminToken, signatures }: World): Promise<Figure[]> {
  const figures: Figure[] = [];
  const query = operation('statistics', 'statistic');
  const people = operation('statistics', 'statisticPeople');
  const { statistic } = await ask(
    app.url,
    adminToken,
    z.object({ statistic: z.object({ total: z.object({ assigned: z.number() }) }) }),
    '{ statistic(objectType: regulation) { total { assigned } } }',
  );
  for (const [name, daysAgo] of Object.entries(AS_OF)) {
    const asOf = new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const asked = { objectType: 'regulation', filter: { asOf } };
    const measured: Record<string, () => Promise<unknown>> = {
      statistics: () => ask(app.url, adminToken, z.unknown(), query, asked),
      'a page of people': () =>
        ask(app.url, adminToken, z.unknown(), people, { ...asked, kind: 'notSigned', page: 1, pageSize: 20 }),
    };
    for (const [what, once] of Object.entries(measured)) {
      await once();
      const times: number[] = [];
      for (let round = 0; round < ASK_PAST; round += 1) times.push(await timed(once));
      figures.push({
        name: `as of ${name}, ${statistic.total.assigned} assignments: ${what}, p95`,
        value: percentile(times, 95),
        unit: 'ms',
        bar: { kind: 'max', value: 1500 },
        note: `median ${median(times).toFixed(0)} ms, ${signatures} signatures`,
      });
    }
  }
  return figures;
}

async function measureIntegrity(world: World): Promise<Figure> {
  const { regulations } = await ask(
    world.app.url,
    world.adminToken,
    listSchema,
    '{ regulations(scope: editor, statuses: [published], pageSize: 1) { items { id } } }',
  );
  let checked = 0;
  const milliseconds = await timed(async () => {
    const { contentCheckIntegrity: report } = await ask(
      world.app.url,
      world.adminToken,
      integritySchema,
      'query ($id: Int!) { contentCheckIntegrity(objectType: regulation, id: $id) { isWhole checked } }',
      { id: regulations.items[0]?.id },
    );
    if (!report.isWhole) throw new Error('the chain of the seeded signatures does not hold');
    checked = report.checked;
  });
  return {
    name: `integrity check of ${checked} signatures`,
    value: (checked * 1000) / milliseconds,
    unit: 'rows/s',
    note: `${(milliseconds / 1000).toFixed(1)} s`,
  };
}

/** Measures statistics of now and of the past, then the chain, then assigning, which adds rows to both. */
export async function measureRegulations(world: World): Promise<Figure[]> {
  const statistics = await measureStatistics(world);
  const past = await measurePastStatistics(world);
  const integrity = await measureIntegrity(world);
  return [...statistics, ...past, integrity, ...(await measureAssigning(world))];
}
