import limits from '@graphql/limits.json';
import { number, object } from 'yup';
import { rules } from '@domain/validation/rules';

export const subdivisionSchema = object({
  parentId: number().nullable(),
  positionId: number().nullable(),
  name: rules.requiredLine(limits.subdivisionName),
  idealPicture: rules.text(limits.info),
});
