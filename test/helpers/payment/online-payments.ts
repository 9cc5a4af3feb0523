import type { UserRow } from '@server/modules/employees/employees.tables';
import { until } from '../until';
import type { FakeYookassa } from '../services/yookassa';

const CREATE = 'mutation ($payment: PaymentInput!) { payment: paymentCreate(payment: $payment) { id } }';
const READ = 'query ($id: Int!) { payment(id: $id) { status } }';

/** A server whose people can be asked as. */
interface Asked {
  get<Data>(user: UserRow, query: string, variables?: Record<string, unknown>): Promise<Data>;
}

/** Payments through the simulated YooKassa, as people make them. */
export interface OnlinePayments {
  /** Starts a payment of kopecks; it waits at the service. Returns our id and the service's. */
  begin(payer: UserRow, amount: bigint): Promise<{ id: number; external: string }>;
  /** The payer pays at the service, which notifies nobody. */
  pay(external: string): void;
  notify(external: string): Promise<Response>;
  /** Waits until our payment has this status. */
  settled(payer: UserRow, id: number, status: string): Promise<void>;
  /** The whole way of a successful payment. */
  topUp(payer: UserRow, amount: bigint): Promise<{ id: number; external: string }>;
}

/** @param url of our server, which the service notifies */
export function createOnlinePayments(asked: Asked, url: string, yookassa: FakeYookassa): OnlinePayments {
  const settled: OnlinePayments['settled'] = async (payer, id, status) => {
    await until(async () => {
      const { payment } = await asked.get<{ payment: { status: string } }>(payer, READ, { id });
      return payment.status === status ? true : null;
    });
  };
  const begin: OnlinePayments['begin'] = async (payer, amount) => {
    const payment = { amount: String(amount), method: 'card', email: 'buh@example.ru' };
    const { id } = (await asked.get<{ payment: { id: number } }>(payer, CREATE, { payment })).payment;
    await settled(payer, id, 'pending');
    const paid = [...yookassa.payments.values()].find(({ metadata }) => metadata['paymentId'] === String(id));
    if (!paid) throw new Error('the service has no such payment');
    return { id, external: paid.id };
  };
  const pay: OnlinePayments['pay'] = (external) =>
    yookassa.decide(external, { status: 'succeeded', paid: true, confirmation: undefined });
  const notify: OnlinePayments['notify'] = (external) =>
    fetch(`${url}/api/payments/yookassa`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ type: 'notification', event: 'payment.succeeded' },
        object: { id: external, status: 'succeeded' },
      }),
    });
  return {
    begin,
    pay,
    notify,
    settled,
    async topUp(payer, amount) {
      const made = await begin(payer, amount);
      pay(made.external);
      await notify(made.external);
      await settled(payer, made.id, 'succeeded');
      return made;
    },
  };
}
