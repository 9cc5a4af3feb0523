import { insertComment, listComments, lockComment, resolveComment } from './comments.repository';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { checkText } from '@server/modules/checks';
import { readableVersion } from '../versions/comparison.service';
import type { ContentEvents } from '../content-events';
import type { ContentDeps } from '../content.deps';
import { findVersion } from '../versions/versions.repository';
import type { CommentRow } from '../content.tables';
import { callerOf } from '@server/graphql/access/subject';
import { canEdit } from '../access/access.policy';
import { contentAccess, type ContentAccessRules } from '../access/content-access';
import { type ContentDefinition, routesOf, workNotificationType } from '../content-definition';

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

type OuterDeps = Pick<ContentDeps, 'now' | 'notify'>;

interface CommentsDeps extends OuterDeps {
  readonly content: ContentDefinition;
  readonly contentEvents: ContentEvents;
  readonly access: ContentAccessRules;
}

async function commentsOf(
  { access, content }: CommentsDeps,
  scope: Scope,
  objectId: number,
  isResolved?: boolean | null,
): Promise<CommentRow[]> {
  const context = await access.requireView(scope, objectId);
  const caller = callerOf(scope);
  return listComments(scope.tx, content.tables.comment, scope.organizationId, objectId, {
    // Readers see their own questions; people who may edit see everybody's.
    userId: canEdit(caller, context) ? null : caller.userId,
    isResolved,
  });
}

async function askAboutClause(
  { access, content, now, contentEvents, notify }: CommentsDeps,
  scope: Scope,
  { objectId, versionId, clauseId, text }: CommentInput,
): Promise<CommentRow> {
  const object = await access.viewable(scope, objectId);
  const version = await readableVersion(scope, content, versionId);
  const clause = version.clauses.find(({ id }) => id === clauseId);
  if (version.objectId !== objectId || !clause) throw new AppError('notFound');
  const { userId, nameFull } = callerOf(scope);
  const row = await insertComment(scope.tx, content.tables.comment, {
    organizationId: scope.organizationId,
    objectId,
    versionId,
    clauseId,
    userId,
    text: checkText(text, { field: 'text', max: limits.commentText, isRequired: true }),
    createdAt: now(),
  });
  await contentEvents.log(scope, objectId, 'comment', { changes: { clause: [null, clause.number] } });
  if (object.ownerId !== userId) {
    const type = workNotificationType(content, 'comment');
    await notify(scope, {
      userIds: [object.ownerId],
      type,
      objectType: content.objectType,
      objectId,
      route: routesOf(content, object).editor(objectId, 'current-version'),
      params: { name: object.name, person: nameFull, clause: clause.number },
      dedupeKey: `${type}:${row.id}`,
      aboutIds: [userId],
    });
  }
  await contentEvents.publishOwnWork(scope, objectId);
  return row;
}

async function resolveQuestion(
  { content, access, now, contentEvents }: CommentsDeps,
  scope: Scope,
  id: number,
): Promise<CommentRow> {
  const { tx, organizationId } = scope;
  const { comment: table, version: versions } = content.tables;
  const comment = await lockComment(tx, table, organizationId, id);
  const context = comment && (await access.find(scope, comment.objectId));
  if (!context || !canEdit(callerOf(scope), context)) throw new AppError('notFound');
  if (comment.resolvedAt) return comment;
  const row = await resolveComment(tx, table, organizationId, id, {
    resolvedAt: now(),
    resolvedById: callerOf(scope).userId,
  });
  const version = await findVersion(tx, versions, organizationId, comment.versionId);
  const clause = version?.clauses.find((clause) => clause.id === comment.clauseId);
  await contentEvents.log(scope, comment.objectId, 'resolve', {
    affectedUserId: comment.userId,
    changes: { clause: [null, clause?.number ?? ''] },
  });
  await contentEvents.publishWork(scope, comment.objectId);
  return row ?? comment;
}

/** «Непонятно здесь»: manages readers' questions about clauses, addressed to the owner. */
export function createCommentsService(
  given: OuterDeps,
  content: ContentDefinition,
  contentEvents: ContentEvents,
): CommentsService {
  const access = contentAccess(content);
  const deps: CommentsDeps = { ...given, content, contentEvents, access };

  return {
    list: (scope, objectId, isResolved) => commentsOf(deps, scope, objectId, isResolved),
    create: (scope, input) => askAboutClause(deps, scope, input),
    resolve: (scope, id) => resolveQuestion(deps, scope, id),
  };
}
