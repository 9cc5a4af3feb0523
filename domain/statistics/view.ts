import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const viewSchema = object({ name: rules.requiredLine(limits.statisticView.name) });
