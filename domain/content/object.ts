import limits from '@graphql/limits.json';
import { object } from 'yup';
import { rules } from '@domain/validation/rules';

/** The properties of every kind of content. */
export const objectSchema = object({
  code: rules.requiredLine(limits.regulationCode),
  name: rules.requiredLine(limits.regulationName),
  ownerId: rules.requiredId(),
  reviewEveryMonths: rules.between(1, limits.reviewMonthsMax),
});

/** Those of the kinds with descriptions and categories, which are not reviewed. */
export const describedObjectSchema = objectSchema.omit(['reviewEveryMonths']).shape({
  description: rules.text(limits.contentDescription),
  category: rules.line(limits.contentCategory),
});

/** What the author says of a new version. */
export const publicationSchema = object({
  changeSummary: rules.text(limits.changeSummary),
  effectiveFrom: rules.storedDate(),
  dueDays: rules.between(0, limits.dueDaysMax),
});
