import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const ruleSchema = object({
  title: rules.line(limits.ruleTitle),
  startOffsetDays: rules.between(0, 365),
  dueDays: rules.between(0, 365),
  recurrenceMonths: rules.between(1, 120),
});
