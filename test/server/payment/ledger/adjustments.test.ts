import { sql } from 'drizzle-orm';
import { withClient } from '@server/db/client';
import { brokenConstraint } from '@server/db/failures';
import { integer, nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { createAdjustmentExpiry } from '@server/modules/payment/adjustments/expire-adjustments';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';

/** Corrections of a client's balance: one person applies them within the limit, two over it. */
const START = new Date('2027-03-01T09:00:00Z');
const DAY_MS = 86_400_000;
let now = START;
let office: BackOffice;
let client: BackOffice['client'];
let first: UserRow;
let second: UserRow;
let reader: UserRow;
beforeAll(async () => {
  office = await openBackOffice(() => now);
  const write = { backOfficeSettingAccount: { read: true, write: true } };
  first = await office.superAdmin(write);
  second = await office.superAdmin(write);
  reader = await office.superAdmin({ backOfficeSettingAccount: { read: true, write: false } });
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  now = START;
  client = await office.aClient({ name: 'Пекарня «Колос»' });
});

const FIELDS = 'id amount reason status proposedBy isOwn expiresAt decidedBy decidedAt answer';
const CREATE = `mutation ($adjustment: AdjustmentInput!, $key: String) {
  made: adjustmentCreate(adjustment: $adjustment, clientKey: $key) { ${FIELDS} } }`;
const DECIDE = `mutation ($organizationId: Int!, $id: Int!, $decision: AdjustmentDecision!, $reason: String) {
  decided: adjustmentDecide(organizationId: $organizationId, id: $id, decision: $decision, reason: $reason) { ${FIELDS} } }`;
const QUEUE = `query ($organizationId: Int, $isOpen: Boolean) {
  adjustments(organizationId: $organizationId, isOpen: $isOpen) { count limit items { organizationName ${FIELDS} } } }`;

interface Adjustment {
  id: number;
  status: string;
}
const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);
const balance = () => system((tx) => ledgerReadModel.current(tx, client.id, 'balance', 'rub'));
const faults = () => system((tx) => ledgerReadModel.faults(tx, client.id));
const topUp = (amount: bigint) =>
  system((tx) =>
    ledger.post(tx, {
      ...{ organizationId: client.id, key: `bank-${amount}`, kind: 'topUp', at: now },
      lines: between('balance', 'bank', amount),
    }),
  );
const input = (amount: string, reason = 'Ошибка при зачислении') => ({
  adjustment: { organizationId: client.id, amount, reason },
});
const create = async (amount: string, as = first, key?: string) =>
  (await office.get<{ made: Adjustment }>(as, CREATE, { ...input(amount), key })).made;
const decision = (id: number, of: string, reason?: string) => ({
  ...{ organizationId: client.id, id, decision: of, reason },
});
const decide = async (id: number, of: string, as = second, reason?: string) =>
  (await office.get<{ decided: Adjustment }>(as, DECIDE, decision(id, of, reason))).decided;
const operations = async () => {
  const rows = await system((tx) =>
    selectRows(tx, { kind: text, note: text, actorId: integer })(sql`
      select kind, note, actor_id as "actorId" from ledger_operation
      where organization_id = ${client.id} and kind = 'adjust' order by id`),
  );
  return rows;
};
const notices = async (type: string) => {
  const rows = await system((tx) =>
    selectRows(tx, { userId: integer, result: nullable(text), answer: nullable(text) })(sql`
      select user_id as "userId", params ->> 'result' as result, params ->> 'answer' as answer from notification
      where organization_id = ${office.superId} and type = ${type} and route = ${`/back-office/account?client=${client.id}`}
      order by user_id`),
  );
  return rows;
};
const nameOf = ({ nameFirst, nameSecond }: UserRow) => `${nameFirst} ${nameSecond}`;

it('a correction within the limit is applied at once, and the ledger names who did it', async () => {
  expect(await create('1000000')).toMatchObject({ status: 'done', expiresAt: null, decidedBy: null });
  expect(await balance()).toBe(1_000_000n);
  expect(await operations()).toEqual([
    {
      kind: 'adjust',
      note: `Ошибка при зачислении (${nameOf(first)} № ${first.id})`,
      actorId: first.id,
    },
  ]);
  expect(await notices('adjustmentWaits')).toEqual([]);
  expect(await faults()).toEqual([]);
});

