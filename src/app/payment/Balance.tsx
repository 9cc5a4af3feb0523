import { BalancePage } from '@src/features/payment/pages/BalancePage';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { PaymentNeeded } from '../pages/PaymentNeeded';

/** The page where a closed cabinet ends: who may read payment sees it, everybody else whom to ask. */
export function Balance() {
  const can = useAppSelector(selectCan);
  return can('payment') ? <BalancePage /> : <PaymentNeeded />;
}
