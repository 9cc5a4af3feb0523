import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '@server/config/paths';

/** SQL and query builders that create or change people. */
const WRITES = /\b(insert into|update) users\b|\b(insert|update)\((userTable|signInTable)\)/i;

/** Everything else about people is written by the writer. */
const OWN_WAYS: Readonly<Record<string, string>> = {
  'server/modules/employees/writing/person-writes.repository.ts': 'the SQL of the writer',
  'server/modules/employees/employees.repository.ts':
    'passwords, the private note about leaving, the removal of a head for the writer, administrators',
  'server/modules/auth/addresses/email-change.repository.ts':
    'a person proves an address of their own by a code',
  'server/modules/auth/auth.repository.ts': 'the registration of an organization, passwords and visits',
  'server/db/seed/provider.ts': 'the first administrator of the provider',
  'server/db/seed/demo-company.ts': 'the demo organization',
  'server/db/seed/scale/scale.ts': 'large organizations for measurements',
  'server/db/seed/scale/scale-sql.ts': 'large organizations for measurements',
};

const sources = readdirSync(join(projectRoot, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('generated'))
  .map((file) => join(projectRoot, 'server', file));

test('people are created and changed by one writer', () => {
  const writing = sources.filter((file) => WRITES.test(readFileSync(file, 'utf8')));
  expect(writing.map((file) => relative(projectRoot, file)).sort()).toEqual(Object.keys(OWN_WAYS).sort());
});
