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
