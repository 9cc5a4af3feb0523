import { selectIsSubscribed } from '@src/store/selectors/rights';
import type { AppStore } from '@src/store/store';
import { payPath } from './guard';

/** The part of the router that is needed. */
interface Navigation {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(path: string, options: { replace: boolean }): Promise<void>;
  /** Evaluates the guards of the present page again. */
  revalidate(): Promise<void>;
}

/** Whether the page shows a payment to the person who made it: its result stays on the screen when the workspace opens. */
const showsPayment = (search: string) => new URLSearchParams(search).has('payment');

/**
 * Closes the workspace when the server reports that its subscription has ended, and reopens the same page when it is paid again.
 */
export function followSubscription(router: Navigation, store: AppStore): void {
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
      // Which redirects to the payment page.
      void router.revalidate();
    }
  });
}
