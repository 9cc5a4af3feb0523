import { useAppSelector } from '@src/store/hooks';
import { selectRoles } from '@src/store/selectors/roles';
import type { EmployeeCard } from '../api';

export type PersonRank = Pick<EmployeeCard, 'id' | 'isAdmin' | 'isSuperAdmin'>;

/** Whether the viewer sees data hidden from the person; nobody sees it about themselves or people above them. */
export function useMaySeePrivateData({
  id,
  isAdmin: isTheirAdmin,
  isSuperAdmin: isTheirSuper,
}: PersonRank): boolean {
  const { isAdmin, isSuperAdmin } = useAppSelector(selectRoles);
  const ownId = useAppSelector((state) => state.auth.user?.id);
  const isAbove = isTheirSuper ? !isSuperAdmin : isTheirAdmin && !isAdmin;
  return id !== ownId && !isAbove;
}
