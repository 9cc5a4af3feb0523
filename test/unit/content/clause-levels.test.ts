import { normalizeLevels, numberClauses, romanValue, numberBeside } from '@domain/clause-levels';

const counted = (levels: readonly number[]) => numberClauses(levels.map((level) => ({ level })));

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
])('%j is %j', (levels, numbers) => expect(counted(levels)).toEqual(numbers));

test('levels never jump', () => expect(normalizeLevels([3, 3, 3, 9, 9, 0])).toEqual([1, 2, 3, 4, 4, 1]));

test('consistent levels stay unchanged', () => {
  // Every sequence of up to five clauses of levels 1 to 3.
  for (let seed = 0; seed < 3 ** 5; seed += 1) {
    const levels = normalizeLevels([0, 1, 2, 3, 4].map((place) => (Math.floor(seed / 3 ** place) % 3) + 1));
    expect(normalizeLevels(levels)).toEqual(levels);
    expect(new Set(counted(levels)).size).toBe(levels.length);
  }
});

describe('an explicit number', () => {
  it('is kept, and the following ones count on from it: within its level, below it, and Roman ones', () => {
    const numbers = numberClauses([
      { level: 1, ownNumber: 'II' },
      { level: 2, ownNumber: '4' },
      { level: 2 },
      { level: 3 },
      { level: 1 },
      { level: 2 },
      { level: 1, ownNumber: '7' },
      { level: 1, ownNumber: null },
    ]);
    expect(numbers).toEqual(['II', '4', '5', '5.1', 'III', 'III.1', '7', '8']);
  });

  it('within a section is written beside the clause as in the document, without the section', () => {
    const shown = ['II', 'II.1', 'XIV.2.3', '2.1', '0', '2/1', '2/1.3', '2/IV'].map(numberBeside);
    expect(shown).toEqual(['II', '1', '2.3', '2.1', '0', '1', '1.3', 'IV']);
  });

  it('within an Arabic section counts on within it', () => {
    const numbers = numberClauses([
      { level: 1 },
      { level: 2, ownNumber: '1/1' },
      { level: 2 },
      { level: 3 },
      { level: 1 },
      { level: 2, ownNumber: '2/9' },
      { level: 2 },
    ]);
    expect(numbers).toEqual(['1', '1/1', '1/2', '1/2.1', '2', '2/9', '2/10']);
  });

  it('Roman numbers follow each other up to a hundred', () => {
    for (let value = 1; value < 100; value += 1) {
      const [, next = ''] = numberClauses([{ level: 1, ownNumber: ROMAN[value - 1] ?? '' }, { level: 1 }]);
      expect(romanValue(next)).toBe(value + 1);
    }
  });
});

const TENS = ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'];
const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const ROMAN = TENS.flatMap((ten) => ONES.map((item) => ten + item)).slice(1);
