import type { Tx } from '@server/db/database';
import { systemScope } from '@server/graphql/system-scope';
import { activeAdmins } from '@server/modules/employees/admins.read-model';
import type { Notify } from '@server/modules/notifications/notify';
import type { SupportSessionRow } from './support.tables';

/**
 * Notifies a client's administrators which person of the provider has entered, why and for how long, and whether they are asked
 * to allow changes. Requires a transaction of the client.
 */
export async function notifyOfVisit(tx: Tx, notify: Notify, session: SupportSessionRow): Promise<void> {
  const { organizationId, id, adminName, reason, startedAt, endsAt, consent } = session;
  await notify(systemScope(tx, organizationId), {
    userIds: await activeAdmins(tx, organizationId),
    type: consent === 'asked' ? 'supportRequest' : 'supportSession',
    objectType: 'organization',
    objectId: organizationId,
    route: '/organization/history',
    params: {
      person: adminName,
      reason: reason || '—',
      minutes: Math.round((endsAt.getTime() - startedAt.getTime()) / 60_000),
    },
    dedupeKey: `supportSession:${id}`,
  });
}
