import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '@server/db/database';
import { integer } from '@server/db/rows/row-shapes';
import { selectRows } from '@server/db/rows/rows';
import type { PayloadOf } from '@server/jobs/jobs';
import { type HistoryCheckRow, historyCheckTable } from './history-check.tables';
import type { historyJobs } from '../history.jobs';
import { type Break, LISTED } from './integrity.read-model';

/** One run of an organization's check. */
export type Running = PayloadOf<typeof historyJobs.checkHistory>;

/** A check without progress for this long has lost its worker. */
const STALLED_AFTER = '30 seconds';

/** SQL of history checks: an organization has one row, which each new run resets. */
export const historyCheckRepository = {
  async find(tx: Tx, organizationId: number): Promise<HistoryCheckRow | null> {
    const [row] = await tx
      .select()
      .from(historyCheckTable)
      .where(eq(historyCheckTable.organizationId, organizationId));
    return row ?? null;
  },

  /** Starts a run; null: one is already running. */
  async begin(tx: Tx, organizationId: number): Promise<HistoryCheckRow | null> {
    const begun = { state: 'running', link: 0, checked: 0, total: null, broken: [], headHash: '' } as const;
    const [row] = await tx
      .insert(historyCheckTable)
      .values({ organizationId })
      .onConflictDoUpdate({
        target: historyCheckTable.organizationId,
        set: {
          ...begun,
          broken: sql`'[]'::jsonb`,
          run: sql`${historyCheckTable.run} + 1`,
          startedAt: sql`now()`,
          beatAt: sql`now()`,
          finishedAt: null,
        },
        setWhere: sql`${historyCheckTable.state} <> 'running'`,
      })
      .returning();
    return row ?? null;
  },

  /** Stores a run's progress; false: this run is no longer running. */
  async note(
    tx: Tx,
    { organizationId, run }: Running,
    change: Partial<HistoryCheckRow>,
    found: readonly Break[],
  ): Promise<boolean> {
    const noted = await tx
      .update(historyCheckTable)
      .set({
        ...change,
        beatAt: sql`now()`,
        ...(found.length > 0
          ? {
              broken: sql`case when jsonb_array_length(${historyCheckTable.broken}) < ${LISTED}
                then ${historyCheckTable.broken} || ${JSON.stringify(found)}::jsonb else ${historyCheckTable.broken} end`,
            }
          : {}),
      })
      .where(
        and(
          eq(historyCheckTable.organizationId, organizationId),
          eq(historyCheckTable.run, run),
          eq(historyCheckTable.state, 'running'),
        ),
      )
      .returning({ run: historyCheckTable.run });
    return noted.length > 0;
  },

  async cancel(tx: Tx, organizationId: number): Promise<void> {
    await tx
      .update(historyCheckTable)
      .set({ state: 'cancelled', finishedAt: sql`now()` })
      .where(
        and(eq(historyCheckTable.organizationId, organizationId), eq(historyCheckTable.state, 'running')),
      );
  },

  /** Returns the runs of all organizations whose worker is gone. */
  async stalledChecks(tx: Tx): Promise<Running[]> {
    const rows = await selectRows(tx, { organization_id: integer, run: integer })(sql`
      select organization_id, run from history_check
      where state = 'running' and beat_at < now() - ${STALLED_AFTER}::interval`);
    return rows.map(({ organization_id: organizationId, run }) => ({ organizationId, run }));
  },
};
