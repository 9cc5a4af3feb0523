import { changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ActingLeaderInput } from '@server/graphql/generated/types';
import { scopeOf } from '@server/graphql/access/rights';
import { isManagedByEither } from '@server/modules/roles/granting.policy';
import type { HandlersOf } from '@server/jobs/jobs';
import { rejectStale } from '@server/modules/conflict';
import { daysAfter } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { createActingNotifications } from './acting-leaders.notifications';
import { type ActingFacts, actingLeadersRepository as repository } from './acting-leaders.repository';
import type { ActingLeaderRow } from '../structure.tables';
import { lockTree } from '../tree.repository';
import { structureJobs } from '../structure.jobs';

type OwnDeps = Pick<ModuleDeps, 'audit' | 'database' | 'jobs' | 'live' | 'notify' | 'now'>;

export interface ActingLeadersService {
  find(scope: Scope, id: number): Promise<ActingLeaderRow>;
  save(scope: Scope, input: ActingLeaderInput): Promise<ActingLeaderRow>;
  delete(scope: Scope, id: number): Promise<void>;
  /** Makes another person act in these periods from today on. */
  handOver(scope: Scope, ids: readonly number[], toId: number): Promise<void>;
  /** Ends the acting periods of people who have left: current ones end, future ones are deleted. */
  endOf(scope: Scope, userIds: readonly number[]): Promise<void>;
  handlers: HandlersOf<typeof structureJobs, 'turnActingLeader'>;
}

type ActingKey = Pick<ActingLeaderRow, 'organizationId' | 'subdivisionId' | 'userId'>;

/** The acting period as the history of the subdivision shows it. */
const historyFields = (row: ActingLeaderRow | null) => ({
  actingId: row?.userId ?? null,
  actingFrom: row?.dateFrom ?? null,
  actingUntil: row?.dateTo ?? null,
});

/** The permission to edit the people of a subdivision includes naming its head and acting head. */
const accessScopeOfCaller = ({ caller }: Scope) =>
  caller === null ? null : scopeOf(caller, 'employees', 'write');

/** @throws {AppError} naming the field */
function checkFacts({ dateFrom, dateTo }: ActingLeaderInput, facts: ActingFacts): void {
  if (facts.isSubdivisionArchived === null) throw new AppError('notFound');
  if (facts.isSubdivisionArchived) throw new AppError('validation.archived', { field: 'subdivisionId' });
  if (!facts.isWorking) throw new AppError('validation.unknown', { field: 'userId' });
  if (facts.isLeader) throw new AppError('acting.isHead', { field: 'userId' });
  if (dateTo < dateFrom) throw new AppError('acting.endBeforeBegin', { field: 'dateTo' });
  if (dateTo < facts.today) throw new AppError('acting.past', { field: 'dateTo' });
  if (facts.overlappedName !== null) {
    throw new AppError('acting.overlap', { field: 'dateFrom', params: { name: facts.overlappedName } });
  }
}

interface ActingLeaderDeps extends OwnDeps {
  readonly notifyPeople: ReturnType<typeof createActingNotifications>;
}

/** Makes clients that show the subdivision reload it, and the acting person reload their rights. */
async function publish(
  { live }: ActingLeaderDeps,
  tx: Scope['tx'],
  { organizationId, subdivisionId, userId }: ActingKey,
): Promise<void> {
  await live.publish(tx, { organizationId, topic: 'subdivision', ids: [subdivisionId] });
  await live.publish(tx, { organizationId, topic: 'role', ids: [], userIds: [userId] });
}

/** Rights and emails follow the dates automatically; open pages need a live event when the day has come. */
async function enqueueTurns(
  { now, jobs }: ActingLeaderDeps,
  scope: Scope,
  row: ActingLeaderRow,
  { beginsAt, endsAt }: ActingFacts,
): Promise<void> {
  const { organizationId, subdivisionId, userId } = row;
  const turns = { begins: beginsAt, ends: endsAt };
  for (const [turn, runAt] of Object.entries(turns)) {
    if (runAt <= now()) continue;
    const payload = { organizationId, subdivisionId, userId };
    await jobs.enqueue(scope.tx, structureJobs.turnActingLeader, payload, {
      runAt,
      key: `acting:${row.id}:${turn}`,
    });
  }
}

async function lockActing(scope: Scope, id: number): Promise<ActingLeaderRow> {
  const row = await repository.lock(scope.tx, scope.organizationId, id);
  if (!row) throw new AppError('notFound');
  const facts = await repository.facts(scope.tx, scope.organizationId, row, accessScopeOfCaller(scope));
  if (facts.isSubdivisionArchived === null) throw new AppError('notFound');
  return row;
}

