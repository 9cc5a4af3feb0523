import limits from '@graphql/limits.json';
import { createCounter, hashedKey } from '@server/db/counters';
import type { Database, Tx } from '@server/db/database';
import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';
import { systemScope } from '@server/graphql/system-scope';
import type { PayloadOf } from '@server/jobs/jobs';
import type { Mail } from '@server/mail/mail';
import { activeAdmins } from '@server/modules/employees/admins.read-model';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Notify } from '@server/modules/notifications/notify';
import { findOrganization } from '@server/modules/organization/organization.read-model';
import { fullName } from '@server/modules/person-name';
import type { Tickets } from '../sealed-tickets';
import { signingHold } from '../sign-in-changes.read-model';
import type { DisputeTicket } from './dispute-tickets';
import {
  earlierAddresses,
  endedSessions,
  findPerson,
  lockChange,
  type SignInChangeRow,
} from './sign-in-changes.repository';
import type { authJobs } from '../auth.jobs';

interface ChangeEmailsDeps {
  database: Database;
  live: LiveEvents;
  mail: Mail;
  notify: Notify;
  tickets: Tickets<DisputeTicket>;
}

/** Under /api, where the server shows the question and acts; see `dispute.routes.ts`. */
export const DISPUTE_PATH = '/sign-in-dispute';

/**
 * Creates the job that the database enqueues for every change made by another person (migration 0701): it emails the old address,
 * closes sockets of ended sessions, and asks administrators.
 */
export function createSignInChanged(deps: ChangeEmailsDeps) {
  const { database, live, mail, notify, tickets } = deps;

  const perDay = createCounter(database.pool, {
    keyPrefix: 'signInChange',
    points: limits.mail.changesPerAddress,
    seconds: 86_400,
  });

  async function isWithinDay(organizationId: number, what: string, address: string): Promise<boolean> {
    const key = hashedKey(`${organizationId}:${what}:${address.toLowerCase()}`);
    const { consumedPoints } = await perDay.penalty(key, 1);
    return consumedPoints <= limits.mail.changesPerAddress;
  }

  /**
   * Returns the addresses to notify. Each kind of change is counted separately, and so are notices to earlier addresses: nobody
   * can use up the emails of one kind to hide a change of another.
   */
  async function receiversOf(tx: Tx, change: SignInChangeRow, person: UserRow): Promise<string[]> {
    const { organizationId, kind } = change;
    const current = (kind === 'email' ? change.oldValue : person.email) ?? '';
    const receivers = current !== '' && (await isWithinDay(organizationId, kind, current)) ? [current] : [];
    if (kind !== 'email') return receivers;
    for (const to of await earlierAddresses(tx, organizationId, person.id, limits.mail.earlierAddresses)) {
      if (to !== current && (await isWithinDay(organizationId, 'earlier', to))) receivers.push(to);
    }
    return receivers;
  }

  async function write(
    { tx, organizationId }: Scope,
    change: SignInChangeRow,
    person: UserRow,
  ): Promise<void> {
    const changer = change.changedBy === null ? null : await findPerson(tx, organizationId, change.changedBy);
    const receivers = await receiversOf(tx, change, person);
    const token = tickets.issue({ organizationId, changeId: change.id });
    const organization = (await findOrganization(tx, organizationId))?.name ?? '';
    await mail.send(
      tx,
      receivers.map((to) => ({
        organizationId,
        to,
        lang: person.lang,
        template: 'signInChange' as const,
        params: {
          receiver: person.nameFirst,
          type: change.kind,
          who: changer ? fullName(changer) : '—',
          organization,
        },
        path: `/api${DISPUTE_PATH}?token=${encodeURIComponent(token)}`,
      })),
    );
  }

  async function askAdmins(scope: Scope, change: SignInChangeRow, person: UserRow): Promise<void> {
    const { tx, organizationId } = scope;
    if ((await signingHold(tx, organizationId, person.id)) === null) return;
    const admins = await activeAdmins(tx, organizationId);
    await notify(scope, {
      userIds: admins.filter((id) => id !== change.changedBy && id !== person.id),
      type: 'signInUnconfirmed',
      objectType: 'user',
      objectId: person.id,
      route: `/employees/${person.id}`,
      params: { person: fullName(person) },
      dedupeKey: `signInUnconfirmed:${change.id}`,
      aboutIds: [person.id],
    });
  }

  /** Closes open sockets of ended sessions. */
  async function publishEnded(tx: Tx, { organizationId, changedAt }: SignInChangeRow, userId: number) {
    const ids = await database.system((system) => endedSessions(system, userId, changedAt));
    await live.publish(tx, { organizationId, topic: 'session', ids, userIds: [] });
  }

  return async ({ organizationId, changeId }: PayloadOf<typeof authJobs.signInChanged>): Promise<void> => {
    await database.tenant(organizationId, async (tx) => {
      const change = await lockChange(tx, organizationId, changeId);
      const person = change && (await findPerson(tx, organizationId, change.userId));
      if (!change || !person) return;
      const scope = { ...systemScope(tx, organizationId), lang: person.lang };
      if (change.kind === 'email') await publishEnded(tx, change, person.id);
      await write(scope, change, person);
      await askAdmins(scope, change, person);
      await live.publish(tx, { organizationId, topic: 'user', ids: [person.id] });
    });
  };
}
