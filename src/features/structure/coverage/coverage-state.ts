import type { CoverageCell } from '../api';

export const coverageStates = ['overdue', 'partial', 'waiting', 'signed', 'vacant', 'none'] as const;

export type CoverageState = (typeof coverageStates)[number];

/** Returns the state of a cell; states that need attention take precedence. */
export function coverageState(cell: CoverageCell | undefined): CoverageState {
  if (!cell || !cell.paths.length) return cell?.givenCount ? stateOfGiven(cell) : 'none';
  if (cell.peopleCount === 0) return 'vacant';
  return stateOfGiven(cell);
}

function stateOfGiven({ overdueCount, givenCount, peopleCount, dueCount }: CoverageCell): CoverageState {
  if (overdueCount > 0) return 'overdue';
  if (givenCount < peopleCount) return 'partial';
  return dueCount > 0 ? 'waiting' : 'signed';
}
