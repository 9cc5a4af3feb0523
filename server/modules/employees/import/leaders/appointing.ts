import { worksHere } from '@domain/user-statuses';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { readGrantCheck } from '@server/modules/roles/granting.policy';
import { isAbove } from '../../employees.policy';
import { employeesRepository } from '../../employees.repository';
import { type PersonWriterDeps, writePerson } from '../../writing/person-writer';
import { importRepository } from '../import.repository';
import type { EmployeeImportRecord, ImportedLeader } from '../import.tables';
import { usersOfRows, markDone } from './appointing.repository';

/** Returns the users for the rows, and the subdivisions for their keys. */
async function resolve({ tx }: Scope, record: EmployeeImportRecord) {
  const rows = await usersOfRows(tx, record);
  const users = new Map(rows.map(({ number, userId }) => [`r${number}`, userId]));
  const orgUnits = new Map<string, number | null>(
    (await importRepository.orgUnits(tx, record)).flatMap(({ kind, key, targetId }) =>
      kind === 'subdivision' ? [[`k:${key}`, targetId] as const] : [],
    ),
  );
  return {
    userOf: (token: string) => (token.startsWith('u') ? Number(token.slice(1)) : (users.get(token) ?? 0)),
    subdivisionOf: (node: string) =>
      node.startsWith('s') ? Number(node.slice(1)) : (orgUnits.get(node) ?? 0),
  };
}

/** Appoints the heads named in the rows, and rolls that back. */
export function createAppointing(deps: PersonWriterDeps) {
  async function appoint(scope: Scope, userId: number, subdivisionId: number): Promise<boolean> {
    const { tx, organizationId, caller } = scope;
    const before = await employeesRepository.lock(tx, organizationId, userId);
    if (!before || !worksHere(before) || before.leaderSubdivisionId !== null) return false;
    if (subdivisionId === 0 || (await employeesRepository.leaderOf(tx, organizationId, subdivisionId)))
      return false;
    if (caller !== null && isAbove(caller, before)) return false;
    const leader = { isLeader: true, leaderSubdivisionId: subdivisionId };
    try {
      (await readGrantCheck(scope, [before])).rejectGain(before, { ...before, ...leader });
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
    await writePerson(deps, scope, { before, change: leader, action: 'update' });
    return true;
  }

  return {
    /** Runs after the rows: heads may be people created by the same table. */
    async appointAll(scope: Scope, record: EmployeeImportRecord): Promise<void> {
      if (record.leaders.length === 0) return;
      const { userOf, subdivisionOf } = await resolve(scope, record);
      const leaders: ImportedLeader[] = [];
      for (const leader of record.leaders) {
        const [userId, subdivisionId] = [userOf(leader.token), subdivisionOf(leader.node)];
        const isDone = await appoint(scope, userId, subdivisionId);
        leaders.push({ ...leader, state: isDone ? 'appointed' : 'kept', userId, subdivisionId });
      }
      const userIds = leaders.flatMap(({ state, userId }) => (state === 'appointed' ? (userId ?? []) : []));
      // The change was made by the import itself, not by a person since then.
      await markDone(scope.tx, record, userIds);
      await importRepository.update(scope.tx, record, { leaders });
    },

    /** Rolls back the heads who still head the subdivision from the import. */
    async takeBack(scope: Scope, record: EmployeeImportRecord): Promise<void> {
      const { tx, organizationId } = scope;
      for (const { state, userId, subdivisionId } of record.leaders) {
        if (state !== 'appointed' || userId === null) continue;
        const before = await employeesRepository.lock(tx, organizationId, userId);
        if (!before || before.leaderSubdivisionId !== subdivisionId) continue;
        const change = { isLeader: false, leaderSubdivisionId: null };
        await writePerson(deps, scope, { before, change, action: 'update' });
      }
    },
  };
}
