import { readdirSync, readFileSync } from 'node:fs';
import { getTableColumns } from 'drizzle-orm';
import { projectPath } from '@server/config/paths';
import { signInTable, userTable } from '@server/modules/employees/employees.tables';

/** The password hash is read only by sign-in and by password confirmations, and by nothing else. */

const readers = [
  'server/db/seed/demo-company.ts',
  'server/db/seed/provider.ts',
  'server/modules/auth/auth.repository.ts',
  'server/modules/employees/employees.repository.ts',
  'server/modules/employees/employees.tables.ts',
  'server/modules/employees/password.read-model.ts',
];

const sources = readdirSync(projectPath('server'), { recursive: true, encoding: 'utf8' })
  .map((name) => `server/${name}`)
  .filter((name) => name.endsWith('.ts'));

test('the people table used for lists, cards and exports does not contain it', () => {
  expect(Object.keys(getTableColumns(userTable))).not.toContain('passwordHash');
  expect(Object.keys(getTableColumns(signInTable))).toContain('passwordHash');
});

test('the table that contains it is used only by sign-in, seeds and confirmations', () => {
  const named = sources.filter((name) => readFileSync(projectPath(name), 'utf8').includes('signInTable'));
  expect(named.sort()).toEqual(readers);
});
