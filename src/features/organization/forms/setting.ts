import { organizationSchema } from '@domain/organization/organization';
import {
  bankSchema,
  evidenceEmailsSchema,
  holidaysSchema,
  numbersSchema,
} from '@domain/organization/setting';
import { array, lazy, object, string, ValidationError } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import type { OrganizationSetting, ProfileField } from '../api';
import { cardRules, cardValues, type CardValues } from './card';

export interface SettingValues extends CardValues {
  formType: string;
  formINN: string;
  formKPP: string;
  formOGRN: string;
  formAddress: string;
  formDirector: string;
  formBank: { name: string; bik: string; account: string; corr: string };
  countEmployees: number | string;
  timezone: string;
  lang: string;
  workDays: number[];
  holidays: string[];
  adaptDays: number | string;
  isRepetition: boolean;
  /** Empty for the product's color. */
  accent: string;
  selfEditFields: ProfileField[];
  /** One per line. */
  evidenceEmails: string;
}

/** The profile fields that an organization can hide. */
export const profileFields: readonly ProfileField[] = [
  'nameSecond',
  'nameFirst',
  'nameMiddle',
  'phone',
  'sex',
  'dateBirth',
  'info',
];

/** Returns the email addresses of a text, one per line. */
const linesOf = (text: string | undefined) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function evidenceProblem(text: string | undefined): string | null {
  try {
    evidenceEmailsSchema.validateSync(linesOf(text));
    return null;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}

const fieldRules = {
  ...organizationSchema.fields,
  ...numbersSchema.fields,
  ...cardRules,
  formType: rules.required(),
  formBank: bankSchema,
  workDays: array().min(1, ruleMessage('required')),
  evidenceEmails: string().test('emails', '', (text, { createError }) => {
    const message = evidenceProblem(text);
    return message === null || createError({ message });
  }),
  holidays: holidaysSchema,
};

/** Converts a value to text, so that an empty field equals no value. */
const asText = (value: unknown) =>
  JSON.stringify(value ?? '', (_key, part: unknown) => (part === '' ? undefined : part));

const isSame = (first: unknown, other: unknown) =>
  first instanceof File || other instanceof File ? first === other : asText(first) === asText(other);

/** The company numbers whose format depends on its legal form. */
const ofForm = new Set<string>(['formINN', 'formOGRN']);

/** Returns the names of the changed fields. */
function changedFields(values: SettingValues, base: SettingValues): ReadonlySet<string> {
  const before = new Map<string, unknown>(Object.entries(base));
  const changed = Object.entries(values).filter(([field, value]) => !isSame(value, before.get(field)));
  return new Set(changed.map(([field]) => field));
}

/** Returns only the properties with these names. */
function onlyFields<Values extends object>(
  values: Values,
  isKept: (field: string) => boolean,
): Partial<Values> {
  const kept: Partial<Values> = { ...values };
  for (const field in values) if (!isKept(field)) delete kept[field];
  return kept;
}

/** Returns the rules of the changed fields: a user who sets the working days does not have to fill in missing company details. */
export function settingSchema(base: SettingValues) {
  return lazy((values: SettingValues) => {
    const changed = changedFields(values, base);
    const isAsked = (field: string) => changed.has(field) || (changed.has('formType') && ofForm.has(field));
    return object(onlyFields(fieldRules, isAsked));
  });
}

/** Returns the initial values of the settings form. */
export function settingValues(setting: OrganizationSetting): SettingValues {
  const { organization, formType, formINN, formKPP, formOGRN, formBank } = setting;
  const { name, bik, account, corr } = formBank;
  return {
    ...cardValues(organization),
    countEmployees: organization.countEmployees,
    selfEditFields: [...organization.selfEditFields],
    formType: formType ?? '',
    formINN: formINN ?? '',
    formKPP: formKPP ?? '',
    formOGRN: formOGRN ?? '',
    formAddress: setting.formAddress,
    formDirector: setting.formDirector,
    formBank: { name, bik, account, corr },
    timezone: setting.timezone,
    lang: setting.lang,
    workDays: [...setting.workDays],
    holidays: [...setting.holidays],
    adaptDays: setting.adaptDays,
    isRepetition: setting.isRepetition,
    accent: setting.accent ?? '',
    evidenceEmails: setting.evidenceEmails.join('\n'),
  };
}

/** The fields that are saved together, by topic. */
const settingSections = {
  company: ['name', 'activityText', 'fileLogo', 'fileBase', 'isBaseRemoved', 'isLogoRemoved', 'videoUrl'],
  requisites: ['formType', 'formINN', 'formKPP', 'formOGRN', 'formAddress', 'formDirector', 'formBank'],
  calendar: ['timezone', 'lang', 'workDays', 'holidays', 'adaptDays', 'countEmployees'],
  look: ['accent'],
  selfEdit: ['selfEditFields'],
  tests: ['isRepetition'],
  evidence: ['evidenceEmails'],
} as const satisfies Record<string, readonly (keyof SettingValues)[]>;
export type SettingSectionName = keyof typeof settingSections;

/** Returns the initial form values of one topic. */
export function sectionValues(
  setting: OrganizationSetting,
  name: SettingSectionName,
): Partial<SettingValues> {
  const fields: readonly string[] = settingSections[name];
  return onlyFields(settingValues(setting), (field) => fields.includes(field));
}

/** Whether the fields of a topic are unchanged. */
export function isSameSection(
  next: OrganizationSetting,
  last: OrganizationSetting,
  name: SettingSectionName,
): boolean {
  return isSame(sectionValues(next, name), sectionValues(last, name));
}

/** Converts the form values to the mutation input: only changed fields, without files. */
export function settingInput(values: SettingValues, base: SettingValues) {
  const { fileLogo: _logo, fileBase: _base, videoUrl: _video, ...fields } = values;
  const { countEmployees, adaptDays, evidenceEmails, ...rest } = fields;
  const input = {
    ...rest,
    countEmployees: Number(countEmployees),
    adaptDays: Number(adaptDays),
    evidenceEmails: linesOf(evidenceEmails),
  };
  const changed = changedFields(values, base);
  return onlyFields(input, (field) => changed.has(field));
}
