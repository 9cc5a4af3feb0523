import type { Tx } from '@server/db/database';
import { groupBy } from '@server/modules/group-by';
import { adaptationRepository } from './adaptation.repository';
import type { AdaptationItemRow } from './adaptation.tables';

/** Returns for many people at once the tasks of their trial periods, and whose adaptation was not passed. */
export async function adaptationOfPeople(
  tx: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<{ tasks: ReadonlyMap<number, AdaptationItemRow[]>; failed: ReadonlySet<number> }> {
  const items = await adaptationRepository.trialTasks(tx, organizationId, userIds);
  return {
    tasks: groupBy(items, ({ userId }) => userId),
    failed: await adaptationRepository.failedUserIds(tx, organizationId, userIds),
  };
}

/** Returns the value of `isAdaptionNotPassed`: the adaptation is running, has not started, or was not passed. */
export function isAdaptionNotPassed(status: string, isFailed: boolean): boolean {
  return status === 'preboarding' || status === 'adaptation' || isFailed;
}
