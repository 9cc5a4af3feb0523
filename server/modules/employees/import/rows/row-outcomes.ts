import type { Scope } from '@server/graphql/context';
import { readLeaderFacts } from '../leaders/leader-facts';
import { type LeaderFinding, proposeLeaders, type ProposedLeader } from '../leaders/leaders';
import { importRepository } from '../import.repository';
import { importRowsRepository } from './import-rows.repository';
import type { EmployeeImportRecord } from '../import.tables';
import { orgUnitNotes } from '../org-units/org-unit-notes';
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
  const { tx } = scope;
  const leader = record.columns.findIndex(({ field }) => field === 'leader');
  const column = String(leader);
  // Earlier notes on the cells are removed.
  await importRowsRepository.clearNotes(tx, record, column);
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
    await importRowsRepository.storeNotes(tx, record, values);
  }
  if (leaders.length + record.leaders.length === 0) return;
  await importRepository.update(tx, record, {
    leaders: leaders.map((leader) => ({ ...leader, state: 'proposed', userId: null, subdivisionId: null })),
  });
}
