import type { Audit } from '@server/audit/audit';
import type { Database } from '@server/db/database';
import type { LiveEvents } from '@server/events/live-events';
import type { Lang, Scope } from '@server/graphql/context';
import { activeAdmins } from '@server/modules/employees/admins.read-model';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Notify } from '@server/modules/notifications/notify';
import { fullName } from '@server/modules/person-name';
import type { Tickets } from '../sealed-tickets';
import type { DisputeTicket } from './dispute-tickets';
import { disputeChange, findPerson, lockChange, type SignInChangeRow } from './sign-in-changes.repository';

export interface DisputedChange {
  lang: Lang;
  kind: SignInChangeRow['kind'];
  changedAt: Date;
  isDisputed: boolean;
}

export interface Disputes {
  /** Returns the change that the link of an email is about; null: it is not ours, or too old. */
  find(token: string): Promise<DisputedChange | null>;
  /** «It was not me»: blocks signing and notifies every administrator. Idempotent. */
  dispute(token: string, visitor: Pick<Scope, 'ip' | 'userAgent'>): Promise<DisputedChange | null>;
}

interface DisputesDeps {
  database: Database;
  audit: Audit;
  live: LiveEvents;
  notify: Notify;
  tickets: Tickets<DisputeTicket>;
}

/** Handles the links of the emails; see `dispute.routes.ts`. */
export function createDisputes({ database, audit, live, notify, tickets }: DisputesDeps): Disputes {
  async function recordDispute(scope: Scope, person: UserRow, change: SignInChangeRow): Promise<void> {
    const { tx, organizationId } = scope;
    await audit.write(scope, {
      action: 'signInDispute',
      objectType: 'user',
      objectId: person.id,
      changes: { kind: [null, change.kind] },
    });
    await notify(scope, {
      userIds: (await activeAdmins(tx, organizationId)).filter((id) => id !== person.id),
      type: 'signInDisputed',
      objectType: 'user',
      objectId: person.id,
      route: `/employees/${person.id}`,
      params: { person: fullName(person) },
      dedupeKey: `signInDisputed:${change.id}`,
      aboutIds: [person.id],
    });
    await live.publish(tx, { organizationId, topic: 'user', ids: [person.id] });
  }

  async function withChange(
    token: string,
    visitor: Pick<Scope, 'ip' | 'userAgent'>,
    work: (scope: Scope, person: UserRow, change: SignInChangeRow) => Promise<void>,
  ): Promise<DisputedChange | null> {
    const ticket = tickets.read(token);
    if (!ticket) return null;
    const { organizationId, changeId } = ticket;
    return database.tenant(organizationId, async (tx) => {
      const change = await lockChange(tx, organizationId, changeId);
      const person = change && (await findPerson(tx, organizationId, change.userId));
      if (!change || !person) return null;
      const { lang } = person;
      await work({ organizationId, caller: null, tx, lang, ...visitor }, person, change);
      const { kind, changedAt, disputedAt } = change;
      return { lang, kind, changedAt, isDisputed: disputedAt !== null };
    });
  }

  return {
    find: (token) => withChange(token, { ip: '', userAgent: '' }, () => Promise.resolve()),
    async dispute(token, visitor) {
      const found = await withChange(token, visitor, async (scope, person, change) => {
        if (change.disputedAt !== null) return;
        await disputeChange(scope.tx, scope.organizationId, change.id);
        await recordDispute(scope, person, change);
      });
      return found && { ...found, isDisputed: true };
    },
  };
}
