import { scheduleSchema } from '@domain/notifications/schedule';
import { ruleMessage } from '@domain/validation/messages';
import { changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { NotificationSchedule, NotificationScheduleInput } from '@server/graphql/generated/types';
import { checkInput } from '@server/modules/check-input';
import { checkRange } from '@server/modules/checks';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { type Schedule, scheduleOf } from './schedule';
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

const schema = scheduleSchema(ruleMessage('stepTwice'));

/** The steps are sorted by days. */
function checkSchedule(input: NotificationScheduleInput): Schedule {
  checkRange(input.digestHour, { field: 'digestHour', min: 0, max: 23 });
  return {
    digestHour: input.digestHour,
    isQuiet: input.isQuiet,
    quietFrom: checkTime(input.quietFrom, 'quietFrom'),
    quietTo: checkTime(input.quietTo, 'quietTo'),
    isWeekendQuiet: input.isWeekendQuiet,
    senderName: checkInput(schema, input, { codes: { stepTwice: 'notifications.stepTwice' } }).senderName,
    escalation: input.escalation.map(({ days, to }) => ({ days, to })).sort((a, b) => a.days - b.days),
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
      const schedule = checkSchedule(input);
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
