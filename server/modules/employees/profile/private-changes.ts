import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import type { UserRow } from '../employees.tables';
import { hrOf } from '../lists/hr-people.read-model';

/**
 * Notifies those who can edit the person's card of a private entry about them: nobody else learns that there is one. `isOwn`: the
 * person is notified too.
 */
export async function notifyHr(
  { live }: Pick<ModuleDeps, 'live'>,
  scope: Scope,
  person: UserRow,
  isOwn = false,
): Promise<void> {
  const { tx, organizationId } = scope;
  const userIds = [...(await hrOf(scope, person)), ...(isOwn ? [person.id] : [])];
  if (userIds.length === 0) return;
  await live.publish(tx, { organizationId, topic: 'personnel', ids: [person.id], userIds });
}
