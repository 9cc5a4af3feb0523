import { useAppSelector } from '@src/store/hooks';
import { selectCan, selectCanEverywhere } from '@src/store/selectors/rights';
import { useCanEdit, useIsEdit } from '@src/store/useEditMode';

/** Whether the caller may change the structure, independent of edit mode. */
export function useMayWriteStructure(): boolean {
  return useAppSelector(selectCan)('structure', 'write');
}

/** Whether the editing controls are shown: the caller has the right and edit mode is on. */
export function useCanWriteStructure(): boolean {
  return useCanEdit('structure');
}

/**
 * The same for data outside of subdivisions: the tree of regulations, and a structure created from a list. A right limited to
 * some subdivisions is not enough.
 */
export function useCanWriteStructureEverywhere(): boolean {
  const mayWrite = useAppSelector(selectCanEverywhere)('structure', 'write');
  return useIsEdit() && mayWrite;
}

/** Whether the caller may open the tree of regulations. */
export function useCanReadStructureEverywhere(): boolean {
  return useAppSelector(selectCanEverywhere)('structure', 'read');
}

/** Whether the caller may choose a position's role; others do not see it. */
export function useCanChooseRole(): boolean {
  return useAppSelector(selectCan)('roles', 'write');
}

/** Whether people can be moved to another position or subdivision here. */
export function useCanMovePeople(): boolean {
  return useCanEdit('employees');
}
