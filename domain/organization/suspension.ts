import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** The client's people read the reason. */
export const suspensionSchema = object({
  suspenseReason: rules.required(limits.suspenseReason),
  suspenseDateEnd: rules.storedDate(),
});
