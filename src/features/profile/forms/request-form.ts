import { requestCommentSchema } from '@domain/employees/notes';
import { personRules } from '@domain/person/person-schema';
import { object } from 'yup';
import { personFieldsWith } from '@domain/person-field-lists';
import type { ProfileChangesInput } from '@src/api/generated/types';
import {
  changedPersonInput,
  personFormValues,
  type PersonFormValues,
} from '@src/entities/person/person-form';
import type { Profile, ProfileField } from '../api';

const fields = personFieldsWith({ isRequestable: true });

export type RequestValues = PersonFormValues<(typeof fields)[number]> & { comment: string };

export const requestSchema = object(personRules(fields)).concat(requestCommentSchema);

/** Returns the profile fields that have to be requested because the organization restricts them. */
export const keptOf = (ownFields: readonly ProfileField[]): ProfileField[] =>
  personFieldsWith({ isRequestable: true, ownEdit: 'allowed' }).filter((field) => !ownFields.includes(field));

/** Returns the current values, which the user then edits. */
export function requestValues(profile: Profile): RequestValues {
  return {
    ...personFormValues({ ...profile, mentorId: profile.mentor?.id ?? null }, fields),
    comment: '',
  };
}

/** Returns only the changed fields; the others are not requested. */
export function requestInput(values: RequestValues, before: RequestValues): ProfileChangesInput {
  return changedPersonInput(values, before, fields);
}
