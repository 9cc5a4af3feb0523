import { useAppSelector } from '@src/store/hooks';
import { selectCan, selectCanEverywhere } from '@src/store/selectors/rights';

/** Whether the caller may change the structure, or only look at it. */
export function useCanWriteStructure(): boolean {
  return useAppSelector(selectCan)('structure', 'write');
}

/**
 * The same of what belongs to no subdivision: the tree of regulations, and a structure made from a list. A right within
 * some subdivisions does not reach it.
 */
export function useCanWriteWholeStructure(): boolean {
  return useAppSelector(selectCanEverywhere)('structure', 'write');
}

/** Whether the tree of regulations opens. */
export function useCanReadWholeStructure(): boolean {
  return useAppSelector(selectCanEverywhere)('structure', 'read');
}

/** Whether the caller may choose the role that a position gives; to others it is not shown. */
export function useCanChooseRole(): boolean {
  return useAppSelector(selectCan)('roles', 'write');
}

/** Whether the caller may give people another place. */
export function useCanMovePeople(): boolean {
  return useAppSelector(selectCan)('employees', 'write');
}
