import { alertShown, timeouts } from './slices/alerts';
import type { AppStore } from './store';

const key = 'adaptika:notification';

/** A notification for after the page was loaded anew: entering the cabinet does that. */
export function carryNotification(message: string): void {
  try {
    sessionStorage.setItem(key, message);
  } catch {
    // Without storage there is nothing to show it from.
  }
}

/** Shows what was carried, once. */
export function showCarriedNotification(store: AppStore): void {
  const message = sessionStorage.getItem(key);
  if (!message) return;
  sessionStorage.removeItem(key);
  store.dispatch(alertShown({ level: 'success', message, timeout: timeouts.notification }));
}
