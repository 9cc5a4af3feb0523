import { type ApiError, errorText } from '@src/api/errors';
import { alertShown, timeouts } from './slices/alerts';

type Shown = ReturnType<typeof alertShown>;

/** Returns the alert for a failed call whose error does not belong to a form; null when the form shows it. */
export function failureAlert(error: ApiError): Shown | null {
  if (error.kind === 'network') {
    const message = { key: 'common:msg.err.network', params: {} };
    return alertShown({ level: 'error', message, timeout: timeouts.notification });
  }
  if (error.kind === 'support') {
    const message = { key: 'common:msg.err.support', params: { text: error.text } };
    return alertShown({ level: 'error', message, timeout: null });
  }
  return null;
}

/** The same for calls without a form: the server's rejections are shown too. */
export function rejectionAlert(error: ApiError): Shown | null {
  const message = errorText(error);
  return message
    ? alertShown({ level: 'error', message, timeout: timeouts.notification })
    : failureAlert(error);
}
