import { createMigrate, type PersistedState } from 'redux-persist';
import { deviceStorage } from './storage';

const persistVersion = 1;

/** Version → how a state that an older program left becomes this one. A state that cannot be understood is forgotten. */
const migrations = {
  // 0 was before the first release: nothing of it is kept.
  1: (_state: PersistedState): PersistedState => undefined,
};

export const persistConfig = {
  key: 'adaptika',
  version: persistVersion,
  storage: deviceStorage,
  // The answers of the server are never kept on the device.
  whitelist: ['auth', 'settings'],
  migrate: createMigrate(migrations, { debug: false }),
  timeout: 2000,
};
