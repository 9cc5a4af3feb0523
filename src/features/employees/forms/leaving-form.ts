import { personRules } from '@domain/person/person-schema';
import { todayStored } from '@src/lib/dates';
import { rules } from '@domain/validation/rules';
import { object } from 'yup';
import type { EmployeeCard } from '../api';

/** The known reasons for a dismissal; any other is stored as free text. */
export const leavingReasons = [
  'ownWish',
  'salary',
  'manager',
  'team',
  'load',
  'relocation',
  'probationFailed',
  'employerInitiative',
  'contractEnd',
] as const;

export type LeavingReason = (typeof leavingReasons)[number];

/** Whether a reason is one of the known ones. */
export function isLeavingReason(reason: string): reason is LeavingReason {
  return leavingReasons.some((leavingReason) => leavingReason === reason);
}

export interface DismissalValues {
  dateJobEnd: string;
  isAtOnce: boolean;
  reason: string;
  reasonLeaving: string;
}

/** Returns the dialog's initial values: today, or what was planned. */
export function dismissalValues({
  status,
  dateJobEnd,
  reasonLeaving,
}: Pick<EmployeeCard, 'status' | 'dateJobEnd' | 'reasonLeaving'>): DismissalValues {
  const known = reasonLeaving ?? '';
  const isPlanned = status === 'leaving';
  const isOwn = known !== '' && !isLeavingReason(known);
  return {
    dateJobEnd: (isPlanned ? dateJobEnd : null) ?? todayStored(),
    isAtOnce: false,
    reason: isOwn ? 'other' : known,
    reasonLeaving: isOwn ? known : '',
  };
}

/** Converts the form values to the mutation input. */
export function dismissalInput({ dateJobEnd, isAtOnce, reason, reasonLeaving }: DismissalValues) {
  return {
    dateJobEnd,
    isAtOnce: isAtOnce && dateJobEnd <= todayStored(),
    reasonLeaving: reason === 'other' ? reasonLeaving.trim() : reason,
  };
}

export const rehireSchema = object(personRules(['dateJobStart', 'dateAdaptEnd'], ['dateJobStart']));

export const handOverSchema = object({ toUserId: rules.requiredId() });
