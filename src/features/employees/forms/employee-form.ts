import limits from '@graphql/limits.json';
import type { UserInput } from '@src/api/generated/types';
import { todayStored } from '@src/lib/dates';
import { ruleMessage } from '@src/lib/validation/messages';
import { rules } from '@src/lib/validation/rules';
import { object } from 'yup';
import type { EmployeeCard } from '../api';

export interface NewEmployeeValues {
  nameFirst: string;
  nameSecond: string;
  email: string;
  phone: string;
  personnelNumber: string;
  hireSource: string;
  positionId: number | null;
  subdivisionId: number | null;
  mentorId: number | null;
  dateJobStart: string;
  isSendEmail: boolean;
  isOtherSubdivision: boolean;
  isLeaderSubdivision: boolean;
}

/** Returns an empty form. When several people are added in a row, the position and start date are kept. */
export function newEmployee(previous?: NewEmployeeValues): NewEmployeeValues {
  return {
    nameFirst: '',
    nameSecond: '',
    email: '',
    phone: '',
    personnelNumber: '',
    hireSource: '',
    positionId: null,
    subdivisionId: previous?.subdivisionId ?? null,
    mentorId: previous?.mentorId ?? null,
    dateJobStart: previous?.dateJobStart ?? todayStored(),
    isSendEmail: previous?.isSendEmail ?? true,
    isOtherSubdivision: false,
    isLeaderSubdivision: false,
  };
}

const requiredDate = () => rules.storedDate().required(ruleMessage('required'));
const requiredEmail = () => rules.email().required(ruleMessage('required'));

export const newEmployeeSchema = object({
  nameFirst: rules.required(limits.personName),
  nameSecond: rules.required(limits.personName),
  email: requiredEmail(),
  phone: rules.phone(),
  personnelNumber: rules.text(limits.personnelNumber),
  hireSource: rules.text(limits.hireSource),
  positionId: rules.requiredId(),
  subdivisionId: rules.requiredId(),
  dateJobStart: requiredDate(),
});

/** Converts the form values to the mutation input. */
export function newEmployeeInput(values: NewEmployeeValues): UserInput {
  return {
    ...values,
    nameFirst: values.nameFirst.trim(),
    nameSecond: values.nameSecond.trim(),
    email: values.email.trim(),
    phone: values.phone || null,
    personnelNumber: values.personnelNumber || null,
    hireSource: values.hireSource.trim() || null,
  };
}

export interface EmployeeValues {
  hireSource: string;
  nameFirst: string;
  nameSecond: string;
  nameMiddle: string;
  email: string;
  phone: string;
  personnelNumber: string;
  sex: string;
  status: string;
  positionId: number | null;
  subdivisionId: number | null;
  mentorId: number | null;
  isOtherSubdivision: boolean;
  isLeaderSubdivision: boolean;
  dateBirth: string;
  dateJobStart: string;
  dateAdaptEnd: string;
  dateJobEnd: string;
  info: string;
  fileAvatar: File | null;
}

export function employeeValues(employee: EmployeeCard): EmployeeValues {
  return {
    hireSource: employee.hireSource ?? '',
    nameFirst: employee.nameFirst,
    nameSecond: employee.nameSecond,
    nameMiddle: employee.nameMiddle,
    email: employee.email ?? '',
    phone: employee.phone ?? '',
    personnelNumber: employee.personnelNumber ?? '',
    sex: employee.sex ?? '',
    status: employee.status,
    positionId: employee.positionId,
    subdivisionId: employee.subdivisionId,
    mentorId: employee.mentorId,
    isOtherSubdivision: false,
    isLeaderSubdivision:
      employee.leaderSubdivisionId !== null && employee.leaderSubdivisionId === employee.subdivisionId,
    dateBirth: employee.dateBirth ?? '',
    dateJobStart: employee.dateJobStart ?? '',
    dateAdaptEnd: employee.dateAdaptEnd ?? '',
    dateJobEnd: employee.dateJobEnd ?? '',
    info: employee.info,
    fileAvatar: null,
  };
}

export const employeeSchema = object({
  hireSource: rules.text(limits.hireSource),
  nameFirst: rules.required(limits.personName),
  nameSecond: rules.text(limits.personName),
  nameMiddle: rules.text(limits.personName),
  email: requiredEmail(),
  phone: rules.phone(),
  personnelNumber: rules.text(limits.personnelNumber),
  dateBirth: rules.storedDate(),
  dateJobStart: rules.storedDate(),
  dateAdaptEnd: rules.storedDate(),
  dateJobEnd: rules.storedDate(),
  info: rules.text(limits.info),
});

/** Returns only the changed fields, so that an edit does not revert somebody else's change of another field. */
export function employeeInput(values: EmployeeValues, before: EmployeeValues): UserInput {
  const { fileAvatar: _file, ...fields } = values;
  // A leader who moves becomes the leader of the new subdivision, as the form states.
  const isMovedLeader = values.isLeaderSubdivision && values.subdivisionId !== before.subdivisionId;
  const changed = Object.entries(fields).filter(
    ([key, value]) => Reflect.get(before, key) !== value || (key === 'isLeaderSubdivision' && isMovedLeader),
  );
  const empty = (value: unknown) => (value === '' ? null : value);
  const texts = new Set(['nameMiddle', 'nameSecond', 'info']);
  return Object.fromEntries(
    changed.map(([key, value]) => {
      const sent = typeof value === 'string' ? value.trim() : value;
      return [key, texts.has(key) ? sent : empty(sent)];
    }),
  );
}
