import { sql } from 'drizzle-orm';
import { createAutoTopUps } from '@server/modules/payment/auto-top-ups/auto-top-ups.service';
import { createPaymentsService } from '@server/modules/payment/payments/payments.service';
import { createYookassa } from '@server/modules/payment/payments/yookassa';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { createOnlinePayments, type OnlinePayments } from '@test/helpers/payment/online-payments';
import { openRefundWorld } from '@test/helpers/payment/refunds';
import { type FakeYookassa, startYookassa } from '@test/helpers/services/yookassa';

/** What another node, beside the server, asks about payments that wait. */
let office: BackOffice;
let yookassa: FakeYookassa;
let online: OnlinePayments;
let client: BackOffice['client'];
beforeAll(async () => {
  yookassa = await startYookassa();
  office = await openBackOffice(undefined, yookassa.env);
  online = createOnlinePayments(office, office.t.url, yookassa);
});
afterAll(async () => {
  await office.t.stop();
  await yookassa.stop();
});
beforeEach(async () => {
  client = await office.aClient();
});
afterEach(() => jest.restoreAllMocks());

const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);

const LATER_MS = 2 * 3_600_000;

/** The payments of another node, whose time is later. `onAsked` is called with each question to the service. */
function anotherNode(onAsked: (url: string) => void = () => undefined) {
  const { deps } = office.t.app;
  const gateway = createYookassa(
    {
      ...{ shopId: 'shop-1', secretKey: 'secret-of-the-shop', url: yookassa.url },
      ...{ vat: 'none', taxSystem: null, closing: deps.closing },
    },
    (url, init) => {
      onAsked(url);
      return fetch(url, init);
    },
  );
  const { credit } = openRefundWorld(deps);
  return createPaymentsService({
    ...{ ...deps, gateway, credit, shopId: 'shop-1' },
    now: () => new Date(Date.now() + LATER_MS),
    autoTopUps: createAutoTopUps(deps),
  });
}

/** Due for the other node only: the server itself checks every minute. */
const dueIn = (id: number, minutes: number) =>
  system((tx) =>
    tx.execute(
      sql`update payment set check_at = now() + ${minutes}::int * interval '1 minute' where id = ${id}`,
    ),
  );

it('a check ends while the service is slow, having begun with the payments that waited longest; the next one goes on', async () => {
  const [newest, oldest, middle] = [
    await online.begin(client.admin, 100_000n),
    await online.begin(client.admin, 100_000n),
    await online.begin(client.admin, 100_000n),
  ];
  await dueIn(newest.id, 30);
  await dueIn(oldest.id, 10);
  await dueIn(middle.id, 20);
  const asked: string[] = [];
  const now = performance.now.bind(performance);
  let passed = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  const node = anotherNode((url) => {
    asked.push(url.split('/').at(-1) ?? '');
    // As long as two questions that are not answered.
    passed += 30_000;
  });
  await node.checkAll();
  expect(asked).toEqual([oldest.external, middle.external]);
  await node.checkAll();
  expect(asked).toEqual([oldest.external, middle.external, newest.external]);
});

it('two nodes that are notified of one payment at the same time credit it once', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const payer = await office.aClient();
    const { id, external } = await online.begin(payer.admin, 500_000n);
    online.pay(external);
    const key = { organizationId: payer.id, paymentId: id };
    const nodes = [anotherNode(), anotherNode()];
    await Promise.all([...nodes.map((node) => node.check(key)), online.notify(external)]);
    await online.settled(payer.admin, id, 'succeeded');
    expect(await system((tx) => ledgerReadModel.current(tx, payer.id, 'balance', 'rub'))).toBe(500_000n);
  }
});
