import { sql } from 'drizzle-orm';
import { type Workspace, openWorkspace } from '@test/helpers/workspace';

let cabinet: Workspace;
beforeAll(async () => {
  cabinet = await openWorkspace();
}, 60_000);
afterAll(() => cabinet.stop());

async function told(userId: number): Promise<unknown[]> {
  const { rows } = await cabinet.system((tx) =>
    tx.execute(
      sql`select action, object_id, changes from audit_log where actor_id = ${userId} and action in ('accessDenied', 'proofFailed') order by id`,
    ),
  );
  return rows;
}

test('denied access is recorded in the history once, even though its request was rolled back', async () => {
  const person = await cabinet.person();
  const query = 'mutation { positionCreate(position: { name: "Директор" }) { id } }';
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await cabinet.rejection(person, query)).code).toBe('access.denied');
  }
  expect(await told(person.id)).toEqual([
    { action: 'accessDenied', object_id: person.id, changes: { operation: [null, 'positionCreate'] } },
  ]);
});

test('a signed-in person’s wrong password is recorded too, without the typed text', async () => {
  const person = await cabinet.person();
  const query = 'mutation { userTwoFactorStart(password: "sekret-proba") { secret } }';
  expect((await cabinet.rejection(person, query)).code).toBe('employee.passwordWrong');
  const lines = await told(person.id);
  expect(lines).toEqual([
    { action: 'proofFailed', object_id: person.id, changes: { operation: [null, 'userTwoFactorStart'] } },
  ]);
});

test('caller-chosen names are neither recorded nor counted as another rejection', async () => {
  const person = await cabinet.person();
  const fields = Array.from({ length: 45 }, (_, index) => `doorOpened${index}: positionDelete(id: ${index})`);
  for (let from = 0; from < fields.length; from += 5) {
    const chunk = fields.slice(from, from + 5).join(' ');
    await cabinet.ask(person, `mutation { ...doors } fragment doors on Mutation { ${chunk} }`);
  }
  expect(await told(person.id)).toEqual([
    { action: 'accessDenied', object_id: person.id, changes: { operation: [null, 'positionDelete'] } },
  ]);
});
