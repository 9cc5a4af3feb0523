import { objectSchema } from '@domain/content/object';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const regulationSchema = objectSchema.shape({
  folder: rules.line(limits.regulationFolder),
  minReadingSec: rules.between(0, limits.readingSecMax),
});
