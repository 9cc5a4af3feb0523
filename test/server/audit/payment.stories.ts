import { settingTable } from '@server/db/setting.tables';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import type { LedgerLine } from '@server/modules/payment/ledger/ledger-operation';
import { organizationTable } from '@server/modules/organization/organization.tables';
import { eq, sql } from 'drizzle-orm';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { balanceAdjustmentTable } from '@server/modules/payment/adjustments/adjustments.tables';
import { promoCodeTable } from '@server/modules/payment/promo-codes/promo-codes.tables';
import { refLinkTable } from '@server/modules/payment/referrals/referrals.tables';
import { anOrganization, nextNumber } from '@test/factories/organization.factory';
import { aPosition } from '@test/factories/structure.factory';
import { aUser } from '@test/factories/user.factory';
import { theRoot } from './back-office.stories';
import type { Stories, StoryWorld } from './story';

const REQUISITES = {
  formInn: '5036045205',
  formAddress: 'Москва',
  formBank: { name: 'Банк', bik: '044525225', account: '40702810938000000001', corr: '' },
};

const PAYEE = {
  ...{ name: 'Ромашка', inn: '5036045205', kpp: '', address: 'Москва', director: '' },
  bank: REQUISITES.formBank,
};

/** Gives the organization and the provider the details for an invoice. */
async function fillCompanyDetails({ admin, system }: StoryWorld): Promise<void> {
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
  await fillCompanyDetails(world);
  const { made } = await world.get<{ made: { id: number } }>(
    world.admin,
    'mutation ($invoice: InvoiceInput!) { made: invoiceCreate(invoice: $invoice) { id } }',
    { invoice },
  );
  return { organizationId: world.admin.organizationId, id: made.id };
}

/** A bonus that a referred organization's payment has earned, long ago. */
async function anAccrual(
  { admin, system }: StoryWorld,
  status: 'accrued' | 'review',
): Promise<{ organizationId: number; id: number }> {
  const { organizationId, id: userId } = admin;
  return system(async (tx) => {
    const payer = await anOrganization(tx, { refId: userId });
    const rows = await selectRows(tx, { id: integer })(sql`
      with referral as (
        insert into ref_referral (organization_id, user_id, referred_organization_id, is_same_person, created_at)
        values (${organizationId}, ${userId}, ${payer.id}, ${status === 'review'}, now()) returning id)
      insert into ref_accrual
        (organization_id, referral_id, payment_id, paid, percent, amount, status, flags, hold_until, created_at)
      select ${organizationId}, referral.id, 1, 200000, 10, 20000, ${status}, '{}', '2026-01-01', now() from referral
      returning id`);
    return { organizationId, id: rows[0]?.id ?? 0 };
  });
}

/** The number of a write-off of used tokens. */
async function aWriteOff({ admin, system }: StoryWorld): Promise<string> {
  const { organizationId } = admin;
  const number = nextNumber();
  const post = (kind: 'purchase' | 'writeOff', lines: LedgerLine[]) =>
    system((tx) =>
      ledger.post(tx, { organizationId, key: `story:${kind}:${number}`, kind, lines, at: new Date() }),
    );
  await post('purchase', between('tokens', 'issued', 40n, 'token'));
  const { id } = await post('writeOff', between('tokens', 'used', -40n, 'token'));
  await system((tx) =>
    tx.execute(sql`
      insert into token_reserve (organization_id, key, action, object_id, object_name, tokens, parts, status, expires_at,
        created_at, settled_at, operation_id, balance_after)
      values (${organizationId}, ${`story:${number}`}, 'reportSnapshot', 1, 'Отчёт', 40,
        '[{"grantId":null,"amount":40}]', 'captured', now(), now(), now(), ${String(id)}::bigint, 0)`),
  );
  return String(id);
}

const CREATE_LIMIT = 'mutation ($limit: TokenLimitInput!) { made: tokenLimitCreate(limit: $limit) { id } }';

/** A limit on what a new person may spend. */
async function aTokenLimit({ admin, get, system }: StoryWorld): Promise<{ id: number; userId: number }> {
  const { id: userId } = await system((tx) => aUser(tx, { organizationId: admin.organizationId }));
  const { made } = await get<{ made: { id: number } }>(admin, CREATE_LIMIT, {
    limit: { userId, tokens: 100 },
  });
  return { id: made.id, userId };
}

const OFFER = 'mutation ($id: Int!) { made: refTemplateOffer(kind: position, objectId: $id) { id } }';

