import { BalancePage } from '@src/features/payment/pages/BalancePage';
import { useAppSelector } from '@src/store/hooks';
import { selectCan } from '@src/store/selectors/rights';
import { PaymentNeeded } from '../pages/PaymentNeeded';

/** The page that a closed workspace redirects to. Users with the payment read right see the balance, others see whom to ask. */
export function Balance() {
  const can = useAppSelector(selectCan);
  return can('payment') ? <BalancePage /> : <PaymentNeeded />;
}
