import { spotKey, spotSearch } from '@domain/content/unclear';
import type { Scope } from '@server/graphql/context';
import { callerOf } from '@server/graphql/access/subject';
import type { ContentDeps } from '../content.deps';
import { type ContentDefinition, routesOf, workNotificationType } from '../content-definition';
import type { CommentRow, ContentObjectRow } from '../content.tables';
import { spotOf } from './unclear-spot';

type NotificationDeps = Pick<ContentDeps, 'notify'> & { readonly content: ContentDefinition };

interface Marked {
  object: ContentObjectRow;
  mark: CommentRow;
  /** The number of the block, or the time of the moment. */
  place: string;
}

/** The author's page of the object, at the place. */
const authorRoute = (content: ContentDefinition, { object, mark }: Marked): string =>
  `${routesOf(content, object).editor(object.id, 'current-version')}?${spotSearch(mark)}`;

/** Notifies the owner of one reader's question, once. */
export async function notifyOfQuestion(
  { content, notify }: NotificationDeps,
  scope: Scope,
  { object, mark, place }: Marked,
): Promise<void> {
  const { userId, nameFull } = callerOf(scope);
  if (object.ownerId === userId) return;
  const type = workNotificationType(content, 'comment');
  await notify(scope, {
    userIds: [object.ownerId],
    type,
    objectType: content.objectType,
    objectId: object.id,
    route: authorRoute(content, { object, mark, place }),
    params: { name: object.name, person: nameFull, clause: place },
    dedupeKey: `${type}:${mark.id}`,
    aboutIds: [userId],
  });
}

/** Notifies the owner that a place is unclear to many, once for each place and version. */
export async function notifyOfMany(
  { content, notify }: NotificationDeps,
  scope: Scope,
  { object, mark, place }: Marked,
  askers: readonly number[],
): Promise<void> {
  const { objectType } = content;
  const key = [objectType, object.id, mark.versionId, spotKey(spotOf(mark))].join(':');
  await notify(scope, {
    userIds: [object.ownerId],
    type: 'confusionThreshold',
    objectType,
    objectId: object.id,
    route: authorRoute(content, { object, mark, place }),
    params: { name: object.name, clause: place, count: askers.length },
    dedupeKey: `confusionThreshold:${key}`,
    aboutIds: askers,
  });
}

/** «Разобрано»: notifies those who pressed, except who resolves it. */
export async function notifyOfResolved(
  { content, notify }: NotificationDeps,
  scope: Scope,
  object: ContentObjectRow,
  place: string,
  marks: readonly CommentRow[],
): Promise<void> {
  const [mark] = marks;
  const ownId = callerOf(scope).userId;
  const userIds = [...new Set(marks.map(({ userId }) => userId))].filter((id) => id !== ownId);
  if (!mark || userIds.length === 0) return;
  const { objectType } = content;
  await notify(scope, {
    userIds,
    type: 'confusionResolved',
    objectType,
    objectId: object.id,
    route: `${routesOf(content, object).reader(object.id)}?${spotSearch(mark)}`,
    params: { name: object.name, clause: place },
    dedupeKey: `confusionResolved:${objectType}:${mark.id}`,
  });
}
