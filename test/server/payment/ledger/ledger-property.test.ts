import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { incomingLines, takenBackLines } from '@server/modules/payment/ledger/debt';
import { between, ledger } from '@server/modules/payment/ledger/ledger';
import type {
  LedgerAccount,
  LedgerCurrency,
  LedgerLine,
} from '@server/modules/payment/ledger/ledger-operation';
import { ledgerReadModel } from '@server/modules/payment/ledger/ledger.read-model';
import { anOrganization } from '@test/factories/organization.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';

/** Random operations, repeated, concurrent and killed at any statement: the invariants of the ledger. */
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

/** A step with the key and the time of its entry. */
interface Entry {
  item: Step;
  key: string;
  at: Date;
}

interface Step {
  key: number;
  amount: number;
  kind: 'topUp' | 'charge' | 'grant' | 'writeOff' | 'refund';
  /** Minutes since the previous step; the clock of a node may go back. */
  minutes: number;
  /** Whether it is also sent concurrently. */
  isTwice: boolean;
  isReversed: boolean;
  /** After how many of its statements the connection is killed first; null: it is not. */
  killedAfter: number | null;
  /** Whether what was killed is sent again. */
  isRepeated: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  key: fc.integer({ min: 0, max: 15 }),
  amount: fc.integer({ min: 1, max: 1_000 }),
  kind: fc.constantFrom('topUp', 'charge', 'grant', 'writeOff', 'refund'),
  minutes: fc.integer({ min: -2, max: 60 }),
  isTwice: fc.boolean(),
  isReversed: fc.boolean(),
  killedAfter: fc.option(fc.integer({ min: 0, max: 3 })),
  isRepeated: fc.boolean(),
});

async function linesOf(tx: Tx, organizationId: number, { kind, amount }: Step): Promise<LedgerLine[]> {
  const sum = BigInt(amount);
  switch (kind) {
    case 'topUp':
      return incomingLines(tx, organizationId, { from: 'bank', amount: sum });
    case 'refund':
      return takenBackLines(tx, organizationId, { to: 'bank', amount: sum });
    case 'charge':
      return between('balance', 'revenue', -sum);
    case 'grant':
      return between('tokens', 'issued', sum, 'tokenGranted');
    case 'writeOff':
      return between('tokens', 'used', -sum, 'tokenGranted');
  }
}

const ACCOUNTS: [LedgerAccount, LedgerCurrency][] = [
  ['balance', 'rub'],
  ['debt', 'rub'],
  ['tokens', 'tokenGranted'],
];

/** The sums of the lines, computed here and not in the database. */
async function replayed(organizationId: number) {
  const rows = await test.app.database.system((tx) =>
    selectRows(tx, { account: text, currency: text, amount: text, at: text, operationId: text })(sql`
      select account, currency, amount::text, at::text, operation_id::text as "operationId" from ledger_line
      where organization_id = ${organizationId} order by operation_id, number`),
  );
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount), at: new Date(row.at) }));
}

/** Posts an entry and its reversal in one transaction whose connection dies after some of its statements: before its commit. */
async function kill(organizationId: number, entry: Entry, killedAfter: number): Promise<void> {
  const { item, key, at } = entry;
  const die = async (tx: Tx, statement: number) => {
    if (statement === killedAfter) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  };
  const work = test.app.database.system(async (tx) => {
    await die(tx, 0);
    const lines = await linesOf(tx, organizationId, item);
    await die(tx, 1);
    const { id: reversalOf } = await ledger.post(tx, { organizationId, key, kind: item.kind, lines, at });
    await die(tx, 2);
    await ledger.reverse(tx, { organizationId, key: `back-${key}`, at, reversalOf });
    await die(tx, 3);
  });
  // Killed, or refused before: an account would be negative, or it is reversed already.
  await expect(work).rejects.toThrow();
}

async function play(organizationId: number, steps: readonly Step[]): Promise<Set<string>> {
  const posted = new Set<string>();
  let at = Date.parse('2026-01-01T00:00:00Z');
  for (const item of steps) {
    at += item.minutes * 60_000;
    const key = `${item.kind}-${item.key}`;
    const once = () =>
      test.app.database.system(async (tx) => {
        const lines = await linesOf(tx, organizationId, item);
        return ledger.post(tx, { organizationId, key, kind: item.kind, lines, at: new Date(at) });
      });
    if (item.killedAfter !== null) {
      await kill(organizationId, { item, key, at: new Date(at) }, item.killedAfter);
      if (!item.isRepeated) continue;
    }
    const answers = await Promise.allSettled(item.isTwice ? [once(), once()] : [once()]);
    for (const answer of answers) {
      if (answer.status === 'rejected') continue;
      posted.add(key);
      if (!item.isReversed) continue;
      await test.app.database
        .system((tx) =>
          ledger.reverse(tx, {
            organizationId,
            key: `back-${key}`,
            at: new Date(at),
            reversalOf: answer.value.id,
          }),
        )
        .then(() => posted.add(`back-${key}`))
        .catch(() => undefined);
    }
  }
  return posted;
}

it('sums are zero, only refund debts are negative, a key is one entry, the chain is intact, any moment equals a replay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
      const { id } = await test.app.database.system((tx) => anOrganization(tx));
      const posted = await play(id, steps);
      const lines = await replayed(id);
      expect(await test.app.database.system((tx) => ledgerReadModel.faults(tx, id))).toEqual([]);

      const keys = await test.app.database.system((tx) =>
        selectRows(tx, { key: text })(
          sql`select idempotency_key as key from ledger_operation where organization_id = ${id}`,
        ),
      );
      expect(keys.map(({ key }) => key).sort()).toEqual([...posted].sort());

      for (const operationId of new Set(lines.map((line) => line.operationId))) {
        const own = lines.filter((line) => line.operationId === operationId);
        expect(own.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
      }
      const instants = [...new Set(lines.map(({ at }) => at.getTime()))];
      for (const [account, currency] of ACCOUNTS) {
        const own = lines.filter((line) => line.account === account && line.currency === currency);
        const sumUntil = (at: number) =>
          own.filter((line) => line.at.getTime() <= at).reduce((sum, { amount }) => sum + amount, 0n);
        for (const at of instants) {
          const then = await test.app.database.system((tx) =>
            ledgerReadModel.asOf(tx, id, account, currency, new Date(at)),
          );
          expect(then).toBe(sumUntil(at));
          expect(account === 'debt' ? then <= 0n : then >= 0n).toBe(true);
        }
        expect(
          await test.app.database.system((tx) => ledgerReadModel.current(tx, id, account, currency)),
        ).toBe(sumUntil(Infinity));
      }
    }),
    { numRuns: 25 },
  );
}, 120_000);
