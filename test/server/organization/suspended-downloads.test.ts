import { sql } from 'drizzle-orm';
import { openWorkspace, type Workspace } from '@test/helpers/worlds/workspace';

let workspace: Workspace;
let token: string;

beforeAll(async () => {
  workspace = await openWorkspace();
  token = await workspace.test.signIn(workspace.admin.id);
}, 60_000);
afterAll(() => workspace.stop());

const suspend = (isActive: boolean) =>
  workspace.system((tx) =>
    tx.execute(
      sql`update organization set is_active = ${isActive}, suspense_reason = 'Нет договора'
        where id = ${workspace.organizationId}`,
    ),
  );

async function ask(path: string): Promise<{ status: number; code: unknown }> {
  const answer = await fetch(`${workspace.test.url}/api${path.replaceAll(/:\w+/g, '1')}`, {
    headers: { 'x-session-token': token },
  });
  const { headers, status } = answer;
  const body = await answer.text();
  if (!headers.get('content-type')?.includes('json')) return { status, code: null };
  return { status, code: JSON.parse(body).errors[0].extensions.code };
}

test('a suspended organization downloads nothing: every kind of file passes the same check as GraphQL', async () => {
  const { downloads } = workspace.test.app;
  expect(downloads).toEqual(expect.arrayContaining(['/history.xlsx', '/regulations/:id/document.pdf']));
  await suspend(false);
  for (const path of downloads) {
    expect([path, await ask(path)]).toEqual([path, { status: 403, code: 'organization.suspended' }]);
  }
  await suspend(true);
  for (const path of downloads) expect([path, (await ask(path)).status]).not.toEqual([path, 403]);
  expect(await ask('/history.xlsx')).toEqual({ status: 200, code: null });
});
