import { useAppSelector } from '@src/store/hooks';
import { selectRoles } from '@src/store/selectors/roles';
import type { EmployeeCard } from '../api';

export type Judged = Pick<EmployeeCard, 'id' | 'isAdmin' | 'isSuperAdmin'>;

/** Whether the viewer sees data hidden from the person; nobody sees it about themselves or people above them. */
export function useMayJudge({ id, isAdmin: isTheirAdmin, isSuperAdmin: isTheirSuper }: Judged): boolean {
  const { isAdmin, isSuperAdmin } = useAppSelector(selectRoles);
  const ownId = useAppSelector((state) => state.auth.user?.id);
  const isAbove = isTheirSuper ? !isSuperAdmin : isTheirAdmin && !isAdmin;
  return id !== ownId && !isAbove;
}
