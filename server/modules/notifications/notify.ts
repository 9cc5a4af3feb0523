import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';
import type { Mail } from '@server/mail/mail';
import { type NotificationTypeName, notificationType } from './notification-types';
import { insertNotices } from './notifications.repository';

export interface Notice {
  userIds: readonly number[];
  type: NotificationTypeName;
  /** What it is about: `regulation`, `user`, `role`… */
  objectType: string;
  objectId: number;
  /** A route of the browser. */
  route: string;
  /** A value for each of the type's variables. */
  params: Record<string, string | number>;
  /** The same fact is told to the same person once, e.g. `regulationNewVersion:7:12`. */
  dedupeKey: string;
}

/** Tells people something, whatever their number in the same few statements. */
export type Notify = (scope: Scope, notice: Notice) => Promise<void>;

const MOST_LETTERS = 200;

/** Notifications in the cabinet, live, and by letter. */
export function createNotify(live: LiveEvents, mail: Mail): Notify {
  return async (scope, notice) => {
    if (notice.userIds.length === 0) return;
    const { tx, organizationId } = scope;
    const told = await insertNotices(tx, organizationId, notice);
    if (told.length === 0) return;
    const userIds = told.map(({ userId }) => userId);
    await live.publish(tx, { organizationId, topic: 'notification', ids: [], userIds });
    if (!notificationType(notice.type).isLetter || told.length > MOST_LETTERS) return;
    await mail.send(
      tx,
      told.map(({ email, name, lang }) => ({
        organizationId,
        to: email,
        lang,
        template: 'notice' as const,
        params: { ...notice.params, type: notice.type, receiver: name },
        route: notice.route,
      })),
    );
  };
}
