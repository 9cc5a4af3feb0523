import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { errorOfCode, isApiError, property } from '@src/api/errors';
import { hasSession } from '@src/api/session';
import { logError } from '@src/lib/log';
import { alertShown, timeouts } from './slices/alerts';
import { sessionLost } from './session-events';

const catalogue = createListenerMiddleware();

/** The init query's own errors are ignored: nothing changes. */
function isInit(action: { meta: unknown }): boolean {
  return property(property(action.meta, 'arg'), 'endpointName') === 'initApp';
}

catalogue.startListening({
  matcher: isRejectedWithValue,
  effect: (action, { dispatch }) => {
    const error: unknown = action.payload;
    if (!isApiError(error) || isInit(action)) return;
    if (error.kind === 'network') {
      const message = { key: 'common:msg.err.network', params: {} };
      dispatch(alertShown({ level: 'error', message, timeout: timeouts.notification }));
      return;
    }
    if (error.kind === 'support') {
      logError('unexpected error', error.text);
      const message = { key: 'common:msg.err.support', params: { text: error.text } };
      dispatch(alertShown({ level: 'error', message, timeout: null }));
      return;
    }
    logError('refused', error.errors);
    if (errorOfCode(error, 'auth.required') && hasSession()) dispatch(sessionLost());
  },
});

/** What the person is told of a failed call, whoever made it. */
export const errorCatalogue = catalogue.middleware;
