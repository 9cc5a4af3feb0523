import pino from 'pino';
import { createDatabase } from '@server/db/database';
import { findServiceDifferences } from '@server/modules/payment/money-check/service-differences';
import { GatewayError, type PaymentGateway } from '@server/modules/payment/payments/gateway';
import { gatewayPages } from '@server/modules/payment/payments/gateway-pages';

/** Lists of the payment service, which come in pages. */
async function collect(pages: AsyncIterable<number[]>): Promise<number[]> {
  const all: number[] = [];
  for await (const items of pages) all.push(...items);
  return all;
}

/** A service with this many pages, one item on each; remembers the requested cursors. */
function service(pages: number) {
  const asked: (string | null)[] = [];
  const read = (cursor: string | null) => {
    asked.push(cursor);
    const page = Number(cursor ?? 0);
    return Promise.resolve({ items: [page], nextCursor: page + 1 < pages ? String(page + 1) : null });
  };
  return { asked, read };
}

test('all pages are read, each from where the previous one ended; the last allowed one may be the last one', async () => {
  const { asked, read } = service(3);
  expect(await collect(gatewayPages(read, 3))).toEqual([0, 1, 2]);
  expect(asked).toEqual([null, '1', '2']);
});

test('a list with more pages than are read is an error, never a shorter list', async () => {
  const { asked, read } = service(4);
  const found: number[] = [];
  const reading = (async () => {
    for await (const items of gatewayPages(read, 3)) found.push(...items);
  })();
  await expect(reading).rejects.toThrow(GatewayError);
  expect(found).toEqual([0, 1, 2]);
  expect(asked).toHaveLength(3);
});

test('a service that cannot be asked in the middle ends the reading with its error', async () => {
  const read = (cursor: string | null) =>
    cursor === null
      ? Promise.resolve({ items: [0], nextCursor: '1' })
      : Promise.reject(new GatewayError('away', false));
  await expect(collect(gatewayPages(read))).rejects.toThrow('away');
});

test('a comparison with the payment service that stopped at its last page ends with an error: no payment seems to be missing', async () => {
  const unasked = () => Promise.reject(new Error('not part of the comparison'));
  const gateway: PaymentGateway = {
    ...{
      name: 'simulator',
      methods: [],
      create: unasked,
      read: unasked,
      readRefund: unasked,
      refunds: unasked,
    },
    ...{ registerSettlementReceipt: unasked, registerRefundReceipt: unasked },
    payments: () => Promise.resolve({ items: [], nextCursor: 'more' }),
  };
  const log = pino({ level: 'silent' });
  // Nothing listens there: our own payments are not even read.
  const database = createDatabase('postgres://127.0.0.1:1/nowhere', 1, log);
  const comparison = findServiceDifferences({
    gateway,
    database,
    now: () => new Date(),
    check: unasked,
    readRefunds: unasked,
    providerId: 1,
  });
  await expect(comparison).rejects.toThrow('more pages than are read');
  await database.close();
});
