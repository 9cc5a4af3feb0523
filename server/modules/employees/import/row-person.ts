import limits from '@graphql/limits.json';
import { AppError, type ErrorCode } from '@server/errors';
import type { EmployeeImportField } from '@server/graphql/generated/resolvers';
import { checkLine, checkText } from '@server/modules/checks';
import { checkEmail, checkPhone } from '@server/modules/contacts';
import { checkDates, checkHireSource, checkPersonnelNumber } from '../employee-input';
import type { StoredGoal } from '../employees.tables';
import { checkGoals, checkInterests, checkPhones, checkSkills } from '../profile-input';
import type { UserStatus } from '@domain/user-statuses';
import { type ImportColumn, nameKey, pathOf, pathText } from './fields';
import {
  type PersonName,
  readDay,
  readGoal,
  readList,
  readName,
  readPhone,
  readSex,
  readSkill,
  readStatus,
} from './values';

/** Null: the table gives no level. */
export interface GivenSkill {
  name: string;
  level: number | null;
}

/** The given values of a row's cells about a person. */
export interface RowPerson {
  nameFirst?: string;
  nameMiddle?: string;
  nameSecond?: string;
  email?: string;
  phone?: string;
  phones?: string[];
  personnelNumber?: string;
  hireSource?: string;
  sex?: 'male' | 'female';
  dateBirth?: string;
  dateJobStart?: string;
  dateAdaptEnd?: string;
  dateJobEnd?: string;
  status?: UserStatus;
  skills?: GivenSkill[];
  interests?: string[];
  goals?: StoredGoal[];
  info?: string;
  detailInfo?: string;
  /** The person's id in a table exported from the workspace. */
  id?: number;
  position?: string;
  subdivision?: string;
  leader?: string;
  mentor?: string;
}

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

const name =
  (field: keyof PersonName) =>
  (text: string): RowPerson => ({
    [field]: checkLine(text, { field, max: limits.personName }),
  });

const day =
  (field: 'dateBirth' | 'dateJobStart' | 'dateAdaptEnd' | 'dateJobEnd') =>
  (text: string, rules: RowRules) => {
    const read = readDay(text, rules.is1904);
    if (read === null) throw new AppError('import.date', { field });
    return { [field]: read };
  };

const READERS: Record<EmployeeImportField, Reader> = {
  nameFull(text) {
    const { nameFirst, nameMiddle, nameSecond } = readName(checkLine(text, { field: 'nameFull', max: 300 }));
    return {
      ...name('nameFirst')(nameFirst),
      ...(nameMiddle ? name('nameMiddle')(nameMiddle) : {}),
      ...(nameSecond ? name('nameSecond')(nameSecond) : {}),
    };
  },
  nameFirst: name('nameFirst'),
  nameMiddle: name('nameMiddle'),
  nameSecond: name('nameSecond'),
  email: (text) => ({ email: checkEmail(text.replace(/^mailto:/i, '')) }),
  phone(text, { columns }) {
    const phone = readPhone(text);
    if (phone === null) throw new AppError('import.phone', { field: 'phone' });
    // «8 912 …, 8 913 …» in one cell: the numbers after the first one are kept.
    const others = columnOf(columns, 'phones') < 0 ? readList(text).slice(1) : [];
    const phones = [...new Set(others.flatMap((other) => readPhone(other) ?? []))].filter(
      (one) => one !== phone,
    );
    return {
      phone: checkPhone(phone) ?? undefined,
      ...(phones.length > 0 ? { phones: checkPhones(phones) } : {}),
    };
  },
  phones(text) {
    const phones = readList(text).map((part) => {
      const phone = readPhone(part);
      if (phone === null) throw new AppError('import.phone', { field: 'phones' });
      return phone;
    });
    return { phones: checkPhones([...new Set(phones)]) };
  },
  personnelNumber: (text) => ({ personnelNumber: checkPersonnelNumber(text) ?? undefined }),
  hireSource: (text) => ({ hireSource: checkHireSource(text) ?? undefined }),
  position: (text) => ({ position: checkLine(text, { field: 'position', max: limits.positionName }) }),
  subdivision(text) {
    const names = pathOf(text).map((part) =>
      checkLine(part, { field: 'subdivision', max: limits.subdivisionName }),
    );
    if (names.length > limits.treeDepth) {
      throw new AppError('tree.tooDeep', { field: 'subdivision', params: { max: limits.treeDepth } });
    }
    return names.length > 0 ? { subdivision: pathText(names) } : {};
  },
  leader: (text) => ({ leader: checkLine(text, { field: 'leader', max: 300 }) }),
  mentor: (text) => ({ mentor: checkLine(text, { field: 'mentor', max: 300 }) }),
  sex(text) {
    const sex = readSex(text);
    if (sex === null) throw new AppError('import.sex', { field: 'sex' });
    return { sex };
  },
  dateBirth: day('dateBirth'),
  dateJobStart: day('dateJobStart'),
  dateAdaptEnd: day('dateAdaptEnd'),
  dateJobEnd: day('dateJobEnd'),
  status(text) {
    const status = readStatus(text);
    if (status === null) throw new AppError('import.status', { field: 'status' });
    return { status };
  },
  skills: (text) => ({ skills: skillsOf(text) }),
  interests: (text) => ({ interests: checkInterests(readList(text)) }),
  goals: (text) => ({ goals: goalsOf(text) }),
  info: (text) => ({ info: checkText(text, { field: 'info', max: limits.info }) }),
  detailInfo: (text) => ({ detailInfo: checkText(text, { field: 'detailInfo', max: limits.info }) }),
  // «T-17» in an id column is the number of another program: it is ignored here.
  id: (text) => (/^\d{1,9}$/.test(text) ? { id: Number(text) } : {}),
};

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
function columnOf(columns: readonly ImportColumn[], field: string): number {
  return columns.findIndex((column) => column.field === field);
}

/** Returns the column on which an error of a person's field is shown. */
export function shownOn(columns: readonly ImportColumn[], field: string): number {
  const own = columnOf(columns, field);
  if (own >= 0 || !field.startsWith('name')) return Math.max(own, 0);
  return Math.max(columnOf(columns, 'nameFull'), 0);
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
      Object.assign(person, READERS[field](text, rules));
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
