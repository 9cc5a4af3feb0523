import { type AlertLevel, alertShown, timeouts } from './slices/alerts';
import type { AppStore } from './store';

const key = 'adaptika:notification';

/** A notification for after the page was loaded anew: entering the cabinet does that. */
export function carryNotification(message: string, level: AlertLevel = 'success'): void {
  try {
    sessionStorage.setItem(key, `${level}:${message}`);
  } catch {
    // Without storage there is nothing to show it from.
  }
}

/** Shows what was carried, once. */
export function showCarriedNotification(store: AppStore): void {
  const carried = sessionStorage.getItem(key);
  if (!carried) return;
  const isError = carried.startsWith('error:');
  const message = carried.slice(carried.indexOf(':') + 1);
  sessionStorage.removeItem(key);
  store.dispatch(
    alertShown({
      level: isError ? 'error' : 'success',
      message,
      timeout: isError ? timeouts.alert : timeouts.notification,
    }),
  );
}
