import limits from '@graphql/limits.json';
import { object } from 'yup';
import type { ProfileChangesInput } from '@src/api/generated/types';
import { rules } from '@src/lib/validation/rules';
import type { Profile, ProfileField } from '../api';

export interface RequestValues {
  nameSecond: string;
  nameFirst: string;
  nameMiddle: string;
  phone: string;
  sex: string;
  dateBirth: string;
  info: string;
  positionId: number | null;
  subdivisionId: number | null;
  dateJobStart: string;
  dateAdaptEnd: string;
  comment: string;
}

export const requestSchema = object({
  nameSecond: rules.text(limits.personName),
  nameFirst: rules.required(limits.personName),
  nameMiddle: rules.text(limits.personName),
  phone: rules.phone(),
  dateBirth: rules.storedDate(),
  info: rules.text(limits.info),
  dateJobStart: rules.storedDate(),
  dateAdaptEnd: rules.storedDate(),
  comment: rules.text(limits.requestText),
});

/** Fields of the profile that are asked for where the organization keeps them; further phones are part of the phone. */
export const keptOf = (ownFields: readonly ProfileField[]): ProfileField[] =>
  (['nameSecond', 'nameFirst', 'nameMiddle', 'phone', 'sex', 'dateBirth', 'info'] as const).filter(
    (field) => !ownFields.includes(field),
  );

/** Everything as it is now: whoever asks alters it. */
export function requestValues(profile: Profile): RequestValues {
  return {
    nameSecond: profile.nameSecond,
    nameFirst: profile.nameFirst,
    nameMiddle: profile.nameMiddle,
    phone: profile.phone ?? '',
    sex: profile.sex ?? '',
    dateBirth: profile.dateBirth ?? '',
    info: profile.info,
    positionId: profile.positionId,
    subdivisionId: profile.subdivisionId,
    dateJobStart: profile.dateJobStart ?? '',
    dateAdaptEnd: profile.dateAdaptEnd ?? '',
    comment: '',
  };
}

/** Only what was altered: the rest is not asked for. */
export function requestInput(values: RequestValues, before: RequestValues): ProfileChangesInput {
  const { comment: _comment, ...fields } = values;
  const texts = new Set(['nameSecond', 'nameFirst', 'nameMiddle', 'info']);
  const sent = (field: string, value: string | number | null) => {
    const text = typeof value === 'string' ? value.trim() : value;
    return text === '' && !texts.has(field) ? null : text;
  };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([field, value]) => Reflect.get(before, field) !== value)
      .map(([field, value]) => [field, sent(field, value)]),
  );
}
