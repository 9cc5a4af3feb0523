import type { Tx } from '@server/db/database';
import { groupBy } from '@server/modules/group-by';
import { approvedOfPeople } from './ideal-picture/ideal-picture.repository';

/** Returns the ideal picture of each of these people: the approved statements, in their order. */
export async function idealPicturesOf(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<Map<number, string[]>> {
  const groups = groupBy(await approvedOfPeople(tx, organizationId, userIds), ({ userId }) => userId ?? 0);
  return new Map([...groups].map(([userId, statements]) => [userId, statements.map(({ text }) => text)]));
}
