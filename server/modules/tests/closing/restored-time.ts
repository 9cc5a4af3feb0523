import type { ModuleDeps } from '@server/modules/module';
import type { OutageHandler } from '@server/outages';
import { returnTime } from './restored-time.repository';

/**
 * Adds the time of an outage to the attempts that were under way, as far as it was theirs. Attempts that had run out before stay
 * ended. The job that waits for a deadline checks again at the later one.
 */
export function createReturnedTime({ live }: Pick<ModuleDeps, 'live'>): OutageHandler {
  return async (tx, outage) => {
    const rows = await returnTime(tx, outage);
    for (const { organizationId, testId, userIds } of rows) {
      await live.publish(tx, { organizationId, topic: 'assignment', ids: [testId], userIds });
    }
  };
}
