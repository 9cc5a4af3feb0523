import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { AppDispatch, RootState } from './reducer';

const listeners = createListenerMiddleware();

/** Side effects that `app` attaches to actions. */
export const appListeners = listeners.middleware;
export const startAppListening = listeners.startListening.withTypes<RootState, AppDispatch>();
