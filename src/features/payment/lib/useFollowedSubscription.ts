import { useEffect } from 'react';
import { initApi } from '@src/api/init';
import { useAppDispatch, useAppSelector } from '@src/store/hooks';
import { selectIsSubscribed } from '@src/store/selectors/rights';

/**
 * Opens the workspace as soon as the balance page knows that it is paid: the event about it may have come while the page was
 * loading, on the way back from the payment service.
 * @param isActive undefined while unknown
 */
export function useFollowedSubscription(isActive: boolean | undefined): void {
  const dispatch = useAppDispatch();
  const isSubscribed = useAppSelector(selectIsSubscribed);
  useEffect(() => {
    if (isActive === undefined || isActive === isSubscribed) return;
    void dispatch(initApi.endpoints.initApp.initiate(undefined, { forceRefetch: true, subscribe: false }));
  }, [isActive, isSubscribed, dispatch]);
}
