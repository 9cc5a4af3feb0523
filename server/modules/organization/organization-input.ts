import { bankNameSchema, organizationSchema } from '@domain/organization/organization';
import { checkInput, checkSent } from '@server/modules/check-input';
import limits from '@graphql/limits.json';
import { isAccount, isBik, isCorrespondentAccount, isInn, isKpp, isOgrn } from '@domain/requisites';
import { videoId, type VideoHosting } from '@domain/video-id';
import { AppError, type ErrorCode } from '@server/errors';
import type {
  DetailVideo,
  OrganizationBankInput,
  OrganizationInput,
  OrganizationSettingInput,
} from '@server/graphql/generated/types';
import { checkLine, given, sent } from '@server/modules/checks';
import { enumTexts } from '@server/texts';
import { z } from 'zod';
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

/** Checks a number with check digits: empty means none, and a wrong one is rejected at its field. */
function checkNumber(
  text: string | null,
  code: ErrorCode,
  field: string,
  holds: (value: string) => boolean,
): string | null {
  const value = checkLine(text ?? '', { field, max: 40 }).replaceAll(' ', '');
  if (value !== '' && !holds(value)) throw new AppError(code, { field });
  return value || null;
}

/** Checks the numbers of the organization; its legal form determines their lengths. */
function checkNumbers(
  { formINN, formKPP, formOGRN }: OrganizationSettingInput,
  formType: string | null,
): OrganizationChange {
  return {
    formInn: sent(formINN, (text) =>
      checkNumber(text, 'requisites.inn', 'formINN', (value) => isInn(value, formType)),
    ),
    formKpp: sent(formKPP, (text) => checkNumber(text, 'requisites.kpp', 'formKPP', isKpp)),
    formOgrn: sent(formOGRN, (text) =>
      checkNumber(text, 'requisites.ogrn', 'formOGRN', (value) => isOgrn(value, formType)),
    ),
  };
}

function checkBank(input: OrganizationBankInput): OrganizationRow['formBank'] {
  const name = checkInput(bankNameSchema, input.name, { within: 'formBank.name' });
  const bik = checkNumber(input.bik, 'requisites.bik', 'formBank.bik', isBik) ?? '';
  const account = checkNumber(input.account, 'requisites.account', 'formBank.account', (text) =>
    isAccount(text, bik),
  );
  const corr = checkNumber(input.corr, 'requisites.corr', 'formBank.corr', (text) =>
    isCorrespondentAccount(text, bik),
  );
  return { name, bik, account: account ?? '', corr: corr ?? '' };
}

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

/** @throws {AppError} validation.email, validation.range */
function checkEvidenceEmails(emails: readonly string[]): string[] {
  const field = 'evidenceEmails';
  const given = unique(emails.map((text) => text.trim().toLowerCase()).filter((text) => text !== ''));
  if (given.length > limits.evidenceEmails) {
    throw new AppError('validation.range', { field, params: { min: 0, max: limits.evidenceEmails } });
  }
  for (const email of given) {
    if (!z.string().max(limits.email).email().safeParse(email).success) {
      throw new AppError('validation.email', { field });
    }
  }
  return given;
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

function checkHolidays(days: readonly string[]): string[] {
  if (days.length > limits.holidays) {
    throw new AppError('validation.range', { field: 'holidays', params: { min: 0, max: limits.holidays } });
  }
  return unique(days).sort();
}

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
