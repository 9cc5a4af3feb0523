import type { Tx } from '@server/db/database';
import type { ObjectType } from '@server/graphql/generated/types';
import { performanceOf } from './statistics.figures';
import { objectsOfPeople, type UserFigures } from './statistics.read-model';

/** Returns what people have done and owe of one kind of content, in the order of their ids. */
export async function figuresOfPeople(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
  objectType: ObjectType,
): Promise<UserFigures[]> {
  const found = await objectsOfPeople(tx, organizationId, userIds, objectType);
  return userIds.map((id) => {
    const { signedIds = [], notSignedIds = [], overdueIds = [] } = found.get(id) ?? {};
    const performance = performanceOf(signedIds.length, notSignedIds.length);
    return { signedIds, notSignedIds, overdueIds, performance };
  });
}
