import { and, eq } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import type { ContentKinds } from '@server/modules/content/content-kinds';
import { assignmentTable } from './assignments.tables';
import { reasonsFor } from './reasons';

/** Returns why the person has the object: a phrase for each rule or content that requires it; empty when they do not have it. */
export async function assignmentReasonsOf(
  scope: Scope,
  kinds: ContentKinds,
  { objectType, objectId, userId }: { objectType: string; objectId: number; userId: number },
): Promise<string[]> {
  const [assignment] = await scope.tx
    .select()
    .from(assignmentTable)
    .where(
      and(
        eq(assignmentTable.organizationId, scope.organizationId),
        eq(assignmentTable.userId, userId),
        eq(assignmentTable.objectId, objectId),
        eq(assignmentTable.isCurrent, true),
      ),
    );
  if (assignment?.objectType !== objectType) return [];
  return (await reasonsFor(scope, kinds, assignment)).map(({ text }) => text);
}
