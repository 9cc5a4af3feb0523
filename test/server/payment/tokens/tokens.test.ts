import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { expireGrants, grantTokens } from '@server/modules/payment/tokens/grants';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { anOrganization } from '@test/factories/organization.factory';
import { aUser } from '@test/factories/user.factory';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

/** Tokens: bought from the balance, granted, and how the page shows both. */
let workspace: Workspace;
let buyer: UserRow;
let organizationId: number;
beforeAll(async () => {
  workspace = await openWorkspace();
});
afterAll(() => workspace.stop());
beforeEach(async () => {
  buyer = await workspace.system(async (tx) => {
    const { id } = await anOrganization(tx);
    return aUser(tx, { organizationId: id, isAdmin: true, nameFirst: 'Анна', nameSecond: 'Ёлкина' });
  });
  organizationId = buyer.organizationId;
});

const BUY = `mutation ($purchase: TokenPurchaseInput!, $key: String) {
  made: tokenPurchaseCreate(purchase: $purchase, clientKey: $key) { id tokens price amount createdBy balanceAfter } }`;
const BALANCE = `{ tokenBalance {
  available paid granted held price isSample money grants { remaining expiresAt } } }`;
const RECEIPT = 'query ($id: Int!) { tokenPurchase(id: $id) { id tokens amount createdBy balanceAfter } }';
const LIST =
  'query ($before: Int) { tokenPurchases(before: $before) { items { id tokens balanceAfter } hasMore } }';
const OPERATIONS =
  '{ paymentOperations { items { kind amount balanceAfter tokenPurchaseId } } paymentBalance { balance } }';

interface Made {
  made: { id: number };
}
const AT = new Date('2026-03-01T10:00:00Z');

const topUp = (kopecks: bigint, of = organizationId) =>
  workspace.system((tx) =>
    ledger.post(tx, {
      ...{ organizationId: of, key: `top-up-${kopecks}`, kind: 'topUp', at: AT },
      lines: between('balance', 'bank', kopecks),
    }),
  );
const grant = (key: string, amount: number, expiresAt: string | null) =>
  workspace.system((tx) =>
    grantTokens(tx, {
      ...{ organizationId, key, amount, at: AT },
      expiresAt: expiresAt === null ? null : new Date(expiresAt),
    }),
  );
const buy = (tokens: number, key?: string, price = '100') =>
  workspace.get<Made>(buyer, BUY, { purchase: { tokens, price }, key });
const refused = (tokens: number, price = '100', as = buyer) =>
  workspace.rejection(as, BUY, { purchase: { tokens, price } });
const balance = async (as = buyer) =>
  (await workspace.get<{ tokenBalance: Record<string, unknown> }>(as, BALANCE)).tokenBalance;
const faults = () => workspace.system((tx) => ledgerReadModel.faults(tx, organizationId));
const expire = (at: string) =>
  expireGrants(workspace.test.app.database, new Date(at), () => Promise.resolve());

it('a purchase is deducted from the balance and available at once, with a receipt and a balance line', async () => {
  await topUp(50_000n);
  const { made } = await buy(300);
  const receipt = {
    id: made.id,
    tokens: 300,
    amount: '30000',
    createdBy: 'Анна Ёлкина',
    balanceAfter: '20000',
  };
  expect(made).toMatchObject({ ...receipt, price: '100' });
  expect(await balance()).toEqual({
    ...{ available: 300, paid: 300, granted: 0, held: 0, grants: [] },
    ...{ price: '100', isSample: true, money: '20000' },
  });
  expect(await workspace.get(buyer, RECEIPT, { id: made.id })).toEqual({ tokenPurchase: receipt });
  expect(await workspace.get(buyer, OPERATIONS)).toEqual({
    paymentOperations: {
      items: [
        { kind: 'purchase', amount: '-30000', balanceAfter: '20000', tokenPurchaseId: made.id },
        { kind: 'topUp', amount: '50000', balanceAfter: '50000', tokenPurchaseId: null },
      ],
    },
    paymentBalance: { balance: '20000' },
  });
  expect(await faults()).toEqual([]);
});

it('a receipt shows the remainder at its time, whatever was bought since', async () => {
  await topUp(50_000n);
  const { made } = await buy(100);
  await buy(200);
  const { tokenPurchases } = await workspace.get<{ tokenPurchases: { items: object[] } }>(buyer, LIST);
  expect(tokenPurchases.items).toMatchObject([
    { tokens: 200, balanceAfter: '20000' },
    { id: made.id, tokens: 100, balanceAfter: '40000' },
  ]);
});

