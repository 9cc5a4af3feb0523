import type { RightArea } from '@src/api/init';
import { useAppSelector } from './hooks';
import { selectCan } from './selectors/rights';

/** Whether the person has edit mode on: pages then show what can be changed on them. Grants nothing by itself. */
export function useIsEdit(): boolean {
  return useAppSelector((state) => state.settings.isEdit);
}

/** Whether a page shows how an area is changed: the person may write there, and has edit mode on. */
export function useCanEdit(area: RightArea): boolean {
  const mayWrite = useAppSelector(selectCan)(area, 'write');
  return useIsEdit() && mayWrite;
}
