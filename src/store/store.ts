import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  REGISTER,
  REHYDRATE,
  persistReducer,
  persistStore,
} from 'redux-persist';
import { baseApi } from '@src/api/baseApi';
import { connectSession } from '@src/api/session';
import { errorCatalogue } from './error-catalogue';
import { appListeners } from './listeners';
import { persistConfig } from './persist';
import { setFlush } from './persistor';
import { rootReducer, type RootState } from './reducer';

/** Creates a store. It writes nothing to the device until `restore` has read the stored state. */
export function createStore() {
  const store = configureStore({
    reducer: persistReducer<RootState>(persistConfig, rootReducer),
    middleware: (defaults) =>
      defaults({
        immutableCheck: { warnAfter: 200 },
        serializableCheck: {
          warnAfter: 200,
          ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER],
          // Variables of uploads contain files.
          ignoredActionPaths: ['meta.arg', 'meta.baseQueryMeta', 'payload.file'],
          ignoredPaths: ['api.mutations', 'api.queries'],
        },
      })
        .prepend(appListeners, errorCatalogue)
        .concat(baseApi.middleware),
  });
  connectSession(() => {
    const { auth, settings, app } = store.getState();
    return { token: auth.token, lang: settings.lang, support: app.support?.id ?? null };
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;

/** Reads the stored state; resolves when the store contains it. */
export function restore(store: AppStore): Promise<void> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () => {
      setFlush(() => persistor.flush());
      resolve();
    });
  });
}
