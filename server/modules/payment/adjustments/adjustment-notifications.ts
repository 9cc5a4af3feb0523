import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { systemScope } from '@server/graphql/system-scope';
import type { ModuleDeps } from '@server/modules/module';
import { backOfficeHolders } from '@server/modules/roles/super-admins.read-model';
import type { AdjustmentView } from './adjustments.read-model';

/** The outcome of a correction that was waiting. */
interface Decided {
  status: 'done' | 'declined' | 'expired';
  /** The reason why it was declined. */
  answer: string;
  /** The name of the person who decided; empty: nobody did. */
  person: string;
}

const RESULTS = { done: 'adjusted', declined: 'notAdjusted', expired: 'adjustmentExpired' } as const;

/** Notifies the provider's people of corrections that need two people. Requires transactions of the system. */
export function createAdjustmentNotifications({
  notify,
  readConsts,
}: Pick<ModuleDeps, 'notify' | 'readConsts'>) {
  const about = ({ id, organizationId, organizationName: client, amount }: AdjustmentView) => ({
    objectType: 'adjustment',
    objectId: id,
    route: `/back-office/account?client=${organizationId}`,
    params: { client, amount: roublesText(amount) },
  });
  const provider = async (tx: Tx) => systemScope(tx, (await readConsts()).superOrganizationId);

  return {
    /** Notifies everybody who may confirm it, except the person who proposed it. */
    async waits(tx: Tx, adjustment: AdjustmentView): Promise<void> {
      const { organizationId, id, proposedById, proposedBy: person, reason } = adjustment;
      const { superOrganizationId } = await readConsts();
      const holders = await backOfficeHolders(tx, superOrganizationId, 'backOfficeSettingAccount', 'write');
      const { params, ...common } = about(adjustment);
      await notify(await provider(tx), {
        ...{ ...common, type: 'adjustmentWaits', params: { ...params, person, reason } },
        userIds: holders.filter((userId) => userId !== proposedById),
        dedupeKey: `adjustmentWaits:${organizationId}:${id}`,
      });
    },

    /** Notifies the person who proposed it. */
    async decided(tx: Tx, adjustment: AdjustmentView, { status, answer, person }: Decided): Promise<void> {
      const { organizationId, id, proposedById } = adjustment;
      const { params, ...common } = about(adjustment);
      await notify(await provider(tx), {
        ...{ ...common, type: 'adjustmentDecided', userIds: [proposedById] },
        params: { ...params, result: RESULTS[status], answer, person },
        dedupeKey: `adjustmentDecided:${organizationId}:${id}`,
      });
    },
  };
}

export type AdjustmentNotifications = ReturnType<typeof createAdjustmentNotifications>;
