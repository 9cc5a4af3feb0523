import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';

/** Whether the caller may change the structure, or only look at it. */
export function useCanWriteStructure(): boolean {
  return useAppSelector(selectCan)('structure', 'write');
}

/** Whether the caller may choose the role that a position gives; to others it is not shown. */
export function useCanChooseRole(): boolean {
  return useAppSelector(selectCan)('roles', 'write');
}

/** Whether the caller may give people another place. */
export function useCanMovePeople(): boolean {
  return useAppSelector(selectCan)('employees', 'write');
}
