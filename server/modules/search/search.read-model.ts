import { and, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Caller, Scope } from '@server/graphql/context';
import type { SearchHit } from '@server/graphql/generated/resolvers';
import { hasRight } from '@server/graphql/rights';
import { likePattern, searchedText, wordPatterns } from '@server/modules/checks';
import {
  isApprover,
  isAssigned,
  isGranted,
  leadsAssigned,
} from '@server/modules/regulations/standing.read-model';
import { regulationTable } from '@server/modules/regulations/regulations.tables';
import { fullNameSql } from '@server/modules/person-name';
import { excerpt } from './excerpt';

/** Of each kind; the window shows a dozen in all. */
const MOST = 6;

const textArray = (patterns: string[]) =>
  sql`array(select json_array_elements_text(${JSON.stringify(patterns)}::json))`;

interface PersonRow extends Record<string, unknown> {
  id: number;
  name: string;
  position: string | null;
}

/** People who work here, by any part of their name; by e-mail too for those who see contacts. */
async function findPeople(
  { tx, organizationId }: Scope,
  caller: Caller,
  query: string,
): Promise<SearchHit[]> {
  const patterns = wordPatterns(query);
  const contact = hasRight(caller, 'employees', 'read') ? likePattern(query) : null;
  const { rows } = await tx.execute<PersonRow>(sql`
    select u.id, ${fullNameSql('u')} as name, p.name as position
    from users u
    left join position p on p.organization_id = u.organization_id and p.id = u.position_id
    where u.organization_id = ${organizationId} and not u.is_archive
      and u.id in (select search_people(${textArray(patterns)}, ${contact}::text))
    order by lower(u.name_second) not like ${`${query.toLowerCase()}%`}, (u.name_second || ' ' || u.name_first) collate "und-x-icu", u.id
    limit ${MOST}`);
  return rows.map(({ id, name, position }) => ({
    kind: 'user',
    id,
    title: name,
    subtitle: position ?? '',
    route: `/employees/${id}`,
  }));
}

/** Which regulations the caller may see at all. */
function isVisible(caller: Caller): SQL | undefined {
  if (hasRight(caller, 'employees', 'write')) return undefined;
  const isOwner = eq(regulationTable.ownerId, caller.userId);
  const isReader = or(isAssigned(caller), isGranted(caller), leadsAssigned(caller));
  return or(isOwner, isApprover(caller), and(isNotNull(regulationTable.currentVersionId), isReader));
}

async function findRegulations(
  { tx, organizationId }: Scope,
  caller: Caller,
  query: string,
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
        sql`regulation.id in (select search_regulations(${textArray(wordPatterns(query))}))`,
        isVisible(caller),
      ),
    )
    .orderBy(sql`regulation.name collate "und-x-icu"`, regulationTable.id)
    .limit(MOST);
  return rows.map(({ id, code, name, isPublished }) => ({
    kind: 'regulation',
    id,
    title: name,
    subtitle: code,
    route: isPublished ? `/regulation/my/${id}/current-version` : `/regulation/editor/${id}/edit`,
  }));
}

interface ClauseRow extends Record<string, unknown> {
  regulation_id: number;
  name: string;
  clause_id: string;
  number: string;
  words: string;
}

/** Shorter words stand in every clause. */
const SHORTEST_IN_CLAUSES = 3;

/** Clauses of documents in force that the caller may read. */
async function findClauses(
  { tx, organizationId }: Scope,
  caller: Caller,
  query: string,
): Promise<SearchHit[]> {
  const patterns = wordPatterns(query);
  if (searchedText(query).length < SHORTEST_IN_CLAUSES || patterns.length === 0) return [];
  const readable = and(
    eq(regulationTable.organizationId, organizationId),
    isNotNull(regulationTable.currentVersionId),
    isVisible(caller),
  );
  const { rows } = await tx.execute<ClauseRow>(sql`
    select * from search_clauses(
      ${textArray(patterns)},
      array(select ${regulationTable.id} from ${regulationTable} where ${readable}),
      ${MOST})`);
  return rows.map(({ regulation_id: id, name, clause_id: clauseId, number, words }) => ({
    kind: 'clause',
    id,
    title: excerpt(words, query),
    subtitle: `${number} · ${name}`,
    route: `/regulation/my/${id}/current-version?clause=${encodeURIComponent(clauseId)}`,
  }));
}

interface StructureRow extends Record<string, unknown> {
  kind: 'position' | 'subdivision';
  id: number;
  name: string;
}

/** Positions and subdivisions, for those who may open the structure. */
async function findStructure({ tx }: Scope, caller: Caller, query: string): Promise<SearchHit[]> {
  if (!hasRight(caller, 'structure', 'read')) return [];
  const { rows } = await tx.execute<StructureRow>(sql`
    select kind, id, name from search_structure(${textArray(wordPatterns(query))})
    order by length(name), name collate "und-x-icu", id limit ${MOST}`);
  return rows.map(({ kind, id, name }) => ({
    kind,
    id,
    title: name,
    subtitle: '',
    route: kind === 'position' ? `/structure/positions/${id}` : `/structure/employees/${id}`,
  }));
}

/** What the caller may see of people, regulations with their clauses, and the structure, best first within each kind. */
export async function findAnything(scope: Scope, caller: Caller, query: string): Promise<SearchHit[]> {
  const people = await findPeople(scope, caller, query);
  const regulations = await findRegulations(scope, caller, query);
  const structure = await findStructure(scope, caller, query);
  return [...people, ...regulations, ...structure, ...(await findClauses(scope, caller, query))];
}
