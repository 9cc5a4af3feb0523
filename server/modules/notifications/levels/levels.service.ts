import limits from '@graphql/limits.json';
import { changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { NotificationSettingInput } from '@server/graphql/generated/types';
import { checkRange } from '@server/modules/checks';
import { rejectStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { rolesByIds } from '@server/modules/roles/roles.read-model';
import { type LevelSettings, levelsRepository } from './levels.repository';
import type { NotificationType } from '../notification-type';
import { isNotificationType, notificationType } from '../notification-types';
import type { Audience, Level, StoredNotifications, StoredSetting } from '../settings';

export interface LevelsService {
  /**
   * Replaces the level's settings of these types; those of all other types stay unchanged.
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

/** Checks the parts that every type has; missing ones are left to the level above. */
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

/** Checks the calendar of reminders, for the types that have one. */
function checkCalendar(input: NotificationSettingInput, type: NotificationType): StoredSetting {
  const every = { field: `${input.type}.repeatEvery`, min: 0, max: limits.repeatDaysMax };
  return {
    before: type.before && input.before ? checkDays(input.before, `${input.type}.before`) : undefined,
    repeatEvery: type.repeatEvery ? (checkRange(input.repeatEvery ?? null, every) ?? undefined) : undefined,
  };
}

/** Checks who else is notified of a type that allows it: only the organization decides this, for everybody. */
function checkAudience(
  { type: name, audience }: NotificationSettingInput,
  { copies }: NotificationType,
  level: Level,
): Audience | undefined {
  if (!audience || !copies || level.name !== 'organization') return undefined;
  checkRange(audience.roleIds.length, { field: `${name}.audience`, min: 0, max: limits.audienceRoles });
  const distinct = { kinds: [...new Set(audience.kinds)], roleIds: [...new Set(audience.roleIds)] };
  return distinct.kinds.length + distinct.roleIds.length > 0 ? distinct : undefined;
}

/** Returns the level's checked setting of one type. */
function checkSetting(input: NotificationSettingInput, level: Level): [string, StoredSetting] {
  const { type: name } = input;
  if (!isNotificationType(name)) throw new AppError('validation.option', { field: `${name}.type` });
  const type = notificationType(name);
  const { isRequired = false } = type;
  if (isRequired && input.inApp === false)
    throw new AppError('notifications.required', { field: `${name}.inApp` });
  const ownSettings = {
    ...checkWays(input, isRequired),
    ...checkCalendar(input, type),
    audience: checkAudience(input, type, level),
  };
  return [name, Object.fromEntries(Object.entries(ownSettings).filter(([, value]) => value !== undefined))];
}

function changed(
  before: StoredNotifications,
  input: readonly NotificationSettingInput[],
  level: Level,
): StoredNotifications {
  const ownSettings = input.map((item) => checkSetting(item, level));
  const entries = Object.entries({ ...before, ...Object.fromEntries(ownSettings) });
  return Object.fromEntries(entries.filter(([, setting]) => Object.keys(setting).length > 0));
}

/** @throws {AppError} validation.unknown at the type whose audience names a role that is not in use */
async function requireRoles(
  { tx, organizationId }: Scope,
  input: readonly NotificationSettingInput[],
  before: StoredNotifications,
): Promise<void> {
  const asked = input.flatMap(({ type, audience }) => {
    const kept = new Set(isNotificationType(type) ? before[type]?.audience?.roleIds : []);
    return (audience?.roleIds ?? []).filter((id) => !kept.has(id)).map((id) => ({ type, id }));
  });
  if (asked.length === 0) return;
  const roles = await rolesByIds(
    tx,
    organizationId,
    asked.map(({ id }) => id),
  );
  const known = new Set(roles.filter(({ isArchive }) => !isArchive).map(({ id }) => id));
  const stray = asked.find(({ id }) => !known.has(id));
  if (stray) throw new AppError('validation.unknown', { field: `${stray.type}.audience` });
}

/** Manages the notification settings of the organization, its roles and its people. */
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
      await rejectStale(scope, { objectType, id: level.id, updatedAt: stored.updatedAt }, updatedAt);
      const settings = changed(stored.settings, input, level);
      await requireRoles(scope, input, stored.settings);
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
