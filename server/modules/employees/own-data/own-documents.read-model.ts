import { sql } from 'drizzle-orm';
import { nullable, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller, Scope } from '@server/graphql/context';
import { type OwnTable, textColumn } from '@server/modules/content/own-table.read-model';
import { documentTextOr } from '@server/texts';

/** Returns the documents that the personnel department keeps about the person. */
export async function ownDocuments(scope: Scope, { userId }: Caller): Promise<OwnTable> {
  const rows = await selectRows(scope.tx, {
    kind: text,
    name: text,
    number: text,
    issued_on: nullable(text),
    valid_until: nullable(text),
    file: nullable(text),
  })(sql`
    select d.kind, d.name, d.number, d.issued_on::text, d.valid_until::text, c.name as file from user_document d
    left join content c on c.organization_id = d.organization_id and c.id = d.content_id
    where d.organization_id = ${scope.organizationId} and d.user_id = ${userId} order by d.id`);
  return {
    key: 'documents',
    columns: [
      textColumn('kind', 26),
      textColumn('name', 34),
      textColumn('number', 20),
      textColumn('issuedOn', 14),
      textColumn('validUntil', 14),
      textColumn('file', 34),
    ],
    rows: rows.map((row) => [
      documentTextOr(scope.lang, `userDocument.${row.kind}`, row.kind),
      row.name,
      row.number,
      row.issued_on,
      row.valid_until,
      row.file,
    ]),
  };
}
