import type { NotificationType } from './notification-type';
import { type NotificationTypeName, notificationType } from './notification-types';

export type Timing = 'now' | 'digest';

/** The settings of one type of notification. */
export interface NotificationSetting {
  /** Whether it appears in the application. */
  inApp: boolean;
  email: boolean;
  messenger: boolean;
  /** When it is sent outside the application. */
  timing: Timing;
  /** Days before the due date; 0 is the day itself. Empty: never. */
  before: readonly number[];
  /** The interval in days after the due date; 0: never. */
  repeatEvery: number;
}

/** Who else is notified: by their relation to the person, and by their roles. */
export interface Audience {
  kinds: readonly ('leader' | 'mentor' | 'personnel' | 'admin')[];
  roleIds: readonly number[];
}

/** A level's own settings; the level above determines the missing ones. */
export type StoredSetting = Partial<NotificationSetting> & {
  /** Only set by the organization. */
  audience?: Audience;
};
export type StoredNotifications = Partial<Record<NotificationTypeName, StoredSetting>>;

export type SettingLevel = 'provider' | 'organization' | 'role' | 'user';
/** A level at which settings can be stored: the organization, a role, a person. */
export interface Level {
  name: 'organization' | 'role' | 'user';
  id: number;
}

export type SettingField = keyof NotificationSetting;
const settingFields: readonly SettingField[] = [
  'inApp',
  'email',
  'messenger',
  'timing',
  'before',
  'repeatEvery',
];

export interface ResolvedSetting {
  setting: NotificationSetting;
  /** The level that each part comes from. */
  from: Record<SettingField, SettingLevel>;
}

/** The defaults without any stored settings. */
function providerSetting({
  isSentOutside,
  before = [],
  repeatEvery = 0,
}: NotificationType): NotificationSetting {
  return { inApp: true, email: isSentOutside, messenger: isSentOutside, timing: 'now', before, repeatEvery };
}

function joined<Value>(
  a: Value | undefined,
  b: Value | undefined,
  join: (a: Value, b: Value) => Value,
): Value | undefined {
  if (a === undefined) return b;
  return b === undefined ? a : join(a, b);
}

const either = (a: boolean, b: boolean) => a || b;
const sooner = (a: Timing, b: Timing) => (a === 'now' ? a : b);
const allDays = (a: readonly number[], b: readonly number[]) =>
  [...new Set([...a, ...b])].sort((x, y) => y - x);
/** 0, never, is the longest interval. */
const shorter = (a: number, b: number) => (a && b ? Math.min(a, b) : Math.max(a, b));

/** Merges the settings of several roles: a person gets what any of them gets, at the earlier of two times. */
export function mergeRoles(settings: readonly StoredSetting[]): StoredSetting {
  return settings.reduce<StoredSetting>(
    (merged, setting) => ({
      inApp: joined(merged.inApp, setting.inApp, either),
      email: joined(merged.email, setting.email, either),
      messenger: joined(merged.messenger, setting.messenger, either),
      timing: joined(merged.timing, setting.timing, sooner),
      before: joined(merged.before, setting.before, allDays),
      repeatEvery: joined(merged.repeatEvery, setting.repeatEvery, shorter),
    }),
    {},
  );
}

export interface Layers {
  organization?: StoredSetting | undefined;
  roles?: readonly StoredSetting[] | undefined;
  user?: StoredSetting | undefined;
}

/** Resolves a setting part by part: person ▸ role ▸ organization ▸ provider's default. */
export function resolveSetting(name: NotificationTypeName, layers: Layers): ResolvedSetting {
  const type = notificationType(name);
  const levels: [SettingLevel, StoredSetting][] = [
    ['organization', layers.organization ?? {}],
    ['role', mergeRoles(layers.roles ?? [])],
    ['user', layers.user ?? {}],
  ];
  const provider: SettingLevel = 'provider';
  const resolved: ResolvedSetting = {
    setting: providerSetting(type),
    from: {
      inApp: provider,
      email: provider,
      messenger: provider,
      timing: provider,
      before: provider,
      repeatEvery: provider,
    },
  };
  for (const [level, stored] of levels) {
    for (const field of settingFields) {
      if (stored[field] === undefined) continue;
      if (field === 'inApp' && type.isRequired) continue;
      Object.assign(resolved.setting, { [field]: stored[field] });
      resolved.from[field] = level;
    }
  }
  return resolved;
}