it('clicking twice at once buys once', async () => {
  await topUp(100_000n);
  const answers = await Promise.all([buy(100, 'twice-clicked-1'), buy(100, 'twice-clicked-1')]);
  expect(new Set(answers.map(({ made }) => made.id)).size).toBe(1);
  expect(await balance()).toMatchObject({ paid: 100, money: '90000' });
});

it('of many requests for the last money only those covered by it succeed; never below zero', async () => {
  await topUp(25_000n);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      workspace.ask<Made>(buyer, BUY, { purchase: { tokens: 100, price: '100' } }),
    ),
  );
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
  for (const { errors } of answers) {
    if (errors) {
      expect(errors[0]?.extensions).toMatchObject({ code: 'payment.insufficient', field: 'tokens' });
    }
  }
  expect(await balance()).toMatchObject({ paid: 200, money: '5000' });
  expect(await faults()).toEqual([]);
});

it.each([0, -1, 1_000_001])('%d tokens are rejected on their field', async (tokens) => {
  await topUp(100_000_000_000n);
  expect(await refused(tokens)).toMatchObject({
    ...{ code: 'payment.tokenRange', field: 'tokens' },
    params: { max: 1_000_000 },
  });
});

it('a price that has changed meanwhile is not paid without being shown', async () => {
  await topUp(50_000n);
  expect(await refused(100, '90')).toMatchObject({ code: 'payment.tokenPriceChanged', field: 'tokens' });
  expect(await balance()).toMatchObject({ paid: 0, money: '50000' });
});

it('the list loads more below the last shown item', async () => {
  await topUp(50_000n);
  for (let bought = 0; bought < 21; bought += 1) await buy(1);
  type Page = { tokenPurchases: { items: { id: number }[]; hasMore: boolean } };
  const { tokenPurchases: first } = await workspace.get<Page>(buyer, LIST);
  expect(first).toMatchObject({ hasMore: true });
  expect(first.items).toHaveLength(20);
  const { tokenPurchases: rest } = await workspace.get<Page>(buyer, LIST, { before: first.items.at(-1)?.id });
  expect(rest).toMatchObject({ hasMore: false });
  expect(rest.items).toHaveLength(1);
});

it('a reader does not buy, people without the read right see nothing; others’ receipts do not exist', async () => {
  await topUp(100_000n, workspace.organizationId);
  const reader = await workspace.withRights({ payment: { read: true, write: false } });
  expect(await refused(1, '100', reader)).toMatchObject({ code: 'access.denied' });
  expect(await balance(reader)).toMatchObject({ money: '100000' });
  const stranger = await workspace.withRights({ statistics: { read: true, write: true } });
  for (const query of [BALANCE, LIST]) {
    expect(await workspace.rejection(stranger, query)).toMatchObject({ code: 'access.denied' });
    const { errors } = await workspace.test.gql(null, query);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'auth.required' });
  }
  await topUp(50_000n);
  const { made } = await buy(100);
  expect(await workspace.rejection(reader, RECEIPT, { id: made.id })).toMatchObject({ code: 'notFound' });
  expect(await balance(reader)).toMatchObject({ paid: 0, money: '100000' });
});

it('granted tokens are listed by expiry, once for each key', async () => {
  await grant('promo:1', 50, null);
  await grant('promo:2', 30, '2027-05-01T00:00:00Z');
  await grant('promo:3', 20, '2027-04-01T00:00:00Z');
  expect(await grant('promo:3', 20, '2027-04-01T00:00:00Z')).toMatchObject({ isNew: false });
  expect(await balance()).toMatchObject({
    ...{ available: 100, paid: 0, granted: 100 },
    grants: [
      { remaining: 20, expiresAt: '2027-04-01T00:00:00.000Z' },
      { remaining: 30, expiresAt: '2027-05-01T00:00:00.000Z' },
      { remaining: 50, expiresAt: null },
    ],
  });
});

it('expired tokens are removed, once, even when several nodes look for them at the same time', async () => {
  await grant('promo:1', 50, '2027-04-01T00:00:00Z');
  await grant('promo:2', 30, '2027-05-01T00:00:00Z');
  await expire('2027-03-31T23:59:59Z');
  expect(await balance()).toMatchObject({ granted: 80 });
  await Promise.all([expire('2027-04-01T00:00:00Z'), expire('2027-04-01T00:00:00Z')]);
  expect(await balance()).toMatchObject({ granted: 30, grants: [{ remaining: 30 }] });
  expect(await faults()).toEqual([]);
});
