import type { InferType, Schema } from 'yup';
import { checkInput } from '@server/modules/check-input';

/**
 * Validates an input that has an amount of money: one outside its range is named as such.
 * @throws {AppError} payment.amountRange, and the errors of the other fields
 */
export function checkAmountInput<Checked extends Schema>(
  schema: Checked,
  input: unknown,
): InferType<Checked> {
  return checkInput(schema, input, { codes: { between: 'payment.amountRange' } });
}
