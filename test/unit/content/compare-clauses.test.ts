import fc from 'fast-check';
import { compareClauses } from '@server/modules/content/blocks/blocks';
import type { Block } from '@server/modules/content/content.tables';

const aClause = (id: string, text = id): Block => ({ id, level: 1, number: '1', html: text, text });

/** The expected result, computed simply: each removed clause comes after the one that it followed. */
function expectedIds(from: readonly string[], to: readonly string[]): string[] {
  const ids = [...to];
  for (const [index, id] of from.entries()) {
    if (to.includes(id)) continue;
    ids.splice(ids.indexOf(from[index - 1] ?? '') + 1, 0, id);
  }
  return ids;
}

const idsOf = (from: readonly string[], to: readonly string[]) =>
  compareClauses(
    from.map((id) => aClause(id)),
    to.map((id) => aClause(id)),
  ).map((change) => (change.to ?? change.from)?.id);

test('a removed clause comes after the one that it followed', () => {
  const item = fc.uniqueArray(fc.constantFrom(...'abcdefgh'));
  fc.assert(
    fc.property(item, item, (from, to) => {
      expect(idsOf(from, to)).toEqual(expectedIds(from, to));
    }),
    { seed: 10, numRuns: 500 },
  );
});

test('the change of each clause is reported', () => {
  const kinds = compareClauses(
    [aClause('a'), aClause('b'), aClause('c')],
    [aClause('c'), aClause('a', 'new'), aClause('d')],
  ).map(({ kind, from, to }) => `${kind} ${(to ?? from)?.id ?? ''}`);
  expect(kinds).toEqual(['same c', 'changed a', 'removed b', 'added d']);
});

/** The number of id reads when nothing of the previous text is left, and when half of it is. */
function work(length: number): number {
  let reads = 0;
  const counted = (id: string): Block => {
    const clause = aClause(id);
    return Object.defineProperty(clause, 'id', {
      get: () => {
        reads += 1;
        return id;
      },
    });
  };
  const ids = Array.from({ length }, (_, index) => String(index));
  compareClauses(ids.map(counted), ids.filter((_, index) => index % 2 === 0).map(counted));
  return reads;
}

test('twice as many clauses take twice as much work', () => {
  expect(work(2_000) / work(1_000)).toBeLessThan(2.1);
});
