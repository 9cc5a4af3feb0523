import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** A step of somebody's plan. */
export const stepSchema = object({
  title: rules.requiredLine(limits.stepTitle),
  text: rules.text(limits.stepText),
  criterion: rules.text(limits.commentText),
  weight: rules.between(1, limits.stepWeightMax),
  dueOn: rules.storedDate(),
});
