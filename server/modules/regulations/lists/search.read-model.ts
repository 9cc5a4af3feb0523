import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller, Scope } from '@server/graphql/context';
import type { SearchHit } from '@server/graphql/generated/types';
import { wordPatterns } from '@server/modules/checks';
import { clauseHit, clausePatterns } from '@server/modules/content/search-hits';
import { texts } from '@server/modules/sql';
import { regulationTable } from '../regulations.tables';
import { isVisible } from '@server/modules/content/access/access-context.read-model';
import { regulationContent } from '../regulation.content';

/** Finds regulations by name and code among those that the caller may see. */
export async function findRegulations(
  { tx, organizationId }: Scope,
  caller: Caller,
  query: string,
  limit: number,
): Promise<SearchHit[]> {
  const rows = await tx
    .select({
      id: regulationTable.id,
      code: regulationTable.code,
      name: regulationTable.name,
      isPublished: sql<boolean>`${regulationTable.currentVersionId} is not null`,
    })
    .from(regulationTable)
    .where(
      and(
        eq(regulationTable.organizationId, organizationId),
        sql`regulation.id in (select search_regulations(${texts(wordPatterns(query))}))`,
        isVisible(regulationContent, caller),
      ),
    )
    .orderBy(sql`regulation.name collate "und-x-icu"`, regulationTable.id)
    .limit(limit);
  return rows.map(({ id, code, name, isPublished }) => ({
    kind: 'regulation',
    id,
    title: name,
    subtitle: code,
    route: isPublished ? regulationContent.routes.reader(id) : regulationContent.routes.editor(id, 'edit'),
  }));
}

/** Finds clauses of documents in force that the caller may read. */
export async function findClauses(
  { tx, organizationId }: Scope,
  caller: Caller,
  query: string,
  limit: number,
): Promise<SearchHit[]> {
  const patterns = clausePatterns(query);
  if (patterns.length === 0) return [];
  const readable = and(
    eq(regulationTable.organizationId, organizationId),
    isNotNull(regulationTable.currentVersionId),
    isVisible(regulationContent, caller),
  );
  const rows = await selectRows(tx, {
    id: integer,
    name: text,
    clauseId: text,
    number: text,
    words: text,
  })(sql`
    select regulation_id as id, name, clause_id as "clauseId", number, words from search_clauses(
      ${texts(patterns)},
      array(select ${regulationTable.id} from ${regulationTable} where ${readable}),
      ${limit})`);
  return rows.map((row) => clauseHit(row, query, regulationContent.routes.reader(row.id)));
}
