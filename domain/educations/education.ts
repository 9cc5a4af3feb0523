import { describedObjectSchema } from '@domain/content/object';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const educationSchema = describedObjectSchema.shape({
  minutes: rules.between(1, limits.educationMinutes),
  minReadingSec: rules.between(0, limits.readingSecMax),
});
