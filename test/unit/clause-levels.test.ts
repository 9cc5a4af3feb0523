import { normalizeLevels, numberClauses } from '@domain/clause-levels';

test.each([
  [
    [1, 1, 1],
    ['1', '2', '3'],
  ],
  [
    [1, 2, 2, 1, 2],
    ['1', '1.1', '1.2', '2', '2.1'],
  ],
  [
    [1, 2, 3, 3, 2, 3],
    ['1', '1.1', '1.1.1', '1.1.2', '1.2', '1.2.1'],
  ],
  [
    [1, 3, 2],
    ['1', '1.1', '1.2'],
  ],
  [
    [2, 1],
    ['1', '2'],
  ],
])('%j is %j', (levels, numbers) => expect(numberClauses(levels)).toEqual(numbers));

test('levels never jump', () => expect(normalizeLevels([3, 3, 3, 9, 0])).toEqual([1, 2, 3, 3, 1]));

test('levels that fit stay as they are', () => {
  // Every run of up to five clauses of levels 1 to 3.
  for (let seed = 0; seed < 3 ** 5; seed += 1) {
    const levels = normalizeLevels([0, 1, 2, 3, 4].map((place) => (Math.floor(seed / 3 ** place) % 3) + 1));
    expect(normalizeLevels(levels)).toEqual(levels);
    expect(new Set(numberClauses(levels)).size).toBe(levels.length);
  }
});
