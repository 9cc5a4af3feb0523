import { systemScope } from '@server/graphql/system-scope';
import type { ModuleDeps } from '@server/modules/module';
import { createAdjustmentNotifications } from './adjustment-notifications';
import { adjustmentsReadModel } from './adjustments.read-model';
import { adjustmentsRepository } from './adjustments.repository';

type Deps = Pick<ModuleDeps, 'database' | 'audit' | 'notify' | 'now' | 'readConsts'>;

/** Every hour: expires corrections that nobody has confirmed in time, each in a separate transaction. */
export function createAdjustmentExpiry(deps: Deps) {
  const { database, audit, now, readConsts } = deps;
  const notifications = createAdjustmentNotifications(deps);

  async function expire({ organizationId, id }: { organizationId: number; id: number }): Promise<void> {
    await database.system(async (tx) => {
      if (!(await adjustmentsRepository.expire(tx, { organizationId, id }, now()))) return;
      const expired = await adjustmentsReadModel.find(tx, organizationId, id);
      await audit.write(systemScope(tx, (await readConsts()).superOrganizationId), {
        action: 'update',
        objectType: 'adjustment',
        objectId: id,
        changes: { client: [null, expired.organizationName], status: ['proposed', 'expired'] },
      });
      await notifications.decided(tx, expired, { status: 'expired', answer: '', person: '' });
    });
  }

  return async (): Promise<void> => {
    const due = await database.system((tx) => adjustmentsRepository.due(tx, now()));
    for (const key of due) await expire(key);
  };
}
