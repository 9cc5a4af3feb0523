import limits from '@graphql/limits.json';
import { changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { NotificationSchedule, NotificationScheduleInput } from '@server/graphql/generated/types';
import { checkLine, checkRange } from '@server/modules/checks';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { type EscalationStep, type Schedule, scheduleOf } from './schedule';
import {
  lockSchedule,
  organizationSchedule,
  type StoredSchedule,
  updateSchedule,
} from './schedule.repository';

export interface ScheduleService {
  read(scope: Scope): Promise<NotificationSchedule>;
  /** @throws {AppError} conflict.updated when somebody else has changed it since */
  update(scope: Scope, input: NotificationScheduleInput): Promise<NotificationSchedule>;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const FIELDS = [
  'digestHour',
  'isQuiet',
  'quietFrom',
  'quietTo',
  'isWeekendQuiet',
  'senderName',
  'escalation',
] as const;

function checkTime(value: string, field: string): string {
  if (!TIME.test(value)) throw new AppError('notifications.time', { field });
  return value;
}

/** Sorts the steps by days; nobody is notified twice on one day. */
function checkEscalation(steps: NotificationScheduleInput['escalation']): EscalationStep[] {
  const field = 'escalation';
  checkRange(steps.length, { field, min: 0, max: limits.escalationSteps });
  const seen = new Set<string>();
  steps.forEach(({ days, to }, index) => {
    checkRange(days, { field: `${field}.${index}.days`, min: 1, max: limits.reminderDayMax });
    const key = `${to}:${days}`;
    if (seen.has(key)) throw new AppError('notifications.stepTwice', { field: `${field}.${index}.days` });
    seen.add(key);
  });
  return steps.map(({ days, to }) => ({ days, to })).sort((a, b) => a.days - b.days);
}

function checkInput(input: NotificationScheduleInput): Schedule {
  checkRange(input.digestHour, { field: 'digestHour', min: 0, max: 23 });
  return {
    digestHour: input.digestHour,
    isQuiet: input.isQuiet,
    quietFrom: checkTime(input.quietFrom, 'quietFrom'),
    quietTo: checkTime(input.quietTo, 'quietTo'),
    isWeekendQuiet: input.isWeekendQuiet,
    senderName: checkLine(input.senderName, { field: 'senderName', max: limits.senderName }),
    escalation: checkEscalation(input.escalation),
  };
}

const shown = ({ schedule, timezone, updatedAt }: StoredSchedule): NotificationSchedule => {
  const { escalation, ...rest } = scheduleOf(schedule);
  return { ...rest, escalation: [...escalation], timezone, updatedAt };
};

/** Manages when notifications are sent outside the application, and the sender's name. */
export function createScheduleService({
  audit,
  live,
  now,
}: Pick<ModuleDeps, 'audit' | 'live' | 'now'>): ScheduleService {
  return {
    read: async ({ tx, organizationId }) => shown(await organizationSchedule(tx, organizationId)),
    async update(scope, input) {
      const { tx, organizationId } = scope;
      const stored = await lockSchedule(tx, organizationId);
      const objectType = 'organization';
      await rejectStale(
        scope,
        { objectType, id: organizationId, updatedAt: stored.updatedAt },
        input.updatedAt,
      );
      const schedule = checkInput(input);
      const updatedAt = now();
      await updateSchedule(tx, organizationId, schedule, updatedAt);
      await audit.write(scope, {
        action: 'update',
        objectType,
        objectId: organizationId,
        changes: changesOf(scheduleOf(stored.schedule), schedule, FIELDS),
      });
      await live.publish(tx, { organizationId, topic: 'notificationSettings', ids: [] });
      return shown({ ...stored, schedule, updatedAt });
    },
  };
}
