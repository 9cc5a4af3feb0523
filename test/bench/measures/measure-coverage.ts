import { z } from 'zod';
import { ask } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { type Figure, median, percentile } from '../figures';
import { assignToEverybody, growMatrix, POSITIONS, REGULATIONS } from '../grow';
import { timed } from '../load';
import type { World } from '../world';

const ROUNDS = 20;
/** The size of a screen: rows by columns. */
const SCREEN = { rows: 50, columns: 25 };

const ids = z.array(z.object({ id: z.number() }));
const axesSchema = z.object({ coverage: z.object({ positions: ids, regulations: ids }) });

/** Measures the matrix of 2,000 positions and 300 regulations: its axes, which show sums of all of it, and a screen of its cells. */
export async function measureCoverage(world: World): Promise<Figure[]> {
  await growMatrix(world);
  const { url } = world.app;
  const objectType = 'regulation';
  const axes = () =>
    ask(url, world.adminToken, axesSchema, operation('structure', 'coverage'), { objectType });
  const { positions, regulations } = (await axes()).coverage;
  const axesTimes: number[] = [];
  const cellTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    axesTimes.push(await timed(axes));
    const row = (round * SCREEN.rows) % (positions.length - SCREEN.rows);
    const column = (round * SCREEN.columns) % (regulations.length - SCREEN.columns);
    const variables = {
      objectType,
      positionIds: positions.slice(row, row + SCREEN.rows).map(({ id }) => id),
      regulationIds: regulations.slice(column, column + SCREEN.columns).map(({ id }) => id),
    };
    const document = operation('structure', 'coverageCells');
    cellTimes.push(await timed(() => ask(url, world.adminToken, z.unknown(), document, variables)));
  }
  await assignToEverybody(world);
  const changedTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) changedTimes.push(await timed(axes));
  const size = `${POSITIONS} positions × ${REGULATIONS} regulations`;
  const figures = (name: string, times: number[], bar: number): Figure[] => [
    { name: `${name}, median`, value: median(times), unit: 'ms', bar: { kind: 'max', value: bar } },
    { name: 'the same, p95', value: percentile(times, 95), unit: 'ms' },
  ];
  return [
    ...figures(`the matrix of ${size}: its axes with their sums`, axesTimes, 300),
    ...figures('the axes after an assignment to everybody in the same hour', changedTimes, 300),
    ...figures(`a screen of its cells, ${SCREEN.rows} × ${SCREEN.columns}`, cellTimes, 100),
  ];
}
