import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createDatabase, type Database } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { PaymentOrder, RefundReceiptOrder } from '@server/modules/payment/payments/gateway';
import { createPaymentSimulator } from '@server/modules/payment/payments/simulator';
import { vatCode, vatRate, type VatRegime } from '@server/modules/payment/payments/vat';
import { settlementReceiptBody } from '@server/modules/payment/payments/yookassa-receipt';
import { refundReceiptBody } from '@server/modules/payment/payments/yookassa-refunds';
import { createYookassa, paymentBody } from '@server/modules/payment/payments/yookassa';
import { createTestDatabase, type TestDatabase } from '@test/helpers/postgres';
import { startYookassa } from '@test/helpers/services/yookassa';

/** Our requests, the simulator's responses and those of the tests' own service, validated against the published contract. */
const contract: { request: object; payment: object; $defs: object } = JSON.parse(
  readFileSync('test/fixtures/yookassa/payments.json', 'utf8'),
);
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const refundContract: { refund: object; refundList: object; receiptRequest: object; $defs: object } =
  JSON.parse(readFileSync('test/fixtures/yookassa/refunds.json', 'utf8'));
const { $defs } = contract;
const isRequest = ajv.compile({ ...contract.request, $defs });
const isPayment = ajv.compile({ ...contract.payment, $defs });
const ofRefunds = (schema: object) => ajv.compile({ ...schema, $defs: refundContract.$defs });
const isRefund = ofRefunds(refundContract.refund);
const isRefundList = ofRefunds(refundContract.refundList);
const isReceiptRequest = ofRefunds(refundContract.receiptRequest);

let stored: TestDatabase;
let database: Database;
beforeAll(async () => {
  stored = await createTestDatabase();
  database = createDatabase(stored.appUrl, 2, pino({ level: 'silent' }));
});
afterAll(async () => {
  await database.close();
  await stored.drop();
});

const order: PaymentOrder = {
  ...{ organizationId: 7, paymentId: 12, amount: 500_005n, method: 'card', email: 'buh@example.ru' },
  idempotenceKey: '2a7834f6-0001-4000-a000-1da326e5e123',
  returnUrl: 'https://cabinet.example/#/payment/balance?payment=12',
  day: '2026-03-01',
  savesCard: false,
  cardMethodId: null,
};
const ACCOUNT = {
  shopId: 'simulator',
  secretKey: 'simulator',
  url: 'https://simulator.invalid/v3',
  closing: new AbortController().signal,
};

/** With the tax system, unless the cash register knows it. */
const rulesOf = (vat: VatRegime, taxSystem: number | null = null) => ({ vat, taxSystem });

function expectValid(validate: typeof isRequest, body: unknown): void {
  validate(body);
  expect(validate.errors ?? []).toEqual([]);
}

it.each(['card', 'sbp'] as const)('our payment request for %s matches the contract', (method) => {
  for (const vat of ['none', '5', '7', 'general'] as const) {
    expectValid(isRequest, JSON.parse(JSON.stringify(paymentBody({ ...order, method }, rulesOf(vat, 2)))));
  }
});

it('a card is saved on request, and charged without a page, as the contract requires', () => {
  const asking = paymentBody({ ...order, savesCard: true }, rulesOf('none'));
  expectValid(isRequest, JSON.parse(JSON.stringify(asking)));
  expect(asking).toMatchObject({ save_payment_method: true, confirmation: { type: 'redirect' } });
  expect(paymentBody(order, rulesOf('none'))).not.toHaveProperty('save_payment_method');

  const charging = paymentBody(
    { ...order, cardMethodId: '2a7834f6-0007-5000-a000-1da326e5e123' },
    rulesOf('none'),
  );
  expectValid(isRequest, JSON.parse(JSON.stringify(charging)));
  expect(charging).toMatchObject({
    payment_method_id: '2a7834f6-0007-5000-a000-1da326e5e123',
    capture: true,
  });
  for (const none of ['confirmation', 'payment_method_data', 'save_payment_method'])
    expect(charging).not.toHaveProperty(none);
});

