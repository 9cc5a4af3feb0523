import { AppError } from '@server/errors';
import { sentenceStart } from '@server/texts';
import type { Caller, Scope } from '@server/graphql/context';
import { assignmentReasonsOf } from '@server/modules/assignments/reasons.read-model';
import type { ModuleDeps } from '@server/modules/module';
import { findReceiver } from '../emails/deliveries.repository';
import { type EmailContext, notificationEmail, type Notified } from '../emails/notification-emails';
import { fillContent, isCopy } from '../texts/notification-texts';
import { isNotificationType, type NotificationTypeName, notificationType } from '../notification-types';
import {
  listNotifications,
  type NotificationPage,
  type ShownNotification,
} from '../notifications.read-model';
import { findNotification, insertNotifications, markRead, markUnread } from '../notifications.repository';
import { sampleOf } from '../texts/samples';
import { scheduleOf } from '../schedule';
import { organizationSchedule } from '../schedule.repository';
import type { TextsService } from '../texts/texts.service';
import { whyText } from './why';

type Page = Parameters<typeof listNotifications>[4];

export interface CenterService {
  /** Returns the caller's notifications, with the organization's own texts where it has them. */
  list(
    scope: Scope,
    isUnread: boolean,
    page: Page,
  ): Promise<NotificationPage & { items: ShownNotification[] }>;
  /** «Почему я это получил». */
  reason(scope: Scope, id: number): Promise<string>;
  /** Empty `ids`: all. Returns which were unread. */
  read(scope: Scope, ids: readonly number[]): Promise<number[]>;
  unread(scope: Scope, ids: readonly number[]): Promise<number>;
  /** Sends a sample notification of the type, only to the caller. */
  test(scope: Scope, type: string): Promise<void>;
}

const MINUTE_MS = 60_000;
const ROUTE = '/settings/setting-notifications';

type CenterDeps = Pick<ModuleDeps, 'live' | 'mail' | 'now' | 'config' | 'contentKinds'> & {
  texts: TextsService;
};

const publishChange = ({ live }: CenterDeps, { tx, organizationId }: Scope, userId: number) =>
  live.publish(tx, { organizationId, topic: 'notification', ids: [], userIds: [userId] });

/** A test email is sent at once and only to the caller: quiet hours apply only to other people's notifications. */
async function sendTest(
  { config, mail, texts }: CenterDeps,
  scope: Scope,
  type: NotificationTypeName,
  params: Notified['params'],
): Promise<void> {
  const { tx, organizationId, lang } = scope;
  const person = await findReceiver(tx, organizationId, callerOf(scope).userId);
  const { schedule } = await organizationSchedule(tx, organizationId);
  const writer: EmailContext = {
    organizationId,
    publicUrl: config.publicUrl,
    senderName: scheduleOf(schedule).senderName,
    isPlain: await mail.isUnconfirmed(tx, organizationId),
    own: await texts.own(scope),
    unsubscribeUrl: () => null,
  };
  const delivery = { ...person, lang, type, params, route: ROUTE, reason: 'test', ruleTitle: null };
  await mail.sendReady(tx, [notificationEmail(writer, delivery)]);
}

async function listOwn(
  { texts }: CenterDeps,
  scope: Scope,
  isUnread: boolean,
  page: Page,
): Promise<NotificationPage & { items: ShownNotification[] }> {
  const { tx, organizationId, lang } = scope;
  const found = await listNotifications(tx, organizationId, callerOf(scope).userId, isUnread, page);
  const own = await texts.own(scope);
  const items = found.items.map((row): ShownNotification => {
    const text = isCopy(row.params) ? null : own(row.type, lang);
    return { ...row, text: text && fillContent(text, lang, row.params).title };
  });
  return { ...found, items };
}

async function reasonOf({ contentKinds }: CenterDeps, scope: Scope, id: number): Promise<string> {
  const { tx, organizationId, lang } = scope;
  const { userId } = callerOf(scope);
  const row = await findNotification(tx, organizationId, userId, id);
  if (!row) throw new AppError('notFound');
  const { objectType, objectId } = row;
  if (row.reason === 'assignment' && objectType !== null && objectId !== null) {
    const reasons = await assignmentReasonsOf(scope, contentKinds, { objectType, objectId, userId });
    if (reasons.length > 0) return reasons.join('. ');
  }
  return sentenceStart(lang, whyText(lang, row.reason, null, row.params));
}

async function markOwnRead(deps: CenterDeps, scope: Scope, ids: readonly number[]): Promise<number[]> {
  const { userId } = callerOf(scope);
  const read = await markRead(scope.tx, scope.organizationId, userId, ids);
  await publishChange(deps, scope, userId);
  return read;
}

async function markOwnUnread(deps: CenterDeps, scope: Scope, ids: readonly number[]): Promise<number> {
  const { userId } = callerOf(scope);
  const count = await markUnread(scope.tx, scope.organizationId, userId, ids);
  await publishChange(deps, scope, userId);
  return count;
}

async function sendTestNotification(deps: CenterDeps, scope: Scope, name: string): Promise<void> {
  if (!isNotificationType(name)) throw new AppError('notFound');
  const { userId } = callerOf(scope);
  const params = Object.fromEntries(
    notificationType(name).variables.map((variable) => [variable, sampleOf(variable, scope.lang)]),
  );
  const prepared = {
    type: name,
    objectType: 'user',
    objectId: userId,
    route: ROUTE,
    params,
    dedupeKey: `test:${name}:${Math.floor(deps.now().getTime() / MINUTE_MS)}`,
    reason: 'test',
    isUrgent: false,
    queuedAt: deps.now(),
  };
  const groups = [{ userIds: [userId], isInApp: true, email: null, messenger: null }];
  const inserted = await insertNotifications(scope.tx, scope.organizationId, prepared, groups);
  if (inserted.length === 0) return;
  await publishChange(deps, scope, userId);
  await sendTest(deps, scope, name, params);
}

/** Shows people their notifications and marks them. */
export function createCenterService(deps: CenterDeps): CenterService {
  return {
    list: (scope, isUnread, page) => listOwn(deps, scope, isUnread, page),
    reason: (scope, id) => reasonOf(deps, scope, id),
    read: (scope, ids) => markOwnRead(deps, scope, ids),
    unread: (scope, ids) => markOwnUnread(deps, scope, ids),
    test: (scope, name) => sendTestNotification(deps, scope, name),
  };
}

function callerOf(scope: Scope): Caller {
  if (!scope.caller) throw new AppError('auth.required');
  return scope.caller;
}
