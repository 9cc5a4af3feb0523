import { sql } from 'drizzle-orm';
import { integer, json, recordOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { aUser } from '@test/factories/user.factory';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { openPaidWorld, type PaidWorld } from '@test/helpers/payment/paid-actions';

/** «Оспорить»: a client disputes a write-off, the provider returns tokens or answers why not. */
const START = new Date('2027-03-01T09:00:00Z');
const DAY_MS = 86_400_000;
let now = START;
let office: BackOffice;
let world: PaidWorld;
let client: BackOffice['client'];
beforeAll(async () => {
  office = await openBackOffice(() => now);
  world = openPaidWorld({ test: office.t, system: (work) => office.t.app.database.system(work) }, () => now);
});
afterAll(() => office.t.stop());
beforeEach(async () => {
  now = START;
  client = await office.aClient({ name: 'Пекарня «Колос»' });
});

const DISPUTE = 'id status reason createdBy tokens answer decidedAt';
const CREATE = `mutation ($id: ID!, $reason: String!, $key: String) {
  made: tokenDisputeCreate(writeOffId: $id, reason: $reason, clientKey: $key) { ${DISPUTE} } }`;
const DECIDE = `mutation ($decision: TokenDisputeDecision!, $key: String) {
  decided: tokenDisputeDecide(decision: $decision, clientKey: $key) {
    id organizationName objectName tokens returnable dispute { ${DISPUTE} } } }`;
const RECEIPT = `query ($id: ID!) { receipt: tokenWriteOff(id: $id) { id tokens returned dispute { ${DISPUTE} } } }`;
const LIST = '{ tokenWriteOffs { items { id tokens returned dispute { status } } } }';
const QUEUE = `query ($organizationId: Int, $isOpen: Boolean) {
  tokenDisputes(organizationId: $organizationId, isOpen: $isOpen) {
    count items { id organizationId organizationName action objectName initiator tokens returnable
      dispute { ${DISPUTE} } } } }`;

const system: BackOffice['t']['app']['database']['system'] = (work) => office.t.app.database.system(work);
const held = (currency: 'token' | 'tokenGranted') =>
  system((tx) => ledgerReadModel.current(tx, client.id, 'tokens', currency));
const balances = async () => ({ paid: await held('token'), granted: await held('tokenGranted') });
const faults = () => system((tx) => ledgerReadModel.faults(tx, client.id));

/** The id of a write-off of this many tens of tokens. */
async function writeOff(units = 1, objectId = 7): Promise<string> {
  const reserveId = await world.reserve(client.admin, objectId, units);
  await world.capture(client.admin, reserveId);
  const rows = await system((tx) =>
    selectRows(tx, { id: text })(
      sql`select operation_id::text as id from token_reserve where organization_id = ${client.id} and id = ${reserveId}`,
    ),
  );
  return rows[0]?.id ?? '';
}
const dispute = async (id: string, reason = 'Отчёт пустой') =>
  (await office.get<{ made: { id: number } }>(client.admin, CREATE, { id, reason })).made.id;
const decision = (id: number, fields: object) => ({ decision: { organizationId: client.id, id, ...fields } });
const decide = async (id: number, fields: object, as: UserRow = office.root) =>
  (await office.get<{ decided: object }>(as, DECIDE, decision(id, fields))).decided;
const receipt = async (id: string) =>
  (await office.get<{ receipt: object }>(client.admin, RECEIPT, { id })).receipt;
const history = async (organizationId: number) => {
  const rows = await system((tx) =>
    selectRows(tx, { action: text, changes: recordOf(json) })(sql`
      select action, changes from audit_log where organization_id = ${organizationId}
        and object_type = 'tokenDispute' order by id`),
  );
  return rows;
};
const notices = async () => {
  const rows = await system((tx) =>
    selectRows(tx, { type: text, route: text, userId: integer })(sql`
      select type, route, user_id as "userId" from notification where organization_id = ${client.id} order by id`),
  );
  return rows;
};

it('a dispute waits, the provider agrees, and the tokens return in a new line that names the write-off', async () => {
  await world.give(client.id, 100);
  const id = await writeOff(4);
  const disputeId = await dispute(id, ' Отчёт пустой ');
  expect(await receipt(id)).toMatchObject({
    returned: 0,
    dispute: {
      id: disputeId,
      status: 'open',
      reason: 'Отчёт пустой',
      createdBy: 'Анна Главная',
      tokens: null,
    },
  });
  expect(await office.get(office.root, QUEUE, { isOpen: true })).toMatchObject({
    tokenDisputes: {
      count: 1,
      items: [
        {
          ...{
            organizationId: client.id,
            organizationName: 'Пекарня «Колос»',
            action: 'Проверочное действие',
          },
          ...{ objectName: 'Снимок 7', initiator: 'Анна Главная', tokens: 40, returnable: 40 },
        },
      ],
    },
  });
  expect(await decide(disputeId, { isAccepted: true })).toMatchObject({
    returnable: 0,
    dispute: { status: 'accepted', tokens: 40, answer: '' },
  });
  expect(await balances()).toEqual({ paid: 100n, granted: 0n });
  expect(await receipt(id)).toMatchObject({ tokens: 40, returned: 40, dispute: { status: 'accepted' } });
  const { rows } = await system((tx) =>
    tx.execute(sql`
      select o.kind, o.object_type as type, o.note, l.account, l.amount::int as amount
      from ledger_operation o join ledger_line l on l.organization_id = o.organization_id and l.operation_id = o.id
      where o.organization_id = ${client.id} and o.idempotency_key = ${`dispute:${disputeId}`} order by l.number`),
  );
  const named = { kind: 'refund', type: 'tokenReserve', note: `№ ${id}` };
  expect(rows).toEqual([
    { ...named, account: 'tokens', amount: 40 },
    { ...named, account: 'used', amount: -40 },
  ]);
  expect(await faults()).toEqual([]);
});

it('both histories record it, and the disputer and the admins are notified with a link to the receipt', async () => {
  await world.give(client.id, 100);
  const colleague = await system((tx) => aUser(tx, { organizationId: client.id, isAdmin: true }));
  const id = await writeOff(2);
  await decide(await dispute(id), { isAccepted: true, tokens: 5, answer: 'Половина страниц пуста' });
  expect(await history(client.id)).toMatchObject([
    { action: 'create', changes: { title: [null, 'Снимок 7'], reason: [null, 'Отчёт пустой'] } },
    { action: 'tokenRefund', changes: { tokens: [null, 5], answer: [null, 'Половина страниц пуста'] } },
  ]);
  expect((await history(office.superId)).at(-1)).toMatchObject({
    action: 'tokenRefund',
    changes: { client: [null, 'Пекарня «Колос»'], tokens: [null, 5] },
  });
  const notification = { type: 'disputeAccepted', route: `/payment/transaction?receipt=${id}` };
  expect((await notices()).sort((a, b) => a.userId - b.userId)).toEqual(
    [client.admin.id, colleague.id].sort((a, b) => a - b).map((userId) => ({ ...notification, userId })),
  );
});

it('declining requires an answer, which the client reads; nothing is returned', async () => {
  await world.give(client.id, 100);
  const id = await writeOff();
  const disputeId = await dispute(id);
  expect(
    await office.rejection(office.root, DECIDE, decision(disputeId, { isAccepted: false, answer: '  ' })),
  ).toBe('validation.required answer');
  await decide(disputeId, { isAccepted: false, answer: 'Отчёт на месте' });
  expect(await receipt(id)).toMatchObject({
    returned: 0,
    dispute: { status: 'declined', tokens: null, answer: 'Отчёт на месте' },
  });
  expect(await balances()).toEqual({ paid: 90n, granted: 0n });
  expect(await notices()).toMatchObject([{ type: 'disputeDeclined' }]);
  expect((await history(office.superId)).at(-1)).toMatchObject({ action: 'reject' });
});

it('partial disputes follow one another, and never exceed the written-off amount', async () => {
  await world.give(client.id, 100);
  const id = await writeOff(3);
  await decide(await dispute(id), { isAccepted: true, tokens: 10 });
  const second = await dispute(id, 'Ещё одна часть');
  for (const tokens of [0, -1, 21]) {
    expect(await office.rejection(office.root, DECIDE, decision(second, { isAccepted: true, tokens }))).toBe(
      'validation.range tokens',
    );
  }
  await decide(second, { isAccepted: true, tokens: 20 });
  expect(await receipt(id)).toMatchObject({ tokens: 30, returned: 30 });
  expect(await office.rejection(client.admin, CREATE, { id, reason: 'И ещё' })).toBe(
    'payment.disputeNothing',
  );
  expect(await balances()).toEqual({ paid: 100n, granted: 0n });
});

it('paid tokens are returned first; granted ones keep their remaining lifetime, even though their day has passed', async () => {
  await world.give(client.id, 10);
  await world.grant(client.id, 'bonus', 15, new Date(START.getTime() + 10 * DAY_MS));
  const id = await writeOff(2);
  expect(await balances()).toEqual({ paid: 5n, granted: 0n });
  now = new Date(START.getTime() + 30 * DAY_MS);
  await decide(await dispute(id), { isAccepted: true, tokens: 12 });
  expect(await balances()).toEqual({ paid: 10n, granted: 7n });
  const { rows } = await system((tx) =>
    tx.execute(sql`
      select remaining, expires_at = ${new Date(now.getTime() + 10 * DAY_MS).toISOString()}::timestamptz as "tenDays"
      from token_grant where organization_id = ${client.id} and remaining > 0`),
  );
  expect(rows).toEqual([{ remaining: 7, tenDays: true }]);
  // The remainder of the grant, by another dispute.
  await decide(await dispute(id), { isAccepted: true });
  expect(await balances()).toEqual({ paid: 10n, granted: 15n });
  expect(await faults()).toEqual([]);
});

it('one is open per write-off: a double click creates one, and of two simultaneous people one is rejected', async () => {
  await world.give(client.id, 100);
  const id = await writeOff();
  const twice = { id, reason: 'Отчёт пустой', key: 'twice-clicked-1' };
  const answers = await Promise.all([
    office.get<{ made: { id: number } }>(client.admin, CREATE, twice),
    office.get<{ made: { id: number } }>(client.admin, CREATE, twice),
  ]);
  expect(new Set(answers.map(({ made }) => made.id)).size).toBe(1);
  expect(await office.rejection(client.admin, CREATE, { id, reason: 'Ещё раз' })).toBe('payment.disputeOpen');
  const other = await writeOff();
  const race = await Promise.all(
    Array.from({ length: 5 }, () => office.ask(client.admin, CREATE, { id: other, reason: 'Сразу' })),
  );
  expect(race.filter(({ errors }) => !errors)).toHaveLength(1);
});

it('of two simultaneous deciders one decides, the other gets an error; the same click twice is one decision', async () => {
  await world.give(client.id, 100);
  const raced = await dispute(await writeOff(4));
  const other = await office.superAdmin({ backOfficeSettingAccount: { read: true, write: true } });
  const answers = await Promise.all([
    office.ask(office.root, DECIDE, decision(raced, { isAccepted: true })),
    office.ask(other, DECIDE, decision(raced, { isAccepted: false, answer: 'Нет' })),
    office.ask(other, DECIDE, decision(raced, { isAccepted: true, tokens: 1 })),
  ]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? [])).toEqual([
    'payment.disputeDecided',
    'payment.disputeDecided',
  ]);
  const clicked = await dispute(await writeOff());
  const { paid } = await balances();
  const click = { ...decision(clicked, { isAccepted: true }), key: 'twice-decided-1' };
  const both = await Promise.all([
    office.get(office.root, DECIDE, click),
    office.get(office.root, DECIDE, click),
  ]);
  expect(both[0]).toEqual(both[1]);
  expect((await balances()).paid).toBe(paid + 10n);
  expect(await faults()).toEqual([]);
});