it('a kopeck over the limit it waits, moves nothing, and everybody who may confirm is notified except the proposer', async () => {
  const made = await create('1000001');
  expect(made).toMatchObject({
    ...{ status: 'proposed', amount: '1000001', isOwn: true, decidedBy: null },
    expiresAt: new Date(START.getTime() + 7 * DAY_MS).toISOString(),
  });
  expect(await balance()).toBe(0n);
  expect((await notices('adjustmentWaits')).map(({ userId }) => userId)).toEqual(
    [office.root.id, second.id].toSorted((a, b) => a - b),
  );
  expect(await office.get(reader, QUEUE, { isOpen: true })).toMatchObject({
    adjustments: { limit: '1000000', items: [{ organizationName: 'Пекарня «Колос»', isOwn: false }] },
  });
});

it('a colleague confirms it: it is applied once, and the ledger line names both', async () => {
  const { id } = await create('2500000');
  expect(await decide(id, 'confirm')).toMatchObject({ status: 'done', decidedBy: nameOf(second) });
  expect(await balance()).toBe(2_500_000n);
  expect(await operations()).toEqual([
    {
      kind: 'adjust',
      note: `Ошибка при зачислении (${nameOf(first)} № ${first.id}; ${nameOf(second)} № ${second.id})`,
      actorId: second.id,
    },
  ]);
  expect(await notices('adjustmentDecided')).toEqual([{ userId: first.id, result: 'adjusted', answer: '' }]);
  expect(await faults()).toEqual([]);
});

it('two simultaneous confirmations apply it once: the second one reports that it is decided', async () => {
  const { id } = await create('2500000');
  const answers = await Promise.all(
    [second, office.root].map((who) => office.ask(who, DECIDE, decision(id, 'confirm'))),
  );
  expect(answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? [])).toEqual([
    'adjustment.decided',
  ]);
  expect(await balance()).toBe(2_500_000n);
});

it('nobody confirms or declines their own correction, and nobody withdraws another’s', async () => {
  const { id } = await create('2500000');
  expect(await office.rejection(first, DECIDE, decision(id, 'confirm'))).toBe('adjustment.own');
  expect(await office.rejection(first, DECIDE, decision(id, 'decline', 'Нет'))).toBe('adjustment.own');
  expect(await office.rejection(second, DECIDE, decision(id, 'withdraw'))).toBe('adjustment.notOwn');
  expect(await balance()).toBe(0n);
});

it('the root admin’s own correction waits for a colleague too', async () => {
  const { id } = await create('2500000', office.root);
  expect(await office.rejection(office.root, DECIDE, decision(id, 'confirm'))).toBe('adjustment.own');
});

it('bypassing the program is rejected by the table: no correction without a second person', async () => {
  const { id } = await create('2500000');
  const forced = (decidedBy: number | null) =>
    withClient(office.t.database.ownerUrl, 'test', async (owner) => {
      const { rows } = await owner.query<{ id: string }>(
        `select id from ledger_post($1, 'forced', 'adjust', '[{"account":"balance","currency":"rub","amount":1},
           {"account":"adjustment","currency":"rub","amount":-1}]', now())`,
        [client.id],
      );
      await owner.query(
        `update balance_adjustment set status = 'done', operation_id = $3, decided_by_id = $4, decided_at = now()
         where organization_id = $1 and id = $2`,
        [client.id, id, rows[0]?.id, decidedBy],
      );
    }).then(
      () => null,
      (error: unknown) => brokenConstraint(error),
    );
  expect(await forced(first.id)).toBe('balance_adjustment_of_another');
  expect(await forced(null)).toBe('balance_adjustment_second_person');
});

it('it is declined with a reason that the proposer reads, never without one', async () => {
  const { id } = await create('2500000');
  expect(await office.rejection(second, DECIDE, decision(id, 'decline', ' '))).toBe(
    'validation.required reason',
  );
  expect(await decide(id, 'decline', second, 'Платёж уже зачислен')).toMatchObject({
    ...{ status: 'declined', answer: 'Платёж уже зачислен', decidedBy: nameOf(second) },
  });
  expect(await notices('adjustmentDecided')).toEqual([
    { userId: first.id, result: 'notAdjusted', answer: 'Платёж уже зачислен' },
  ]);
  expect(await office.rejection(office.root, DECIDE, decision(id, 'confirm'))).toBe('adjustment.decided');
  expect(await balance()).toBe(0n);
});

it('withdrawn by its proposer it is final', async () => {
  const { id } = await create('2500000');
  expect(await decide(id, 'withdraw', first)).toMatchObject({ status: 'withdrawn' });
  expect(await office.rejection(second, DECIDE, decision(id, 'confirm'))).toBe('adjustment.decided');
});

