import fc from 'fast-check';
import { parseRoubles, roublesText, shareOf, vatWithin } from '@domain/money';
import { moneyText } from '@server/modules/payment/documents/document-parts';
import { payDocumentDefinition } from '@server/modules/payment/documents/make-pay-document';

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

/** All texts of a document's definition, in their order. */
function textsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (typeof part !== 'object' || part === null) return [];
  const places = ['text', 'stack', 'columns', 'table', 'body'];
  return Object.entries(part).flatMap(([name, inner]) => (places.includes(name) ? textsOf(inner) : []));
}

it('over 1,000 lines what a document says adds up to the kopeck: sums without tax, taxes and sums are those of its total', () => {
  // Below 1,000 ₽ each, so that no number has a space.
  const tokens = Array.from({ length: 1_000 }, (_, line) => ({
    ...{ tokens: String(1 + ((line * 7_919) % 47)), price: String(1 + ((line * 104_729) % 1_901)) },
  }));
  const amount = tokens.reduce((sum, { tokens: count, price }) => sum + BigInt(count) * BigInt(price), 0n);
  const company = { name: 'ООО «Адаптика»', inn: '7707083893', kpp: '', address: '' };
  const bank = { name: '', bik: '', account: '', corr: '' };
  const said = (type: 'upd' | 'act') => {
    const { content } = payDocumentDefinition({
      ...{ type, number: 7, date: '2027-06-30', periodFrom: '2027-06-01', periodTo: '2027-06-30' },
      ...{ vatRate: 22, statement: null, tokens, amount: String(amount) },
      parties: { seller: { ...company, director: '', bank }, buyer: company },
    });
    return textsOf(content).join(' ').replaceAll(/\s+/g, ' ');
  };
  const upd = said('upd');
  const kopecks = (text = '') => BigInt(text.replace(',', ''));
  const rows = [...upd.matchAll(/796 шт \d+ [\d,]+ ([\d,]+) без акциза 22 % ([\d,]+) ([\d,]+)/g)];
  expect(rows).toHaveLength(1_000);
  const sum = (column: number) => rows.reduce((total, row) => total + kopecks(row[column]), 0n);
  const [net, tax, gross] = [sum(1), sum(2), sum(3)];
  expect([net + tax, gross]).toEqual([amount, amount]);
  // Of the whole sum it is another one, which the lines would not add up to.
  expect(tax).not.toBe(vatWithin(amount, 22));
  const text = (value: bigint) => moneyText(value).replaceAll(/\s/g, ' ');
  expect(upd).toMatch(new RegExp(`Всего к оплате +${text(net)} Х Х ${text(tax)} ${text(gross)}`));
  expect(said('act')).toContain(`Итого: ${text(amount)} ₽ В том числе НДС 22 %: ${text(tax)} ₽`);
});
