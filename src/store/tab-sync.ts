import { getStoredState, REHYDRATE } from 'redux-persist';
import { takeReturnPath } from '@src/lib/return-path';
import { openRoute } from './open-route';
import { persistConfig } from './persist';
import { flushStore } from './persistor';
import { langChosen } from './slices/settings';
import type { AppStore } from './store';

const storageKey = `persist:${persistConfig.key}`;

/**
 * Synchronizes the session and the settings between the tabs of one browser. A suspended tab, or one restored from the
 * back/forward cache, received no events and reads the state when it becomes visible.
 */
export function followOtherTabs(store: AppStore): void {
  const follow = () => void takeOverStored(store);
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === storageKey) follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') follow();
  });
}

async function takeOverStored(store: AppStore): Promise<void> {
  // The stored state must not overwrite a change of this tab that is not written yet.
  await flushStore();
  const payload = await getStoredState(persistConfig);
  if (!payload) return;
  const before = store.getState();
  store.dispatch({ type: REHYDRATE, key: persistConfig.key, payload });
  const { auth, settings } = store.getState();
  if (auth.token !== before.auth.token) openRoute((auth.token && takeReturnPath()) ?? '/');
  else if (settings.lang !== before.settings.lang) store.dispatch(langChosen(settings.lang));
}
