import { type ApiError, errorText } from '@src/api/errors';
import { alertShown, timeouts } from './slices/alerts';

type Shown = ReturnType<typeof alertShown>;

interface CatalogueMessage {
  key: string;
  params: Record<string, string>;
}

/** Returns the error catalog's message for an error that is none of the server's rejections; null for those. */
export function catalogueMessage(error: ApiError): CatalogueMessage | null {
  if (error.kind === 'network') return { key: 'common:msg.err.network', params: {} };
  if (error.kind === 'support') return { key: 'common:msg.err.support', params: { text: error.text } };
  return null;
}

/** Returns the alert for a failed call whose error does not belong to a form; null when the form shows it. */
export function failureAlert(error: ApiError): Shown | null {
  const message = catalogueMessage(error);
  if (!message) return null;
  return alertShown({
    level: 'error',
    message,
    timeout: error.kind === 'network' ? timeouts.notification : null,
  });
}

/** The same for calls without a form: the server's rejections are shown too. */
export function rejectionAlert(error: ApiError): Shown | null {
  const message = errorText(error);
  return message
    ? alertShown({ level: 'error', message, timeout: timeouts.notification })
    : failureAlert(error);
}
