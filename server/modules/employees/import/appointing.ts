import { sql } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import { readGiving } from '@server/modules/roles/giving.policy';
import { ints } from '@server/modules/sql';
import type { EmployeeChanges } from '../employee-changes';
import { isAbove } from '../employees.policy';
import { isActive } from '../employees.read-model';
import { employeesRepository } from '../employees.repository';
import { readHeadFacts } from './head-facts';
import { proposeHeads } from './heads';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord, ImportedHead } from './import.tables';

const columnOf = ({ columns }: EmployeeImportRecord) => columns.findIndex(({ field }) => field === 'leader');

/** Works out whom the rows name as heads, and what of their cells comes to nothing: stored for the dry run and the run. */
export async function foretellHeads(scope: Scope, record: EmployeeImportRecord): Promise<void> {
  const column = columnOf(record);
  if (column < 0) {
    if (record.heads.length > 0) await importRepository.update(scope.tx, record, { heads: [] });
    return;
  }
  const { tx, organizationId } = scope;
  const ofImport = sql`organization_id = ${organizationId} and import_id = ${record.id}`;
  // What was said of the cells before is not said of the rows any more.
  await tx.execute(sql`update employee_import_row set conflicts = conflicts - ${String(column)}::text, notes = '{}'
    where ${ofImport} and (conflicts ? ${String(column)}::text or notes <> '{}')`);
  const { heads, findings } = proposeHeads(await readHeadFacts(scope, record));
  const values = [...findings].map(([number, { isError, ...finding }]) => ({ number, finding, isError }));
  await tx.execute(sql`
    update employee_import_row r set
      conflicts = case when v."isError" then r.conflicts || jsonb_build_object(${String(column)}::text, v.finding) else r.conflicts end,
      notes = case when v."isError" then r.notes else jsonb_build_object(${String(column)}::text, v.finding) end
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (number int, finding jsonb, "isError" boolean)
    where r.organization_id = ${organizationId} and r.import_id = ${record.id} and r.number = v.number`);
  await importRepository.update(tx, record, {
    heads: heads.map((head) => ({ ...head, state: 'proposed', userId: null, subdivisionId: null })),
  });
}

/** Whom the rows have become, and what has been made of the subdivisions. */
async function resolve({ tx, organizationId }: Scope, record: EmployeeImportRecord) {
  const { rows } = await tx.execute<{ number: number; user_id: number }>(sql`
    select number, user_id from employee_import_row where organization_id = ${organizationId}
      and import_id = ${record.id} and outcome in ('created', 'updated', 'unchanged')`);
  const users = new Map(rows.map(({ number, user_id: id }) => [`r${number}`, id]));
  const places = new Map<string, number | null>(
    (await importRepository.places(tx, record)).flatMap(({ kind, key, targetId }) =>
      kind === 'subdivision' ? [[`k:${key}`, targetId] as const] : [],
    ),
  );
  return {
    userOf: (token: string) => (token.startsWith('u') ? Number(token.slice(1)) : (users.get(token) ?? 0)),
    subdivisionOf: (node: string) => (node.startsWith('s') ? Number(node.slice(1)) : (places.get(node) ?? 0)),
  };
}

/** Makes heads of whom the rows name, and takes that back. */
export function createAppointing({ changes }: { changes: EmployeeChanges }) {
  async function appoint(scope: Scope, userId: number, subdivisionId: number): Promise<boolean> {
    const { tx, organizationId, caller } = scope;
    const before = await employeesRepository.lock(tx, organizationId, userId);
    if (!before || !isActive(before) || before.leaderSubdivisionId !== null) return false;
    if (subdivisionId === 0 || (await employeesRepository.headOf(tx, organizationId, subdivisionId)))
      return false;
    if (caller !== null && isAbove(caller, before)) return false;
    const head = { isLeader: true, leaderSubdivisionId: subdivisionId };
    try {
      (await readGiving(scope, [before])).refuseGain(before, { ...before, ...head });
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
    const after = await employeesRepository.update(tx, organizationId, userId, head);
    await changes.tell(scope, [{ before, after, action: 'update' }]);
    return true;
  }

  return {
    /** After the rows: heads are people whom the same table may have made. */
    async appointAll(scope: Scope, record: EmployeeImportRecord): Promise<void> {
      if (record.heads.length === 0) return;
      const { userOf, subdivisionOf } = await resolve(scope, record);
      const heads: ImportedHead[] = [];
      for (const head of record.heads) {
        const [userId, subdivisionId] = [userOf(head.token), subdivisionOf(head.node)];
        const isDone = await appoint(scope, userId, subdivisionId);
        heads.push({ ...head, state: isDone ? 'appointed' : 'kept', userId, subdivisionId });
      }
      const userIds = heads.flatMap(({ state, userId }) => (state === 'appointed' ? (userId ?? []) : []));
      // The import itself changed them, nobody since.
      await scope.tx.execute(sql`update employee_import_row set done_at = now()
        where organization_id = ${scope.organizationId} and import_id = ${record.id} and user_id = any(${ints(userIds)})`);
      await importRepository.update(scope.tx, record, { heads });
    },

    /** Those who still head what the import gave them. */
    async takeBack(scope: Scope, record: EmployeeImportRecord): Promise<void> {
      const { tx, organizationId } = scope;
      for (const { state, userId, subdivisionId } of record.heads) {
        if (state !== 'appointed' || userId === null) continue;
        const before = await employeesRepository.lock(tx, organizationId, userId);
        if (!before || before.leaderSubdivisionId !== subdivisionId) continue;
        const after = await employeesRepository.update(tx, organizationId, userId, {
          isLeader: false,
          leaderSubdivisionId: null,
        });
        await changes.tell(scope, [{ before, after, action: 'update' }]);
      }
    },
  };
}
