import { getStoredState, REHYDRATE } from 'redux-persist';
import { takeReturnPath } from '@src/lib/return-path';
import { openRoute } from './open-route';
import { persistConfig } from './persist';
import { flushStore } from './persistor';
import { langChosen } from './slices/settings';
import type { AppStore } from './store';

const storageKey = `persist:${persistConfig.key}`;

/**
 * Tabs of one browser share the session and the settings: what another tab has written is taken over here. A tab that
 * slept, or comes back from the browser's cache of pages, heard no event and reads when it is looked at.
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
  // A change of this tab that is not written yet must not be undone by what is stored.
  await flushStore();
  const payload = await getStoredState(persistConfig);
  if (!payload) return;
  const before = store.getState();
  store.dispatch({ type: REHYDRATE, key: persistConfig.key, payload });
  const { auth, settings } = store.getState();
  if (auth.token !== before.auth.token) openRoute((auth.token && takeReturnPath()) ?? '/');
  else if (settings.lang !== before.settings.lang) store.dispatch(langChosen(settings.lang));
}
