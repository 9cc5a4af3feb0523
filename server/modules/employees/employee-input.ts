import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { UserInput } from '@server/graphql/generated/resolvers';
import { checkLine, checkText, given, sent } from '@server/modules/checks';
import { checkEmail, checkPhone } from '@server/modules/contacts';
import { rejectRegistering } from '@server/modules/roles/granting.policy';
import type { UserRow } from './employees.tables';
import { checkGoals, checkInterests, checkPhones, checkSkills } from './profile-input';
import { isUserStatus } from '@domain/user-statuses';

/** Fields of a person that a form can send. */
export type EmployeeFields = Pick<
  UserRow,
  | 'nameFirst'
  | 'nameMiddle'
  | 'nameSecond'
  | 'email'
  | 'phone'
  | 'phones'
  | 'personnelNumber'
  | 'hireSource'
  | 'sex'
  | 'status'
  | 'subdivisionId'
  | 'positionId'
  | 'mentorId'
  | 'dateBirth'
  | 'dateJobStart'
  | 'dateAdaptEnd'
  | 'dateJobEnd'
  | 'info'
  | 'detailInfo'
  | 'skills'
  | 'interests'
  | 'goals'
  | 'lang'
>;

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

/** Checks a personnel number; an empty one becomes null. @throws {AppError} validation.tooLong */
export function checkPersonnelNumber(text: string | null): string | null {
  return checkLine(text ?? '', { field: 'personnelNumber', max: limits.personnelNumber }) || null;
}

/** Checks the text; empty means unknown. @throws {AppError} validation.tooLong */
export function checkHireSource(text: string | null): string | null {
  return checkLine(text ?? '', { field: 'hireSource', max: limits.hireSource }) || null;
}

const personName =
  (field: string, isRequired = false) =>
  (text: string | null) =>
    checkLine(text ?? '', { field, max: limits.personName, isRequired });

/** Checks the fields that were sent: other fields stay unchanged. Null empties an optional field. */
export function checkEmployee(input: UserInput): Partial<EmployeeFields> {
  rejectRegistering(input.isRegAdmin);
  const { subdivisionId, positionId, mentorId, dateBirth, dateJobStart, dateAdaptEnd, dateJobEnd } = input;
  return {
    subdivisionId,
    positionId,
    mentorId,
    dateBirth,
    dateJobStart,
    dateAdaptEnd,
    dateJobEnd,
    nameFirst: sent(input.nameFirst, personName('nameFirst', true)),
    nameMiddle: sent(input.nameMiddle, personName('nameMiddle')),
    nameSecond: sent(input.nameSecond, personName('nameSecond')),
    email: sent(input.email, (email) => checkEmail(email)),
    phone: sent(input.phone, (phone) => checkPhone(phone)),
    personnelNumber: sent(input.personnelNumber, checkPersonnelNumber),
    hireSource: sent(input.hireSource, checkHireSource),
    sex: sent(input.sex, checkSex),
    status: given(input.status, checkStatus),
    info: sent(input.info, (info) => checkText(info ?? '', { field: 'info', max: limits.info })),
    detailInfo: sent(input.detailInfo, (text) =>
      checkText(text ?? '', { field: 'detailInfo', max: limits.info }),
    ),
    phones: given(input.phones, checkPhones),
    skills: given(input.skills, checkSkills),
    interests: given(input.interests, checkInterests),
    goals: given(input.goals, checkGoals),
    lang: given(input.lang, checkLang),
  };
}

type Dates = Pick<UserRow, 'dateBirth' | 'dateJobStart' | 'dateAdaptEnd' | 'dateJobEnd'>;

const AGE_MIN = 14;
const AGE_MAX = 100;

function yearsBefore(day: string, years: number): string {
  return `${String(Number(day.slice(0, 4)) - years).padStart(4, '0')}${day.slice(4)}`;
}

/**
 * Checks the dates of a person against each other; all are yyyy-MM-dd.
 * @throws {AppError} employee.age, employee.adaptBeforeStart, employee.endBeforeStart
 */
export function checkDates(
  { dateBirth, dateJobStart, dateAdaptEnd, dateJobEnd }: Dates,
  today: string,
): void {
  if (dateBirth && (dateBirth > yearsBefore(today, AGE_MIN) || dateBirth < yearsBefore(today, AGE_MAX))) {
    throw new AppError('employee.age', { field: 'dateBirth' });
  }
  if (dateJobStart && dateAdaptEnd && dateAdaptEnd < dateJobStart) {
    throw new AppError('employee.adaptBeforeStart', { field: 'dateAdaptEnd' });
  }
  if (dateJobStart && dateJobEnd && dateJobEnd < dateJobStart) {
    throw new AppError('employee.endBeforeStart', { field: 'dateJobEnd' });
  }
}
