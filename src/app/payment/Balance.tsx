import { OwnRecordList } from '@src/features/payment/components/OwnRecordList';
import { BalancePage } from '@src/features/payment/pages/BalancePage';
import { useAppSelector } from '@src/store/hooks';
import { selectCan, selectIsSubscribed } from '@src/store/selectors/rights';
import { PaymentNeeded } from '../pages/PaymentNeeded';

/**
 * The page that a closed workspace redirects to. Users with the payment read right see the balance, others see whom to ask; while
 * it is closed, everyone also sees what they have signed or earned.
 */
export function Balance() {
  const can = useAppSelector(selectCan);
  const isSubscribed = useAppSelector(selectIsSubscribed);
  return (
    <>
      {can('payment') ? <BalancePage /> : <PaymentNeeded />}
      {isSubscribed ? null : <OwnRecordList />}
    </>
  );
}
