import { buildSchema } from 'graphql';
import { pino } from 'pino';
import { createDocuments } from '@server/graphql/documents';
import { type CostlyDocuments, createCostlyDocuments } from '@server/http/limits/costly-documents';
import type { Counted } from '@server/http/limits/rate-counters';

const documents = createDocuments(buildSchema('type Query { name: String }'), pino({ level: 'silent' }));
const costlyWith = (countDocument: () => Promise<number>): CostlyDocuments =>
  createCostlyDocuments(documents, { countDocument });

const caller: Counted = { kind: 'person', userId: 1, organizationId: 1 };
const other: Counted = { kind: 'person', userId: 2, organizationId: 2 };

test('a document is costly until it has been prepared', () => {
  const { isCostly } = costlyWith(() => Promise.resolve(0));
  expect(isCostly('{ name }')).toBe(true);
  documents.prepare('{ name }');
  expect(isCostly('{ name }')).toBe(false);
});

test('they are processed one at a time, and nobody waits for all that another has sent', async () => {
  const { enter } = costlyWith(() => Promise.resolve(0));
  const order: string[] = [];
  let atOnce = 0;
  let most = 0;
  const turn = async (whose: Counted, name: string) => {
    const end = await enter(whose);
    order.push(name);
    atOnce += 1;
    most = Math.max(most, atOnce);
    setImmediate(() => {
      atOnce -= 1;
      if (typeof end !== 'number') end();
    });
  };
  await Promise.all([turn(caller, 'one'), turn(caller, 'one'), turn(caller, 'one'), turn(other, 'other')]);
  expect(order).toEqual(['one', 'one', 'other', 'one']);
  expect(most).toBe(1);
});

test('a sender of too many gets a retry time', async () => {
  expect(await costlyWith(() => Promise.resolve(17)).enter(caller)).toBe(17);
});
