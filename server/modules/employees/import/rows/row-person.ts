import limits from '@graphql/limits.json';
import { AppError, type ErrorCode } from '@server/errors';
import type { EmployeeImportField } from '@server/graphql/generated/types';
import { checkLine, checkText } from '@server/modules/checks';
import { checkEmail, checkPhone } from '@server/modules/contacts';
import { TABLE_FIELDS } from '@domain/person-field-lists';
import { type KindOf, PERSON_FIELDS, type PersonField, type PersonFieldKind } from '@domain/person-fields';
import { checkDates } from '../../writing/employee-input';
import type { StoredGoal } from '../../employees.tables';
import { type CheckText, textCheckOf } from '../../writing/person-fields';
import { checkGoals, checkInterests, checkPhones, checkSkills } from '../../profile/profile-input';
import type { UserStatus } from '@domain/user-statuses';
import { type ImportColumn, nameKey, pathOf, pathText } from './fields';
import { readDay, readGoal, readList, readName, readPhone, readSex, readSkill, readStatus } from './values';

/** Null: the table gives no level. */
export interface GivenSkill {
  name: string;
  level: number | null;
}

/** The values that cells give, by kind. Positions, subdivisions and people are only named in a table. */
interface GivenValues {
  name: string;
  line: string;
  text: string;
  day: string;
  reference: undefined;
  email: string;
  phone: string;
  phones: string[];
  sex: 'male' | 'female';
  status: UserStatus;
  skills: GivenSkill[];
  interests: string[];
  goals: StoredGoal[];
  lang: undefined;
}

/** The given values of a row's cells about a person. */
export type RowPerson = { [Field in PersonField]?: GivenValues[KindOf<Field>] | undefined } & {
  /** The person's id in a table exported from the workspace. */
  id?: number;
  position?: string;
  subdivision?: string;
  leader?: string;
  mentor?: string;
};

export interface CellError {
  code: ErrorCode;
  params?: Record<string, string | number>;
}

/** By the column's index, counted from 0. */
export type CellErrors = Record<string, CellError>;

export interface ReadRow {
  person: RowPerson;
  errors: CellErrors;
}

export interface RowRules {
  columns: readonly ImportColumn[];
  is1904: boolean;
  today: string;
}

type Reader = (text: string, rules: RowRules) => RowPerson;