it('a missing reason is rejected on its field, and so is a too long one', async () => {
  await world.give(client.id, 100);
  const id = await writeOff();
  expect(await office.rejection(client.admin, CREATE, { id, reason: ' ' })).toBe(
    'validation.required reason',
  );
  expect(await office.rejection(client.admin, CREATE, { id, reason: 'я'.repeat(1_001) })).toBe(
    'validation.tooLong reason',
  );
  for (const wrong of ['one', '0', '999999999999']) {
    expect(await office.rejection(client.admin, CREATE, { id: wrong, reason: 'Нет такого' })).toBe(
      'notFound',
    );
  }
});

it('payment.write disputes, backOfficeSettingAccount decides; another organization’s write-off does not exist', async () => {
  await world.give(client.id, 100);
  const id = await writeOff();
  expect(await office.rejection(client.person, CREATE, { id, reason: 'Я тоже' })).toBe('access.denied');
  const stranger = await office.aClient();
  expect(await office.rejection(stranger.admin, CREATE, { id, reason: 'Чужое' })).toBe('notFound');
  expect(await office.rejection(stranger.admin, RECEIPT, { id })).toBe('notFound');
  const disputeId = await dispute(id);
  expect(await office.rejection(stranger.admin, DECIDE, decision(disputeId, { isAccepted: true }))).toBe(
    'access.denied',
  );
  const reader = await office.superAdmin({ backOfficeSettingAccount: { read: true, write: false } });
  expect(await office.get(reader, QUEUE, { organizationId: client.id })).toMatchObject({
    tokenDisputes: { count: 1 },
  });
  expect(await office.rejection(reader, DECIDE, decision(disputeId, { isAccepted: true }))).toBe(
    'access.denied',
  );
  const elsewhere = await office.superAdmin({ backOfficeRef: { read: true, write: true } });
  expect(await office.rejection(elsewhere, QUEUE)).toBe('access.denied');
  const foreign = { decision: { organizationId: stranger.id, id: disputeId, isAccepted: true } };
  expect(await office.rejection(office.root, DECIDE, foreign)).toBe('notFound');
});

it('the number of open disputes is included in the totals of all clients', async () => {
  const FLEET = '{ organizationFleet { disputes } }';
  const waiting = async () =>
    (await office.get<{ organizationFleet: { disputes: number } }>(office.root, FLEET)).organizationFleet
      .disputes;
  const before = await waiting();
  await world.give(client.id, 100);
  const disputeId = await dispute(await writeOff());
  expect(await waiting()).toBe(before + 1);
  await decide(disputeId, { isAccepted: false, answer: 'Нет' });
  expect(await waiting()).toBe(before);
  expect(await office.get(client.admin, LIST)).toMatchObject({
    tokenWriteOffs: { items: [{ tokens: 10, returned: 0, dispute: { status: 'declined' } }] },
  });
});
