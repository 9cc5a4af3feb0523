import fc from 'fast-check';
import { refundParts } from '@server/modules/payment/receipts/refund-parts';

const settlements = [
  { amount: 300n, of: 'access' as const, day: '2026-03-01' },
  { amount: 200n, of: 'tokens' as const, day: '2026-02-01' },
];

test('a refund within the advance returns only the advance', () => {
  expect(refundParts({ amount: 50n, settled: 0n, before: 0n, day: '2026-01-01' }, settlements)).toEqual([
    { amount: 50n, of: 'advance', day: '2026-01-01' },
  ]);
});

test('what was paid for last is returned first, after what earlier refunds have returned', () => {
  expect(refundParts({ amount: 350n, settled: 250n, before: 150n, day: '2026-01-01' }, settlements)).toEqual([
    { amount: 100n, of: 'advance', day: '2026-01-01' },
    { amount: 150n, of: 'access', day: '2026-03-01' },
    { amount: 100n, of: 'tokens', day: '2026-02-01' },
  ]);
});

test('more than was paid for is an error', () => {
  expect(() =>
    refundParts({ amount: 9n, settled: 9n, before: 495n, day: '2026-01-01' }, settlements),
  ).toThrow();
});

test('whatever is refunded in whatever parts, every kopeck of a receipt is returned once', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 500n }), { minLength: 1, maxLength: 6 }),
      fc.array(fc.bigInt({ min: 1n, max: 300n }), { maxLength: 8 }),
      (sums, refunds) => {
        const receipts = sums.map((amount, index) => ({
          amount,
          of: 'access' as const,
          day: `2026-01-${String(index + 10)}`,
        }));
        let left = sums.reduce((sum, amount) => sum + amount, 0n);
        const returned = new Map<string, bigint>();
        let before = 0n;
        for (const amount of refunds) {
          const settled = amount < left ? amount : left;
          const parts = refundParts({ amount, settled, before, day: 'payment' }, receipts);
          expect(parts.reduce((sum, part) => sum + part.amount, 0n)).toBe(amount);
          for (const part of parts)
            if (part.of !== 'advance') returned.set(part.day, (returned.get(part.day) ?? 0n) + part.amount);
          before += settled;
          left -= settled;
        }
        for (const { amount, day } of receipts) expect((returned.get(day) ?? 0n) <= amount).toBe(true);
      },
    ),
  );
});
