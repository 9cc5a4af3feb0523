import { zoneName } from '@domain/zone-name';
import { dateFormat, numberFormat } from '@server/formatters';
import type { Lang } from '@server/graphql/context';
import { rightNameOfCode } from '@server/graphql/access/right-name';
import { dayText, instantText } from '@server/modules/days';
import { changeText, enumTexts, isChangeKey } from '@server/texts';
import type { Names } from './names.read-model';
import { isRecord, kindOf, type Place } from './references';

export interface Wording {
  lang: Lang;
  timezone: string;
  names: Names;
}

const ENUMERATION_OF: Readonly<Record<string, string>> = {
  'user.status': 'userStatusTypes',
  statuses: 'userStatusTypes',
  sex: 'userSexTypes',
  formType: 'organizationFormTypes',
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Returns the name of a field, preferring the one that is specific to the object. */
export function fieldName(lang: Lang, objectType: string, field: string): string {
  const key = [`field.${objectType}.${field}`, `field.${field}`].find(isChangeKey);
  // The setting for one type of notification has the type's own name.
  return key === undefined
    ? (enumTexts(lang)[`organizationNotificationTypes.${field}`] ?? field)
    : changeText(lang, key);
}

/** Returns the name of a kind of object. */
export function objectTypeName(lang: Lang, objectType: string): string {
  const key = `object.${objectType}`;
  return isChangeKey(key) ? changeText(lang, key) : objectType;
}

/** Fields that contain codes, each with its own way to name them. */
const CODED: Readonly<Record<string, (code: string, lang: Lang, siblings: Place['siblings']) => string>> = {
  timezone: (code, lang) => zoneName(code, lang, dateFormat),
  access: (code, lang) => rightNameOfCode(lang, code) ?? code,
  changedObject: (code, lang) => objectTypeName(lang, code),
  changedFields: (code, lang, siblings) => fieldName(lang, String(siblings['changedObject']), code),
};

function textOf(text: string, { field, objectType, siblings }: Place, wording: Wording): string {
  const { lang } = wording;
  if (DAY.test(text)) return dayText(text);
  if (INSTANT.test(text)) return instantText(new Date(text), wording.timezone);
  const coded = CODED[field];
  if (coded) return coded(text, lang, siblings);
  const enumeration = ENUMERATION_OF[`${objectType}.${field}`] ?? ENUMERATION_OF[field];
  const named = enumeration === undefined ? undefined : enumTexts(lang)[`${enumeration}.${text}`];
  if (named !== undefined) return named;
  const key = [`value.${objectType}.${field}.${text}`, `value.${field}.${text}`].find(isChangeKey);
  return key === undefined ? text : changeText(lang, key);
}

/** Returns the short name of a day of the week: 1 is Monday. */
function weekDayText(day: number, lang: Lang): string {
  // The first of January 2024 was a Monday.
  return dateFormat(lang, { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}

function numberText(value: number, place: Place, { lang, names }: Wording): string {
  const kind = kindOf(place);
  if (place.field === 'workDays') return weekDayText(value, lang);
  if (kind !== null) return names.of({ kind, id: value }) ?? changeText(lang, 'gone', { id: value });
  return numberFormat(lang === 'ru' ? 'ru' : 'en-US', { maximumFractionDigits: 6 }).format(value);
}

/** Fields that only determine how to read the one next to them. */
const FORMAT_ONLY_FIELDS = ['id', 'targetType'];

function recordText(record: Record<string, unknown>, place: Place, wording: Wording): string | null {
  const parts = Object.entries(record).flatMap(([field, inner]) => {
    if (FORMAT_ONLY_FIELDS.includes(field) && field in record && Object.keys(record).length > 1) return [];
    const text = valueText(inner, { ...place, field, siblings: record }, wording);
    if (text === null) return [];
    return [
      inner === true ? fieldName(wording.lang, '', field) : `${fieldName(wording.lang, '', field)}: ${text}`,
    ];
  });
  return parts.length === 0 ? null : parts.join('; ');
}

function listText(list: readonly unknown[], place: Place, wording: Wording): string | null {
  const parts = list.flatMap((item) => valueText(item, place, wording) ?? []);
  return parts.length === 0 ? null : parts.join(list.some(isRecord) ? ' · ' : ', ');
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** Converts a value to readable text; null when there is none. */
export function valueText(value: unknown, place: Place, wording: Wording): string | null {
  if (isNothing(value)) return null;
  if (typeof value === 'boolean') return changeText(wording.lang, value ? 'yes' : 'no');
  if (typeof value === 'number') return numberText(value, place, wording);
  if (typeof value === 'string') return textOf(value, place, wording);
  if (Array.isArray(value)) return listText(value, place, wording);
  return isRecord(value) ? recordText(value, place, wording) : String(value);
}
