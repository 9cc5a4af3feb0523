import { createListenerMiddleware, isRejectedWithValue } from '@reduxjs/toolkit';
import { type ApiError, errorOfCode, isApiError, property } from '@src/api/errors';
import { hasSession } from '@src/api/session';
import { logError } from '@src/lib/log';
import { failureAlert } from './failure-alert';
import { sessionLost } from './session-events';

const catalogue = createListenerMiddleware();

/** GraphQL errors of the init query are ignored, since they change nothing. A lost connection is reported like any other. */
function isIgnored(action: { meta: unknown }, error: ApiError): boolean {
  const isInit = property(property(action.meta, 'arg'), 'endpointName') === 'initApp';
  return isInit && error.kind !== 'network';
}

function logFailure(error: ApiError): void {
  if (error.kind === 'support') logError('unexpected error', error.text);
  if (error.kind === 'expected') logError('refused', error.errors);
}

catalogue.startListening({
  matcher: isRejectedWithValue,
  effect: (action, { dispatch }) => {
    const error: unknown = action.payload;
    if (!isApiError(error) || isIgnored(action, error)) return;
    logFailure(error);
    const alert = failureAlert(error);
    if (alert) dispatch(alert);
    if (errorOfCode(error, 'auth.required') && hasSession()) dispatch(sessionLost());
  },
});

/** Shows the error of any failed call to the user. */
export const errorCatalogue = catalogue.middleware;
