import { useEffect } from 'react';
import { baseApi } from '@src/api/baseApi';
import { subscriptionFailed } from '@src/api/subscription-failed';
import { everyTag } from '@src/api/topic-tags';
import { logError } from '@src/lib/log';
import { useAppDispatch } from '@src/store/hooks';
import { sessionLost } from '@src/store/session-events';
import { connectionChanged } from '@src/store/slices/app';
import { countersChanged } from '@src/store/slices/menu';

/** Applies live events to the page while it is shown to a signed-in user. */
export function useLive(isOn: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isOn) return;
    let isLeft = false;
    let stop = () => {};
    import('@src/api/live').then(
      ({ startLive }) => {
        if (isLeft) return;
        stop = startLive({
          onChanged: (tags) => dispatch(baseApi.util.invalidateTags(tags ?? everyTag())),
          onMenuCounters: (counters) => dispatch(countersChanged(counters)),
          onNotification: () => dispatch(baseApi.util.invalidateTags(['Notification'])),
          onConnection: (isConnected) => dispatch(connectionChanged(isConnected)),
          onSession: () => dispatch(sessionLost()),
          onError: (failure) => dispatch(subscriptionFailed(failure)),
        });
      },
      (error: unknown) => logError('live changes cannot be loaded', error),
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [isOn, dispatch]);
}
