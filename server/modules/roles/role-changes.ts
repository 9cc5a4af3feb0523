import type { Scope } from '@server/graphql/context';
import type { ModuleDeps } from '@server/modules/module';
import { peopleOf } from './roles.read-model';

/**
 * Publishes an event to people whose role by position may have changed: their browsers query who they are again, and reload the
 * page if the role has changed.
 */
export function publishChangedRoles({ events, live }: Pick<ModuleDeps, 'events' | 'live'>): void {
  async function publishRoleChange({ tx, organizationId, bulk }: Scope, userIds: number[]): Promise<void> {
    if (bulk) return;
    await live.publish(tx, { organizationId, topic: 'role', ids: [], userIds });
  }

  // Without people it is published too: who follows statistics sees which positions have a role.
  events.on('positions.roleChanged', async (scope, { positionIds }) =>
    publishRoleChange(scope, await peopleOf(scope.tx, scope.organizationId, [], positionIds)),
  );
  events.on('users.changed', async (scope, { userIds }) => {
    if (userIds.length > 0) await publishRoleChange(scope, userIds);
  });
}
