import { object } from 'yup';
import { readRuleMessage } from '@domain/validation/messages';
import { roublesRule } from '@domain/validation/roubles';
import { checkInput } from '@server/modules/check-input';

const schema = object({ amount: roublesRule(50_000n) });

/** The rule that an amount breaks; null: none. */
function broken(amount: unknown): string | null {
  try {
    schema.validateSync({ amount });
    return null;
  } catch (error) {
    return error instanceof Error ? (readRuleMessage(error.message)?.rule ?? error.message) : 'unknown';
  }
}

it('measures an amount typed in roubles and one in kopecks by the same rule', () => {
  expect(['500', '1 000,50', 50_000n, 100_000_000_000n].map(broken)).toEqual([null, null, null, null]);
  const outside = ['499,99', '500 roubles', 49_999n, -50_000n, 100_000_000_001n];
  expect(outside.map(broken)).toEqual(outside.map(() => 'between'));
  expect(['', null].map(broken)).toEqual(['required', 'required']);
});

it('names the range in roubles for the server too', () => {
  const check = () => checkInput(schema, { amount: 1n }, { codes: { between: 'payment.amountRange' } });
  expect(check).toThrow(
    expect.objectContaining({
      code: 'payment.amountRange',
      details: expect.objectContaining({ field: 'amount', params: { min: 500, max: 1_000_000_000 } }),
    }),
  );
});