it('the contract check detects a request that does not match it', () => {
  const { receipt, ...body } = paymentBody(order, rulesOf('general'));
  expect(isRequest({ ...body, amount: { value: 5, currency: 'RUB' } })).toBe(false);
  expect(isRequest({ ...body, receipt: { ...receipt, items: [{}] } })).toBe(false);
  expect(isRequest({ ...body, unknown: 1 })).toBe(false);
});

it('the receipt is for an advance, with the VAT rate of its day', () => {
  expect(paymentBody(order, rulesOf('general')).receipt.items[0]).toMatchObject({
    payment_mode: 'advance',
    payment_subject: 'payment',
    vat_code: 12,
    amount: { value: '5000.05', currency: 'RUB' },
  });
  expect(vatCode('general', '2026-01-01', 'settled')).toBe(11);
  expect(vatCode('general', '2025-12-31', 'settled')).toBe(4);
  expect([
    vatRate('none', '2026-01-01'),
    vatRate('7', '2026-01-01'),
    vatRate('general', '2025-12-31'),
  ]).toEqual([null, 7, 20]);
  expect(vatCode('none', '2026-01-01', 'advance')).toBe(1);
});

const receiptOrder: RefundReceiptOrder = {
  ...{ refundId: '1ddd77af-0bd7-500d-895b-c475c55fdefc', email: 'buh@example.ru' },
  idempotenceKey: '2a7834f6-0007-4000-a000-1da326e5e123',
  parts: [{ amount: 100_050n, of: 'advance', day: '2025-12-31' }],
};

it('our request for a refund receipt matches the contract, with the VAT rate of the payment’s day', () => {
  for (const vat of ['none', '5', '7', 'general'] as const) {
    expectValid(
      isReceiptRequest,
      JSON.parse(JSON.stringify(refundReceiptBody(receiptOrder, rulesOf(vat, 2)))),
    );
  }
  const { items, settlements, ...body } = refundReceiptBody(receiptOrder, rulesOf('general'));
  expect(items).toMatchObject([{ payment_mode: 'advance', vat_code: 6, amount: { value: '1000.50' } }]);
  expect(isReceiptRequest({ ...body, items })).toBe(false);
  expect(isReceiptRequest({ ...body, items: [], settlements: [{ type: 'other', amount: 1 }] })).toBe(false);
});

it('our request for the refund of a settled advance matches the contract, each line at the rate of what it returns', () => {
  const settled = {
    ...receiptOrder,
    parts: [
      ...receiptOrder.parts,
      { amount: 60_000n, of: 'access' as const, day: '2026-02-01' },
      { amount: 20_000n, of: 'access' as const, day: '2026-01-01' },
      { amount: 5_000n, of: 'access' as const, day: '2025-12-31' },
    ],
  };
  for (const vat of ['none', '5', '7', 'general'] as const) {
    expectValid(isReceiptRequest, JSON.parse(JSON.stringify(refundReceiptBody(settled, rulesOf(vat, 2)))));
  }
  const { items, settlements } = refundReceiptBody(settled, rulesOf('general'));
  const service = { payment_mode: 'full_payment', payment_subject: 'service' };
  expect(items).toMatchObject([
    { payment_mode: 'advance', payment_subject: 'payment', vat_code: 6, amount: { value: '1000.50' } },
    { ...service, vat_code: 11, amount: { value: '800.00' } },
    { ...service, vat_code: 4, amount: { value: '50.00' } },
  ]);
  expect(settlements).toEqual([{ type: 'cashless', amount: { value: '1850.50', currency: 'RUB' } }]);
});

