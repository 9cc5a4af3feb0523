import { settingTable } from '@server/db/setting.tables';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { eq } from 'drizzle-orm';
import { anOrganization } from '@test/factories/organization.factory';
import { theRoot } from './back-office.stories';
import type { Stories, StoryWorld } from './story';

const REQUISITES = {
  formInn: '5036045205',
  formAddress: 'Москва',
  formBank: { name: 'Банк', bik: '044525225', account: '40702810938000000001', corr: '' },
};

/** The organization and the provider have what an invoice names. */
async function giveRequisites({ admin, system }: StoryWorld): Promise<void> {
  await system(async (tx) => {
    const seller = await anOrganization(tx, REQUISITES);
    const value = String(seller.id);
    await tx
      .insert(settingTable)
      .values({ name: 'superOrganizationId', value })
      .onConflictDoUpdate({ target: settingTable.name, set: { value } });
    await tx.update(organizationTable).set(REQUISITES).where(eq(organizationTable.id, admin.organizationId));
  });
}

const invoice = { amount: '2400000', email: 'buh@example.ru' };

/** An invoice of the organization. */
async function anInvoice(world: StoryWorld): Promise<{ organizationId: number; id: number }> {
  await giveRequisites(world);
  const { made } = await world.get<{ made: { id: number } }>(
    world.admin,
    'mutation ($invoice: InvoiceInput!) { made: invoiceCreate(invoice: $invoice) { id } }',
    { invoice },
  );
  return { organizationId: world.admin.organizationId, id: made.id };
}

/** Calls that move money. */
export const paymentStories: Stories = {
  paymentCreate: {
    writes: ['payment payment'],
    call: ({ admin }) =>
      Promise.resolve({
        as: admin,
        variables: { payment: { amount: '500000', method: 'card', email: 'buh@example.ru' } },
      }),
  },
  tokenPurchaseCreate: {
    writes: ['payment tokenPurchase'],
    call: async ({ admin, system }) => {
      await system((tx) =>
        ledger.post(tx, {
          organizationId: admin.organizationId,
          key: 'story:tokens',
          kind: 'topUp',
          lines: between('balance', 'bank', 100_000n),
          at: new Date(),
        }),
      );
      return { variables: { purchase: { tokens: 100, price: '100' } } };
    },
  },
  invoiceCreate: {
    writes: ['documentIssue payDocument'],
    call: async (world) => {
      await giveRequisites(world);
      return { variables: { invoice } };
    },
  },
  invoicePay: {
    writes: ['payment payment', 'payment payment'],
    call: async (world) => ({
      variables: {
        ...(await anInvoice(world)),
        payment: { amount: '2400000', paidOn: '2026-03-02', number: '17' },
      },
      as: await theRoot(world),
    }),
  },
  payDocumentVoid: {
    writes: ['update payDocument', 'update payDocument'],
    call: async (world) => ({
      variables: { ...(await anInvoice(world)), reason: 'Ошибка в сумме' },
      as: await theRoot(world),
    }),
  },
};
