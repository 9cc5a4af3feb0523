import { sql } from 'drizzle-orm';
import { integer, nullable, oneOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Caller, Scope } from '@server/graphql/context';
import type { SearchHit } from '@server/graphql/generated/types';
import { hasRight } from '@server/graphql/access/rights';
import { likePattern, wordPatterns } from '@server/modules/checks';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import { fullNameSql } from '@server/modules/person-name';
import { texts, worksHereSql } from '@server/modules/sql';

/** The limit per kind; the window shows a dozen in all. */
const MAX_PER_KIND = 6;

const personRow = { id: integer, name: text, position: nullable(text) };

/** Finds current employees by any part of their name; also by email for those who see contacts. */
async function findPeople(
  { tx, organizationId }: Scope,
  caller: Caller,
  query: string,
): Promise<SearchHit[]> {
  const patterns = wordPatterns(query);
  const contact = hasRight(caller, 'employees', 'read') ? likePattern(query) : null;
  const rows = await selectRows(
    tx,
    personRow,
  )(sql`
    select u.id, ${fullNameSql('u')} as name, p.name as position
    from users u
    left join position p on p.organization_id = u.organization_id and p.id = u.position_id
    where u.organization_id = ${organizationId} and ${worksHereSql(sql`u`)}
      and u.id in (select search_people(${texts(patterns)}, ${contact}::text))
    order by lower(u.name_second) not like ${`${query.toLowerCase()}%`}, (u.name_second || ' ' || u.name_first) collate "und-x-icu", u.id
    limit ${MAX_PER_KIND}`);
  return rows.map(({ id, name, position }) => ({
    kind: 'user',
    id,
    title: name,
    subtitle: position ?? '',
    route: `/employees/${id}`,
  }));
}

const structureRow = { kind: oneOf(['position', 'subdivision']), id: integer, name: text };

/** Finds positions and subdivisions, for those who may open the structure. */
async function findStructure({ tx }: Scope, caller: Caller, query: string): Promise<SearchHit[]> {
  if (!hasRight(caller, 'structure', 'read')) return [];
  const rows = await selectRows(
    tx,
    structureRow,
  )(sql`
    select kind, id, name from search_structure(${texts(wordPatterns(query))})
    order by length(name), name collate "und-x-icu", id limit ${MAX_PER_KIND}`);
  return rows.map(({ kind, id, name }) => ({
    kind,
    id,
    title: name,
    subtitle: '',
    route: kind === 'position' ? `/structure/positions/${id}` : `/structure/employees/${id}`,
  }));
}

/**
 * Returns what the caller may see of people, of content with its texts, and of the structure, best matches first within each
 * kind.
 */
export async function findAnything(
  { all }: ContentKinds,
  scope: Scope,
  caller: Caller,
  query: string,
): Promise<SearchHit[]> {
  const hits = await findPeople(scope, caller, query);
  for (const { search } of all) hits.push(...(await search.objects(scope, caller, query, MAX_PER_KIND)));
  hits.push(...(await findStructure(scope, caller, query)));
  for (const { search } of all)
    hits.push(...((await search.texts?.(scope, caller, query, MAX_PER_KIND)) ?? []));
  return hits;
}
