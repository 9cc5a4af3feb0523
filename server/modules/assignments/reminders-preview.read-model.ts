import type { SQL } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { type ContentKinds, requireKind } from '@server/modules/content/content-kinds';
import type { ObjectKey } from '@server/modules/content/content-kind';
import { areAmong, selectToRemind } from './reminders/reminders.repository';

/** The number of people whom a preview names. */
const NAMED = 5;

/** Who would be reminded now, and of what. */
export interface RemindersPreview {
  /** The number of people, each counted once. */
  count: number;
  /** The first of them by name. */
  userIds: number[];
  objectNames: string[];
}

/** Returns whom a reminder would reach. @param where a condition on `a`, the assignment, and `u`, its person */
export async function remindersPreview(
  kinds: ContentKinds,
  { tx, organizationId }: Scope,
  objectType: ObjectKey['objectType'],
  where: SQL,
): Promise<RemindersPreview> {
  const { count, userIds, objectIds } = await selectToRemind(tx, organizationId, where, NAMED);
  const objects =
    objectIds.length > 0 ? await requireKind(kinds, objectType).describe(tx, organizationId, objectIds) : [];
  return { count, userIds, objectNames: objects.map(({ name }) => name) };
}

/** The same for people with several objects of one kind. */
export function previewOfMany(
  kinds: ContentKinds,
  scope: Scope,
  objectType: ObjectKey['objectType'],
  targets: readonly { objectId: number; userIds: readonly number[] }[],
): Promise<RemindersPreview> {
  const pairs = targets.flatMap(({ objectId, userIds }) => userIds.map((userId) => ({ objectId, userId })));
  return remindersPreview(kinds, scope, objectType, areAmong(objectType, pairs));
}
