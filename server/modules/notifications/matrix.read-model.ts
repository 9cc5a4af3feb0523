import type { Caller, Scope } from '@server/graphql/context';
import type {
  NotificationMatrix,
  NotificationMatrixRow,
  NotificationOwnSetting,
} from '@server/graphql/generated/types';
import { hasRight, isAuthor } from '@server/graphql/access/rights';
import { AppError } from '@server/errors';
import { enumTexts } from '@server/texts';
import { type EscalationStep, escalationSteps } from './reminders.read-model';
import { levelsRepository } from './levels/levels.repository';
import type { NotificationReason } from './notification-type';
import { type NotificationTypeName, notificationType, notificationTypeNames } from './notification-types';
import {
  type Audience,
  type Level,
  type Layers,
  type NotificationSetting,
  type StoredSetting,
  resolveSetting,
  type StoredNotifications,
} from './settings';

const always = () => true;

/**
 * Whether a caller can receive notifications for this reason: a person's own settings do not show types that they never receive.
 */
const CAN_RECEIVE: Record<NotificationReason, (caller: Caller) => boolean> = {
  assignment: always,
  turn: always,
  account: always,
  test: always,
  owner: isAuthor,
  asked: always,
  editor: isAuthor,
  approver: isAuthor,
  leader: (caller) => caller.isLeader,
  above: (caller) => caller.isLeader,
  // With every newcomer, anybody can become a mentor.
  mentor: always,
  role: always,
  // Anybody can become an acting head at any time.
  acting: always,
  replaced: (caller) => caller.isLeader,
  personnel: (caller) => hasRight(caller, 'employees', 'write'),
  admin: (caller) => caller.isAdmin,
  provider: (caller) => caller.isSuperAdmin,
};

const NOBODY: Audience = { kinds: [], roleIds: [] };

/** Whether the caller receives copies. */
function isAmong(caller: Caller, { kinds, roleIds }: Audience): boolean {
  return kinds.some((kind) => CAN_RECEIVE[kind](caller)) || roleIds.some((id) => caller.roleIds.includes(id));
}

/** Whether the caller can receive notifications of the type. */
function canReceive(
  caller: Caller,
  type: NotificationTypeName,
  { copies, steps }: { copies: Audience; steps: readonly EscalationStep[] },
): boolean {
  const { reason, hasEscalation } = notificationType(type);
  if (hasEscalation) return steps.some(({ to }) => CAN_RECEIVE[to](caller));
  return CAN_RECEIVE[reason](caller) || isAmong(caller, copies);
}

const shownAudience = ({ kinds, roleIds }: Audience) => ({ kinds: [...kinds], roleIds: [...roleIds] });

/** Returns a level's own setting in the form of the contract. */
export function shownSetting(own: StoredSetting): NotificationOwnSetting {
  return {
    ...own,
    before: own.before ? [...own.before] : null,
    audience: own.audience ? shownAudience(own.audience) : null,
  };
}

export interface MatrixOptions {
  /** The channels outside the application, and whether they are available. */
  channels: NotificationMatrix['channels'];
}

/** Returns the settings that apply above a level, for every type. */
async function above(scope: Scope, { name, id }: Level): Promise<(type: NotificationTypeName) => Layers> {
  const { tx, organizationId } = scope;
  if (name === 'organization') return () => ({});
  const organization = await levelsRepository.find(tx, organizationId, {
    name: 'organization',
    id: organizationId,
  });
  const roles: StoredNotifications[] =
    name === 'user' ? await levelsRepository.ofRoles(tx, organizationId, id) : [];
  return (type) => ({
    organization: organization?.settings[type],
    roles: roles.flatMap((role) => role[type] ?? []),
  });
}

const plain = ({ before, ...rest }: NotificationSetting) => ({ ...rest, before: [...before] });

/** Returns the settings of one level, with those that apply above it: four statements at most. */
export async function notificationMatrix(
  scope: Scope,
  level: Level,
  { channels }: MatrixOptions,
): Promise<NotificationMatrix> {
  const stored = await levelsRepository.find(scope.tx, scope.organizationId, level);
  if (!stored) throw new AppError('notFound');
  const layersOf = await above(scope, level);
  const names = enumTexts(scope.lang);
  const { caller } = scope;
  const steps = level.name === 'user' ? await escalationSteps(scope.tx, scope.organizationId) : [];
  const copiesOf = (type: NotificationTypeName): Audience =>
    (level.name === 'organization' ? stored.settings[type] : layersOf(type).organization)?.audience ?? NOBODY;
  const rows = notificationTypeNames
    .filter((type) => {
      // Types that only the provider's people receive are set by nobody else.
      if (notificationType(type).reason === 'provider' && !caller?.isSuperAdmin) return false;
      return level.name !== 'user' || (caller && canReceive(caller, type, { copies: copiesOf(type), steps }));
    })
    .map((type): NotificationMatrixRow => {
      const {
        section,
        reason,
        isRequired = false,
        before,
        repeatEvery,
        copies,
        hasEscalation,
      } = notificationType(type);
      const { setting, from } = resolveSetting(type, layersOf(type));
      const own = stored.settings[type] ?? {};
      return {
        type,
        name: names[`organizationNotificationTypes.${type}`] ?? type,
        section,
        audience: hasEscalation ? 'ladder' : reason,
        isRequired,
        hasBefore: before !== undefined,
        hasRepeat: repeatEvery !== undefined,
        hasCopies: copies !== undefined,
        copies: shownAudience(copiesOf(type)),
        own: shownSetting(own),
        inherited: plain(setting),
        inheritedFrom: from,
      };
    });
  return { level: level.name, channels, rows, updatedAt: stored.updatedAt };
}
