import type { AssignmentRule } from '@src/entities/assignment/api';
import type { AssignmentRuleInput, ObjectType, OnUnmatch } from '../api';
import { newGroup, toDraft, toInput, type AudienceDraft } from '../lib/audience';

export interface RuleValues {
  title: string;
  audience: AudienceDraft;
  dueDays: number | string;
  startOffsetDays: number | string;
  recurrenceMonths: number | string;
  onUnmatch: OnUnmatch;
}

export const ON_UNMATCH: readonly OnUnmatch[] = ['cancelIfNotStarted', 'keep', 'cancel'];
/** The default number of days for a new rule. */
const DUE_DAYS = 5;

/** Returns the form values of a rule, or of a new one. */
export function ruleValues(rule: AssignmentRule | null): RuleValues {
  if (!rule) {
    return {
      title: '',
      audience: { groups: [newGroup()], exceptUserIds: [] },
      dueDays: DUE_DAYS,
      startOffsetDays: 0,
      recurrenceMonths: '',
      onUnmatch: 'cancelIfNotStarted',
    };
  }
  return {
    title: rule.title,
    audience: toDraft(rule.audience),
    dueDays: rule.dueDays ?? '',
    startOffsetDays: rule.startOffsetDays,
    recurrenceMonths: rule.recurrenceMonths ?? '',
    onUnmatch: rule.onUnmatch,
  };
}

const numberOrNull = (value: number | string): number | null => (value === '' ? null : Number(value));

/** Returns the input for previewing and for saving a rule. */
export function ruleInput(
  values: RuleValues,
  target: { objectType: ObjectType; objectId: number },
  rule: AssignmentRule | null,
): AssignmentRuleInput {
  return {
    ...target,
    ...(rule ? { id: rule.id, isPaused: rule.isPaused, updatedAt: rule.updatedAt } : {}),
    title: values.title.trim(),
    audience: toInput(values.audience),
    dueDays: numberOrNull(values.dueDays),
    startOffsetDays: numberOrNull(values.startOffsetDays) ?? 0,
    recurrenceMonths: numberOrNull(values.recurrenceMonths),
    onUnmatch: values.onUnmatch,
  };
}
