import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionUser } from '@src/api/init';

export interface AuthState {
  token: string | null;
  /** As at sign-in; the server's current copy is in `app`. */
  user: SessionUser | null;
}

/**
 * Returns what the program uses of a user. The response of a sign-in also has their contacts, dates and goals and names their
 * colleagues: none of that stays on the device.
 */
const sessionUserOf = (user: SessionUser): SessionUser => ({
  id: user.id,
  email: user.email,
  nameFirst: user.nameFirst,
  nameMiddle: user.nameMiddle,
  nameSecond: user.nameSecond,
  nameShort: user.nameShort,
  nameFull: user.nameFull,
  status: user.status,
  organizationId: user.organizationId,
  subdivisionId: user.subdivisionId,
  positionId: user.positionId,
  leaderSubdivisionId: user.leaderSubdivisionId,
  isSuperAdmin: user.isSuperAdmin,
  isAdmin: user.isAdmin,
  isLeader: user.isLeader,
  isUser: user.isUser,
  isActive: user.isActive,
  avatar: user.avatar,
  position: user.position,
  updatedAt: user.updatedAt,
});

const initialState: AuthState = { token: null, user: null };

const slice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    signedIn: (_state, { payload }: PayloadAction<{ token: string; user: SessionUser }>) => ({
      token: payload.token,
      user: sessionUserOf(payload.user),
    }),
    signedOut: () => initialState,
    /** Updates the same user's data: name, picture, organization. */
    userChanged: (state, { payload }: PayloadAction<SessionUser>) => {
      // An answer that arrives after the sign-out.
      if (state.token !== null) state.user = payload;
    },
  },
});

export const { signedIn, signedOut, userChanged } = slice.actions;
export const authReducer = slice.reducer;
