import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@src/api/init';

export interface AuthState {
  token: string | null;
  /** As at sign-in; the server's current copy is in `app`. */
  user: SessionUser | null;
}

const initialState: AuthState = { token: null, user: null };

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ token: string; user: SessionUser }>) => payload,
    signedOut: () => initialState,
    /** Updates the same user's data: name, picture, organization. */
    userChanged: (state, { payload }: PayloadAction<SessionUser>) => {
      state.user = payload;
    },
  },
});

export const { signedIn, signedOut, userChanged } = slice.actions;
export const authReducer = slice.reducer;