async function writeChange(
  deps: ActingLeaderDeps,
  scope: Scope,
  before: ActingLeaderRow | null,
  after: ActingLeaderRow | null,
  /** The state that people are notified of: an end caused by a departure is not a change of dates. */
  notifiedState: ActingLeaderRow | null = after,
): Promise<void> {
  const row = after ?? before;
  if (!row) return;
  await deps.audit.write(scope, {
    action: 'update',
    objectType: 'subdivision',
    objectId: row.subdivisionId,
    changes: changesOf(historyFields(before), historyFields(after), [
      'actingId',
      'actingFrom',
      'actingUntil',
    ]),
  });
  for (const item of [before, after]) if (item) await publish(deps, scope.tx, item);
  await deps.notifyPeople(scope, before, notifiedState);
}

/** Ends an acting period yesterday, so that the days that have passed stay recorded. Returns null when none has passed. */
async function endBefore(scope: Scope, row: ActingLeaderRow, today: string): Promise<ActingLeaderRow | null> {
  const { tx, organizationId } = scope;
  if (row.dateFrom < today) {
    return repository.update(tx, organizationId, row.id, { dateTo: daysAfter(today, -1) });
  }
  await repository.delete(tx, organizationId, row.id);
  return null;
}

async function handOverOne(deps: ActingLeaderDeps, scope: Scope, id: number, userId: number): Promise<void> {
  const { tx, organizationId, caller } = scope;
  const before = await repository.lock(tx, organizationId, id);
  if (!before) return;
  const facts = await repository.facts(tx, organizationId, { ...before, userId }, null);
  if (facts.isLeader) throw new AppError('acting.isHead', { field: 'toUserId' });
  const { subdivisionId, dateTo } = before;
  if (!(await isManagedByEither(scope, userId, subdivisionId))) {
    throw new AppError('role.headBeyondOwn', { field: 'toUserId' });
  }
  const dateFrom = before.dateFrom < facts.today ? facts.today : before.dateFrom;
  await endBefore(scope, before, facts.today);
  const fields = { subdivisionId, userId, dateFrom, dateTo, createdById: caller?.userId ?? null };
  const after = await repository.insert(tx, { organizationId, ...fields });
  await writeChange(deps, scope, before, after);
  await enqueueTurns(deps, scope, after, facts);
}

async function saveActing(
  deps: ActingLeaderDeps,
  scope: Scope,
  input: ActingLeaderInput,
): Promise<ActingLeaderRow> {
  const { tx, organizationId, caller } = scope;
  // Two concurrent writes would not detect that their periods overlap.
  await lockTree(tx, organizationId, 'subdivision');
  const before = input.id ? await lockActing(scope, input.id) : null;
  if (before && before.subdivisionId !== input.subdivisionId) throw new AppError('notFound');
  if (before) {
    const { subdivisionId: id, updatedAt } = before;
    await rejectStale(scope, { objectType: 'subdivision', id, updatedAt }, input.updatedAt);
  }
  const { subdivisionId, userId, dateFrom, dateTo } = input;
  const fields = { subdivisionId, userId, dateFrom, dateTo };
  const facts = await repository.facts(
    tx,
    organizationId,
    { ...fields, id: before?.id ?? null },
    accessScopeOfCaller(scope),
  );
  checkFacts(input, facts);
  const after = before
    ? await repository.update(tx, organizationId, before.id, fields)
    : await repository.insert(tx, { organizationId, createdById: caller?.userId ?? null, ...fields });
  await writeChange(deps, scope, before, after);
  await enqueueTurns(deps, scope, after, facts);
  return after;
}

async function deleteActing(deps: ActingLeaderDeps, scope: Scope, id: number): Promise<void> {
  const before = await lockActing(scope, id);
  await repository.delete(scope.tx, scope.organizationId, id);
  await writeChange(deps, scope, before, null);
}

async function handOverAll(
  deps: ActingLeaderDeps,
  scope: Scope,
  ids: readonly number[],
  toId: number,
): Promise<void> {
  if (ids.length > 0) await lockTree(scope.tx, scope.organizationId, 'subdivision');
  for (const id of ids) await handOverOne(deps, scope, id, toId);
}

async function endActingOf(deps: ActingLeaderDeps, scope: Scope, userIds: readonly number[]): Promise<void> {
  const { tx, organizationId } = scope;
  for (const row of await repository.lockCurrent(tx, organizationId, userIds)) {
    const { today } = await repository.facts(tx, organizationId, row, null);
    await writeChange(deps, scope, row, await endBefore(scope, row, today), null);
  }
}

/** Manages who acts for a subdivision's head, by dates. */
export function createActingLeadersService(own: OwnDeps): ActingLeadersService {
  const deps: ActingLeaderDeps = { ...own, notifyPeople: createActingNotifications(own) };

  return {
    find: lockActing,
    save: (scope, input) => saveActing(deps, scope, input),
    delete: (scope, id) => deleteActing(deps, scope, id),
    handOver: (scope, ids, toId) => handOverAll(deps, scope, ids, toId),
    endOf: (scope, userIds) => endActingOf(deps, scope, userIds),
    handlers: {
      turnActingLeader: (turn) => deps.database.tenant(turn.organizationId, (tx) => publish(deps, tx, turn)),
    },
  };
}
