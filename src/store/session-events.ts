import { createAction } from '@reduxjs/toolkit';

/** The server no longer accepts the session. `app` signs out and restarts. */
export const sessionLost = createAction('session/lost');
