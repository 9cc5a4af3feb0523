import { and, eq, gt, lte } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { ContentTables, ContentVersionRow } from '../content.tables';
import { changedIds } from '../blocks/blocks';

type Marks = Pick<ContentVersionRow, 'id' | 'changedClauseIds' | 'silentClauseIds'>;
type Text = Pick<ContentVersionRow, 'id' | 'clauses'>;

/**
 * Returns the clauses of `to` that a signer of `from` must sign: those that differ, except for the ones whose changes in between
 * were all published as not requiring a new signature.
 * @param between the versions after `from`, up to and including `to`
 */
export function clausesToSign(from: Text, to: Text, between: readonly Marks[]): string[] {
  const toSignAgain = new Set(
    between.flatMap(({ changedClauseIds, silentClauseIds }) =>
      changedClauseIds.filter((id) => !silentClauseIds.includes(id)),
    ),
  );
  const silent = new Set(between.flatMap(({ silentClauseIds }) => silentClauseIds));
  return changedIds(from.clauses, to.clauses).filter((id) => toSignAgain.has(id) || !silent.has(id));
}

/** The same; reads the versions in between. */
export async function deltaClauseIds(
  { tx, organizationId }: Pick<Scope, 'tx' | 'organizationId'>,
  version: ContentTables['version'],
  objectId: number,
  from: Text,
  to: Text,
): Promise<string[]> {
  const between = await tx
    .select({
      id: version.id,
      changedClauseIds: version.changedClauseIds,
      silentClauseIds: version.silentClauseIds,
    })
    .from(version)
    .where(
      and(
        eq(version.organizationId, organizationId),
        eq(version.objectId, objectId),
        eq(version.status, 'published'),
        gt(version.id, from.id),
        lte(version.id, to.id),
      ),
    );
  return clausesToSign(from, to, between);
}
