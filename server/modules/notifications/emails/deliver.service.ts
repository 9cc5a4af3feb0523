import type { Tx } from '@server/db/database';
import type { JobHandler } from '@server/jobs/jobs';
import type { ReadyEmail } from '@server/mail/mail';
import type { ModuleDeps } from '@server/modules/module';
import { groupBy } from '@server/modules/group-by';
import type { MessengerMessage } from '../channels';
import {
  closeDeliveries,
  type Delivery,
  lockDeliveries,
  nextDeliveries,
  organizationsWaiting,
} from './deliveries.repository';
import { digestEmail, type EmailContext, notificationEmail } from './notification-emails';
import { contentOfNotification, ownTexts } from '../texts/notification-texts';
import { isQuietAt, lastDigestAt, scheduleOf } from '../schedule';
import { organizationSchedule } from '../schedule.repository';
import { listTexts } from '../texts/texts.repository';
import type { Unsubscribe } from '../unsubscribe';
import type { notificationJobs } from '../notifications.jobs';

type Deps = Pick<ModuleDeps, 'channels' | 'config' | 'contentKinds' | 'database' | 'log' | 'mail' | 'now'> & {
  unsubscribe: Pick<Unsubscribe, 'urlOf'>;
};

async function writerOf(
  { config, mail, unsubscribe }: Deps,
  tx: Tx,
  organizationId: number,
  senderName: string,
): Promise<EmailContext> {
  const own = ownTexts(await listTexts(tx, organizationId));
  const { publicUrl } = config;
  return {
    organizationId,
    senderName,
    isPlain: await mail.isUnconfirmed(tx, organizationId),
    publicUrl,
    own,
    unsubscribeUrl: (userId, types) => unsubscribe.urlOf({ organizationId, userId, types }),
  };
}

function emailsOf(writer: EmailContext, deliveries: readonly Delivery[]): ReadyEmail[] {
  const at = (timing: string) => deliveries.filter((delivery) => delivery.timing === timing);
  const digests = [...groupBy(at('digest'), ({ userId }) => userId).values()].flatMap(([first, ...others]) =>
    first ? [digestEmail(writer, [first, ...others])] : [],
  );
  return [...at('now').map((delivery) => notificationEmail(writer, delivery)), ...digests];
}

const messagesOf = (writer: EmailContext, deliveries: readonly Delivery[]): MessengerMessage[] =>
  deliveries.map(({ userId, lang, type, params, route }) => ({
    organizationId: writer.organizationId,
    userId,
    lang,
    text: contentOfNotification(writer.own, type, lang, params).title,
    url: `${writer.publicUrl}/#${route}`,
  }));

/** Delivers to the next few people; returns whether there may be more. */
async function deliverSome(deps: Deps, tx: Tx, organizationId: number): Promise<boolean> {
  await lockDeliveries(tx, organizationId);
  const stored = await organizationSchedule(tx, organizationId);
  const schedule = scheduleOf(stored.schedule);
  const at = deps.now();
  const deliveries = await nextDeliveries(deps.contentKinds, tx, organizationId, {
    isQuiet: isQuietAt(schedule, stored, at),
    digestBefore: lastDigestAt(schedule, stored, at),
  });
  if (deliveries.length === 0) return false;
  const needed = deliveries.filter(({ isNeedless }) => !isNeedless);
  const writer = await writerOf(deps, tx, organizationId, schedule.senderName);
  const by = (channel: string) => needed.filter((row) => row.channel === channel);
  await deps.mail.sendReady(tx, emailsOf(writer, by('email')));
  await deps.channels.messenger()?.send(tx, messagesOf(writer, by('messenger')));
  await closeDeliveries(tx, organizationId, deliveries, at);
  return true;
}

async function deliverAll(deps: Deps, organizationId: number): Promise<void> {
  while (await deps.database.tenant(organizationId, (tx) => deliverSome(deps, tx, organizationId))) {
    // A transaction for each small group of people, so that a failure does not affect the others.
  }
}

/** Delivers for one organization, or for all that have waiting deliveries; a failure in one does not stop the others. */
async function deliverWaiting(deps: Deps, organizationId: number | undefined): Promise<void> {
  const waiting =
    organizationId === undefined ? await deps.database.system(organizationsWaiting) : [organizationId];
  const failures: unknown[] = [];
  for (const id of waiting) {
    try {
      await deliverAll(deps, id);
    } catch (error) {
      deps.log.error({ err: error, organizationId: id }, 'notifications could not be delivered');
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'notifications could not be delivered');
}

/**
 * The job `deliverNotices`: writes the emails that are due. Nothing is planned ahead: each run checks what the organization's
 * clock and settings allow now, so a change of either applies at once. A delivery is closed in the transaction that stores its
 * email, so that an interruption loses nothing and sends nothing twice.
 */
export function createDeliverService(deps: Deps): JobHandler<typeof notificationJobs.deliverNotices> {
  return ({ organizationId }) => deliverWaiting(deps, organizationId);
}
