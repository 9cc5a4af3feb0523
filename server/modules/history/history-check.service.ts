import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '@server/db/database';
import type { LiveEvents } from '@server/events/live-events';
import type { Scope } from '@server/graphql/context';
import type { HistoryBreak, HistoryCheck } from '@server/graphql/generated/resolvers';
import type { HandlersOf, PayloadOf } from '@server/jobs/jobs';
import { type EvidenceGap, evidenceGaps } from '@server/modules/content/evidence/cross-check.read-model';
import { ints } from '@server/modules/sql';
import { fullNameSql } from '@server/modules/person-name';
import { lostHeads } from './heads.read-model';
import { type HistoryCheckRow, historyCheckTable } from './history-check.tables';
import {
  addedRows,
  type Break,
  checkPart,
  countRows,
  LISTED,
  nextParts,
  type Part,
  readEnd,
} from './integrity.read-model';
import type { historyJobs } from './history.jobs';

export interface HistoryCheckService {
  /** The organization's last check, or null. */
  read(scope: Scope): Promise<HistoryCheck | null>;
  /** Begins one, unless one runs already: that one is answered. */
  start(scope: Scope): Promise<HistoryCheck>;
  /** Ends the one that runs. */
  cancel(scope: Scope): Promise<HistoryCheck | null>;
  jobs: HandlersOf<typeof historyJobs, 'checkHistory' | 'continueHistoryChecks'>;
}

interface Deps {
  database: Database;
  /** Has the job go on with it, when the transaction has committed. */
  goOn: (tx: Tx, running: PayloadOf<typeof historyJobs.checkHistory>) => Promise<void>;
  live: Pick<LiveEvents, 'publish'>;
}

type Running = PayloadOf<typeof historyJobs.checkHistory>;

/** Parts that are hashed at the same time, each on a connection of its own: hashing is what takes long. */
const LANES = 2;
/** Then the job ends and another one goes on: a server that stops does not wait for it, and letters come in between. */
const STINT_MS = 2_000;
/** A check that has stood still for so long has lost its worker. */
const STANDSTILL = '30 seconds';

/** A line without its record, or a record without its line. */
const breakOf = ({ kind, recordId, entryId, at, userId }: EvidenceGap): Break => ({
  entryId,
  link: recordId === null ? null : String(recordId),
  reason: kind === 'removed' ? 'unsigned' : 'unwritten',
  at,
  actorId: userId,
});

/** The chain itself first, then rows in their order. */
function inOrder(broken: readonly Break[]): Break[] {
  const place = ({ link, entryId }: Break) => [link === null ? 0 : 1, Number(link), Number(entryId)];
  const before = (a: Break, b: Break) =>
    place(a)
      .map((each, index) => each - (place(b)[index] ?? 0))
      .find((difference) => difference !== 0) ?? 0;
  return [...broken].sort(before).slice(0, LISTED);
}

