import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const ruleSchema = object({
  title: rules.line(limits.ruleTitle),
  startOffsetDays: rules.between(0, limits.ruleOffsetDaysMax),
  dueDays: rules.between(0, limits.dueDaysMax),
  recurrenceMonths: rules.between(1, limits.recurrenceMonthsMax),
});
