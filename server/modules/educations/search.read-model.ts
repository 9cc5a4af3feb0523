import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { integer, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller, Scope } from '@server/graphql/context';
import type { SearchHit } from '@server/graphql/generated/types';
import { isVisible } from '@server/modules/content/access/access-context.read-model';
import { findObjects, hasWords } from '@server/modules/content/lists/found-objects.read-model';
import { clauseHit, clausePatterns } from '@server/modules/content/search-hits';
import { educationContent, educationPath } from './education.content';
import { asEducation, educationTable } from './educations.tables';

/** Finds educations by name and code, if the caller may see them. */
export async function findEducations(
  scope: Scope,
  caller: Caller,
  query: string,
  limit: number,
): Promise<SearchHit[]> {
  const found = await findObjects(educationContent, scope, caller, query, limit);
  return found.map(asEducation).map((row) => ({
    kind: 'education',
    id: row.id,
    title: row.name,
    subtitle: row.code,
    route:
      row.currentVersionId === null
        ? educationPath(row, 'editor', 'edit')
        : educationPath(row, 'my', 'current-version'),
  }));
}

/** Finds blocks of published educations that the caller may read. */
export async function findEducationTexts(
  { tx, organizationId }: Scope,
  caller: Caller,
  query: string,
  limit: number,
): Promise<SearchHit[]> {
  const patterns = clausePatterns(query);
  if (patterns.length === 0) return [];
  const readable = and(
    eq(educationTable.organizationId, organizationId),
    eq(educationTable.isArchive, false),
    isNotNull(educationTable.currentVersionId),
    isVisible(educationContent, caller),
  );
  const rows = await selectRows(tx, {
    typeContent: oneOf(['text', 'video']),
    id: integer,
    name: text,
    clauseId: text,
    number: text,
    words: text,
  })(sql`
    select e.id, e.type_content as "typeContent", e.name, c.clause ->> 'id' as "clauseId",
      c.clause ->> 'number' as number, c.clause ->> 'text' as words
    from (select * from ${educationTable} where ${readable}) e
    join education_version v on v.organization_id = e.organization_id and v.id = e.current_version_id
    cross join lateral jsonb_array_elements(v.clauses) with ordinality as c (clause, place)
    where ${hasWords(sql`c.clause ->> 'text'`, patterns)}
    order by e.name collate "und-x-icu", e.id, c.place
    limit ${limit}`);
  return rows.map((row) => clauseHit(row, query, educationPath(row, 'my', 'current-version')));
}
