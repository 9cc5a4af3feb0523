import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Caller, Scope } from '@server/graphql/context';
import { wordPatterns } from '@server/modules/checks';
import { texts } from '@server/modules/sql';
import { isVisible } from '../access/access-context.read-model';
import { type ContentDefinition, objectColumn } from '../content-definition';
import type { ContentObjectRow } from '../content.tables';

/** Whether the text contains all of the words, in any case. */
export const hasWords = (text: SQL, patterns: readonly string[]): SQL =>
  sql`translate(lower(${text}), 'ё', 'е') like all (${texts(patterns)})`;

/** Finds objects of a kind by name and code, if the caller may see them. */
export async function findObjects(
  content: ContentDefinition,
  { tx, organizationId }: Scope,
  caller: Caller,
  query: string,
  limit: number,
): Promise<ContentObjectRow[]> {
  const patterns = wordPatterns(query);
  if (patterns.length === 0) return [];
  const { object } = content.tables;
  const name = objectColumn(content, 'name');
  return tx
    .select()
    .from(object)
    .where(
      and(
        eq(object.organizationId, organizationId),
        eq(object.isArchive, false),
        hasWords(sql`${name} || ' ' || ${objectColumn(content, 'code')}`, patterns),
        isVisible(content, caller),
      ),
    )
    .orderBy(sql`${name} collate "und-x-icu"`, object.id)
    .limit(limit);
}
