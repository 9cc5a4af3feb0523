import type { RightArea } from '@src/api/init';
import { useAppSelector } from './hooks';
import { selectCan, selectIsGuest } from './selectors/rights';

/** Whether the user has edit mode on, which shows what can be changed on pages. It grants no rights. */
export function useIsEdit(): boolean {
  return useAppSelector((state) => state.settings.isEdit);
}

/** Whether a page shows the controls for changing an area: the user has the write right and edit mode is on. */
export function useCanEdit(area: RightArea): boolean {
  const mayWrite = useAppSelector(selectCan)(area, 'write');
  return useIsEdit() && mayWrite;
}

/**
 * Whether a page shows the controls for changes that no guest may make, whatever the client allows: edit mode is on, and the user
 * is in their own workspace.
 */
export function useIsOwnEdit(): boolean {
  const isGuest = useAppSelector(selectIsGuest);
  return useIsEdit() && !isGuest;
}