it('our request for a settlement receipt matches the contract, with the VAT rate of the day of the charge', () => {
  const settled = {
    ...{ paymentId: '215d8da0-000f-50be-b000-0003308c89be', amount: 390_000n, email: 'buh@example.ru' },
    of: 'access' as const,
    ...{ idempotenceKey: '2a7834f6-000b-4000-a000-1da326e5e123', day: '2026-01-01' },
  };
  for (const vat of ['none', '5', '7', 'general'] as const) {
    expectValid(
      isReceiptRequest,
      JSON.parse(JSON.stringify(settlementReceiptBody(settled, rulesOf(vat, 2)))),
    );
  }
  const { items, settlements } = settlementReceiptBody(settled, rulesOf('general'));
  expect(items).toMatchObject([{ payment_mode: 'full_payment', vat_code: 11, amount: { value: '3900.00' } }]);
  expect(settlements).toEqual([{ type: 'prepayment', amount: { value: '3900.00', currency: 'RUB' } }]);
});

it('each field of the four receipts: an advance, what it paid for, a part of it returned, all of it returned', () => {
  const money = (value: string) => ({ value, currency: 'RUB' });
  const advance = (value: string, vat_code: number) => ({
    ...{ description: 'Аванс (пополнение баланса)', quantity: 1, measure: 'piece', amount: money(value) },
    ...{ vat_code, payment_mode: 'advance', payment_subject: 'payment' },
  });
  const tokens = (value: string, vat_code: number) => ({
    ...{ description: 'Токены для действий в кабинете', quantity: 1, measure: 'piece' },
    ...{ amount: money(value), vat_code, payment_mode: 'full_payment', payment_subject: 'service' },
  });
  const customer = { email: 'buh@example.ru' };
  // Paid in one year, at 20 %, and used in the next, at 22 %.
  const day = '2025-12-31';
  const payment = '215d8da0-000f-50be-b000-0003308c89be';
  const charged = {
    ...{ paymentId: payment, amount: 390_001n, email: customer.email, day: '2026-01-01' },
    ...{ of: 'tokens' as const, idempotenceKey: '2a7834f6-000b-4000-a000-1da326e5e123' },
  };
  const returned = { type: 'refund', refund_id: receiptOrder.refundId, send: true, customer };
  const returnOf = (parts: typeof receiptOrder.parts) => ({ ...receiptOrder, parts });
  const [part, rest] = [
    { amount: 1n, of: 'advance' as const, day },
    { amount: 390_001n, of: 'tokens' as const, day: charged.day },
  ];
  for (const taxSystem of [null, 2]) {
    const rules = rulesOf('general', taxSystem);
    const system = taxSystem === null ? {} : { tax_system_code: taxSystem };
    expect(paymentBody({ ...order, day }, rules).receipt).toEqual({
      ...{ ...system, customer, items: [advance('5000.05', 6)] },
    });
    expect(settlementReceiptBody(charged, rules)).toEqual({
      ...{ ...system, type: 'payment', payment_id: payment, send: true, customer },
      ...{ items: [tokens('3900.01', 11)], settlements: [{ type: 'prepayment', amount: money('3900.01') }] },
    });
    expect(refundReceiptBody(returnOf([part]), rules)).toEqual({
      ...{ ...system, ...returned, items: [advance('0.01', 6)] },
      settlements: [{ type: 'cashless', amount: money('0.01') }],
    });
    expect(refundReceiptBody(returnOf([{ ...part, amount: 110_004n }, rest]), rules)).toEqual({
      ...{ ...system, ...returned, items: [advance('1100.04', 6), tokens('3900.01', 11)] },
      settlements: [{ type: 'cashless', amount: money('5000.05') }],
    });
  }
});

it('the code of the rate by regime and day, of what was provided and of an advance', () => {
  const codes = (vat: VatRegime, on: string) => [vatCode(vat, on, 'settled'), vatCode(vat, on, 'advance')];
  expect(codes('none', '2026-01-01')).toEqual([1, 1]);
  expect(codes('5', '2026-01-01')).toEqual([7, 9]);
  expect(codes('7', '2026-01-01')).toEqual([8, 10]);
  expect(codes('general', '2025-12-31')).toEqual([4, 6]);
  expect(codes('general', '2026-01-01')).toEqual([11, 12]);
});

