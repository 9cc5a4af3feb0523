import { and, eq, inArray } from 'drizzle-orm';
import type { AnyQuestion } from '@domain/questions/question';
import type { NamedClause } from '@domain/questions/table/cells';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import { accessContexts } from '@server/modules/content/access/access-context.read-model';
import { canReadVersion } from '@server/modules/content/access/access.policy';
import { versionLabel } from '@server/modules/content/versions/version-hash';
import { clausesByIds, versionsByIds } from '@server/modules/content/versions/versions.repository';
import type { ContentDefinition } from '@server/modules/content/content-definition';

/**
 * Returns the display names of the clauses that questions are about, by the ids of the questions, in the version that each was
 * written for. Clauses that the caller may not read are left out.
 */
export async function sourceNames(
  scope: Scope,
  regulation: ContentDefinition,
  questions: readonly AnyQuestion[],
): Promise<Map<string, NamedClause>> {
  const { tx, organizationId } = scope;
  const { version: versionTable, object: objectTable } = regulation.tables;
  const sources = questions.flatMap(({ id, source }) => (source ? [{ id, ...source }] : []));
  if (sources.length === 0) return new Map();
  const caller = callerOf(scope);
  const objectIds = [...new Set(sources.map(({ objectId }) => objectId))];
  const versionIds = [...new Set(sources.map(({ versionId }) => versionId))];
  const access = await accessContexts(tx, regulation, caller, objectIds);
  const versions = await versionsByIds(tx, versionTable, organizationId, versionIds);
  const texts = await clausesByIds(tx, versionTable, organizationId, versionIds);
  const regulations = await tx
    .select({ id: objectTable.id, code: objectTable.code })
    .from(objectTable)
    .where(and(eq(objectTable.organizationId, organizationId), inArray(objectTable.id, objectIds)));
  return new Map(
    sources.flatMap(({ id, objectId, clauseId, versionId }): [string, NamedClause][] => {
      const version = versions.find((version) => version.id === versionId && version.objectId === objectId);
      const found = access.find((accessContext) => accessContext.id === objectId);
      const code = regulations.find((regulation) => regulation.id === objectId)?.code;
      const clause = texts
        .find((text) => text.id === versionId)
        ?.clauses.find((clause) => clause.id === clauseId)?.number;
      if (!version || !found || code === undefined || !clause) return [];
      if (!canReadVersion(caller, found, version)) return [];
      return [[id, { code, clause, version: versionLabel(version) }]];
    }),
  );
}
