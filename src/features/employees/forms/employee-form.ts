import { personRules } from '@domain/person/person-schema';
import type { UserInput } from '@src/api/generated/types';
import {
  changedPersonInput,
  personFormValues,
  type PersonFormValues,
  personInput,
} from '@src/entities/person/person-form';
import { todayStored } from '@src/lib/dates';
import { object } from 'yup';
import type { EmployeeCard } from '../api';

/** Whether the person becomes the leader of the subdivision, or of another one than that of the position. */
interface LeaderValues {
  isOtherSubdivision: boolean;
  isLeaderSubdivision: boolean;
}

const newFields = [
  ...(['nameFirst', 'nameSecond', 'email', 'phone', 'personnelNumber', 'hireSource'] as const),
  ...(['positionId', 'subdivisionId', 'mentorId', 'dateJobStart'] as const),
];

export type NewEmployeeValues = PersonFormValues<(typeof newFields)[number]> &
  LeaderValues & { isSendEmail: boolean };

/** Returns an empty form. When several people are added in a row, the subdivision, mentor and start date are kept. */
export function newEmployee(previous?: NewEmployeeValues): NewEmployeeValues {
  const { subdivisionId = null, mentorId = null, dateJobStart = todayStored() } = previous ?? {};
  return {
    ...personFormValues({ subdivisionId, mentorId, dateJobStart }, newFields),
    isSendEmail: previous?.isSendEmail ?? true,
    isOtherSubdivision: false,
    isLeaderSubdivision: false,
  };
}

export const newEmployeeSchema = object(
  personRules(newFields, ['nameSecond', 'email', 'positionId', 'subdivisionId', 'dateJobStart']),
);

/** Converts the form values to the mutation input. */
export function newEmployeeInput(values: NewEmployeeValues): UserInput {
  const { isSendEmail, isOtherSubdivision, isLeaderSubdivision } = values;
  return { ...personInput(values, newFields), isSendEmail, isOtherSubdivision, isLeaderSubdivision };
}

const fields = [
  ...(['nameFirst', 'nameSecond', 'nameMiddle', 'email', 'phone', 'personnelNumber', 'hireSource'] as const),
  ...(['sex', 'status', 'positionId', 'subdivisionId', 'mentorId'] as const),
  ...(['dateBirth', 'dateJobStart', 'dateAdaptEnd', 'dateJobEnd', 'info'] as const),
];

export type EmployeeValues = PersonFormValues<(typeof fields)[number]> &
  LeaderValues & { fileAvatar: File | null };

/** Returns the form's values of a person. */
export function employeeValues(employee: EmployeeCard): EmployeeValues {
  const { leaderSubdivisionId, subdivisionId } = employee;
  return {
    ...personFormValues(employee, fields),
    isOtherSubdivision: false,
    isLeaderSubdivision: leaderSubdivisionId !== null && leaderSubdivisionId === subdivisionId,
    fileAvatar: null,
  };
}

export const employeeSchema = object(personRules(fields, ['email']));

/** Returns only the changed fields, so that an edit does not revert somebody else's change of another field. */
export function employeeInput(values: EmployeeValues, before: EmployeeValues): UserInput {
  const { isOtherSubdivision, isLeaderSubdivision } = values;
  // A leader who moves becomes the leader of the new subdivision, as the form states.
  const isMovedLeader = isLeaderSubdivision && values.subdivisionId !== before.subdivisionId;
  return {
    ...changedPersonInput(values, before, fields),
    ...(isOtherSubdivision === before.isOtherSubdivision ? {} : { isOtherSubdivision }),
    ...(isMovedLeader || isLeaderSubdivision !== before.isLeaderSubdivision ? { isLeaderSubdivision } : {}),
  };
}
