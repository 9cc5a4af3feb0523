import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { projectPath } from '@server/config/paths';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { organizationsWithAssignments } from '@server/modules/assignments/evaluation/daily.repository';
import { organizationsWithAwards } from '@server/modules/qualifications/awards/losing.read-model';
import { isServed } from '@server/modules/sql';
import { aUser } from '@test/factories/user.factory';
import { startTestApp, type TestApp } from '@test/helpers/app';

/** Scheduled work stops while an organization is suspended, deleted or not paid for, as its requests do. */
let test: TestApp;
let organizationId: number;
beforeAll(async () => {
  test = await startTestApp();
  organizationId = await test.app.database.system(async (tx) => {
    const { id, organizationId: own } = await aUser(tx);
    await tx.execute(sql`
      insert into assignment (organization_id, user_id, object_type, object_id, due_at)
      values (${own}, ${id}, 'regulation', 501, now() - interval '3 days')`);
    return own;
  });
});
afterAll(() => test.stop());

const withWork = () => test.app.database.system((tx) => organizationsWithAssignments(tx));

it.each([
  ['suspended', sql`is_active = false`, sql`is_active = true`],
  ['not paid for', sql`is_active_subscribe = false`, sql`is_active_subscribe = true`],
  ['deleted', sql`deleted_at = now()`, sql`deleted_at = null`],
])('nobody is reminded of anything while the organization is %s', async (_how, close, reopen) => {
  const set = (fields: typeof close) =>
    test.app.database.system((tx) =>
      tx.execute(sql`update organization set ${fields} where id = ${organizationId}`),
    );
  expect(await withWork()).toContain(organizationId);
  await set(close);
  expect(await withWork()).not.toContain(organizationId);
  const served = await test.app.database.system((tx) =>
    selectRows(tx, { id: integer })(sql`select o.id from organization o where ${isServed(sql`o`)}`),
  );
  expect(served.map(({ id }) => id)).not.toContain(organizationId);
  await set(reopen);
  expect(await withWork()).toContain(organizationId);
  expect(await test.app.database.system((tx) => organizationsWithAwards(tx))).toEqual([]);
});

it('every list of organizations for scheduled work asks whether they are served', () => {
  const modules = projectPath('server', 'modules');
  const lists = readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .filter((code) => /select o\.id from organization o\b/.test(code));
  expect(lists.length).toBeGreaterThan(3);
  for (const code of lists) expect(code).toContain('isServed(');
});
