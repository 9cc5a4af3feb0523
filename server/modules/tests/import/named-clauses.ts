import { and, eq, inArray } from 'drizzle-orm';
import type { NamedClause } from '@domain/questions/table/cells';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Context, Scope } from '@server/graphql/context';
import type { TestNamedClause } from '@server/graphql/generated/types';
import { loaded } from '@server/graphql/loaders/loaded';
import { subjectOf } from '@server/graphql/access/subject';
import { canReadVersion, canView } from '@server/modules/content/access/access.policy';
import { versionLabel } from '@server/modules/content/versions/version-hash';
import { regulationTables } from '@server/modules/regulations/regulations.tables';

/** Normalizes «4.2.» to «4.2». */
const numberKey = (number: string): string => number.trim().replace(/\.$/, '');

interface RegulationOfCode {
  id: number;
  currentVersionId: number | null;
}

/** Returns the regulations with these codes, by code, regardless of read access. */
async function byCode(
  { tx, organizationId }: Scope,
  codes: readonly string[],
): Promise<Map<string, RegulationOfCode>> {
  const { id, code, currentVersionId, organizationId: organization } = regulationTables.object;
  const rows = await tx
    .select({ id, code, currentVersionId })
    .from(regulationTables.object)
    .where(
      and(eq(organization, organizationId), inArray(code, [...new Set(codes.map((code) => code.trim()))])),
    );
  return new Map(rows.map(({ code: found, ...row }) => [found, row]));
}

const problem = (name: NonNullable<TestNamedClause['problem']>): TestNamedClause => ({
  source: null,
  problem: name,
});

/** Returns the named version: the one in force, or by its label; null: none that the caller may read. */
async function versionOf(
  { loaders, signedIn }: Context,
  regulation: RegulationOfCode,
  label: string,
): Promise<number | null> {
  if (label === '') return regulation.currentVersionId;
  const access = await loaded(loaders.regulationAccess, regulation.id);
  const versions = await loaders.regulationVersions.load(regulation.id);
  const version = versions.find((version) => versionLabel(version) === label);
  return version && canReadVersion(subjectOf(signedIn), access, version) ? version.id : null;
}

/**
 * Returns clauses by their number and the code of their regulation, in the same order. Absent and forbidden ones get the same
 * response.
 * @throws {AppError} validation.range when they are too many at once
 */
export async function namedClauses(
  context: Context,
  named: readonly NamedClause[],
): Promise<TestNamedClause[]> {
  const { scope, loaders, signedIn } = context;
  if (named.length > limits.testBankAdd) {
    throw new AppError('validation.range', { field: 'clauses', params: { min: 0, max: limits.testBankAdd } });
  }
  const regulations = await byCode(
    scope,
    named.map(({ code }) => code),
  );
  return Promise.all(
    named.map(async ({ code, clause, version }): Promise<TestNamedClause> => {
      const regulation = regulations.get(code.trim());
      const access = regulation && (await loaders.regulationAccess.load(regulation.id));
      if (!access || !canView(subjectOf(signedIn), access)) return problem('regulation');
      const versionId = await versionOf(context, regulation, version.trim());
      if (versionId === null) return problem('version');
      const { clauses } = await loaded(loaders.regulationClauses, versionId);
      const found = clauses.find(({ number }) => numberKey(number) === numberKey(clause));
      if (!found) return problem('clause');
      return { source: { objectId: regulation.id, clauseId: found.id, versionId }, problem: null };
    }),
  );
}
