import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import type { Tx } from '@server/db/database';
import type { ClientPayDocumentFilter } from '@server/graphql/generated/types';
import { likePattern } from '@server/modules/checks';
import { organizationTable as clients } from '@server/modules/organization/organization.tables';
import { type PayDocumentRow, payDocumentTable as documents } from '../payment.tables';

/** A document with its client. */
export interface ClientPayDocument {
  organizationId: number;
  organizationName: string;
  inn: string;
  document: PayDocumentRow;
}

/** A row with the name of its client. */
export const viewOfClientDocument = ({
  document,
  organizationName,
}: Pick<ClientPayDocument, 'document' | 'organizationName'>): ClientPayDocument => ({
  organizationId: document.organizationId,
  organizationName,
  inn: document.parties.buyer.inn,
  document,
});

const NUMBER = /^\d{1,9}$/;

function searched(text: string): SQL | undefined {
  const search = text.trim().slice(0, limits.search);
  if (search === '') return undefined;
  const pattern = likePattern(search);
  const isNumber = NUMBER.test(search) ? sql`${documents.number} = ${Number(search)}::int or` : sql``;
  // The few matching clients are found first, so that their documents are found by the key.
  return sql`(${isNumber} ${documents.organizationId} in (
    select c.id from organization c where c.name ilike ${pattern} or c.form_inn like ${pattern}))`;
}

const conditions = ({ organizationId, type, status, from, to, search }: ClientPayDocumentFilter) =>
  and(
    organizationId ? eq(documents.organizationId, organizationId) : undefined,
    type ? eq(documents.type, type) : undefined,
    status ? eq(documents.status, status) : undefined,
    from ? gte(documents.date, from) : undefined,
    to ? lte(documents.date, to) : undefined,
    searched(search ?? ''),
  );

/** Documents across organizations. Requires transactions of the system. */
export const clientDocumentsReadModel = {
  /** Returns documents, newest first. @param before only those below this id */
  async rows(
    tx: Tx,
    filter: ClientPayDocumentFilter,
    { limit, offset = 0, before = null }: { limit: number; offset?: number; before?: number | null },
  ): Promise<ClientPayDocument[]> {
    const rows = await tx
      .select({ document: documents, organizationName: clients.name })
      .from(documents)
      .innerJoin(clients, eq(clients.id, documents.organizationId))
      .where(and(conditions(filter), before === null ? undefined : lt(documents.id, before)))
      .orderBy(desc(documents.id))
      .limit(limit)
      .offset(offset);
    return rows.map(viewOfClientDocument);
  },

  count: (tx: Tx, filter: ClientPayDocumentFilter): Promise<number> =>
    tx.$count(documents, conditions(filter)),
};
