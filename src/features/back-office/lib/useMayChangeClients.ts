import { useAppSelector } from '@src/store/hooks';
import { selectIsGuest } from '@src/store/selectors/rights';
import { useIsEdit } from '@src/store/useEditMode';

/** Whether the page offers changes of clients: in edit mode, and not while the user is in a client's workspace. */
export function useMayChangeClients(): boolean {
  const isGuest = useAppSelector(selectIsGuest);
  return useIsEdit() && !isGuest;
}
