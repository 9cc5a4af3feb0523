import limits from '@graphql/limits.json';
import { changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { NotificationSettingInput } from '@server/graphql/generated/resolvers';
import { checkRange } from '@server/modules/checks';
import { refuseStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { type LevelSettings, levelsRepository } from './levels.repository';
import { isNotificationType, type NotificationType, notificationType } from './notification-types';
import type { Level, StoredNotifications, StoredSetting } from './settings';

export interface LevelsService {
  /**
   * Puts what the level says of these types in place of what it said; of all others it says what it did.
   * @throws {AppError} conflict.updated when somebody else has changed it since
   */
  update(
    scope: Scope,
    level: Level,
    input: readonly NotificationSettingInput[],
    updatedAt: Date | null | undefined,
  ): Promise<void>;
}

function checkDays(days: readonly number[], field: string): number[] {
  for (const day of days) checkRange(day, { field, min: 0, max: limits.reminderDayMax });
  const distinct = [...new Set(days)].sort((a, b) => b - a);
  checkRange(distinct.length, { field, min: 0, max: limits.reminderDays });
  return distinct;
}

/** The parts that every type has; what is missing is left to the level above. */
function checkWays(
  { inApp, email, messenger, timing }: NotificationSettingInput,
  isRequired: boolean,
): StoredSetting {
  return {
    inApp: isRequired ? undefined : (inApp ?? undefined),
    email: email ?? undefined,
    messenger: messenger ?? undefined,
    timing: timing ?? undefined,
  };
}

/** The reminders' calendar, of the types that have one. */
function checkCalendar(input: NotificationSettingInput, type: NotificationType): StoredSetting {
  const every = { field: `${input.type}.repeatEvery`, min: 0, max: limits.repeatDaysMax };
  return {
    before: type.before && input.before ? checkDays(input.before, `${input.type}.before`) : undefined,
    repeatEvery: type.repeatEvery ? (checkRange(input.repeatEvery ?? null, every) ?? undefined) : undefined,
  };
}

/** What the level says of one type. */
function checkSetting(input: NotificationSettingInput): [string, StoredSetting] {
  const { type: name } = input;
  if (!isNotificationType(name)) throw new AppError('validation.option', { field: `${name}.type` });
  const type = notificationType(name);
  const { isRequired = false } = type;
  if (isRequired && input.inApp === false)
    throw new AppError('notifications.required', { field: `${name}.inApp` });
  const said = { ...checkWays(input, isRequired), ...checkCalendar(input, type) };
  return [name, Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))];
}

function changed(
  before: StoredNotifications,
  input: readonly NotificationSettingInput[],
): StoredNotifications {
  const said = input.map(checkSetting);
  const entries = Object.entries({ ...before, ...Object.fromEntries(said) });
  return Object.fromEntries(entries.filter(([, setting]) => Object.keys(setting).length > 0));
}

/** What the organization, its roles and its people say about how they are told. */
export function createLevelsService({
  audit,
  live,
  now,
}: Pick<ModuleDeps, 'audit' | 'live' | 'now'>): LevelsService {
  return {
    async update(scope, level, input, updatedAt) {
      const { tx, organizationId } = scope;
      const stored: LevelSettings | null = await levelsRepository.lock(tx, organizationId, level);
      if (!stored) throw new AppError('notFound');
      const objectType = level.name;
      await refuseStale(scope, { objectType, id: level.id, updatedAt: stored.updatedAt }, updatedAt);
      const settings = changed(stored.settings, input);
      await levelsRepository.update(tx, organizationId, level, settings, now());
      await audit.write(scope, {
        action: 'update',
        objectType,
        objectId: level.id,
        affectedUserId: level.name === 'user' ? level.id : null,
        changes: changesOf(
          stored.settings,
          settings,
          Object.keys({ ...stored.settings, ...settings }).filter(isNotificationType),
        ),
      });
      const userIds = level.name === 'user' ? { userIds: [level.id] } : {};
      await live.publish(tx, { organizationId, topic: 'notificationSettings', ids: [], ...userIds });
    },
  };
}
