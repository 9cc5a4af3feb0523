import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { UserInput } from '@server/graphql/generated/types';
import { rejectRegistering } from '@server/modules/roles/granting.policy';
import type { UserRow } from '../employees.tables';
import { checkPersonFields, type PersonEdit } from './person-fields';

/** Checks the fields that were sent: other fields stay unchanged. Null empties an optional field. */
export function checkEmployee(input: UserInput): PersonEdit {
  rejectRegistering(input.isRegAdmin);
  return checkPersonFields(input);
}

type Dates = Pick<UserRow, 'dateBirth' | 'dateJobStart' | 'dateAdaptEnd' | 'dateJobEnd'>;

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
  if (
    dateBirth &&
    (dateBirth > yearsBefore(today, limits.personAgeMin) ||
      dateBirth < yearsBefore(today, limits.personAgeMax))
  ) {
    throw new AppError('employee.age', { field: 'dateBirth' });
  }
  if (dateJobStart && dateAdaptEnd && dateAdaptEnd < dateJobStart) {
    throw new AppError('employee.adaptBeforeStart', { field: 'dateAdaptEnd' });
  }
  if (dateJobStart && dateJobEnd && dateJobEnd < dateJobStart) {
    throw new AppError('employee.endBeforeStart', { field: 'dateJobEnd' });
  }
}
