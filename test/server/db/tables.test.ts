import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as audit from '@server/audit/audit.tables';
import { withClient } from '@server/db/client';
import * as setting from '@server/db/setting.tables';
import * as once from '@server/graphql/idempotency.tables';
import * as mail from '@server/mail/mail.tables';
import * as adaptation from '@server/modules/adaptation/adaptation.tables';
import * as assignments from '@server/modules/assignments/assignments.tables';
import * as auth from '@server/modules/auth/auth.tables';
import * as employees from '@server/modules/employees/employees.tables';
import * as imports from '@server/modules/employees/import/import.tables';
import * as profileRequests from '@server/modules/employees/profile/profile-requests.tables';
import * as evidence from '@server/modules/content/evidence/evidence.tables';
import * as files from '@server/modules/files/files.tables';
import * as notifications from '@server/modules/notifications/notifications.tables';
import * as historyCheck from '@server/modules/history/integrity/history-check.tables';
import * as gapCheck from '@server/modules/organization/ideal-picture/gap-check.tables';
import * as idealPicture from '@server/modules/organization/ideal-picture/ideal-picture.tables';
import * as organization from '@server/modules/organization/organization.tables';
import * as regulations from '@server/modules/regulations/regulations.tables';
import * as roles from '@server/modules/roles/roles.tables';
import * as sessions from '@server/modules/sessions/ip-access.tables';
import * as structure from '@server/modules/structure/structure.tables';
import { createTestDatabase } from '@test/helpers/postgres';

const modules = [
  audit,
  mail,
  adaptation,
  assignments,
  auth,
  employees,
  evidence,
  files,
  imports,
  notifications,
  once,
  organization,
  gapCheck,
  historyCheck,
  idealPicture,
  profileRequests,
  regulations,
  roles,
  sessions,
  setting,
  structure,
];
const tables = modules.flatMap((module) => Object.values(module).filter((exported) => is(exported, PgTable)));

const snake = (name: string) => name.replace(/[A-Z]/g, (email) => `_${email.toLowerCase()}`);

interface StoredColumn {
  table: string;
  column: string;
  isNullable: boolean;
}

async function storedColumns(url: string): Promise<StoredColumn[]> {
  return withClient(url, 'test', async (client) => {
    const { rows } = await client.query<StoredColumn>(
      `select table_name as "table", column_name as "column", is_nullable = 'YES' as "isNullable"
       from information_schema.columns where table_schema = 'public'`,
    );
    return rows;
  });
}

test('every column that the code names exists in the database, with the same nullability', async () => {
  const database = await createTestDatabase();
  try {
    const stored = new Map(
      (await storedColumns(database.ownerUrl)).map((storedColumn) => [
        `${storedColumn.table}.${storedColumn.column}`,
        storedColumn.isNullable,
      ]),
    );
    const typed = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({
        name: `${getTableName(table)}.${snake(column.name)}`,
        isNullable: !column.notNull,
      })),
    );
    expect(typed.length).toBeGreaterThan(150);
    expect(typed.map(({ name }) => ({ name, isNullable: stored.get(name) }))).toEqual(typed);
  } finally {
    await database.drop();
  }
});
