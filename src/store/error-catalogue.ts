import { createListenerMiddleware, type Dispatch, isRejectedWithValue } from '@reduxjs/toolkit';
import { type ApiError, errorOfCode, isApiError, property } from '@src/api/errors';
import { hasSession } from '@src/api/session';
import { subscriptionFailed } from '@src/api/subscription-failed';
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

/** Logs and shows the error of a call or a subscription, as section 8 of the specification says. */
function report(error: ApiError, dispatch: Dispatch): void {
  logFailure(error);
  const alert = failureAlert(error);
  if (alert) dispatch(alert);
  if (errorOfCode(error, 'auth.required') && hasSession()) dispatch(sessionLost());
}

catalogue.startListening({
  matcher: isRejectedWithValue,
  effect: (action, { dispatch }) => {
    const error: unknown = action.payload;
    if (isApiError(error) && !isIgnored(action, error)) report(error, dispatch);
  },
});

catalogue.startListening({
  actionCreator: subscriptionFailed,
  effect: ({ payload }, { dispatch }) => report(payload, dispatch),
});

/** Shows the error of any failed call or subscription to the user. */
export const errorCatalogue = catalogue.middleware;
