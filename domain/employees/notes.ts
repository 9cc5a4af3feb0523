import { object } from 'yup';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

export const noteSchema = object({ text: rules.required(limits.userNote) });

/** What a person says about the changes that they ask for, and the reason for declining them. */
export const requestCommentSchema = object({ comment: rules.text(limits.requestText) });
export const requestDeclineSchema = object({ reason: rules.required(limits.requestText) });
