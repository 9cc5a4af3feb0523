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

/** Null: the table says only that they know it. */
export interface GivenSkill {
  name: string;
  level: number | null;
}

/** What the cells of a row say of a person: only what was given. */
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
  /** Whom a table that came out of the cabinet is about. */
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

/** By the column's number, counted from 0. */
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
    // «8 912 …, 8 913 …» in one cell: what comes after the first one is not lost.
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
  // «T-17» in a column of that name is the number of another program: it says nothing here.
  id: (text) => (/^\d{1,9}$/.test(text) ? { id: Number(text) } : {}),
};

/** For somebody of whom only the name of a skill is known. */
export const MIDDLE_LEVEL = 3;

/** Without those that are there already, be they written otherwise. */
const unlike = (skills: readonly GivenSkill[]): GivenSkill[] => {
  const keys = skills.map(({ name }) => nameKey(name));
  return skills.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};

/** The skills of one cell. @throws {AppError} as `checkSkills` */
export function skillsOf(text: string): GivenSkill[] {
  const skills = unlike(readList(text).map(readSkill));
  const names = checkSkills(skills.map(({ name, level }) => ({ name, level: level ?? MIDDLE_LEVEL })));
  return skills.map(({ level }, index) => ({ name: names[index]?.name ?? '', level }));
}

/** The goals of one cell. @throws {AppError} as `checkGoals` */
export function goalsOf(text: string): StoredGoal[] {
  const lines = text.split('\n').map((line) => line.trim());
  return checkGoals(lines.filter(Boolean).map(readGoal));
}

function errorOf(error: unknown): CellError {
  if (!(error instanceof AppError)) throw error;
  const { params } = error.details;
  return params ? { code: error.code, params } : { code: error.code };
}

/** Where the column of a field stands; -1: nowhere. */
function columnOf(columns: readonly ImportColumn[], field: string): number {
  return columns.findIndex((column) => column.field === field);
}

/** The column that an error of a person's field is shown on. */
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

/** Names and addresses that begin so are programs for a spreadsheet, never people. */
const isFormula = (text: string): boolean => /^[=@]/.test(text);

/** A row of the table as a person, with what is wrong in which cell. Never throws for what people wrote. */
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

/** What rows and people are told apart by beside e-mail and phone: the whole name and the day of birth. */
export function personKey({
  nameFirst = '',
  nameMiddle = '',
  nameSecond = '',
  dateBirth,
}: RowPerson): string | null {
  if (!dateBirth || nameFirst === '' || nameSecond === '') return null;
  return `${nameKey(`${nameSecond} ${nameFirst} ${nameMiddle}`)}|${dateBirth}`;
}
