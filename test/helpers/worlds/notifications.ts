import { sql } from 'drizzle-orm';
import { createDeliverService } from '@server/modules/notifications/emails/deliver.service';
import type { NotificationTypeName } from '@server/modules/notifications/notification-types';
import type { NewNotification } from '@server/modules/notifications/new-notification';
import { createUnsubscribe, type Unsubscribe } from '@server/modules/notifications/unsubscribe';
import type { PeopleWorld } from './people-world';

let sent = 0;

/** Sends and delivers notifications in a world of people, by its clock. */
export function notificationsOf(world: PeopleWorld) {
  const unsubscribe: Unsubscribe = createUnsubscribe('a secret', world.deps);
  const deliver = createDeliverService({ ...world.deps, unsubscribe });
  return {
    unsubscribe,
    /** The delivery job, for the whole installation. */
    deliver: () => deliver({}),
    /** Notifies these people, each time of something new. */
    sendNotification: (
      type: NotificationTypeName,
      userIds: readonly number[],
      fields: Partial<NewNotification> = {},
    ) => {
      sent += 1;
      return world.as(null, (scope) =>
        world.deps.notify(scope, {
          userIds,
          type,
          objectType: 'regulation',
          objectId: 1,
          route: '/regulation/my/1',
          params: {
            name: `Правила ${sent}`,
            person: 'Анна',
            comment: '',
            result: 'approved',
            date: '2026-09-30',
          },
          dedupeKey: `${type}:${sent}`,
          ...fields,
        }),
      );
    },
    /** The emails to an address since the world was created. */
    emailsTo: (email: string) => world.seen.posted.filter(({ to }) => to === email),
    /** Sets the world's clock. */
    at: (moment: string) => {
      world.clock.now = new Date(moment);
    },
    say: (level: 'organization' | 'users' | 'role', id: number, settings: object) =>
      world.system((tx) =>
        tx.execute(
          sql`update ${sql.identifier(level)} set notifications = ${JSON.stringify(settings)}::jsonb where id = ${id}`,
        ),
      ),
    schedule: (schedule: object, timezone = 'Europe/Moscow') =>
      world.system((tx) =>
        tx.execute(sql`update organization set notification_schedule = ${JSON.stringify(schedule)}::jsonb,
          timezone = ${timezone} where id = ${world.organizationId}`),
      ),
  };
}
