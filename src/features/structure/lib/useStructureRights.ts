import { useAppSelector } from '@src/store/hooks';
import { selectCan, selectCanEverywhere } from '@src/store/selectors/rights';
import { useCanEdit, useIsEdit } from '@src/store/useEditMode';

/** Whether the caller may change the structure, or only look at it, whatever is shown now. */
export function useMayWriteStructure(): boolean {
  return useAppSelector(selectCan)('structure', 'write');
}

/** Whether the pages show how the structure is changed: the caller may, and has edit mode on. */
export function useCanWriteStructure(): boolean {
  return useCanEdit('structure');
}

/**
 * The same of what belongs to no subdivision: the tree of regulations, and a structure made from a list. A right within
 * some subdivisions does not reach it.
 */
export function useCanWriteWholeStructure(): boolean {
  const mayWrite = useAppSelector(selectCanEverywhere)('structure', 'write');
  return useIsEdit() && mayWrite;
}

/** Whether the tree of regulations opens. */
export function useCanReadWholeStructure(): boolean {
  return useAppSelector(selectCanEverywhere)('structure', 'read');
}

/** Whether the caller may choose the role that a position gives; to others it is not shown. */
export function useCanChooseRole(): boolean {
  return useAppSelector(selectCan)('roles', 'write');
}

/** Whether people are given another place here. */
export function useCanMovePeople(): boolean {
  return useCanEdit('employees');
}
