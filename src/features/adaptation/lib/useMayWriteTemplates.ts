import { useAppSelector } from '@src/store/hooks';
import { selectCanEverywhere } from '@src/store/selectors/rights';
import { useIsEdit } from '@src/store/useEditMode';

/** Whether the user may change templates of plans, and the page may be edited now. */
export function useMayWriteTemplates(): boolean {
  const isHolder = useAppSelector(selectCanEverywhere)('employees', 'write');
  const isEdit = useIsEdit();
  return isHolder && isEdit;
}
