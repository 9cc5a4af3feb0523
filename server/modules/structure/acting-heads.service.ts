import { changesOf } from '@server/audit/audit';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { ActingHeadInput } from '@server/graphql/generated/resolvers';
import { reachOf } from '@server/graphql/rights';
import type { JobHandlers } from '@server/jobs/jobs';
import { refuseStale } from '@server/modules/conflict';
import type { ModuleDeps } from '@server/modules/module';
import { type ActingFacts, actingHeadsRepository as repository } from './acting-heads.repository';
import type { ActingHeadRow } from './structure.tables';
import { lockTree } from './tree.repository';

type Deps = Pick<ModuleDeps, 'audit' | 'database' | 'jobs' | 'live' | 'now'>;

export interface ActingHeadsService {
  find(scope: Scope, id: number): Promise<ActingHeadRow>;
  save(scope: Scope, input: ActingHeadInput): Promise<ActingHeadRow>;
  delete(scope: Scope, id: number): Promise<void>;
  handlers: Required<Pick<JobHandlers, 'turnActingHead'>>;
}

type Told = Pick<ActingHeadRow, 'organizationId' | 'subdivisionId' | 'userId'>;

/** As the history of the subdivision tells it. */
const told = (row: ActingHeadRow | null) => ({
  actingId: row?.userId ?? null,
  actingFrom: row?.dateFrom ?? null,
  actingUntil: row?.dateTo ?? null,
});

/** Whoever writes the people of a subdivision names its head, and who acts for them. */
const reachOfCaller = ({ caller }: Scope) => (caller === null ? null : reachOf(caller, 'employees', 'write'));

/** @throws {AppError} naming the field */
function checkFacts({ dateFrom, dateTo }: ActingHeadInput, facts: ActingFacts): void {
  if (facts.isSubdivisionArchived === null) throw new AppError('notFound');
  if (facts.isSubdivisionArchived) throw new AppError('validation.archived', { field: 'subdivisionId' });
  if (!facts.isWorking) throw new AppError('validation.unknown', { field: 'userId' });
  if (facts.isHead) throw new AppError('acting.isHead', { field: 'userId' });
  if (dateTo < dateFrom) throw new AppError('acting.endBeforeBegin', { field: 'dateTo' });
  if (dateTo < facts.today) throw new AppError('acting.past', { field: 'dateTo' });
  if (facts.overlappedName !== null) {
    throw new AppError('acting.overlap', { field: 'dateFrom', params: { name: facts.overlappedName } });
  }
}

/** Who acts in the place of a subdivision's head, by dates. */
export function createActingHeadsService({ audit, database, jobs, live, now }: Deps): ActingHeadsService {
  /** Whoever shows the subdivision reads it again, and the one who acts learns what they may now. */
  async function publish(tx: Scope['tx'], { organizationId, subdivisionId, userId }: Told): Promise<void> {
    await live.publish(tx, { organizationId, topic: 'subdivision', ids: [subdivisionId] });
    await live.publish(tx, { organizationId, topic: 'role', ids: [], userIds: [userId] });
  }

  /** Rights and letters follow the days by themselves; open pages have to be told when the day has come. */
  async function tellInTime(
    scope: Scope,
    row: ActingHeadRow,
    { beginsAt, endsAt }: ActingFacts,
  ): Promise<void> {
    const { organizationId, subdivisionId, userId } = row;
    const turns = { begins: beginsAt, ends: endsAt };
    for (const [turn, runAt] of Object.entries(turns)) {
      if (runAt <= now()) continue;
      const payload = { organizationId, subdivisionId, userId };
      await jobs.enqueue(scope.tx, 'turnActingHead', payload, { runAt, key: `acting:${row.id}:${turn}` });
    }
  }

  async function stored(scope: Scope, id: number): Promise<ActingHeadRow> {
    const row = await repository.lock(scope.tx, scope.organizationId, id);
    if (!row) throw new AppError('notFound');
    const facts = await repository.facts(scope.tx, scope.organizationId, row, reachOfCaller(scope));
    if (facts.isSubdivisionArchived === null) throw new AppError('notFound');
    return row;
  }

  async function write(
    scope: Scope,
    before: ActingHeadRow | null,
    after: ActingHeadRow | null,
  ): Promise<void> {
    const row = after ?? before;
    if (!row) return;
    await audit.write(scope, {
      action: 'update',
      objectType: 'subdivision',
      objectId: row.subdivisionId,
      changes: changesOf(told(before), told(after), ['actingId', 'actingFrom', 'actingUntil']),
    });
    for (const each of [before, after]) if (each) await publish(scope.tx, each);
  }

  return {
    find: stored,

    async save(scope, input) {
      const { tx, organizationId, caller } = scope;
      // Two at once would not see that their days cross.
      await lockTree(tx, organizationId, 'subdivision');
      const before = input.id ? await stored(scope, input.id) : null;
      if (before && before.subdivisionId !== input.subdivisionId) throw new AppError('notFound');
      if (before) {
        const { subdivisionId: id, updatedAt } = before;
        await refuseStale(scope, { objectType: 'subdivision', id, updatedAt }, input.updatedAt);
      }
      const { subdivisionId, userId, dateFrom, dateTo } = input;
      const fields = { subdivisionId, userId, dateFrom, dateTo };
      const facts = await repository.facts(
        tx,
        organizationId,
        { ...fields, id: before?.id ?? null },
        reachOfCaller(scope),
      );
      checkFacts(input, facts);
      const after = before
        ? await repository.update(tx, organizationId, before.id, fields)
        : await repository.insert(tx, { organizationId, createdById: caller?.userId ?? null, ...fields });
      await write(scope, before, after);
      await tellInTime(scope, after, facts);
      return after;
    },

    async delete(scope, id) {
      const before = await stored(scope, id);
      await repository.delete(scope.tx, scope.organizationId, id);
      await write(scope, before, null);
    },

    handlers: {
      turnActingHead: (turn) => database.tenant(turn.organizationId, (tx) => publish(tx, turn)),
    },
  };
}
