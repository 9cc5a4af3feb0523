import { type ApiError, errorText } from '@src/api/errors';
import { alertShown, timeouts } from './slices/alerts';

type Shown = ReturnType<typeof alertShown>;

/** What the person is told of a call that failed in a way which belongs to no form; null: it is for the form to say. */
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

/** The same where there is no form: what the server has refused is told, too. */
export function refusalAlert(error: ApiError): Shown | null {
  const message = errorText(error);
  return message
    ? alertShown({ level: 'error', message, timeout: timeouts.notification })
    : failureAlert(error);
}
