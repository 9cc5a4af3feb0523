import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const refLinkSchema = object({ name: rules.requiredLine(limits.referrals.linkName) });
