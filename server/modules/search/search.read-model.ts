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

const personRow = { id: integer, name: text, position: nullable(text), subdivision: nullable(text) };

/** What a hit is told apart by from others of its name. */
const beside = (...words: readonly (string | null)[]) => words.filter(Boolean).join(' · ');

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
    select u.id, ${fullNameSql('u')} as name, p.name as position, s.name as subdivision
    from users u
    left join position p on p.organization_id = u.organization_id and p.id = u.position_id
    left join subdivision s on s.organization_id = u.organization_id and s.id = u.subdivision_id
    where u.organization_id = ${organizationId} and ${worksHereSql(sql`u`)}
      and u.id in (select search_people(${texts(patterns)}, ${contact}::text))
    order by lower(u.name_second) not like ${`${query.toLowerCase()}%`}, (u.name_second || ' ' || u.name_first) collate "und-x-icu", u.id
    limit ${MAX_PER_KIND}`);
  return rows.map(({ id, name, position, subdivision }) => ({
    kind: 'user',
    id,
    title: name,
    subtitle: beside(position, subdivision),
    route: `/employees/${id}`,
  }));
}

const structureRow = {
  kind: oneOf(['position', 'subdivision']),
  id: integer,
  name: text,
  /** The subdivision of a position, the parent of a subdivision. */
  place: nullable(text),
};

/** Finds positions and subdivisions, for those who may open the structure. */
async function findStructure(
  { tx, organizationId }: Scope,
  caller: Caller,
  query: string,
): Promise<SearchHit[]> {
  if (!hasRight(caller, 'structure', 'read')) return [];
  const rows = await selectRows(
    tx,
    structureRow,
  )(sql`
    select f.kind, f.id, f.name, s.name as place
    from (
      select kind, id, name from search_structure(${texts(wordPatterns(query))})
      order by length(name), name collate "und-x-icu", id limit ${MAX_PER_KIND}
    ) f
    left join position p on f.kind = 'position' and p.organization_id = ${organizationId} and p.id = f.id
    left join subdivision d on f.kind = 'subdivision' and d.organization_id = ${organizationId} and d.id = f.id
    left join subdivision s on s.organization_id = ${organizationId} and s.id = coalesce(p.subdivision_id, d.parent_id)
    order by length(f.name), f.name collate "und-x-icu", f.id`);
  return rows.map(({ kind, id, name, place }) => ({
    kind,
    id,
    title: name,
    subtitle: beside(place),
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
