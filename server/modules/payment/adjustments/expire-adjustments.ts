import { sql } from 'drizzle-orm';
import { integer } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { systemScope } from '@server/graphql/system-scope';
import type { ModuleDeps } from '@server/modules/module';
import { createAdjustmentNotifications } from './adjustment-notifications';
import { adjustmentsReadModel } from './adjustments.read-model';

type Deps = Pick<ModuleDeps, 'database' | 'audit' | 'notify' | 'now' | 'readConsts'>;

/** Every hour: expires corrections that nobody has confirmed in time, each in a separate transaction. */
export function createAdjustmentExpiry(deps: Deps) {
  const { database, audit, now, readConsts } = deps;
  const notifications = createAdjustmentNotifications(deps);

  async function expire({ organizationId, id }: { organizationId: number; id: number }): Promise<void> {
    await database.system(async (tx) => {
      const at = now().toISOString();
      const { rows } = await tx.execute(sql`
        update balance_adjustment set status = 'expired', decided_at = ${at}::timestamptz
        where organization_id = ${organizationId} and id = ${id} and status = 'proposed'
          and expires_at <= ${at}::timestamptz returning id`);
      if (rows.length === 0) return;
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
    const due = await database.system(async (tx) => {
      const rows = await selectRows(tx, { organizationId: integer, id: integer })(sql`
        select organization_id as "organizationId", id from balance_adjustment
        where status = 'proposed' and expires_at <= ${now().toISOString()}::timestamptz order by expires_at limit 1000`);
      return rows;
    });
    for (const key of due) await expire(key);
  };
}
