import { sql } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { Logger } from '@server/log/logger';
import type { Audit, AuditEntry } from './audit';

/** The actor and the origin of a request. */
export type SecurityScope = Pick<Scope, 'organizationId' | 'caller' | 'lang' | 'ip' | 'userAgent'>;

export interface SecurityEvents {
  /**
   * Writes an entry to the history in a separate transaction, so it stays even if the request fails. Entries with the same `key`
   * are written at most once an hour. It never fails the request.
   */
  record(scope: SecurityScope, entry: AuditEntry, key: string): Promise<void>;
}

const HOUR_S = 3_600;
/** Per person and action: nobody can flood the history by trying everything, or hide other actions behind one. */
const MAX_EVENTS_PER_HOUR = 30;

/** Records rejected attempts, each at most once an hour and a limited number per person. Each node counts separately. */
export function createSecurityEvents(database: Database, audit: Audit, log: Logger): SecurityEvents {
  const same = new RateLimiterMemory({ points: 1, duration: HOUR_S });
  const all = new RateLimiterMemory({ points: MAX_EVENTS_PER_HOUR, duration: HOUR_S });

  async function isWithinLimits(who: string, action: string, key: string): Promise<boolean> {
    try {
      await same.consume(`${who}:${key}`);
      await all.consume(`${who}:${action}`);
      return true;
    } catch (limitError) {
      if (limitError instanceof RateLimiterRes) return false;
      throw limitError;
    }
  }

  return {
    async record(scope, entry, key) {
      const { organizationId, caller } = scope;
      try {
        if (!(await isWithinLimits(`${organizationId}:${caller?.userId ?? 0}`, entry.action, key))) return;
        await database.tenant(organizationId, async (tx) => {
          // The request may hold a lock that this statement would wait for.
          await tx.execute(sql`set local lock_timeout = '2s'`);
          await audit.write({ ...scope, tx }, entry);
        });
      } catch (error) {
        log.error({ err: error, action: entry.action }, 'a security event could not be written');
      }
    },
  };
}
