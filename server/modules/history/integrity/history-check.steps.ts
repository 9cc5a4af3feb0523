import type { Database, Tx } from '@server/db/database';
import type { LiveEvents } from '@server/events/live-events';
import { type EvidenceGap, evidenceGaps } from '@server/modules/content/evidence/cross-check.read-model';
import { lostHeads } from './heads.read-model';
import { historyCheckRepository, type Running } from './history-check.repository';
import type { HistoryCheckRow } from './history-check.tables';
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

/** The dependencies of history checks. */
export interface HistoryCheckDeps {
  database: Database;
  /** Schedules the job that continues the check after the transaction has committed. */
  goOn: (tx: Tx, running: Running) => Promise<void>;
  live: Pick<LiveEvents, 'publish'>;
}

/** The number of parts that are hashed in parallel, each on a separate connection, because hashing takes the most time. */
const LANES = 2;

/**
 * After this time the job ends and another one continues, so that a stopping server does not wait for it and emails are sent in
 * between.
 */
const MAX_RUN_MS = 2_000;

/** An entry without its record, or a record without its entry. */
const breakOf = ({ kind, recordId, entryId, at, userId }: EvidenceGap): Break => ({
  entryId,
  link: recordId === null ? null : String(recordId),
  reason: kind === 'removed' ? 'unsigned' : 'unwritten',
  at,
  actorId: userId,
});

/** Publishes that the organization's check has changed. */
export const publishCheck = ({ live }: HistoryCheckDeps, tx: Tx, organizationId: number) =>
  live.publish(tx, { organizationId, topic: 'historyCheck', ids: [] });

/** Stores the findings of a step; false: the check was cancelled meanwhile, and another one may have begun. */
async function noteStep(
  deps: HistoryCheckDeps,
  running: Running,
  change: Partial<HistoryCheckRow>,
  found: readonly Break[] = [],
): Promise<boolean> {
  return deps.database.tenant(running.organizationId, async (tx) => {
    const isNoted = await historyCheckRepository.note(tx, running, change, found);
    await publishCheck(deps, tx, running.organizationId);
    return isNoted;
  });
}

function inTenant<T>(
  { database }: HistoryCheckDeps,
  organizationId: number,
  work: (reading: { tx: Tx; organizationId: number }) => Promise<T>,
) {
  return database.tenant(organizationId, (tx) => work({ tx, organizationId }));
}

async function finishCheck(deps: HistoryCheckDeps, running: Running): Promise<void> {
  const { organizationId } = running;
  const added = await inTenant(deps, organizationId, addedRows);
  const { headHash, broken } = await inTenant(deps, organizationId, readEnd);
  const gaps = (await inTenant(deps, organizationId, (reading) => evidenceGaps(reading, LISTED))).map(
    breakOf,
  );
  const lost = await inTenant(deps, organizationId, (reading) => lostHeads(reading, LISTED));
  const found = [...added, ...gaps, ...lost, ...broken];
  await noteStep(deps, running, { state: 'done', headHash, finishedAt: new Date() }, found);
}

async function checkParts(
  deps: HistoryCheckDeps,
  running: Running,
  row: HistoryCheckRow,
  parts: readonly Part[],
): Promise<boolean> {
  const { organizationId } = running;
  const found = await Promise.all(
    parts.map((part) => inTenant(deps, organizationId, (reading) => checkPart(reading, part))),
  );
  const checked = row.checked + parts.reduce((sum, { rows }) => sum + rows, 0);
  return noteStep(deps, running, { link: parts.at(-1)?.upTo ?? row.link, checked }, found.flat());
}

/** Performs one step of a check. @returns whether there are more */
async function takeStep(deps: HistoryCheckDeps, running: Running): Promise<boolean> {
  const { organizationId, run } = running;
  const row = await inTenant(deps, organizationId, ({ tx }) =>
    historyCheckRepository.find(tx, organizationId),
  );
  if (row?.state !== 'running' || row.run !== run) return false;
  if (row.total === null)
    return noteStep(deps, running, { total: await inTenant(deps, organizationId, countRows) });
  const parts = await inTenant(deps, organizationId, (reading) => nextParts(reading, row.link, LANES));
  if (parts.length > 0) return checkParts(deps, running, row, parts);
  await finishCheck(deps, running);
  return false;
}

/** Performs steps of the check for a while, then hands over to another job. */
export async function runBatch(deps: HistoryCheckDeps, running: Running): Promise<void> {
  const until = Date.now() + MAX_RUN_MS;
  while (await takeStep(deps, running)) {
    if (Date.now() < until) continue;
    await deps.database.system((tx) => deps.goOn(tx, running));
    return;
  }
}

/** Resumes checks whose worker is gone. */
export async function resumeStandstills({ database, goOn }: HistoryCheckDeps): Promise<void> {
  await database.system(async (tx) => {
    for (const running of await historyCheckRepository.stalledChecks(tx)) await goOn(tx, running);
  });
}
