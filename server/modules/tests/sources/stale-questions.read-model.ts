import { sql } from 'drizzle-orm';
import type { AnyQuestion, QuestionSource } from '@domain/questions/question';
import { integer, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import { columnOf } from '@server/db/rows/table-shapes';
import type { Scope } from '@server/graphql/context';
import { branchChanges, branchIds } from '@server/modules/content/blocks/branch';
import type { Block } from '@server/modules/content/content.tables';
import { clausesByIds, findVersion } from '@server/modules/content/versions/versions.repository';
import { ints } from '@server/modules/sql';
import { regulationTables } from '@server/modules/regulations/regulations.tables';
import { partOfVersion, type TestPart } from '../test-version';
import { type TestRow, testTables } from '../tests.tables';

/** A test with questions that may be outdated. */
export interface StaleTest extends Pick<TestRow, 'id' | 'name' | 'ownerId'> {
  /** The ids, in the order of the questions. */
  questionIds: readonly string[];
}

interface TestWithQuestions extends Pick<TestRow, 'id' | 'name' | 'ownerId'> {
  questions: readonly AnyQuestion[];
}

/**
 * Returns the tests that ask about the regulation, with the questions that their editor shows: those of the draft, otherwise of
 * the version in force.
 */
async function testsAbout({ tx, organizationId }: Scope, regulationId: number): Promise<TestWithQuestions[]> {
  const about = JSON.stringify({ questions: [{ source: { objectId: regulationId } }] });
  const rows = await selectRows(tx, {
    id: integer,
    name: text,
    ownerId: integer,
    own: columnOf(testTables.version.own),
  })(sql`
    select t.id, t.name, t.owner_id as "ownerId", v.own from test t
    join test_version v on v.organization_id = t.organization_id
      and v.id = coalesce(t.draft_version_id, t.current_version_id)
    where t.organization_id = ${organizationId} and not t.is_archive and v.own @> ${about}::jsonb
    order by t.id`);
  return rows.map(({ own, ...test }) => {
    const { questions } = partOfVersion(own);
    return { ...test, questions: questions.filter(({ source }) => source?.objectId === regulationId) };
  });
}

/** The texts of these versions of regulations, by id. */
async function textsOf(
  { tx, organizationId }: Scope,
  versionIds: Iterable<number>,
): Promise<ReadonlyMap<number, readonly Block[]>> {
  const { version: table } = regulationTables;
  const texts = await clausesByIds(tx, table, organizationId, [...new Set(versionIds)]);
  return new Map(texts.map(({ id, clauses }) => [id, clauses]));
}

/**
 * Returns the tests whose questions are about clauses that this version of the regulation has changed in a way that requires a
 * new acceptance, and whose text differs from when the question was written or last confirmed.
 */
export async function staleTests(
  scope: Scope,
  published: { objectId: number; versionId: number },
): Promise<StaleTest[]> {
  const { tx, organizationId } = scope;
  const { version: table } = regulationTables;
  const tests = await testsAbout(scope, published.objectId);
  const now = tests.length === 0 ? null : await findVersion(tx, table, organizationId, published.versionId);
  if (!now) return [];
  const changed = now.changedClauseIds.filter((id) => !now.silentClauseIds.includes(id));
  const sources = tests.flatMap(({ questions }) => questions.flatMap(({ source }) => source ?? []));
  const texts = await textsOf(
    scope,
    sources.map(({ versionId }) => versionId),
  );
  const isStale = ({ source }: AnyQuestion): boolean => {
    const before: readonly Block[] = texts.get(source?.versionId ?? 0) ?? [];
    const clauseId = source?.clauseId ?? '';
    const branch = [...branchIds(before, clauseId), ...branchIds(now.clauses, clauseId)];
    return (
      branch.some((id) => changed.includes(id)) && branchChanges(before, now.clauses, clauseId).length > 0
    );
  };
  return tests.flatMap(({ questions, ...test }) => {
    const questionIds = questions.filter(isStale).map(({ id }) => id);
    return questionIds.length > 0 ? [{ ...test, questionIds }] : [];
  });
}

/** Returns the versions in force of these regulations, by the regulation's id. */
async function versionsInForce(
  { tx, organizationId }: Scope,
  regulationIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await selectRows(tx, { id: integer, versionId: integer })(sql`
    select id, current_version_id as "versionId" from regulation
    where organization_id = ${organizationId} and id = any(${ints(regulationIds)}) and current_version_id is not null`);
  return new Map(rows.map(({ id, versionId }) => [id, versionId]));
}

/**
 * Returns those of the sources whose clause was removed, or differs from when the question was written or last confirmed: what
 * the editor of the test shows as «Устарел», regardless of who asks. Two statements at most.
 */
export async function outdatedSources(
  scope: Scope,
  sources: readonly QuestionSource[],
): Promise<ReadonlySet<QuestionSource>> {
  if (sources.length === 0) return new Set();
  const inForce = await versionsInForce(
    scope,
    sources.map(({ objectId }) => objectId),
  );
  const moved = sources.flatMap((source) => {
    const versionId = inForce.get(source.objectId);
    return versionId === undefined || versionId === source.versionId ? [] : [{ source, versionId }];
  });
  if (moved.length === 0) return new Set();
  const texts = await textsOf(
    scope,
    moved.flatMap(({ source, versionId }) => [source.versionId, versionId]),
  );
  const outdated = moved.filter(({ source: { clauseId, versionId: before }, versionId }) => {
    const now = texts.get(versionId) ?? [];
    return (
      branchIds(now, clauseId).length === 0 ||
      branchChanges(texts.get(before) ?? [], now, clauseId).length > 0
    );
  });
  return new Set(outdated.map(({ source }) => source));
}

/** Returns the drafts of these tests, by the test's id. */
export async function draftParts(
  { tx, organizationId }: Scope,
  testIds: readonly number[],
): Promise<ReadonlyMap<number, TestPart>> {
  const rows = await selectRows(tx, { id: integer, own: columnOf(testTables.version.own) })(sql`
    select t.id, v.own from test t
    join test_version v on v.organization_id = t.organization_id and v.id = t.draft_version_id
    where t.organization_id = ${organizationId} and t.id = any(${ints(testIds)})`);
  return new Map(rows.map(({ id, own }) => [id, partOfVersion(own)]));
}
