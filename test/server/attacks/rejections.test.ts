import { sql } from 'drizzle-orm';
import { type Workspace, openWorkspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;
beforeAll(async () => {
  workspace = await openWorkspace();
}, 60_000);
afterAll(() => workspace.stop());

async function reported(userId: number): Promise<unknown[]> {
  const { rows } = await workspace.system((tx) =>
    tx.execute(
      sql`select action, object_id, changes from audit_log where actor_id = ${userId} and action in ('accessDenied', 'proofFailed') order by id`,
    ),
  );
  return rows;
}

test('denied access is recorded in the history once, even though its request was rolled back', async () => {
  const person = await workspace.person();
  const query = 'mutation { positionCreate(position: { name: "Директор" }) { id } }';
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await workspace.rejection(person, query)).code).toBe('access.denied');
  }
  expect(await reported(person.id)).toEqual([
    { action: 'accessDenied', object_id: person.id, changes: { operation: [null, 'positionCreate'] } },
  ]);
});

test('a signed-in person’s wrong password is recorded too, without the typed text', async () => {
  const person = await workspace.person();
  const query = 'mutation { userTwoFactorStart(password: "sekret-proba") { secret } }';
  expect((await workspace.rejection(person, query)).code).toBe('employee.passwordWrong');
  const lines = await reported(person.id);
  expect(lines).toEqual([
    { action: 'proofFailed', object_id: person.id, changes: { operation: [null, 'userTwoFactorStart'] } },
  ]);
});

test('caller-chosen names are neither recorded nor counted as another rejection', async () => {
  const person = await workspace.person();
  const fields = Array.from({ length: 45 }, (_, index) => `doorOpened${index}: positionDelete(id: ${index})`);
  for (let from = 0; from < fields.length; from += 5) {
    const chunk = fields.slice(from, from + 5).join(' ');
    await workspace.ask(person, `mutation { ...doors } fragment doors on Mutation { ${chunk} }`);
  }
  expect(await reported(person.id)).toEqual([
    { action: 'accessDenied', object_id: person.id, changes: { operation: [null, 'positionDelete'] } },
  ]);
});
