import limits from '@graphql/limits.json';
import { UNCLEAR_PEOPLE } from '@domain/content/unclear';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import { checkText } from '@server/modules/checks';
import { canEdit } from '../access/access.policy';
import { contentAccess, type ContentAccessRules } from '../access/content-access';
import type { ContentDefinition } from '../content-definition';
import type { ContentEvents } from '../content-events';
import type { ContentDeps } from '../content.deps';
import type { CommentRow, ContentObjectRow } from '../content.tables';
import { findObject } from '../objects/objects.repository';
import { readableVersion } from '../versions/comparison.service';
import { findVersion } from '../versions/versions.repository';
import {
  insertComment,
  listComments,
  lockComment,
  lockMarks,
  openMarks,
  resolveComment,
} from './comments.repository';
import { notifyOfMany, notifyOfQuestion, notifyOfResolved } from './unclear-notifications';
import { givenSpot, hasSpot, spotName, spotOf, type SpotInput } from './unclear-spot';

export interface CommentInput extends SpotInput {
  objectId: number;
  versionId: number;
  /** Absent: only the mark «Непонятно»; pressed again, it is the same mark. */
  text?: string | null | undefined;
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

/** Notifies the owner: of each question until the place is unclear to many, then of these once. */
async function notifyOwner(
  deps: CommentsDeps,
  scope: Scope,
  marked: { object: ContentObjectRow; mark: CommentRow; place: string },
  earlier: readonly CommentRow[],
): Promise<void> {
  const { mark } = marked;
  const askers = [...new Set([...earlier, mark].map(({ userId }) => userId))];
  if (askers.length >= UNCLEAR_PEOPLE) await notifyOfMany(deps, scope, marked, askers);
  // From then on, one notification stands for all marks without words.
  if (askers.length < UNCLEAR_PEOPLE || mark.text !== '') await notifyOfQuestion(deps, scope, marked);
}

async function ask(
  deps: CommentsDeps,
  scope: Scope,
  { objectId, versionId, text = null, ...given }: CommentInput,
): Promise<CommentRow> {
  const { access, content, now, contentEvents } = deps;
  const { tx, organizationId } = scope;
  const { comment: table } = content.tables;
  const object = await access.viewable(scope, objectId);
  const version = await readableVersion(scope, content, versionId);
  const marked = givenSpot(given);
  if (version.objectId !== objectId || !hasSpot(content, marked, version)) throw new AppError('notFound');
  const words =
    text === null ? '' : checkText(text, { field: 'text', max: limits.commentText, isRequired: true });
  const { userId } = callerOf(scope);
  await lockMarks(tx, content.objectType, organizationId, objectId);
  const open = await openMarks(tx, table, organizationId, objectId, spotOf(marked));
  const own = open.find((mark) => mark.userId === userId && mark.versionId === versionId);
  if (own && text === null) return own;
  const mark = await insertComment(tx, table, {
    ...{ organizationId, objectId, versionId, userId, text: words, createdAt: now() },
    ...marked,
  });
  const place = spotName(mark, version);
  await contentEvents.log(scope, objectId, 'comment', { changes: { clause: [null, place] } });
  await notifyOwner(deps, scope, { object, mark, place }, open);
  await contentEvents.publishOwnWork(scope, objectId);
  return mark;
}

async function resolveQuestion(deps: CommentsDeps, scope: Scope, id: number): Promise<CommentRow> {
  const { content, access, now, contentEvents } = deps;
  const { tx, organizationId } = scope;
  const { comment: table, object: objects, version: versions } = content.tables;
  const comment = await lockComment(tx, table, organizationId, id);
  const context = comment && (await access.find(scope, comment.objectId));
  if (!context || !canEdit(callerOf(scope), context)) throw new AppError('notFound');
  if (comment.resolvedAt) return comment;
  const row = await resolveComment(tx, table, organizationId, id, {
    resolvedAt: now(),
    resolvedById: callerOf(scope).userId,
  });
  const place = spotName(comment, await findVersion(tx, versions, organizationId, comment.versionId));
  await contentEvents.log(scope, comment.objectId, 'resolve', {
    affectedUserId: comment.userId,
    changes: { clause: [null, place] },
  });
  const object = await findObject(tx, objects, organizationId, comment.objectId);
  if (object) await notifyOfResolved(deps, scope, object, place, [comment]);
  await contentEvents.publishWork(scope, comment.objectId);
  return row ?? comment;
}

/** «Непонятно здесь»: manages readers' marks and questions, addressed to the owner. */
export function createCommentsService(
  given: OuterDeps,
  content: ContentDefinition,
  contentEvents: ContentEvents,
): CommentsService {
  const access = contentAccess(content);
  const deps: CommentsDeps = { ...given, content, contentEvents, access };

  return {
    list: (scope, objectId, isResolved) => commentsOf(deps, scope, objectId, isResolved),
    create: (scope, input) => ask(deps, scope, input),
    resolve: (scope, id) => resolveQuestion(deps, scope, id),
  };
}
