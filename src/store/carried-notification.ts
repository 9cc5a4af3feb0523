import { inTabStorage, takeFromTab } from '@src/lib/tab-storage';
import { type AlertLevel, alertShown, timeouts } from './slices/alerts';
import type { AppStore } from './store';

const key = 'adaptika:notification';

/** Saves a notification across a page reload, as when entering the workspace. */
export function carryNotification(message: string, level: AlertLevel = 'success'): void {
  inTabStorage((storage) => storage.setItem(key, `${level}:${message}`));
}

/** Shows the saved notification, once. */
export function showCarriedNotification(store: AppStore): void {
  const carried = takeFromTab(key);
  if (!carried) return;
  const isError = carried.startsWith('error:');
  const message = carried.slice(carried.indexOf(':') + 1);
  store.dispatch(
    alertShown({ level: isError ? 'error' : 'success', message, timeout: timeouts.notification }),
  );
}