/** A position that can be offered to invited organizations. */
const aFreePosition = ({ admin: { organizationId }, system }: StoryWorld) =>
  system((tx) => aPosition(tx, { organizationId }));

/** Calls of money mutations. */
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
  refTemplateOffer: {
    writes: ['create refTemplate'],
    call: async (world) => ({ variables: { kind: 'position', objectId: (await aFreePosition(world)).id } }),
  },
  refTemplateWithdraw: {
    writes: ['delete refTemplate'],
    call: async (world) => {
      const { id } = await aFreePosition(world);
      const { made } = await world.get<{ made: { id: number } }>(world.admin, OFFER, { id });
      return { variables: { id: made.id } };
    },
  },
  tokenLimitCreate: {
    writes: ['create tokenLimit'],
    call: async ({ admin, system }) => {
      const { id: userId } = await system((tx) => aUser(tx, { organizationId: admin.organizationId }));
      return { variables: { limit: { userId, tokens: 100 } } };
    },
  },
  tokenLimitUpdate: {
    writes: ['update tokenLimit'],
    call: async (world) => {
      const { id, userId } = await aTokenLimit(world);
      return { variables: { id, limit: { userId, tokens: 50 } } };
    },
  },
  tokenLimitDelete: {
    writes: ['delete tokenLimit'],
    call: async (world) => ({ variables: { id: (await aTokenLimit(world)).id } }),
  },
  tokenDisputeCreate: {
    writes: ['create tokenDispute'],
    call: async (world) => ({
      variables: { writeOffId: await aWriteOff(world), reason: 'Отчёт пустой' },
    }),
  },
  tokenDisputeDecide: {
    writes: ['tokenRefund tokenDispute', 'tokenRefund tokenDispute'],
    call: async (world) => {
      const { made } = await world.get<{ made: { id: number } }>(
        world.admin,
        `mutation ($writeOffId: ID!) { made: tokenDisputeCreate(writeOffId: $writeOffId, reason: "Отчёт пустой") { id } }`,
        { writeOffId: await aWriteOff(world) },
      );
      const { organizationId } = world.admin;
      return {
        variables: { decision: { organizationId, id: made.id, isAccepted: true } },
        as: await theRoot(world),
      };
    },
  },
  adjustmentCreate: {
    writes: ['create adjustment', 'create adjustment'],
    call: async (world) => ({
      variables: {
        adjustment: {
          organizationId: (await world.system((tx) => anOrganization(tx))).id,
          amount: '100000',
          reason: 'Ошибка зачисления',
        },
      },
      as: await theRoot(world),
    }),
  },
  adjustmentDecide: {
    writes: ['approve adjustment', 'approve adjustment'],
    call: async (world) => {
      const { id: organizationId } = await world.system((tx) => anOrganization(tx));
      const as = await theRoot(world);
      const rows = await world.system(async (tx) => {
        const other = await aUser(tx, { organizationId: as.organizationId, isSuperAdmin: true });
        return tx
          .insert(balanceAdjustmentTable)
          .values({
            ...{ organizationId, amount: 5_000_000n, reason: 'Ошибка зачисления', status: 'proposed' },
            ...{
              proposedById: other.id,
              createdAt: new Date(),
              expiresAt: new Date(Date.now() + 86_400_000),
            },
          })
          .returning();
      });
      return { variables: { organizationId, id: rows[0]?.id, decision: 'confirm' }, as };
    },
  },
  tariffChange: {
    writes: ['payment organization'],
    call: async ({ admin, get }) => {
      const { shown } = await get<{
        shown: { from: string | null; returned: string; charged: string; tariff: Record<string, unknown> };
      }>(
        admin,
        `{ shown: tariffPreview(code: "team") {
          from returned charged tariff { code monthPrice freeEmployees employeePrice } } }`,
      );
      const { tariff, ...sums } = shown;
      return { variables: { change: { ...sums, ...tariff } } };
    },
  },
  autoTopUpUpdate: {
    writes: ['update autoTopUp'],
    call: () =>
      Promise.resolve({
        variables: {
          settings: {
            ...{ isOn: false, threshold: '100000', amount: '500000', monthlyCap: '1000000' },
            email: 'buh@example.ru',
          },
        },
      }),
  },
  savedCardRemove: {
    writes: ['update autoTopUp'],
    call: async ({ admin: { organizationId }, system }) => {
      await system((tx) =>
        tx.execute(sql`
          with paid as (
            insert into payment (organization_id, method, provider, status, amount, email, created_at)
            values (${organizationId}, 'card', 'simulator', 'succeeded', 500000, 'buh@example.ru', now()) returning id)
          insert into saved_card (organization_id, provider, method_id, last4, payment_id, saved_at)
          select ${organizationId}, 'simulator', 'card-1', '4444', paid.id, now() from paid`),
      );
      return {};
    },
  },
  invoiceCreate: {
    writes: ['documentIssue payDocument'],
    call: async (world) => {
      await fillCompanyDetails(world);
      return { variables: { invoice } };
    },
  },
  reconciliationCreate: {
    writes: ['documentIssue payDocument'],
    call: async (world) => {
      await fillCompanyDetails(world);
      return { variables: { period: { from: '2026-01-01', to: '2026-03-31' } } };
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
  closingDocumentUpdate: {
    writes: ['update organization'],
    call: async (world) => {
      const as = await theRoot(world);
      const { now } = await world.get<{ now: string }>(as, '{ now: closingDocument }');
      return { variables: { type: now === 'act' ? 'upd' : 'act' }, as };
    },
  },
  promoCodeUse: {
    writes: ['payment promoUse'],
    call: async ({ system }) => {
      const code = `СТОРИЗ${nextNumber()}`;
      await system((tx) => tx.insert(promoCodeTable).values({ code, kind: 'sum', value: 100 }));
      return { variables: { code } };
    },
  },
  promoCodeCreate: {
    writes: ['create promoCode'],
    call: async (world) => ({
      variables: { promoCode: { code: `НОВЫЙ${nextNumber()}`, kind: 'sum', value: 100 } },
      as: await theRoot(world),
    }),
  },
  promoCodeUpdate: {
    writes: ['update promoCode'],
    call: async (world) => {
      const [row] = await world.system((tx) =>
        tx
          .insert(promoCodeTable)
          .values({ code: `СТОП${nextNumber()}`, kind: 'sum', value: 100 })
          .returning(),
      );
      return { variables: { id: row?.id, isActive: false }, as: await theRoot(world) };
    },
  },
  refLinkCreate: {
    writes: ['create refLink'],
    call: () => Promise.resolve({ variables: { name: 'Визитка' } }),
  },
  refLinkUpdate: {
    writes: ['archive refLink'],
    call: async ({ admin, system }) => {
      const { organizationId, id: userId } = admin;
      const [row] = await system((tx) =>
        tx.insert(refLinkTable).values({ organizationId, userId, name: 'Сайт' }).returning(),
      );
      return { variables: { id: row?.id, isArchive: true } };
    },
  },
  refPayoutCreate: {
    writes: ['payment refPayout'],
    call: async (world) => {
      await anAccrual(world, 'accrued');
      return { variables: { payout: { method: 'balance', amount: '10000', tokenPrice: '100' } } };
    },
  },
  refPayoutDecide: {
    writes: ['payment refPayout', 'payment refPayout'],
    call: async (world) => {
      const { organizationId, id: userId } = world.admin;
      const id = await world.system(async (tx) => {
        const rows = await selectRows(tx, { id: integer })(sql`
          with payout as (
            insert into ref_payout (organization_id, method, amount, created_at)
            values (${organizationId}, 'invoice', 20000, now()) returning id),
          file as (
            insert into content (organization_id, user_id, type, name, mime, details, sha256)
            values (${organizationId}, ${userId}, 'other', 'a.pdf', 'application/pdf', '{}', '') returning id)
          insert into ref_payout_invoice (organization_id, payout_id, number, date, content_id, requisites)
          select ${organizationId}, payout.id, '17', '2026-03-01', file.id, ${JSON.stringify(PAYEE)}::jsonb from payout, file
          returning payout_id as id`);
        return rows[0]?.id ?? 0;
      });
      await world.system((tx) =>
        ledger.post(tx, {
          ...{ organizationId, key: `refPayout:${id}`, kind: 'payout', at: new Date() },
          lines: between('payable', 'referral', 20_000n),
        }),
      );
      return {
        variables: {
          decision: { organizationId, id, isPaid: true, paidOn: '2026-03-02', paymentNumber: '451' },
        },
        as: await theRoot(world),
      };
    },
  },
  refAccrualDecide: {
    writes: ['approve refAccrual', 'approve refAccrual'],
    call: async (world) => ({
      variables: { ...(await anAccrual(world, 'review')), isApproved: true },
      as: await theRoot(world),
    }),
  },
};
