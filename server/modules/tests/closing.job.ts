import { sql } from 'drizzle-orm';
import { safeMessage } from '@server/log/safe-error';
import type { Scope } from '@server/graphql/context';
import type { JobHandlers } from '@server/jobs/jobs';
import { isOpen } from '@server/modules/assignment-statuses';
import type { ModuleDeps } from '@server/modules/module';
import { isOver } from './attempt-rules';
import { findAttempt } from './attempts.repository';
import type { Finishing } from './finishing';

interface Due extends Record<string, unknown> {
  organizationId: number;
  id: number;
}

/** Read at once; more come with the next turn of the loop. */
const BATCH = 500;

/**
 * Ends attempts whose time is over, and those that nobody asks for any more: the person left, the obligation was taken
 * back, the test was archived. Each in a transaction of its own: nobody waits for all of them, and the failure of one leaves
 * the others theirs. What a killed server has left is found by the next turn.
 */
export function createClosingJob(
  { database, log, now }: Pick<ModuleDeps, 'database' | 'log' | 'now'>,
  finishing: Finishing,
): Pick<JobHandlers, 'closeTestAttempts'> {
  async function due(after: Due): Promise<Due[]> {
    const { rows } = await database.system((tx) =>
      tx.execute<Due>(sql`
        select a.organization_id as "organizationId", a.id from test_attempt a
        join test t on t.organization_id = a.organization_id and t.id = a.test_id
        left join assignment o on o.organization_id = a.organization_id and o.id = a.assignment_id
        where a.state = 'inProgress' and (a.organization_id, a.id) > (${after.organizationId}::int, ${after.id}::int)
          and (a.deadline_at <= ${now().toISOString()}::timestamptz or t.is_archive
            or o.id is null or not ${isOpen(sql`o.status`)})
        order by a.organization_id, a.id limit ${BATCH}`),
    );
    return rows;
  }

  async function close({ organizationId, id }: Due): Promise<void> {
    await database.tenant(organizationId, async (tx) => {
      const scope: Scope = { organizationId, caller: null, tx, lang: 'ru', ip: '', userAgent: '' };
      const found = await findAttempt(tx, organizationId, id);
      const whole = found && (await finishing.lock(scope, found));
      // Its taker may have been quicker.
      if (whole?.attempt.state !== 'inProgress') return;
      await finishing.finish(scope, whole, isOver(whole.attempt, now()) ? 'expired' : 'stopped');
    });
  }

  return {
    async closeTestAttempts() {
      let failed = 0;
      let batch = await due({ organizationId: 0, id: 0 });
      for (;;) {
        for (const each of batch) {
          try {
            await close(each);
          } catch (error) {
            failed += 1;
            log.error({ attempt: each, err: safeMessage(error) }, 'an attempt could not be ended');
          }
        }
        const last = batch.at(-1);
        if (!last || batch.length < BATCH) break;
        batch = await due(last);
      }
      // The queue tries again: what was ended is not ended twice.
      if (failed > 0) throw new Error(`${failed} attempts could not be ended`);
    },
  };
}
