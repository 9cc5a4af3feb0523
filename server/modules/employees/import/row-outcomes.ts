import { sql } from 'drizzle-orm';
import type { Scope } from '@server/graphql/context';
import { readLeaderFacts } from './leader-facts';
import { type LeaderFinding, proposeLeaders, type ProposedLeader } from './leaders';
import { importRepository } from './import.repository';
import type { EmployeeImportRecord } from './import.tables';
import { orgUnitNotes } from './org-unit-notes';
import { type CellErrors, shownOn } from './row-person';

interface ProposedNotes {
  leaders: ProposedLeader[];
  findings: Map<number, LeaderFinding>;
}

const NOBODY: ProposedNotes = { leaders: [], findings: new Map() };

/**
 * Stores notes on cells that are imported but should be checked, and the heads named in the rows: the author confirms the notes
 * in the dry run, and the run appoints the heads.
 */
export async function storeNotes(scope: Scope, record: EmployeeImportRecord): Promise<void> {
  const { tx, organizationId } = scope;
  const leader = record.columns.findIndex(({ field }) => field === 'leader');
  const column = String(leader);
  // Earlier notes on the cells are removed.
  await tx.execute(sql`update employee_import_row set conflicts = conflicts - ${column}::text, notes = '{}'
    where organization_id = ${organizationId} and import_id = ${record.id}
      and (conflicts ? ${column}::text or notes <> '{}')`);
  const { leaders, findings } = leader < 0 ? NOBODY : proposeLeaders(await readLeaderFacts(scope, record));
  const rows = new Map<number, { conflicts: CellErrors; notes: CellErrors }>();
  const put = (number: number, kind: 'conflicts' | 'notes', cells: CellErrors) => {
    const row = rows.get(number) ?? { conflicts: {}, notes: {} };
    rows.set(number, { ...row, [kind]: { ...row[kind], ...cells } });
  };
  for (const [number, { isError, ...finding }] of findings) {
    put(number, isError ? 'conflicts' : 'notes', { [column]: finding });
  }
  for (const [number, note] of await orgUnitNotes(scope, record)) {
    put(number, 'notes', { [shownOn(record.columns, 'position')]: note });
  }
  if (rows.size > 0) {
    const values = [...rows].map(([number, cells]) => ({ number, ...cells }));
    await tx.execute(sql`
      update employee_import_row r set conflicts = r.conflicts || v.conflicts, notes = v.notes
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v (number int, conflicts jsonb, notes jsonb)
      where r.organization_id = ${organizationId} and r.import_id = ${record.id} and r.number = v.number`);
  }
  if (leaders.length + record.leaders.length === 0) return;
  await importRepository.update(tx, record, {
    leaders: leaders.map((leader) => ({ ...leader, state: 'proposed', userId: null, subdivisionId: null })),
  });
}
