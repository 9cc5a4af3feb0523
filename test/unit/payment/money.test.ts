import fc from 'fast-check';
import { parseRoubles, roublesText, shareOf, vatWithin } from '@domain/money';

describe('typed amounts', () => {
  it.each([
    ['5000', 500_000n],
    ['5 000,5', 500_050n],
    ['5\u00a0000.05', 500_005n],
    ['0,01', 1n],
    ['99999999999,99', 9_999_999_999_999n],
  ])('%s', (typed, kopecks) => expect(parseRoubles(typed)).toBe(kopecks));

  it.each(['', '-5', '+5', '1e3', '0x10', '5,001', '1,2,3', 'NaN', 'сто', '.5', '9999999999999'])(
    '«%s» is not an amount',
    (typed) => expect(parseRoubles(typed)).toBeNull(),
  );

  it('a formatted amount is parsed back', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (kopecks) => {
        expect(parseRoubles(roublesText(kopecks))).toBe(kopecks);
      }),
    );
  });
});

it('shares of days are rounded to the kopeck, half up, and never exceed the whole', () => {
  expect(shareOf(100n, 1, 3)).toBe(33n);
  expect(shareOf(100n, 1, 8)).toBe(13n);
  expect(shareOf(100n, 31, 31)).toBe(100n);
  expect(shareOf(100n, 1, 0)).toBe(0n);
});

it('the tax is included in the amount: 22 of 122', () => {
  expect(vatWithin(12_200n, 22)).toBe(2_200n);
  expect(vatWithin(2_400_000n, 22)).toBe(432_787n);
  expect(vatWithin(1n, 22)).toBe(0n);
});

it('over 1,000 lines the tax is rounded in each to the kopeck: tax and the rest are the whole, and so are their sums', () => {
  const amount = fc.bigInt({ min: 1n, max: 9_999_999_999_999n });
  const lines = fc.array(amount, { minLength: 1_000, maxLength: 1_000 });
  fc.assert(
    fc.property(lines, fc.constantFrom(5, 7, 20, 22), (gross, rate) => {
      const taxes = gross.map((line) => vatWithin(line, rate));
      const sum = (numbers: readonly bigint[]) => numbers.reduce((total, item) => total + item, 0n);
      const nets = gross.map((line, index) => line - (taxes[index] ?? 0n));
      expect(sum(nets) + sum(taxes)).toBe(sum(gross));
      const drift = sum(taxes) - vatWithin(sum(gross), rate);
      // Half a kopeck for each line, and for the sum.
      expect(drift < 501n && drift > -501n).toBe(true);
      for (const [index, line] of gross.entries()) {
        const doubled = 2n * (taxes[index] ?? 0n) * BigInt(100 + rate) - 2n * line * BigInt(rate);
        expect(doubled <= BigInt(100 + rate) && doubled >= -BigInt(100 + rate)).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
});
