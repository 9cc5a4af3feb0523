import { sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { ClosingDocument } from '@server/graphql/generated/types';

const NAME = 'closingDocument';

/** Returns the document with which the provider closes a month; an act by default. Requires a transaction of the system. */
export async function closingDocumentOf(tx: Tx): Promise<ClosingDocument> {
  const rows = await selectRows(tx, { value: text })(sql`select value from setting where name = ${NAME}`);
  return rows[0]?.value === 'upd' ? 'upd' : 'act';
}

/** Stores the choice for months that are closed from now on. Requires a transaction of the system. */
export async function saveClosingDocument(tx: Tx, type: ClosingDocument): Promise<void> {
  await tx.execute(sql`
    insert into setting (name, value) values (${NAME}, ${type}) on conflict (name) do update set value = excluded.value`);
}
