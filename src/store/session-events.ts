import { createAction } from '@reduxjs/toolkit';

/** The server does not know the session any more. `app` signs out and starts anew. */
export const sessionLost = createAction('session/lost');
