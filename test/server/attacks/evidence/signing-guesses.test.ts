import { sql } from 'drizzle-orm';
import { createSecurityEvents } from '@server/audit/security-events';
import { json, recordOf } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { UserRow } from '@server/modules/employees/employees.tables';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';
import { createSigningDesk } from '@test/helpers/worlds/signing-desk';

/** A person who took over an open session guesses the signing password. */

const PASSWORD = 'Верный-Пароль-1';

let workspace: Workspace;
let desk: ReturnType<typeof createSigningDesk>;
beforeAll(async () => {
  workspace = await openWorkspace();
  desk = createSigningDesk(workspace);
}, 60_000);
afterAll(() => workspace.stop());

const notified = async (person: UserRow) => {
  const rows = await workspace.system((tx) =>
    selectRows(tx, { changes: recordOf(json) })(
      sql`select changes from audit_log where actor_id = ${person.id} and action = 'proofFailed'`,
    ),
  );
  return rows.map(({ changes }) => changes);
};

test.each([
  ['password', 'passwordWrong', { password: 'ne-tot' }],
  ['emailCode', 'codeWrong', { code: '000000' }],
] as const)(
  'by %s: many simultaneous attempts are limited to ten, and are recorded in the history',
  async (method, code, wrong) => {
    const person = await workspace.person();
    const regulation = await desk.assignment(person, { signMethod: method });
    const token = await workspace.test.signIn(person.id);
    const answers = await Promise.all(Array.from({ length: 25 }, () => desk.sign(token, regulation, wrong)));
    const wrongOnes = answers.filter((answer) => answer.signed === `regulation.${code}`);
    expect(wrongOnes.length).toBeLessThanOrEqual(10);
    expect(answers.filter((answer) => answer.signed === null)).toEqual([]);
    expect(await notified(person)).toEqual([{ operation: [null, 'regulationSign'] }]);
    // Not even the right one works, on another node either: the counter is in the database.
    expect(await desk.sign(token, regulation, { password: PASSWORD })).toMatchObject({
      signed: 'regulation.tooManyTries',
    });
    const { rows } = await workspace.test.app.database.pool.query(
      'select points from rate_limit where key = $1',
      [`signing:${person.id}`],
    );
    expect(rows[0]?.points).toBeGreaterThan(10);
  },
);

test('correct passwords are not counted, however many documents are signed', async () => {
  const person = await workspace.person();
  const token = await workspace.test.signIn(person.id);
  for (let number = 0; number < 12; number += 1) {
    const regulation = await desk.assignment(person, { signMethod: 'password' });
    expect(await desk.sign(token, regulation, { password: PASSWORD })).toMatchObject({ signed: null });
  }
  expect(await notified(person)).toEqual([]);
}, 60_000);

test('guesses cannot be hidden behind noise of other rejections', async () => {
  const { audit, log } = workspace.test.app.deps;
  const events = createSecurityEvents(workspace.test.app.database, audit, log);
  const { organizationId } = workspace;
  const { id: objectId } = await workspace.person();
  const scope = { organizationId, caller: null, lang: 'ru', ip: '', userAgent: '' } as const;
  const record = (action: 'accessDenied' | 'proofFailed', key: string) =>
    events.record(scope, { action, objectType: 'user', objectId }, key);
  for (let door = 0; door < 40; door += 1) await record('accessDenied', `accessDenied:${door}`);
  await record('proofFailed', 'proofFailed:regulationSign');
  const { rows } = await workspace.system((tx) =>
    tx.execute(sql`select action, count(*)::int as count from audit_log where object_id = ${objectId}
      and action in ('accessDenied', 'proofFailed') group by action order by action`),
  );
  expect(rows).toEqual([
    { action: 'accessDenied', count: 30 },
    { action: 'proofFailed', count: 1 },
  ]);
});
