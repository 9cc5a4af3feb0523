import { roublesText } from '@domain/money';
import type { Tx } from '@server/db/database';
import { systemScope } from '@server/graphql/system-scope';
import { dayText } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { backOfficeHolders } from '@server/modules/roles/super-admins.read-model';
import type { PayoutInvoice } from './payout-invoices.repository';
import { findOrganization } from '@server/modules/organization/organization.read-model';

/** A partner's withdrawal by invoice that waits for payment. */
interface Waiting {
  organizationId: number;
  payoutId: number;
  amount: bigint;
  invoice: Pick<PayoutInvoice, 'date' | 'number'>;
}

/** Notifies the provider's people of partners' invoices. Requires transactions of the system. */
export function createPayoutNotifications({ notify, readConsts }: Pick<ModuleDeps, 'notify' | 'readConsts'>) {
  return {
    /** Notifies the people who may pay or decline it. */
    async waits(tx: Tx, { organizationId, payoutId, amount, invoice }: Waiting): Promise<void> {
      const { superOrganizationId } = await readConsts();
      const client = await findOrganization(tx, organizationId);
      await notify(systemScope(tx, superOrganizationId), {
        ...{ type: 'refInvoiceWaits', objectType: 'refPayout', objectId: payoutId },
        userIds: await backOfficeHolders(tx, superOrganizationId, 'backOfficeRef', 'write'),
        route: `/back-office/refs?client=${organizationId}`,
        params: {
          ...{ client: client?.name ?? '', amount: roublesText(amount) },
          ...{ number: invoice.number, date: dayText(invoice.date) },
        },
        dedupeKey: `refInvoiceWaits:${organizationId}:${payoutId}`,
      });
    },
  };
}
