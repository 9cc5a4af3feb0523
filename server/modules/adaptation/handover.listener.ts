import type { ModuleDeps } from '@server/modules/module';
import { adaptationRepository } from './adaptation.repository';
import type { PlanEvents } from './plan-events';
import { readPlans } from './plans.read-model';

/** Plans that somebody runs go on with somebody else. */
export function followHandover(
  { events: bus, audit }: Pick<ModuleDeps, 'events' | 'audit'>,
  events: PlanEvents,
): void {
  bus.on('duties.handedOver', async (scope, { adaptationIds, toId }) => {
    const { tx, organizationId } = scope;
    for (const id of adaptationIds) {
      const before = await adaptationRepository.lock(tx, organizationId, id);
      if (!before) continue;
      const after = await adaptationRepository.update(tx, organizationId, id, { hrId: toId });
      await audit.write(scope, {
        action: 'update',
        objectType: 'adaptation',
        objectId: id,
        affectedUserId: before.userId,
        changes: { hrId: [before.hrId, toId] },
      });
      await events.changed(scope, await readPlans(tx, organizationId, [after]));
    }
  });
}
