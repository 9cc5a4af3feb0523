import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import type { ObjectType, UnclearPlace } from '@server/graphql/generated/types';
import { checkText } from '@server/modules/checks';
import type { ModuleDeps } from '@server/modules/module';
import { contentAccess } from '../access/content-access';
import { type ContentEvents, createContentEvents } from '../content-events';
import type { ContentKind, ObjectKey } from '../content-kind';
import { requireKind } from '../content-kinds';
import type { CommentRow } from '../content.tables';
import { findObject } from '../objects/objects.repository';
import { findVersion } from '../versions/versions.repository';
import { deleteComment, lockComment, resolveAll, updateWords } from './comments.repository';
import { notifyOfQuestion, notifyOfResolved } from './unclear-notifications';
import { readUnclearPlaces } from '../unclear-places.read-model';
import { givenSpot, spotName, spotOf, type SpotInput } from './unclear-spot';

type UnclearDeps = Pick<ModuleDeps, 'audit' | 'contentKinds' | 'live' | 'notify' | 'now'>;

interface MarkKey {
  objectType: ObjectType;
  id: number;
}

export interface UnclearService {
  /** Returns where readers press «Непонятно», for those who may edit the object. @throws {AppError} notFound */
  places(scope: Scope, object: ObjectKey): Promise<UnclearPlace[]>;
  /** Stores the words of the caller's own open mark; empty ones remove them. @throws {AppError} notFound */
  saveWords(scope: Scope, mark: MarkKey, text: string): Promise<void>;
  /** Removes the caller's own open mark. @throws {AppError} notFound */
  takeBack(scope: Scope, mark: MarkKey): Promise<void>;
  /** «Разобрано»: answers all that is open at a place, and notifies those who asked. @throws {AppError} notFound */
  settle(scope: Scope, object: ObjectKey, spot: SpotInput): Promise<void>;
}

/** Returns the kind, if its readers can press «Непонятно». @throws {AppError} notFound */
function askedKind({ contentKinds }: UnclearDeps, objectType: ObjectType): ContentKind {
  const kind = requireKind(contentKinds, objectType);
  if (kind.notificationTypes.comment === undefined) throw new AppError('notFound');
  return kind;
}

interface OwnMark {
  content: ContentKind;
  events: ContentEvents;
  mark: CommentRow;
  place: string;
}

/** Locks the caller's own mark, on an object that they still may read. @throws {AppError} notFound, also when it was answered */
async function ownMark(deps: UnclearDeps, scope: Scope, { objectType, id }: MarkKey): Promise<OwnMark> {
  const content = askedKind(deps, objectType);
  const { tx, organizationId } = scope;
  const { comment, version } = content.tables;
  const mark = await lockComment(tx, comment, organizationId, id);
  if (!mark || mark.userId !== callerOf(scope).userId || mark.resolvedAt !== null)
    throw new AppError('notFound');
  await contentAccess(content).requireView(scope, mark.objectId);
  const place = spotName(mark, await findVersion(tx, version, organizationId, mark.versionId));
  return { content, events: createContentEvents(deps, content), mark, place };
}

async function saveWords(deps: UnclearDeps, scope: Scope, key: MarkKey, given: string): Promise<void> {
  const { content, events, mark, place } = await ownMark(deps, scope, key);
  const { tx, organizationId } = scope;
  const text = checkText(given, { field: 'text', max: limits.commentText });
  if (text === mark.text) return;
  await updateWords(tx, content.tables.comment, organizationId, mark.id, text);
  await events.log(scope, mark.objectId, 'comment', { changes: { clause: [null, place] } });
  const object = await findObject(tx, content.tables.object, organizationId, mark.objectId);
  if (object && text !== '')
    await notifyOfQuestion({ ...deps, content }, scope, { object, mark: { ...mark, text }, place });
  await events.publishOwnWork(scope, mark.objectId);
}

async function takeBack(deps: UnclearDeps, scope: Scope, key: MarkKey): Promise<void> {
  const { content, events, mark, place } = await ownMark(deps, scope, key);
  await deleteComment(scope.tx, content.tables.comment, scope.organizationId, mark.id);
  await events.log(scope, mark.objectId, 'comment', { changes: { clause: [place, null] } });
  await events.publishOwnWork(scope, mark.objectId);
}

async function settle(
  deps: UnclearDeps,
  scope: Scope,
  { objectType, objectId }: ObjectKey,
  given: SpotInput,
): Promise<void> {
  const content = askedKind(deps, objectType);
  const { tx, organizationId } = scope;
  const { comment, object: objects, version } = content.tables;
  await contentAccess(content).requireEdit(scope, objectId);
  const spot = spotOf(givenSpot(given));
  const resolved = { resolvedAt: deps.now(), resolvedById: callerOf(scope).userId };
  const marks = await resolveAll(tx, comment, organizationId, { objectId, spot }, resolved);
  const newest = marks.reduce((latest, mark) => Math.max(latest, mark.versionId), 0);
  // Answered meanwhile by somebody else: nobody is told twice.
  if (newest === 0) return;
  const place = spotName(spot, await findVersion(tx, version, organizationId, newest));
  const events = createContentEvents(deps, content);
  await events.log(scope, objectId, 'resolve', { changes: { clause: [null, place] } });
  const object = await findObject(tx, objects, organizationId, objectId);
  if (object) await notifyOfResolved({ ...deps, content }, scope, object, place, marks);
  await events.publishWork(scope, objectId);
}

/** «Непонятно» of any kind: what readers add to their marks, and what authors see of them. */
export function createUnclearService(deps: UnclearDeps): UnclearService {
  return {
    async places(scope, { objectType, objectId }) {
      const content = askedKind(deps, objectType);
      await contentAccess(content).requireEdit(scope, objectId);
      return readUnclearPlaces(scope, content, objectId);
    },
    saveWords: (scope, mark, text) => saveWords(deps, scope, mark, text),
    takeBack: (scope, mark) => takeBack(deps, scope, mark),
    settle: (scope, object, spot) => settle(deps, scope, object, spot),
  };
}
