import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

/** A saved head as pasted: the file's text, or the whole email that contained it. */
export const savedHeadSchema = object({ text: rules.required(limits.savedHead) });
