import { z } from 'zod';
import { personTextSchema } from '@domain/person/person-schema';
import { AppError } from '@server/errors';
import type { UserGoalInput, UserSkillInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { given, sent } from '@server/modules/checks';
import { checkEmail, checkPhone } from '@server/modules/contacts';
import { PERSON_FIELD_NAMES } from '@domain/person-field-lists';
import { type KindOf, PERSON_FIELDS, type PersonField, type PersonFieldKind } from '@domain/person-fields';
import { isUserStatus } from '@domain/user-statuses';
import type { StoredGoal, StoredSkill } from '../employees.tables';
import { checkGoals, checkInterests, checkPhones, checkSkills } from '../profile/profile-input';

/** The values that a form sends, by kind. Null empties an optional field; for lists and choices it counts as not sent. */
interface SentValues {
  name: string;
  line: string;
  text: string;
  day: string;
  reference: number;
  email: string;
  phone: string;
  phones: readonly string[];
  sex: string;
  status: string;
  skills: readonly UserSkillInput[];
  interests: readonly string[];
  goals: readonly UserGoalInput[];
  lang: string;
}

/** The values that the database stores, by kind. */
export interface StoredValues {
  name: string;
  line: string | null;
  text: string;
  day: string | null;
  reference: number | null;
  email: string;
  phone: string | null;
  phones: string[];
  sex: string | null;
  status: string;
  skills: StoredSkill[];
  interests: string[];
  goals: StoredGoal[];
  lang: 'ru' | 'en-us';
}

/** A person's fields as a form sends them. */
export type PersonInput = { [Field in PersonField]?: SentValues[KindOf<Field>] | null | undefined };

/** A person's fields as the database stores them. */
export type PersonValues = { [Field in PersonField]: StoredValues[KindOf<Field>] };

/** Some of them: an edit. */
export type PersonEdit = { [Field in PersonField]?: StoredValues[KindOf<Field>] | undefined };

/** Returns the stored form of a text. @throws {AppError} validation.required, validation.tooLong */
export type CheckText = (text: string) => string;

interface KindRules<Kind extends PersonFieldKind> {
  /**
   * Returns the stored form of a value that was sent; undefined: it was not sent.
   * @throws {AppError} the error of the value, on its field
   */
  check(value: SentValues[Kind] | null | undefined, checkText: CheckText): StoredValues[Kind] | undefined;
  /** The value of a new person about whom nothing else is known. */
  empty: StoredValues[Kind];
  /** The shape of an earlier value that the history can restore. Null: restoring would do more than set the value. */
  restored: z.ZodType<StoredValues[Kind]> | null;
}

const optionalText = z.string().nullable();

function checkSex(sex: string | null): string | null {
  if (sex !== null && sex !== '' && sex !== 'male' && sex !== 'female') {
    throw new AppError('validation.option', { field: 'sex' });
  }
  return sex || null;
}

function checkStatus(status: string): string {
  if (!isUserStatus(status)) throw new AppError('validation.option', { field: 'status' });
  return status;
}

function checkLang(lang: string): 'ru' | 'en-us' {
  if (lang !== 'ru' && lang !== 'en-us') throw new AppError('validation.option', { field: 'lang' });
  return lang;
}

const KINDS: { readonly [Kind in PersonFieldKind]: KindRules<Kind> } = {
  name: {
    check: (value, checkText) => sent(value, (text) => checkText(text ?? '')),
    empty: '',
    restored: z.string(),
  },
  line: {
    check: (value, checkText) => sent(value, (text) => checkText(text ?? '') || null),
    empty: null,
    restored: optionalText,
  },
  text: {
    check: (value, checkText) => sent(value, (text) => checkText(text ?? '')),
    empty: '',
    restored: z.string(),
  },
  day: { check: (value) => value, empty: null, restored: optionalText },
  reference: { check: (value) => value, empty: null, restored: z.number().int().nullable() },
  // The address is the login.
  email: { check: (value) => sent(value, (email) => checkEmail(email)), empty: '', restored: null },
  phone: {
    check: (value) => sent(value, (phone) => checkPhone(phone)),
    empty: null,
    restored: optionalText,
  },
  phones: { check: (value) => given(value, checkPhones), empty: [], restored: null },
  sex: { check: (value) => sent(value, checkSex), empty: null, restored: optionalText },
  // The status starts and ends assignments.
  status: { check: (value) => given(value, checkStatus), empty: 'notInvited', restored: null },
  skills: { check: (value) => given(value, checkSkills), empty: [], restored: null },
  interests: { check: (value) => given(value, checkInterests), empty: [], restored: null },
  goals: { check: (value) => given(value, checkGoals), empty: [], restored: null },
  lang: { check: (value) => given(value, checkLang), empty: 'ru', restored: null },
};

/** Returns the check of a field's text, by the schema of the form. */
export function textCheckOf(field: PersonField, isRequired?: boolean): CheckText {
  const schema = personTextSchema(field, isRequired);
  return (text) => checkInput(schema, text, { within: field });
}

type Checks = { readonly [Field in PersonField]: KindRules<KindOf<Field>> };

/** Returns something for each field, according to its kind. */
function byKind(): Checks;
function byKind(): object {
  return Object.fromEntries(PERSON_FIELD_NAMES.map((field) => [field, KINDS[PERSON_FIELDS[field].kind]]));
}

const CHECKS = byKind();
const TEXT_CHECKS = new Map(PERSON_FIELD_NAMES.map((field) => [field, textCheckOf(field)]));

const checkField = <Field extends PersonField>(field: Field, { [field]: value }: PersonInput) =>
  CHECKS[field].check(value, TEXT_CHECKS.get(field) ?? textCheckOf(field));

/**
 * Returns the stored form of the fields that were sent; the others are undefined. @throws {AppError} the error of a value, on its
 * field
 */
export function checkPersonFields(input: PersonInput): PersonEdit;
export function checkPersonFields(input: PersonInput): object {
  return Object.fromEntries(PERSON_FIELD_NAMES.map((field) => [field, checkField(field, input)]));
}

function emptyValues(): PersonValues;
function emptyValues(): object {
  return Object.fromEntries(PERSON_FIELD_NAMES.map((field) => [field, CHECKS[field].empty]));
}

/** A person about whom nothing is known. */
export const EMPTY_PERSON: Readonly<PersonValues> = emptyValues();

const restorable = new Map<string, z.ZodType>(
  PERSON_FIELD_NAMES.flatMap((field) => {
    const { restored } = CHECKS[field];
    return restored === null ? [] : [[field, restored] as const];
  }),
);

/** The fields whose earlier values the history can restore. */
export const RESTORABLE_FIELDS: readonly string[] = [...restorable.keys()];

/** Returns an edit that restores an earlier value of a field, as the history stores it. */
export function restoringEdit(field: string, value: unknown): PersonEdit;
export function restoringEdit(field: string, value: unknown): object {
  const restored = restorable.get(field);
  return restored ? { [field]: restored.parse(value) } : {};
}
