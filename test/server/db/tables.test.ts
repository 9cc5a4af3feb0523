import { readdirSync } from 'node:fs';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { projectPath } from '@server/config/paths';
import { withClient } from '@server/db/client';
import { createTestDatabase } from '@test/helpers/postgres';

/** The files of all modules that declare tables; a new module is compared without being named here. */
const files = readdirSync(projectPath('server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tables.ts'))
  .sort();

const snake = (name: string) => name.replace(/[A-Z]/g, (email) => `_${email.toLowerCase()}`);

async function declaredTables(): Promise<PgTable[]> {
  const modules = await Promise.all(
    files.map(async (file): Promise<object> => import(projectPath(`server/${file}`))),
  );
  return modules.flatMap((module) =>
    Object.values(module).filter((exported): exported is PgTable => is(exported, PgTable)),
  );
}

interface StoredColumn {
  table: string;
  column: string;
  /** Null in a view, for which PostgreSQL does not say it. */
  isNullable: boolean | null;
}

async function storedColumns(url: string): Promise<StoredColumn[]> {
  return withClient(url, 'test', async (client) => {
    const { rows } = await client.query<StoredColumn>(
      `select table_name as "table", column_name as "column",
              case table_type when 'VIEW' then null else is_nullable = 'YES' end as "isNullable"
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public'`,
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
    const tables = await declaredTables();
    const typed = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({
        name: `${getTableName(table)}.${snake(column.name)}`,
        isNullable: !column.notNull,
      })),
    );
    expect(files.length).toBeGreaterThan(50);
    expect(tables.length).toBeGreaterThan(100);
    expect(
      typed.map(({ name, isNullable }) => {
        const storedNullable = stored.get(name);
        return { name, isNullable: storedNullable === null ? isNullable : storedNullable };
      }),
    ).toEqual(typed);
  } finally {
    await database.drop();
  }
});