it('it expires in seven days: a late confirmation is rejected, and the job notifies its proposer once', async () => {
  const { id } = await create('2500000');
  now = new Date(START.getTime() + 7 * DAY_MS);
  expect(await office.rejection(second, DECIDE, decision(id, 'confirm'))).toBe('adjustment.expired');
  const expire = createAdjustmentExpiry(office.t.app.deps);
  await Promise.all([expire(), expire()]);
  expect(await notices('adjustmentDecided')).toEqual([
    { userId: first.id, result: 'adjustmentExpired', answer: '' },
  ]);
  expect(await office.get(first, QUEUE, { organizationId: client.id })).toMatchObject({
    adjustments: { items: [{ status: 'expired', decidedBy: null }] },
  });
});

it('a large correction cannot be split: the sum of one person within a day counts', async () => {
  await create('600000');
  expect(await create('400001')).toMatchObject({ status: 'proposed' });
  // Another person's day is counted separately.
  expect(await create('600000', second)).toMatchObject({ status: 'done' });
  now = new Date(START.getTime() + DAY_MS + 1);
  expect(await create('400001')).toMatchObject({ status: 'done' });
});

it('a deduction is covered by the balance, when it is proposed and when it is confirmed', async () => {
  await topUp(3_000_000n);
  expect(await office.rejection(first, CREATE, input('-3000001'))).toBe('adjustment.insufficient amount');
  const { id } = await create('-2500000');
  await create('-600000', second);
  expect(await office.rejection(second, DECIDE, decision(id, 'confirm'))).toBe(
    'adjustment.insufficient amount',
  );
  await topUp(100_001n);
  expect(await decide(id, 'confirm')).toMatchObject({ status: 'done', amount: '-2500000' });
  expect(await balance()).toBe(1n);
  expect(await faults()).toEqual([]);
});

it('a double click creates one', async () => {
  const [one, other] = await Promise.all([
    create('500000', first, 'clicked-twice'),
    create('500000', first, 'clicked-twice'),
  ]);
  expect(other.id).toBe(one.id);
  expect(await balance()).toBe(500_000n);
});

it('a credit pays the debt first', async () => {
  await system((tx) =>
    ledger.post(tx, {
      ...{ organizationId: client.id, key: 'back', kind: 'refund', at: now },
      lines: between('debt', 'bank', -300_000n),
    }),
  );
  await create('500000');
  expect(await balance()).toBe(200_000n);
});

it('invalid amounts and a missing reason are rejected on their fields', async () => {
  expect(await office.rejection(first, CREATE, input('0'))).toBe('payment.amountRange amount');
  expect(await office.rejection(first, CREATE, input('100000000001'))).toBe('payment.amountRange amount');
  expect(await office.rejection(first, CREATE, input('100', '  '))).toBe('validation.required reason');
});

it('permissions: a reader writes nothing, clients and people without the right see nothing', async () => {
  const { id } = await create('2500000');
  const stranger = await office.superAdmin({ backOfficeDocs: { read: true, write: true } });
  for (const who of [reader, stranger, client.admin]) {
    expect(await office.rejection(who, CREATE, input('100'))).toBe('access.denied');
    expect(await office.rejection(who, DECIDE, decision(id, 'confirm'))).toBe('access.denied');
  }
  expect(await office.rejection(stranger, QUEUE)).toBe('access.denied');
  expect(await office.rejection(client.admin, QUEUE)).toBe('access.denied');
});

it('nobody corrects the provider’s own balance or that of a deleted client', async () => {
  const own = { adjustment: { organizationId: office.superId, amount: '100', reason: 'Проба' } };
  expect(await office.rejection(first, CREATE, own)).toBe('backOffice.superOrganization');
  const { id } = await create('2500000');
  await system((tx) =>
    tx.execute(sql`update organization set deleted_at = ${now.toISOString()} where id = ${client.id}`),
  );
  expect(await office.rejection(first, CREATE, input('100'))).toBe('backOffice.deleted');
  expect(await office.rejection(second, DECIDE, decision(id, 'confirm'))).toBe('backOffice.deleted');
});

it('the client sees applied corrections in its operations and its history, and nothing of pending ones', async () => {
  const { id } = await create('2500000');
  const history = async () => {
    const rows = await system((tx) =>
      selectRows(tx, { action: text })(sql`
        select action from audit_log where organization_id = ${client.id} and object_type = 'adjustment' order by id`),
    );
    return rows.map(({ action }) => action);
  };
  expect(await history()).toEqual([]);
  await decide(id, 'confirm');
  expect(await history()).toEqual(['approve']);
  expect(
    await office.get(client.admin, '{ paymentOperations { items { kind amount balanceAfter reason } } }'),
  ).toEqual({
    paymentOperations: {
      items: [
        { kind: 'adjust', amount: '2500000', balanceAfter: '2500000', reason: 'Ошибка при зачислении' },
      ],
    },
  });
});
