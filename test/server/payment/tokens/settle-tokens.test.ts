import { sql } from 'drizzle-orm';
import { integer, listOf, nullable, objectOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { grantTokens } from '@server/modules/payment/tokens/grants';
import { reservesRepository } from '@server/modules/payment/tokens/reserves.repository';
import { anOrganization } from '@test/factories/organization.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';

/** The rules of `settle_tokens`, one by one. Another organization has tokens, grants and reserves of its own. */
let test: TestApp;
let organizationId: number;
let otherId: number;
let attempts = 0;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const AT = new Date('2026-03-01T10:00:00Z');
const GRANTED = [
  [4, '2027-04-01'],
  [6, '2027-06-01'],
] as const;
const PAID = 20;
const system: TestApp['app']['database']['system'] = (work) => test.app.database.system(work);

async function reserve(tokens: number, of = organizationId): Promise<number> {
  attempts += 1;
  const { id } = await system((tx) =>
    reservesRepository.reserve(tx, {
      ...{ organizationId: of, key: `attempt-${attempts}`, action: 'testAction', objectId: 1 },
      ...{
        objectName: 'Снимок',
        initiatorId: null,
        tokens,
        at: AT,
        expiresAt: new Date('2026-03-01T11:00:00Z'),
      },
    }),
  );
  if (id === null) throw new Error('too few tokens');
  return id;
}

const settledRow = { was: text, objectName: text, tokens: integer };
const settle = (id: number, isUsed: boolean, tokens: number | null = null, of = organizationId) =>
  system((tx) =>
    selectRows(
      tx,
      settledRow,
    )(sql`
      select was, object_name as "objectName", tokens
      from settle_tokens(${of}, ${id}, ${isUsed}, ${tokens}::int, ${AT.toISOString()}::timestamptz)`),
  );

/** Everything that a reserve may move. */
async function state(of = organizationId) {
  const rows = await system((tx) =>
    selectRows(tx, {
      paid: integer,
      granted: integer,
      held: integer,
      grants: listOf(integer),
      reserves: listOf(
        objectOf({ status: text, tokens: integer, after: nullable(integer), kind: nullable(text) }),
      ),
    })(sql`
      with account as (select * from ledger_account where organization_id = ${of})
      select
        (select coalesce(sum(balance), 0)::int from account where account = 'tokens' and currency = 'token') as paid,
        (select coalesce(sum(balance), 0)::int from account where account = 'tokens' and currency = 'tokenGranted') as granted,
        (select coalesce(sum(balance), 0)::int from account where account = 'held') as held,
        array(select remaining from token_grant where organization_id = ${of} order by expires_at) as grants,
        (select coalesce(jsonb_agg(jsonb_build_object('status', r.status, 'tokens', r.tokens, 'after', r.balance_after,
            'kind', o.kind) order by r.id), '[]')
          from token_reserve r
          left join ledger_operation o on o.organization_id = r.organization_id and o.id = r.operation_id
          where r.organization_id = ${of}) as reserves`),
  );
  const [row] = rows;
  if (!row) throw new Error('always one row');
  return row;
}

const FULL = { paid: PAID, granted: 10, held: 0, grants: [4, 6] };

beforeEach(async () => {
  [organizationId = 0, otherId = 0] = await system(async (tx) => [
    (await anOrganization(tx)).id,
    (await anOrganization(tx)).id,
  ]);
  for (const owner of [organizationId, otherId])
    await system(async (tx) => {
      const own = { organizationId: owner, at: AT };
      const lines = between('tokens', 'issued', BigInt(PAID), 'token');
      await ledger.post(tx, { ...own, key: 'bought', kind: 'purchase', lines });
      for (const [amount, day] of GRANTED)
        await grantTokens(tx, { ...own, key: day, amount, expiresAt: new Date(day) });
    });
});
afterEach(async () => {
  for (const owner of [organizationId, otherId])
    expect(await system((tx) => ledgerReadModel.faults(tx, owner))).toEqual([]);
});

it('all of it is used: nothing returns, and the write-off says what is left without what others hold', async () => {
  const id = await reserve(12);
  await reserve(3);
  expect(await settle(id, true)).toEqual([{ was: 'held', objectName: 'Снимок', tokens: 12 }]);
  expect(await state()).toMatchObject({
    ...{ paid: 15, granted: 0, held: 3, grants: [0, 0] },
    reserves: [
      { status: 'captured', tokens: 12, after: 15, kind: 'writeOff' },
      { status: 'held', tokens: 3, after: null },
    ],
  });
});

it.each([
  // Of 12: four of the grant that expires first, six of the next one, two paid ones.
  [3, { paid: 20, granted: 7, grants: [1, 6] }],
  [4, { paid: 20, granted: 6, grants: [0, 6] }],
  [7, { paid: 20, granted: 3, grants: [0, 3] }],
  [11, { paid: 19, granted: 0, grants: [0, 0] }],
])(
  '%i of 12 are used: those that expire first, the rest returns to where it came from',
  async (used, left) => {
    const id = await reserve(12);
    expect(await settle(id, true, used)).toMatchObject([{ was: 'held', tokens: used }]);
    expect(await state()).toMatchObject({
      ...{ ...left, held: 0 },
      reserves: [{ status: 'captured', tokens: used, after: 30 - used }],
    });
    const [parts] = await system((tx) =>
      selectRows(tx, { sum: integer })(sql`
      select sum((p ->> 'amount')::int)::int as sum from token_reserve r cross join jsonb_array_elements(r.parts) p
      where r.organization_id = ${organizationId} and r.id = ${id}`),
    );
    expect(parts).toEqual({ sum: used });
  },
);

it('a release returns everything, whatever number is said', async () => {
  const id = await reserve(12);
  expect(await settle(id, false, 5)).toMatchObject([{ was: 'held', tokens: 0 }]);
  expect(await state()).toMatchObject({
    ...FULL,
    reserves: [{ status: 'released', tokens: 12, after: null }],
  });
});

it('settled once: what comes later is told how, and moves nothing', async () => {
  const used = await reserve(12);
  const returned = await reserve(1);
  await settle(used, true, 5);
  await settle(returned, false);
  const before = await state();
  expect(await settle(used, true, 12)).toMatchObject([{ was: 'captured', tokens: 5 }]);
  expect(await settle(used, false)).toMatchObject([{ was: 'captured', tokens: 5 }]);
  expect(await settle(returned, true)).toMatchObject([{ was: 'released', tokens: 1 }]);
  expect(await state()).toEqual(before);
});

it('of many at the same time, whether they use or release it, one settles it', async () => {
  const id = await reserve(12);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => settle(id, at % 2 === 0)));
  expect(answers.flat().filter(({ was }) => was === 'held')).toHaveLength(1);
  const { held, paid, granted } = await state();
  expect(held).toBe(0);
  expect([18, 30]).toContain(paid + granted);
});

it.each([13, -1])('%i of 12 cannot be used: everything stays held', async (tokens) => {
  const id = await reserve(12);
  await expect(settle(id, true, tokens)).rejects.toThrow();
  expect(await state()).toMatchObject({ held: 12, reserves: [{ status: 'held', tokens: 12 }] });
});

it('another organization’s reserve does not exist, and stays as it was', async () => {
  const others = await reserve(12, otherId);
  const before = await state(otherId);
  for (const isUsed of [true, false]) expect(await settle(others, isUsed)).toEqual([]);
  expect([await state(otherId), await state()]).toEqual([before, { ...FULL, reserves: [] }]);
});
