import { selectIsSubscribed } from '@src/store/selectors/rights';
import type { AppStore } from '@src/store/store';
import { payPath } from './guard';
import type { createAppRouter } from './router';

/** Whether the page shows a payment to the person who made it: its result stays on the screen when the workspace opens. */
const showsPayment = (search: string) => new URLSearchParams(search).has('payment');

/**
 * Closes the workspace when the server reports that its subscription has ended, and reopens the same page when it is paid again.
 */
export function followSubscription(router: ReturnType<typeof createAppRouter>, store: AppStore): void {
  let wasSubscribed = selectIsSubscribed(store.getState());
  let left = '/';
  store.subscribe(() => {
    const isSubscribed = selectIsSubscribed(store.getState());
    if (isSubscribed === wasSubscribed || !store.getState().auth.token) return;
    wasSubscribed = isSubscribed;
    const { pathname, search } = router.state.location;
    if (isSubscribed) {
      if (pathname === payPath && !showsPayment(search)) void router.navigate(left, { replace: true });
    } else {
      left = pathname + search;
      // The guards run again and redirect to the payment page.
      void router.revalidate();
    }
  });
}
