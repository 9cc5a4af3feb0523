import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';

/** Whether the caller may change the structure, or only look at it. */
export function useCanWriteStructure(): boolean {
  return useAppSelector(selectCan)('structure', 'write');
}
