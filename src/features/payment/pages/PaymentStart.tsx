import { Navigate } from 'react-router-dom';
import { useAppSelector } from '@src/store/hooks';
import { selectRoles } from '@src/store/selectors/roles';

/** /payment begins with what its reader is there for: who pays, with the balance; others, with whom they have invited. */
export function PaymentStart() {
  const { isAdmin } = useAppSelector(selectRoles);
  return <Navigate to={isAdmin ? '/payment/balance' : '/payment/refs'} replace />;
}
