import { organizationSchema } from '@domain/organization/organization';
import {
  bankSchema,
  evidenceEmailsSchema,
  holidaysSchema,
  numbersSchema,
} from '@domain/organization/setting';
import { checkInput, checkSent, type OwnCodes } from '@server/modules/check-input';
import { videoId, type VideoHosting } from '@domain/video-id';
import { AppError } from '@server/errors';
import type {
  DetailVideo,
  OrganizationBankInput,
  OrganizationInput,
  OrganizationSettingInput,
} from '@server/graphql/generated/types';
import { given, sent } from '@server/modules/checks';
import { enumTexts } from '@server/texts';
import type { OrganizationRow } from './organization.tables';

export type OrganizationChange = Partial<
  Pick<
    OrganizationRow,
    | 'name'
    | 'activityText'
    | 'countEmployees'
    | 'hiddenBlocks'
    | 'formType'
    | 'formInn'
    | 'formKpp'
    | 'formOgrn'
    | 'formAddress'
    | 'formDirector'
    | 'formBank'
    | 'timezone'
    | 'lang'
    | 'workDays'
    | 'holidays'
    | 'adaptDays'
    | 'isRepetition'
    | 'accent'
    | 'evidenceEmails'
    | 'selfEditFields'
    | 'logoId'
    | 'baseId'
    | 'videoId'
  >
>;

/** A promo code and the referrer of the organization are set once, at the registration. */
export function checkCard(input: OrganizationInput): OrganizationChange {
  return { ...checkNames(input), hiddenBlocks: given(input.hiddenBlocks, unique) };
}

const namesSchema = organizationSchema.pick(['name', 'activityText', 'countEmployees']);
const ownTexts = organizationSchema.pick(['formAddress', 'formDirector', 'adaptDays']);

function checkNames({ name, activityText, countEmployees }: OrganizationInput): OrganizationChange {
  return checkSent(namesSchema, { name, activityText, countEmployees });
}

/** Returns the settings in the input, checked against each other and against the stored ones. */
export function checkSetting(input: OrganizationSettingInput, stored: OrganizationRow): OrganizationChange {
  const formType = sent(input.formType, checkFormType);
  return {
    ...checkNames(input),
    ...checkNumbers(input, formType === undefined ? stored.formType : formType),
    formType,
    ...checkSent(ownTexts, { ...input, adaptDays: input.adaptDays ?? undefined }),
    formBank: given(input.formBank, checkBank),
    timezone: given(input.timezone, checkTimezone),
    lang: given(input.lang, checkLang),
    workDays: given(input.workDays, checkWorkDays),
    holidays: given(input.holidays, checkHolidays),
    accent: sent(input.accent, checkAccent),
    evidenceEmails: given(input.evidenceEmails, checkEvidenceEmails),
    selfEditFields: given(input.selfEditFields, unique),
    isRepetition: input.isRepetition ?? undefined,
  };
}

const NUMBER_CODES: OwnCodes = {
  inn10: 'requisites.inn',
  inn12: 'requisites.inn',
  kpp: 'requisites.kpp',
  ogrn: 'requisites.ogrn',
  bik: 'requisites.bik',
  account: 'requisites.account',
  corr: 'requisites.corr',
};

/** Checks the numbers of the organization; its legal form determines their lengths. An empty one is none. */
function checkNumbers(
  { formINN, formKPP, formOGRN }: OrganizationSettingInput,
  formType: string | null,
): OrganizationChange {
  const given = { formType, formINN, formKPP, formOGRN };
  const checked = checkSent(numbersSchema, given, { codes: NUMBER_CODES });
  const orNull = (text: string) => text || null;
  return {
    formInn: sent(checked.formINN, orNull),
    formKpp: sent(checked.formKPP, orNull),
    formOgrn: sent(checked.formOGRN, orNull),
  };
}

const checkBank = (input: OrganizationBankInput): OrganizationRow['formBank'] =>
  checkInput(bankSchema, input, { within: 'formBank', codes: NUMBER_CODES });

function checkFormType(value: string | null): string | null {
  if (value && !Object.hasOwn(enumTexts('ru'), `organizationFormTypes.${value}`)) {
    throw new AppError('validation.option', { field: 'formType' });
  }
  return value || null;
}

function checkAccent(value: string | null): string | null {
  const colour = (value ?? '').trim().toLowerCase();
  if (colour !== '' && !/^#[\da-f]{6}$/.test(colour)) {
    throw new AppError('organization.accent', { field: 'accent' });
  }
  return colour || null;
}

/** The error of a list that is too long. */
const LIST: OwnCodes = { maxValue: 'validation.range' };

/** @throws {AppError} validation.email, validation.range */
function checkEvidenceEmails(emails: readonly string[]): string[] {
  const given = unique(emails.map((text) => text.trim().toLowerCase()).filter((text) => text !== ''));
  const codes: OwnCodes = { ...LIST, maxLength: 'validation.email' };
  return checkInput(evidenceEmailsSchema, given, { field: 'evidenceEmails', codes });
}

function checkTimezone(value: string): string {
  if (!Intl.supportedValuesOf('timeZone').includes(value)) {
    throw new AppError('validation.option', { field: 'timezone' });
  }
  return value;
}

function checkLang(value: string): 'ru' | 'en-us' {
  if (value !== 'ru' && value !== 'en-us') throw new AppError('validation.option', { field: 'lang' });
  return value;
}

function checkWorkDays(days: readonly number[]): number[] {
  const unknown = days.some((day) => !Number.isInteger(day) || day < 1 || day > 7);
  if (unknown || days.length === 0) throw new AppError('validation.option', { field: 'workDays' });
  return unique(days).sort();
}

const checkHolidays = (days: readonly string[]): string[] =>
  unique(checkInput(holidaysSchema, days, { field: 'holidays', codes: LIST })).sort();

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

/**
 * Parses a video: the 11 characters themselves, or an address that contains them; null for none.
 * @throws {AppError} organization.video
 */
export function checkVideo({ videoId: text }: DetailVideo, hosting: VideoHosting): string | null {
  const value = (text ?? '').trim();
  if (value === '') return null;
  const id = /^[\w-]{11}$/.test(value) ? value : videoId(value, hosting);
  if (id === null) throw new AppError('organization.video', { field: 'videoUrl' });
  return id;
}
