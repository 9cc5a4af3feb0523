import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** Why somebody of the provider enters a client's workspace. */
export const visitSchema = object({ reason: rules.required(limits.supportReason) });
