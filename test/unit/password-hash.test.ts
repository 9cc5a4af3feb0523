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

test('what is read of people in lists, cards and exports does not have it', () => {
  expect(Object.keys(getTableColumns(userTable))).not.toContain('passwordHash');
  expect(Object.keys(getTableColumns(signInTable))).toContain('passwordHash');
});

test('the table that has it is named by signing in, seeds and confirmations only', () => {
  const named = sources.filter((name) => readFileSync(projectPath(name), 'utf8').includes('signInTable'));
  expect(named.sort()).toEqual(readers);
});