describe('the simulator', () => {
  const simulator = () =>
    createPaymentSimulator({
      database,
      pageUrl: 'http://localhost/api/payments/simulator',
      now: () => new Date('2026-03-01T10:00:00Z'),
    });
  const gateway = (made: ReturnType<typeof simulator>) =>
    createYookassa({ ...ACCOUNT, ...rulesOf('none') }, made.send, 'simulator');

  it('responds as the contract requires, pending, paid and declined', async () => {
    const made = simulator();
    const { id, confirmationUrl } = await gateway(made).create(order);
    expect(confirmationUrl).toBe(`http://localhost/api/payments/simulator/${id}`);
    expectValid(isPayment, (await made.find(id))?.payment);
    expect((await made.decide(id, true))?.payment.status).toBe('succeeded');
    expectValid(isPayment, (await made.find(id))?.payment);
    // A second decision changes nothing.
    expect((await made.decide(id, false))?.payment.status).toBe('succeeded');
    const refused = await gateway(made).create({
      ...order,
      idempotenceKey: '2a7834f6-0002-4000-a000-1da326e5e123',
      amount: 500_013n,
    });
    expect((await made.decide(refused.id, true))?.payment.status).toBe('canceled');
    expectValid(isPayment, (await made.find(refused.id))?.payment);
    expect(await gateway(made).read(refused.id)).toMatchObject({
      status: 'canceled',
      reason: 'insufficient_funds',
    });
  });

  it('is broken or busy on command: nothing is made then; afterwards the same key makes one payment, however often', async () => {
    const made = simulator();
    const idempotenceKey = '2a7834f6-000d-4000-a000-1da326e5e123';
    for (const amount of [500_050n, 500_029n])
      await expect(gateway(made).create({ ...order, idempotenceKey, amount })).rejects.toMatchObject({
        isFinal: false,
      });
    const stored = async () => {
      const rows = await database.system((tx) =>
        selectRows(tx, { id: text })(
          sql`select id::text from simulated_payment where idempotence_key = ${idempotenceKey}`,
        ),
      );
      return rows.map(({ id }) => id);
    };
    expect(await stored()).toEqual([]);
    const create = () => gateway(made).create({ ...order, idempotenceKey });
    const [first, ...others] = await Promise.all([create(), create()]);
    expect(first.status).toBe('pending');
    await made.decide(first.id, true);
    // Our server did not get the first response, and asks again: the payment that was paid meanwhile is returned.
    expect(await create()).toMatchObject({ id: first.id, status: 'succeeded' });
    expect(others.map(({ id }) => id)).toEqual([first.id]);
    expect(await stored()).toEqual([first.id]);
  });

  it('saves a card on request, charges it at once, and declines on command', async () => {
    const made = simulator();
    let keys = 0;
    const create = (fields: Partial<PaymentOrder>) => {
      keys += 1;
      return gateway(made).create({
        ...{ ...order, idempotenceKey: `2a7834f6-000a-4000-a000-1da326e5e12${keys}` },
        ...fields,
      });
    };
    const paid = await create({ savesCard: true });
    expect(paid.savedCard).toBeNull();
    await made.decide(paid.id, true);
    expectValid(isPayment, (await made.find(paid.id))?.payment);
    const { savedCard } = await gateway(made).read(paid.id);
    expect(savedCard).toEqual({ methodId: paid.id, last4: '4444' });

    const cardMethodId = paid.id;
    const charged = await create({ cardMethodId });
    expect(charged).toMatchObject({ status: 'succeeded', confirmationUrl: null, savedCard: null });
    expectValid(isPayment, (await made.find(charged.id))?.payment);
    expect(await create({ cardMethodId, amount: 500_013n })).toMatchObject({
      ...{ status: 'canceled', reason: 'insufficient_funds' },
    });
    expect(await create({ cardMethodId, amount: 500_017n })).toMatchObject({ reason: 'permission_revoked' });
    await expect(create({ cardMethodId, amount: 500_029n })).rejects.toMatchObject({ isFinal: false });
    // A payment without a saved card has none, nor does one that was never created.
    for (const none of [charged.id, 'unknown'])
      await expect(create({ cardMethodId: none })).rejects.toMatchObject({ isFinal: true });
  });

  it('refunds on command, in parts, never more than was paid; its refunds match the contract', async () => {
    const made = simulator();
    const idempotenceKey = '2a7834f6-0004-4000-a000-1da326e5e123';
    const { id } = await gateway(made).create({ ...order, idempotenceKey });
    expect(await made.refund(id, 100n, '')).toBeNull();
    await made.decide(id, true);
    const refund = await made.refund(id, 300_000n, 'Ошиблись');
    expectValid(isRefund, refund);
    expectValid(isPayment, (await made.find(id))?.payment);
    expect(await made.refund(id, 200_006n, '')).toBeNull();
    expect(await made.refund(id, 0n, '')).toBeNull();
    const last = await made.refund(id, 200_005n, '');
    expect((await made.find(id))?.payment).toMatchObject({
      refundable: false,
      refunded_amount: { value: '5000.05' },
    });
    const read = { paymentId: id, status: 'succeeded', hasReceipt: false };
    const service = gateway(made);
    expect(await service.readRefund(refund?.id ?? '')).toMatchObject({
      ...read,
      amount: 300_000n,
      reason: 'Ошиблись',
    });
    const { items, nextCursor } = await service.refunds({ since: new Date('2026-02-01'), cursor: null });
    expect(items.map((item) => item.id).sort()).toEqual([refund?.id, last?.id].sort());
    expect(nextCursor).toBeNull();
    const listed = await made.send('https://simulator.invalid/v3/refunds?created_at.gte=2026-01-01', {
      method: 'GET',
    });
    expectValid(isRefundList, await listed.json());
    await service.registerRefundReceipt({ ...receiptOrder, refundId: refund?.id ?? '' });
    expect(await service.readRefund(refund?.id ?? '')).toMatchObject({ hasReceipt: true });
    const settled = {
      ...{ paymentId: id, amount: 100_050n, email: 'buh@example.ru', day: '2025-12-31' },
      ...{ of: 'access' as const, idempotenceKey: '2a7834f6-000c-4000-a000-1da326e5e123' },
    };
    expect(await service.registerSettlementReceipt(settled)).toBe('registered');
    const { items: paid } = await service.payments({ since: new Date('2026-02-01'), cursor: null });
    expect(paid.map((item) => item.id)).toContain(id);
    await expect(service.readRefund('2a7834f6-0009-4000-a000-1da326e5e123')).rejects.toMatchObject({
      isFinal: true,
    });
  });

  it('recognizes a repeated request by its key, and misbehaves on command', async () => {
    const made = simulator();
    const key = '2a7834f6-0003-4000-a000-1da326e5e123';
    const first = await gateway(made).create({ ...order, idempotenceKey: key });
    expect(await gateway(made).create({ ...order, idempotenceKey: key })).toEqual(first);
    await expect(gateway(made).create({ ...order, amount: 500_029n })).rejects.toMatchObject({
      isFinal: false,
    });
    await expect(
      gateway(made).create({ ...order, amount: 500_050n, idempotenceKey: 'wrong' }),
    ).rejects.toThrow();
    await expect(gateway(made).read('2a7834f6-0009-4000-a000-1da326e5e123')).rejects.toMatchObject({
      isFinal: true,
    });
    expect(await made.find(`'; drop table payment; --`)).toBeNull();
  });
});

it('our test service responds as the contract requires too', async () => {
  const yookassa = await startYookassa();
  await createYookassa({ ...ACCOUNT, url: yookassa.url, ...rulesOf('none') }).create(order);
  for (const payment of yookassa.payments.values())
    expectValid(isPayment, JSON.parse(JSON.stringify(payment)));
  const [payment] = yookassa.payments.values();
  yookassa.refund(payment?.id ?? '', '10.00', { description: 'Возврат' });
  for (const refund of yookassa.refunds.values()) expectValid(isRefund, refund);
  await yookassa.stop();
});