async function namesOf(
  { tx, organizationId }: Scope,
  broken: readonly Break[],
): Promise<Map<number, string>> {
  const ids = [...new Set(broken.flatMap(({ actorId }) => actorId ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select id, ${fullNameSql('users')} as name from users
    where organization_id = ${organizationId} and id = any(${ints(ids)})`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function present(scope: Scope, row: HistoryCheckRow): Promise<HistoryCheck> {
  const { state, checked, total, broken, headHash, startedAt, finishedAt } = row;
  const names = await namesOf(scope, broken);
  return {
    state,
    checked,
    total: total ?? 0,
    startedAt,
    finishedAt,
    isWhole: state === 'done' ? broken.length === 0 : null,
    headHash,
    broken: inOrder(broken).map(({ entryId, link, reason, at, actorId }): HistoryBreak => ({
      entryId,
      link,
      reason,
      at: at === null ? null : new Date(at),
      actorName: (actorId !== null && names.get(actorId)) || null,
    })),
  };
}

/** Checks of an organization's whole history: begun by a person, made by a job, part by part. */
export function createHistoryCheckService({ database, goOn, live }: Deps): HistoryCheckService {
  const tell = (tx: Tx, organizationId: number) =>
    live.publish(tx, { organizationId, topic: 'historyCheck', ids: [] });

  async function find(tx: Tx, organizationId: number): Promise<HistoryCheckRow | null> {
    const [row] = await tx
      .select()
      .from(historyCheckTable)
      .where(eq(historyCheckTable.organizationId, organizationId));
    return row ?? null;
  }

  const read = async (scope: Scope) => {
    const row = await find(scope.tx, scope.organizationId);
    return row && present(scope, row);
  };

  /** What a step has found; false: the check was cancelled meanwhile, and another one may have begun. */
  async function note(
    { organizationId, run }: Running,
    change: Partial<HistoryCheckRow>,
    found: readonly Break[] = [],
  ): Promise<boolean> {
    return database.tenant(organizationId, async (tx) => {
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
      await tell(tx, organizationId);
      return noted.length > 0;
    });
  }

  const inTenant = <T>(
    organizationId: number,
    work: (reading: { tx: Tx; organizationId: number }) => Promise<T>,
  ) => database.tenant(organizationId, (tx) => work({ tx, organizationId }));

  async function finish(running: Running): Promise<void> {
    const { organizationId } = running;
    const added = await inTenant(organizationId, addedRows);
    const { headHash, broken } = await inTenant(organizationId, readEnd);
    const gaps = (await inTenant(organizationId, (reading) => evidenceGaps(reading, LISTED))).map(breakOf);
    const lost = await inTenant(organizationId, (reading) => lostHeads(reading, LISTED));
    const found = [...added, ...gaps, ...lost, ...broken];
    await note(running, { state: 'done', headHash, finishedAt: new Date() }, found);
  }

  async function checkParts(
    running: Running,
    row: HistoryCheckRow,
    parts: readonly Part[],
  ): Promise<boolean> {
    const { organizationId } = running;
    const found = await Promise.all(
      parts.map((part) => inTenant(organizationId, (reading) => checkPart(reading, part))),
    );
    const checked = row.checked + parts.reduce((sum, { rows }) => sum + rows, 0);
    return note(running, { link: parts.at(-1)?.upTo ?? row.link, checked }, found.flat());
  }

  /** One step of a check. @returns whether there is more of it */
  async function step(running: Running): Promise<boolean> {
    const { organizationId, run } = running;
    const row = await inTenant(organizationId, ({ tx }) => find(tx, organizationId));
    if (row?.state !== 'running' || row.run !== run) return false;
    if (row.total === null) return note(running, { total: await inTenant(organizationId, countRows) });
    const parts = await inTenant(organizationId, (reading) => nextParts(reading, row.link, LANES));
    if (parts.length > 0) return checkParts(running, row, parts);
    await finish(running);
    return false;
  }

  return {
    read,

    async start(scope) {
      const { tx, organizationId } = scope;
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
      if (row) {
        await goOn(tx, { organizationId, run: row.run });
        await tell(tx, organizationId);
      }
      const present = await read(scope);
      if (!present) throw new Error('a check that was begun is not there');
      return present;
    },

    async cancel(scope) {
      const { tx, organizationId } = scope;
      await tx
        .update(historyCheckTable)
        .set({ state: 'cancelled', finishedAt: sql`now()` })
        .where(
          and(eq(historyCheckTable.organizationId, organizationId), eq(historyCheckTable.state, 'running')),
        );
      await tell(tx, organizationId);
      return read(scope);
    },

    jobs: {
      async checkHistory(running) {
        const until = Date.now() + STINT_MS;
        while (await step(running)) {
          if (Date.now() < until) continue;
          await database.system((tx) => goOn(tx, running));
          return;
        }
      },

      async continueHistoryChecks() {
        await database.system(async (tx) => {
          const { rows } = await tx.execute<{ organization_id: number; run: number }>(sql`
            select organization_id, run from history_check
            where state = 'running' and beat_at < now() - ${STANDSTILL}::interval`);
          for (const { organization_id: organizationId, run } of rows)
            await goOn(tx, { organizationId, run });
        });
      },
    },
  };
}
