import limits from '@graphql/limits.json';
import { uuid } from '@src/lib/uuid';
import type { EscalationAudience, Schedule, ScheduleInput } from '../api';

export const escalationAudiences: readonly EscalationAudience[] = [
  'mentor',
  'leader',
  'above',
  'personnel',
  'admin',
];

export const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

export interface StepValues {
  key: string;
  days: number | string;
  to: EscalationAudience;
}

export interface ScheduleValues {
  [name: string]: unknown;
  digestHour: string;
  isQuiet: boolean;
  quietFrom: string;
  quietTo: string;
  isWeekendQuiet: boolean;
  senderName: string;
  escalation: StepValues[];
}

/** Returns the form values of a schedule. */
export function scheduleValues(schedule: Schedule): ScheduleValues {
  const { isQuiet, quietFrom, quietTo, isWeekendQuiet, senderName } = schedule;
  return {
    digestHour: hours[schedule.digestHour] ?? '',
    ...{ isQuiet, quietFrom, quietTo, isWeekendQuiet, senderName },
    escalation: schedule.escalation.map(({ days, to }, index) => ({ key: `step-${index}`, days, to })),
  };
}

/** Converts the form values to the mutation input. */
export function scheduleInput(values: ScheduleValues, updatedAt: string | undefined): ScheduleInput {
  const { isQuiet, quietFrom, quietTo, isWeekendQuiet, senderName } = values;
  return {
    digestHour: hours.indexOf(values.digestHour),
    ...{ isQuiet, quietFrom, quietTo, isWeekendQuiet, senderName },
    escalation: values.escalation.map(({ days, to }) => ({ days: Number(days), to })),
    ...(updatedAt ? { updatedAt } : {}),
  };
}

/** Returns another step: a week after the last one, with a recipient who has no step yet. */
export function newStep(steps: readonly StepValues[]): StepValues {
  const last = Math.max(0, ...steps.map(({ days }) => Number(days) || 0));
  const free = escalationAudiences.find(
    (escalationAudience) =>
      escalationAudience !== 'mentor' && steps.every(({ to }) => to !== escalationAudience),
  );
  return { key: uuid(), days: Math.min(limits.reminderDayMax, last + 7), to: free ?? 'admin' };
}
