import type { Scope } from '@server/graphql/context';
import type { HistoryBreak, HistoryCheck } from '@server/graphql/generated/types';
import type { HandlersOf } from '@server/jobs/jobs';
import { historyCheckRepository } from './history-check.repository';
import { type HistoryCheckDeps, publishCheck, resumeStandstills, runBatch } from './history-check.steps';
import type { HistoryCheckRow } from './history-check.tables';
import type { historyJobs } from '../history.jobs';
import { type Break, LISTED } from './integrity.read-model';
import { actorNamesOf } from '../names.read-model';

export interface HistoryCheckService {
  /** Returns the organization's last check, or null. */
  read(scope: Scope): Promise<HistoryCheck | null>;
  /** Starts a check, or returns the one that is already running. */
  start(scope: Scope): Promise<HistoryCheck>;
  /** Cancels the running check. */
  cancel(scope: Scope): Promise<HistoryCheck | null>;
  jobs: HandlersOf<typeof historyJobs, 'checkHistory' | 'continueHistoryChecks'>;
}

/** Sorts the breaks: the chain itself first, then rows in their order. */
function inOrder(broken: readonly Break[]): Break[] {
  const place = ({ link, entryId }: Break) => [link === null ? 0 : 1, Number(link), Number(entryId)];
  const before = (a: Break, b: Break) =>
    place(a)
      .map((item, index) => item - (place(b)[index] ?? 0))
      .find((difference) => difference !== 0) ?? 0;
  return [...broken].sort(before).slice(0, LISTED);
}

async function present(scope: Scope, row: HistoryCheckRow): Promise<HistoryCheck> {
  const { state, checked, total, broken, headHash, startedAt, finishedAt } = row;
  const names = await actorNamesOf(scope, broken);
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

async function readCheck(scope: Scope) {
  const row = await historyCheckRepository.find(scope.tx, scope.organizationId);
  return row && present(scope, row);
}

async function startCheck(deps: HistoryCheckDeps, scope: Scope): Promise<HistoryCheck> {
  const { tx, organizationId } = scope;
  const row = await historyCheckRepository.begin(tx, organizationId);
  if (row) {
    await deps.goOn(tx, { organizationId, run: row.run });
    await publishCheck(deps, tx, organizationId);
  }
  const present = await readCheck(scope);
  if (!present) throw new Error('a check that was begun is not there');
  return present;
}

async function cancelCheck(deps: HistoryCheckDeps, scope: Scope): Promise<HistoryCheck | null> {
  const { tx, organizationId } = scope;
  await historyCheckRepository.cancel(tx, organizationId);
  await publishCheck(deps, tx, organizationId);
  return readCheck(scope);
}

/** Checks an organization's whole history: a person starts the check, and a job makes it part by part. */
export function createHistoryCheckService(deps: HistoryCheckDeps): HistoryCheckService {
  return {
    read: readCheck,
    start: (scope) => startCheck(deps, scope),
    cancel: (scope) => cancelCheck(deps, scope),
    jobs: {
      checkHistory: (running) => runBatch(deps, running),
      continueHistoryChecks: () => resumeStandstills(deps),
    },
  };
}
