import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { checkText } from '@server/modules/checks';
import { readableVersion } from '../versions/comparison.service';
import type { ContentEvents } from '../content-events';
import type { ContentDeps } from '../content.deps';
import { findVersion } from '../versions/versions.repository';
import type { CommentRow } from '../content.tables';
import { callerOf } from '@server/graphql/subject';
import { canEdit } from '../access/access.policy';
import { contentAccess } from '../access/content-access';
import { type ContentDefinition, routesOf, workNotice } from '../content-definition';

export interface CommentInput {
  objectId: number;
  versionId: number;
  clauseId: string;
  text: string;
}

export interface CommentsService {
  list(scope: Scope, objectId: number, isResolved?: boolean | null): Promise<CommentRow[]>;
  create(scope: Scope, input: CommentInput): Promise<CommentRow>;
  resolve(scope: Scope, id: number): Promise<CommentRow>;
}

const LISTED = 500;

/** «Непонятно здесь»: questions about clauses, to the owner. */
export function createCommentsService(
  { now, notify }: Pick<ContentDeps, 'now' | 'notify'>,
  content: ContentDefinition,
  { worked, log }: ContentEvents,
): CommentsService {
  const { tables, objectType } = content;
  const table = tables.comment;
  const { find, requireView, viewable } = contentAccess(content);

  return {
    async list(scope, objectId, isResolved) {
      const access = await requireView(scope, objectId);
      const caller = callerOf(scope);
      return scope.tx
        .select()
        .from(table)
        .where(
          and(
            eq(table.organizationId, scope.organizationId),
            eq(table.objectId, objectId),
            // Readers see their own questions; whoever may edit sees everybody's.
            canEdit(caller, access) ? undefined : eq(table.userId, caller.userId),
            isResolved === true ? isNotNull(table.resolvedAt) : undefined,
            isResolved === false ? isNull(table.resolvedAt) : undefined,
          ),
        )
        .orderBy(desc(table.id))
        .limit(LISTED);
    },
    async create(scope, { objectId, versionId, clauseId, text }) {
      const object = await viewable(scope, objectId);
      const version = await readableVersion(scope, content, versionId);
      const clause = version.clauses.find(({ id }) => id === clauseId);
      if (version.objectId !== objectId || !clause) throw new AppError('notFound');
      const { userId, nameFull } = callerOf(scope);
      const [row] = await scope.tx
        .insert(table)
        .values({
          organizationId: scope.organizationId,
          objectId,
          versionId,
          clauseId,
          userId,
          text: checkText(text, { field: 'text', max: limits.commentText, isRequired: true }),
          createdAt: now(),
        })
        .returning();
      if (!row) throw new Error('a comment was not stored');
      await log(scope, objectId, 'comment', { changes: { clause: [null, clause.number] } });
      if (object.ownerId !== userId) {
        const type = workNotice(content, 'comment');
        await notify(scope, {
          userIds: [object.ownerId],
          type,
          objectType,
          objectId,
          route: routesOf(content, object).editor(objectId, 'current-version'),
          params: { name: object.name, person: nameFull, clause: clause.number },
          dedupeKey: `${type}:${row.id}`,
          aboutIds: [userId],
        });
      }
      await worked(scope, objectId);
      return row;
    },
    async resolve(scope, id) {
      const own = and(eq(table.organizationId, scope.organizationId), eq(table.id, id));
      const [comment] = await scope.tx.select().from(table).where(own).for('update');
      const access = comment && (await find(scope, comment.objectId));
      if (!access || !canEdit(callerOf(scope), access)) throw new AppError('notFound');
      if (comment.resolvedAt) return comment;
      const [row] = await scope.tx
        .update(table)
        .set({ resolvedAt: now(), resolvedById: callerOf(scope).userId })
        .where(own)
        .returning();
      const version = await findVersion(scope.tx, tables.version, scope.organizationId, comment.versionId);
      const clause = version?.clauses.find((each) => each.id === comment.clauseId);
      await log(scope, comment.objectId, 'resolve', {
        affectedUserId: comment.userId,
        changes: { clause: [null, clause?.number ?? ''] },
      });
      await worked(scope, comment.objectId);
      return row ?? comment;
    },
  };
}
