import { combineReducers, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '@src/api/baseApi';
import { alertsReducer } from './slices/alerts';
import { appReducer } from './slices/app';
import { authReducer } from './slices/auth';
import { menuReducer } from './slices/menu';
import { settingsReducer } from './slices/settings';
import { tourReducer } from './slices/tour';

export const rootReducer = combineReducers({
  auth: authReducer,
  settings: settingsReducer,
  menu: menuReducer,
  alerts: alertsReducer,
  app: appReducer,
  tour: tourReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;

/** Dispatches actions and thunks. */
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;
