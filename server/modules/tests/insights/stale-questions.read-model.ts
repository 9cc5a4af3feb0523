import { sql } from 'drizzle-orm';
import { integer, type RowOf, text } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { Scope } from '@server/graphql/context';
import type { TestStaleQuestions } from '@server/graphql/generated/types';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentKind } from '@server/modules/content/content-kind';
import { outdatedSources } from '../sources/stale-questions.read-model';

const SHOWN = 20;

/** How many are compared with their clauses: the texts of two versions are read for each of their regulations. */
const COMPARED = 200;

const candidateRow = {
  id: integer,
  code: text,
  name: text,
  questionId: text,
  text,
  publishedAt: text,
  objectId: integer,
  clauseId: text,
  versionId: integer,
};

type Candidate = RowOf<typeof candidateRow>;

/**
 * Returns questions about a regulation that has had another version since they were written or last confirmed: of the draft, as
 * their editor shows them, otherwise of the version in force.
 */
async function candidates(scope: Scope, { reported }: Pick<ContentKind, 'reported'>): Promise<Candidate[]> {
  const { tx, organizationId } = scope;
  return selectRows(
    tx,
    candidateRow,
  )(sql`
    select o.id, o.code, o.name, q.value ->> 'id' as "questionId", q.value ->> 'text' as text,
      now_in_force.published_at as "publishedAt", r.id as "objectId", q.value -> 'source' ->> 'clauseId' as "clauseId",
      (q.value -> 'source' ->> 'versionId')::int as "versionId"
    from (${reported(callerOf(scope))}) o
    join test t on t.organization_id = ${organizationId} and t.id = o.id
    join test_version v on v.organization_id = ${organizationId} and v.id = coalesce(t.draft_version_id, t.current_version_id)
    join lateral jsonb_array_elements(v.own -> 'questions') with ordinality q (value, place) on q.value ? 'source'
    join regulation r on r.organization_id = ${organizationId} and r.id = (q.value -> 'source' ->> 'objectId')::int
    join regulation_version now_in_force on now_in_force.organization_id = ${organizationId}
      and now_in_force.id = r.current_version_id
    where now_in_force.id <> (q.value -> 'source' ->> 'versionId')::int
    order by now_in_force.published_at desc, o.id, q.place
    limit ${COMPARED + 1}`);
}

/** Returns the questions that their editor shows as outdated, of the tests whose whole report the caller sees. */
export async function readStaleQuestions(
  scope: Scope,
  kind: Pick<ContentKind, 'reported' | 'access'>,
): Promise<TestStaleQuestions> {
  const found = await candidates(scope, kind);
  const compared = found.slice(0, COMPARED).map(({ objectId, clauseId, versionId, ...question }) => ({
    question,
    source: { objectId, clauseId, versionId },
  }));
  const outdated = await outdatedSources(
    scope,
    compared.map(({ source }) => source),
  );
  const stale = compared.filter(({ source }) => outdated.has(source));
  const shown = stale.slice(0, SHOWN).map(({ question }) => question);
  const editable = await kind.access.editable(scope, [...new Set(shown.map(({ id }) => id))]);
  return {
    count: stale.length,
    compared: found.length > COMPARED ? COMPARED : null,
    items: shown.map(({ id, code, name, publishedAt, ...question }) => ({
      ...question,
      publishedAt: new Date(publishedAt),
      test: { id, code, name },
      isEditable: editable.has(id),
    })),
  };
}
