import { and, eq, ne } from 'drizzle-orm';
import { userTable } from '@server/modules/employees/employees.tables';
import { startTestApp, type TestApp } from '../app';
import { createImports, type Import } from './imports';
import { register, type Registered } from './registration';
import { tableFile } from '../files/table-file';

type Rows = Parameters<typeof tableFile>[0];
type Options = Parameters<typeof tableFile>[1];

/** A server for a test file, with a separate organization for each test, and its owner who imports people. */
export function openImportDesk() {
  let t: TestApp | null = null;
  let owner: Registered | null = null;
  let number = 0;

  beforeAll(async () => {
    t = await startTestApp();
  }, 60_000);
  afterAll(() => t?.stop());
  beforeEach(async () => {
    owner = await register(started());
  });

  function started(): TestApp {
    if (!t) throw new Error('not started');
    return t;
  }
  function registered(): Registered {
    if (!owner) throw new Error('nobody is registered');
    return owner;
  }
  const imports = () => createImports(started(), registered().token);

  return {
    get t() {
      return started();
    },
    get owner() {
      return registered();
    },
    get imports() {
      return imports();
    },
    /** An unused email. */
    address(name = 'person'): string {
      number += 1;
      return `${name}${number}@zavod.ru`;
    },
    /** Everybody except the owner. */
    people: () =>
      started().app.database.system((tx) =>
        tx
          .select()
          .from(userTable)
          .where(
            and(
              eq(userTable.organizationId, registered().organizationId),
              ne(userTable.id, registered().userId),
            ),
          )
          .orderBy(userTable.nameSecond),
      ),
    /** A table that has been read: its columns are guessed. */
    open: async (rows: Rows, options?: Options): Promise<Import> =>
      imports().open(await tableFile(rows, options)),
    /** A table that has been read and checked with the guessed columns. */
    ready: async (rows: Rows, options?: Options): Promise<Import> =>
      imports().check(await imports().open(await tableFile(rows, options))),
  };
}
