import { AppError } from '@server/errors';
import type { ModuleDeps } from '@server/modules/module';
import { isHeldByEither } from '@server/modules/roles/granting.policy';
import { fullName } from '@server/modules/person-name';
import { planRights } from './adaptation.policy';
import { adaptationRepository } from './adaptation.repository';
import type { PlanEvents } from './plans/plan-events';
import { findPerson } from './newcomers.read-model';
import { readPlans } from './plans/plans.read-model';

/** Hands plans over to another responsible person. */
export function followHandover(
  { events: bus, audit }: Pick<ModuleDeps, 'events' | 'audit'>,
  events: PlanEvents,
): void {
  bus.on('duties.handedOver', async (scope, { ids, toId }) => {
    const { tx, organizationId } = scope;
    for (const id of ids.adaptation ?? []) {
      const before = await adaptationRepository.lock(tx, organizationId, id);
      if (!before) continue;
      const person = await findPerson(tx, organizationId, before.userId);
      const isHeld =
        person !== null &&
        (await isHeldByEither(
          scope,
          toId,
          async (caller) => (await planRights({ ...scope, caller }, person)).canManage,
        ));
      if (!isHeld) {
        const name = person ? fullName(person) : '';
        throw new AppError('leaving.cannotReceive', { field: 'toUserId', params: { name } });
      }
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
