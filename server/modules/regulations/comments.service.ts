import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { checkText } from '@server/modules/checks';
import { readableVersion } from './comparison.service';
import type { RegulationEvents } from './regulation-events';
import { requireView, standingOf, viewable } from './regulations.access';
import { callerOf, editorRoute, type RegulationDeps } from './regulations.deps';
import { canEdit } from './regulations.policy';
import { regulationCommentTable, type RegulationCommentRow } from './regulations.tables';
import { findVersion } from './versions.repository';

export interface CommentInput {
  regulationId: number;
  versionId: number;
  clauseId: string;
  text: string;
}

export interface CommentsService {
  list(scope: Scope, regulationId: number, isResolved?: boolean | null): Promise<RegulationCommentRow[]>;
  create(scope: Scope, input: CommentInput): Promise<RegulationCommentRow>;
  resolve(scope: Scope, id: number): Promise<RegulationCommentRow>;
}

const LISTED = 500;

/** «Непонятно здесь»: questions about clauses, to the owner. */
export function createCommentsService(
  { now, notify }: Pick<RegulationDeps, 'now' | 'notify'>,
  { worked, log }: RegulationEvents,
): CommentsService {
  const table = regulationCommentTable;

  return {
    async list(scope, regulationId, isResolved) {
      const standing = await requireView(scope, regulationId);
      const caller = callerOf(scope);
      return scope.tx
        .select()
        .from(table)
        .where(
          and(
            eq(table.organizationId, scope.organizationId),
            eq(table.regulationId, regulationId),
            // Readers see their own questions; whoever may edit sees everybody's.
            canEdit(caller, standing) ? undefined : eq(table.userId, caller.userId),
            isResolved === true ? isNotNull(table.resolvedAt) : undefined,
            isResolved === false ? isNull(table.resolvedAt) : undefined,
          ),
        )
        .orderBy(desc(table.id))
        .limit(LISTED);
    },
    async create(scope, { regulationId, versionId, clauseId, text }) {
      const regulation = await viewable(scope, regulationId);
      const version = await readableVersion(scope, versionId);
      const clause = version.clauses.find(({ id }) => id === clauseId);
      if (version.regulationId !== regulationId || !clause) throw new AppError('notFound');
      const { userId, nameFull } = callerOf(scope);
      const [row] = await scope.tx
        .insert(table)
        .values({
          organizationId: scope.organizationId,
          regulationId,
          versionId,
          clauseId,
          userId,
          text: checkText(text, { field: 'text', max: limits.commentText, isRequired: true }),
          createdAt: now(),
        })
        .returning();
      if (!row) throw new Error('a comment was not stored');
      await log(scope, regulationId, 'comment', { changes: { clause: [null, clause.number] } });
      if (regulation.ownerId !== userId) {
        await notify(scope, {
          userIds: [regulation.ownerId],
          type: 'regulationComment',
          objectType: 'regulation',
          objectId: regulationId,
          route: editorRoute(regulationId, 'current-version'),
          params: { name: regulation.name, person: nameFull, clause: clause.number },
          dedupeKey: `regulationComment:${row.id}`,
          aboutIds: [userId],
        });
      }
      await worked(scope, regulationId);
      return row;
    },
    async resolve(scope, id) {
      const own = and(eq(table.organizationId, scope.organizationId), eq(table.id, id));
      const [comment] = await scope.tx.select().from(table).where(own).for('update');
      const standing = comment && (await standingOf(scope, comment.regulationId));
      if (!standing || !canEdit(callerOf(scope), standing)) throw new AppError('notFound');
      if (comment.resolvedAt) return comment;
      const [row] = await scope.tx
        .update(table)
        .set({ resolvedAt: now(), resolvedById: callerOf(scope).userId })
        .where(own)
        .returning();
      const version = await findVersion(scope.tx, scope.organizationId, comment.versionId);
      const clause = version?.clauses.find((each) => each.id === comment.clauseId);
      await log(scope, comment.regulationId, 'resolve', {
        affectedUserId: comment.userId,
        changes: { clause: [null, clause?.number ?? ''] },
      });
      await worked(scope, comment.regulationId);
      return row ?? comment;
    },
  };
}