const NOTHING = /^(-+|—|–|н\/д|n\/a|#n\/a|#н\/д|null)$/i;

type KindReader<Kind extends PersonFieldKind> = (
  text: string,
  cell: { field: PersonField; checkText: CheckText },
  rules: RowRules,
) => GivenValues[Kind] | undefined;

const notInOneCell = () => undefined;

const KIND_READERS: { readonly [Kind in PersonFieldKind]: KindReader<Kind> } = {
  name: (text, { checkText }) => checkText(text),
  line: (text, { checkText }) => checkText(text) || undefined,
  text: (text, { checkText }) => checkText(text),
  day(text, { field }, { is1904 }) {
    const read = readDay(text, is1904);
    if (read === null) throw new AppError('import.date', { field });
    return read;
  },
  reference: notInOneCell,
  email: (text) => checkEmail(text.replace(/^mailto:/i, '')),
  phone: (text, { field }) => checkPhone(phoneIn(text, field)) ?? undefined,
  phones: (text, { field }) => checkPhones([...new Set(readList(text).map((part) => phoneIn(part, field)))]),
  sex(text, { field }) {
    const sex = readSex(text);
    if (sex === null) throw new AppError('import.sex', { field });
    return sex;
  },
  status(text, { field }) {
    const status = readStatus(text);
    if (status === null) throw new AppError('import.status', { field });
    return status;
  },
  skills: (text) => skillsOf(text),
  interests: (text) => checkInterests(readList(text)),
  goals: (text) => goalsOf(text),
  lang: notInOneCell,
};

/** @throws {AppError} import.phone */
function phoneIn(text: string, field: string): string {
  const phone = readPhone(text);
  if (phone === null) throw new AppError('import.phone', { field });
  return phone;
}

/** A full name in another column may contain what is required. */
function readField(field: PersonField): Reader {
  const cell = { field, checkText: textCheckOf(field, false) };
  return (text, rules) => ({ [field]: KIND_READERS[PERSON_FIELDS[field].kind](text, cell, rules) });
}

/** A cell that contains several phone numbers: the numbers after the first one are kept. */
function readPhoneCell(text: string, rules: RowRules): RowPerson {
  const person = readField('phone')(text, rules);
  // «8 912 …, 8 913 …»
  const others = indexOfColumn(rules.columns, 'phones') < 0 ? readList(text).slice(1) : [];
  const phones = [...new Set(others.flatMap((other) => readPhone(other) ?? []))].filter(
    (phone) => phone !== readPhone(text),
  );
  return { ...person, ...(phones.length > 0 ? { phones: checkPhones(phones) } : {}) };
}

function readNameCell(text: string, rules: RowRules): RowPerson {
  const parts = Object.entries(readName(checkLine(text, { field: 'nameFull', max: limits.personNames })));
  const given = parts.filter(([field, part]) => field === 'nameFirst' || part !== '');
  return Object.assign({}, ...given.map(([field, part]) => READERS.get(field)?.(part, rules)));
}

function readSubdivisionCell(text: string): RowPerson {
  const names = pathOf(text).map((part) =>
    checkLine(part, { field: 'subdivision', max: limits.subdivisionName }),
  );
  if (names.length > limits.treeDepth) {
    throw new AppError('tree.tooDeep', { field: 'subdivision', params: { max: limits.treeDepth } });
  }
  return names.length > 0 ? { subdivision: pathText(names) } : {};
}

/** The readers of cells that are not simply one field of a person. */
const OTHER_READERS: Partial<Record<EmployeeImportField, Reader>> = {
  nameFull: readNameCell,
  phone: readPhoneCell,
  position: (text) => ({ position: checkLine(text, { field: 'position', max: limits.positionName }) }),
  subdivision: readSubdivisionCell,
  leader: (text) => ({ leader: checkLine(text, { field: 'leader', max: limits.personNames }) }),
  mentor: (text) => ({ mentor: checkLine(text, { field: 'mentor', max: limits.personNames }) }),
  // «T-17» in an id column is the number of another program: it is ignored here.
  id: (text) => (/^\d{1,9}$/.test(text) ? { id: Number(text) } : {}),
};

const READERS: ReadonlyMap<string, Reader> = new Map([
  ...TABLE_FIELDS.map((field) => [field, readField(field)] as const),
  ...Object.entries(OTHER_READERS),
]);

/** The level of a skill given only by name. */
export const MIDDLE_LEVEL = 3;

/** Returns the skills without duplicates, even if spelled differently. */
const withoutDuplicates = (skills: readonly GivenSkill[]): GivenSkill[] => {
  const keys = skills.map(({ name }) => nameKey(name));
  return skills.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};

/** Returns the skills of one cell. @throws {AppError} as `checkSkills` */
export function skillsOf(text: string): GivenSkill[] {
  const skills = withoutDuplicates(readList(text).map(readSkill));
  const names = checkSkills(skills.map(({ name, level }) => ({ name, level: level ?? MIDDLE_LEVEL })));
  return skills.map(({ level }, index) => ({ name: names[index]?.name ?? '', level }));
}

/** Returns the goals of one cell. @throws {AppError} as `checkGoals` */
export function goalsOf(text: string): StoredGoal[] {
  const lines = text.split('\n').map((line) => line.trim());
  return checkGoals(lines.filter(Boolean).map(readGoal));
}

function errorOf(error: unknown): CellError {
  if (!(error instanceof AppError)) throw error;
  const { params } = error.details;
  return params ? { code: error.code, params } : { code: error.code };
}

/** Returns the index of a field's column; -1: none. */
function indexOfColumn(columns: readonly ImportColumn[], field: string): number {
  return columns.findIndex((column) => column.field === field);
}

/** Returns the column on which an error of a person's field is shown. */
export function shownOn(columns: readonly ImportColumn[], field: string): number {
  const own = indexOfColumn(columns, field);
  if (own >= 0 || !field.startsWith('name')) return Math.max(own, 0);
  return Math.max(indexOfColumn(columns, 'nameFull'), 0);
}

function checkPerson(person: RowPerson, { columns, today }: RowRules, errors: CellErrors): void {
  const { dateBirth = null, dateJobStart = null, dateAdaptEnd = null, dateJobEnd = null } = person;
  try {
    checkDates({ dateBirth, dateJobStart, dateAdaptEnd, dateJobEnd }, today);
  } catch (error) {
    const field = error instanceof AppError ? (error.details.field ?? '') : '';
    errors[shownOn(columns, field)] ??= errorOf(error);
  }
}

/** Names and addresses with these first characters are spreadsheet formulas, never people. */
const isFormula = (text: string): boolean => /^[=@]/.test(text);

/** Reads a row of the table as a person, with the errors of its cells. Never throws for people's input. */
export function readRow(cells: readonly string[], rules: RowRules): ReadRow {
  const person: RowPerson = {};
  const errors: CellErrors = {};
  for (const [index, { field }] of rules.columns.entries()) {
    const text = (cells[index] ?? '').trim();
    if (field === null || text === '' || NOTHING.test(text)) continue;
    try {
      if (isFormula(text)) throw new AppError('import.formula', { field });
      Object.assign(person, READERS.get(field)?.(text, rules));
    } catch (error) {
      errors[index] = errorOf(error);
    }
  }
  checkPerson(person, rules, errors);
  return { person, errors };
}

/** Returns the key for comparing rows and people, besides email and phone: the full name and the date of birth. */
export function personKey({
  nameFirst = '',
  nameMiddle = '',
  nameSecond = '',
  dateBirth,
}: RowPerson): string | null {
  if (!dateBirth || nameFirst === '' || nameSecond === '') return null;
  return `${nameKey(`${nameSecond} ${nameFirst} ${nameMiddle}`)}|${dateBirth}`;
}
