import { createMigrate, type PersistedState } from 'redux-persist';
import autoMergeLevel2 from 'redux-persist/lib/stateReconciler/autoMergeLevel2';
import type { RootState } from './reducer';
import { createDeviceStorage } from './storage';

/** Returns the settings part of a stored state. */
function settingsOf(state: object): object {
  const settings = 'settings' in state ? state.settings : null;
  return typeof settings === 'object' && settings !== null ? settings : {};
}

const persistVersion = 2;

/** Migrations by version from a state that an older application stored. A state that cannot be understood is discarded. */
const migrations = {
  // Version 0 was before the first release: nothing of it is kept.
  1: (_state: PersistedState): PersistedState => undefined,
  // Edit mode used to apply to one page and was off by default. Now it applies to every page, so it is switched on to keep what
  // users had.
  2: (state: PersistedState): PersistedState =>
    state && Object.assign({}, state, { settings: { ...settingsOf(state), isEdit: true } }),
};

export const persistConfig = {
  key: 'adaptika',
  version: persistVersion,
  storage: createDeviceStorage(),
  // Server responses are never stored on the device.
  whitelist: ['auth', 'settings'],
  // A setting that an older application did not have gets its default.
  stateReconciler: autoMergeLevel2<RootState>,
  migrate: createMigrate(migrations, { debug: false }),
  timeout: 2000,
};
