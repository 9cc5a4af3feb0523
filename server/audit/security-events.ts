import { sql } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '@server/db/database';
import type { Scope } from '@server/graphql/context';
import type { Logger } from '@server/log/logger';
import type { Audit, AuditEntry } from './audit';

/** Who did it, and from where. */
export type SecurityScope = Pick<Scope, 'organizationId' | 'caller' | 'lang' | 'ip' | 'userAgent'>;

export interface SecurityEvents {
  /**
   * Writes a line of the history in a transaction of its own: it stands whatever becomes of the request. `key` says what
   * counts as the same, of which one an hour is written. It never fails the request.
   */
  record(scope: SecurityScope, entry: AuditEntry, key: string): Promise<void>;
}

const HOUR_S = 3_600;
/** Of one person and of a kind: whoever tries every door fills nobody's history, and hides no other kind behind it. */
const MAX_AN_HOUR = 30;

/** What was refused is told once an hour, of each person a bounded number: by each node for itself. */
export function createSecurityEvents(database: Database, audit: Audit, log: Logger): SecurityEvents {
  const same = new RateLimiterMemory({ points: 1, duration: HOUR_S });
  const all = new RateLimiterMemory({ points: MAX_AN_HOUR, duration: HOUR_S });

  async function isNews(who: string, action: string, key: string): Promise<boolean> {
    try {
      await same.consume(`${who}:${key}`);
      await all.consume(`${who}:${action}`);
      return true;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return false;
      throw refusal;
    }
  }

  return {
    async record(scope, entry, key) {
      const { organizationId, caller } = scope;
      try {
        if (!(await isNews(`${organizationId}:${caller?.userId ?? 0}`, entry.action, key))) return;
        await database.tenant(organizationId, async (tx) => {
          // The request may hold what this would wait for.
          await tx.execute(sql`set local lock_timeout = '2s'`);
          await audit.write({ ...scope, tx }, entry);
        });
      } catch (error) {
        log.error({ err: error, action: entry.action }, 'a security event could not be written');
      }
    },
  };
}
