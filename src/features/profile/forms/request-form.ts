import limits from '@graphql/limits.json';
import { array, object } from 'yup';
import type { ProfileChangesInput } from '@src/api/generated/types';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';
import type { Profile, ProfileField } from '../api';

export interface RequestValues {
  nameSecond: string;
  nameFirst: string;
  nameMiddle: string;
  phone: string;
  phones: string[];
  sex: string;
  dateBirth: string;
  info: string;
  positionId: number | null;
  subdivisionId: number | null;
  mentorId: number | null;
  dateJobStart: string;
  dateAdaptEnd: string;
  comment: string;
}

export const requestSchema = object({
  nameSecond: rules.text(limits.personName),
  nameFirst: rules.required(limits.personName),
  nameMiddle: rules.text(limits.personName),
  phone: rules.phone(),
  phones: array()
    .of(rules.phone())
    .max(limits.phones, ruleMessage('maxValue', { max: limits.phones })),
  dateBirth: rules.storedDate(),
  info: rules.text(limits.info),
  dateJobStart: rules.storedDate(),
  dateAdaptEnd: rules.storedDate(),
  comment: rules.text(limits.requestText),
});

/** Returns the profile fields that have to be requested because the organization restricts them. */
export const keptOf = (ownFields: readonly ProfileField[]): ProfileField[] =>
  (['nameSecond', 'nameFirst', 'nameMiddle', 'phone', 'phones', 'sex', 'dateBirth', 'info'] as const).filter(
    (field) => !ownFields.includes(field),
  );

/** Returns the current values, which the user then edits. */
export function requestValues(profile: Profile): RequestValues {
  return {
    nameSecond: profile.nameSecond,
    nameFirst: profile.nameFirst,
    nameMiddle: profile.nameMiddle,
    phone: profile.phone ?? '',
    phones: [...(profile.phones ?? [])],
    sex: profile.sex ?? '',
    dateBirth: profile.dateBirth ?? '',
    info: profile.info,
    positionId: profile.positionId,
    subdivisionId: profile.subdivisionId,
    mentorId: profile.mentor?.id ?? null,
    dateJobStart: profile.dateJobStart ?? '',
    dateAdaptEnd: profile.dateAdaptEnd ?? '',
    comment: '',
  };
}

/** Returns only the changed fields; the others are not requested. */
export function requestInput(values: RequestValues, before: RequestValues): ProfileChangesInput {
  const { comment: _comment, ...fields } = values;
  const texts = new Set(['nameSecond', 'nameFirst', 'nameMiddle', 'info']);
  const sent = (field: string, value: string | string[] | number | null) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' && !texts.has(field) ? null : text;
  };
  const isAltered = (field: string, value: unknown) =>
    JSON.stringify(Reflect.get(before, field)) !== JSON.stringify(value);
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([field, value]) => isAltered(field, value))
      .map(([field, value]) => [field, sent(field, value)]),
  );
}
