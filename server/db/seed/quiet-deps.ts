import { auditLogTable } from '@server/audit/audit.tables';
import { createDomainEventBus } from '@server/events/domain-events';
import type { ModuleDeps } from '@server/modules/module';
import { createNotify } from '@server/modules/notifications/notify';

/** The simulated time: the demo company has a past. */
export interface Clock {
  now: Date;
}

const nothing = () => Promise.resolve();

/**
 * Returns dependencies for generating a past: no emails are sent, no live events are published, and the clock and the audit log
 * show the simulated time. The event bus is new, so that no listeners of the running application react.
 */
export function createQuietDeps(deps: ModuleDeps, clock: Clock): ModuleDeps {
  const live: ModuleDeps['live'] = { ...deps.live, publish: nothing };
  const mail: ModuleDeps['mail'] = {
    send: nothing,
    sendReady: nothing,
    isUnconfirmed: () => Promise.resolve(false),
  };
  const audit: ModuleDeps['audit'] = {
    async writeAll(scope, entries) {
      if (entries.length === 0) return;
      await scope.tx.insert(auditLogTable).values(
        entries.map(({ objectId = null, affectedUserId = null, changes = {}, ...entry }) => ({
          ...entry,
          objectId,
          affectedUserId,
          changes,
          at: clock.now,
          organizationId: scope.organizationId,
          actorId: scope.caller?.userId ?? null,
        })),
      );
    },
    write: (scope, entry) => audit.writeAll(scope, [entry]),
  };
  return {
    ...deps,
    live,
    mail,
    audit,
    notify: createNotify({ live, jobs: deps.jobs, now: () => clock.now, outside: () => [] }),
    events: createDomainEventBus(),
    now: () => clock.now,
  };
}
