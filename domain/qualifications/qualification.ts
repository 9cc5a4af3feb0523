import { describedObjectSchema } from '@domain/content/object';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const { qualificationLevelMin: min, qualificationLevelMax: max } = limits;

export const qualificationSchema = describedObjectSchema.omit(['category']).shape({
  level: rules.between(min, max).required(ruleMessage('required')),
});
