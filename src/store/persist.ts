import { createMigrate, type PersistedState } from 'redux-persist';
import autoMergeLevel2 from 'redux-persist/lib/stateReconciler/autoMergeLevel2';
import type { RootState } from './store';
import { createDeviceStorage } from './storage';

/** What a stored state keeps of the settings. */
function settingsOf(state: object): object {
  const settings = 'settings' in state ? state.settings : null;
  return typeof settings === 'object' && settings !== null ? settings : {};
}

const persistVersion = 2;

/** Version → how a state that an older program left becomes this one. A state that cannot be understood is forgotten. */
const migrations = {
  // 0 was before the first release: nothing of it is kept.
  1: (_state: PersistedState): PersistedState => undefined,
  // Edit mode was of one page, and off: now every page obeys it, and nobody loses what they had.
  2: (state: PersistedState): PersistedState =>
    state && Object.assign({}, state, { settings: { ...settingsOf(state), isEdit: true } }),
};

export const persistConfig = {
  key: 'adaptika',
  version: persistVersion,
  storage: createDeviceStorage(),
  // The answers of the server are never kept on the device.
  whitelist: ['auth', 'settings'],
  // A setting that an older program did not know begins as it begins for everybody.
  stateReconciler: autoMergeLevel2<RootState>,
  migrate: createMigrate(migrations, { debug: false }),
  timeout: 2000,
};
