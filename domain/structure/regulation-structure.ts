import limits from '@graphql/limits.json';
import { object } from 'yup';
import { rules } from '@domain/validation/rules';

export const regulationStructureSchema = object({ name: rules.requiredLine(limits.regulationName) });
